// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storecounts.h"

#include "ui/host/page.h"
#include "ui/navigation/navigationmodel.h"
#include "ui/pages/pagetable.h"

#include <algorithm>
#include <utility>

namespace storedesk::ui::navigation {

StoreCounts::StoreCounts(NavigationModel &model)
    : m_model(model)
{ }

void StoreCounts::tell(const QString &word)
{
    const auto own = m_own.value(word);
    const bool elsewhere = own == Badge() || m_newerElsewhere.contains(word);
    auto shown = elsewhere ? m_others.value(word) : own;
    // Use the page's own total, because the overview may have loaded only a part of the list.
    if (!shown.total)
        shown.total = own.total;
    // Only the overview knows what needs attention.
    shown.warnings = std::max(own.warnings, m_others.value(word).warnings);
    m_model.setBadge(word, shown);
}

void StoreCounts::show(const Page &page)
{
    const auto word = page.place().page;
    if (std::exchange(m_own[word], page.badge()) != page.badge())
        m_newerElsewhere.remove(word);
    tell(word);
    const auto others = page.otherBadges();
    for (const auto &row : pages::allPages()) {
        if (row.group == NavigationGroup::None || !others.contains(row.word))
            continue;
        // A hidden list is not refreshed, so the overview may have newer data.
        const auto read = others.value(row.word);
        if (std::exchange(m_others[row.word], read) != read)
            m_newerElsewhere.insert(row.word);
        tell(row.word);
    }
    if (const auto notices = page.notices()) {
        m_notices = notices;
        Q_EMIT noticesChanged(*notices);
    }
}

void StoreCounts::forget(const QString &word)
{
    m_own.remove(word);
    tell(word);
}

void StoreCounts::clear()
{
    m_own.clear();
    m_others.clear();
    m_newerElsewhere.clear();
    m_notices.reset();
    m_model.forgetBadges();
}

void StoreCounts::workUnseen(Page *page)
{
    page->hide();
    connect(page, &Page::headChanged, this, [this, page] { show(*page); });
    m_unseen = page;
    m_mayBeSeen = true;
}

Page *StoreCounts::take(const PageAddress &place)
{
    if (!m_unseen || m_unseen->place() != place)
        return nullptr;
    m_unseen->disconnect(this);
    auto *page = std::exchange(m_unseen, nullptr).data();
    if (m_mayBeSeen)
        return page;
    page->deleteLater();
    return nullptr;
}

void StoreCounts::keepForCountingOnly()
{
    m_mayBeSeen = false;
}

} // namespace storedesk::ui::navigation
