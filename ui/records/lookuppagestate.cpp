// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/lookupfield.h"
#include "ui/records/lookuppage.h"
#include "ui/records/recordpanel.h"

// What lasts of the page until the next time.
namespace storedesk::ui::records {

using namespace Qt::StringLiterals;

static constexpr auto shownMember = "shown"_L1;
static constexpr auto pickedMember = "key"_L1;

QJsonObject LookUpPage::viewState() const
{
    const auto &shown = m_wanted.page.isEmpty() ? m_panel->reader().place() : m_wanted;
    const auto *picked = m_look->pickedKey();
    QJsonObject state{{pickedMember, picked ? QString(picked->word) : QString()}};
    if (!shown.page.isEmpty())
        state[shownMember] = shown.text();
    return state;
}

void LookUpPage::restoreViewState(const QJsonObject &state)
{
    m_look->setPickedKey(
        catalogue::lookupKeyNamed(m_resource, state.value(pickedMember).toString()));
    const auto shown = Place::fromText(state.value(shownMember).toString());
    if (const auto *lookupKey = shown ? lookupKeyOf(*shown) : nullptr;
        lookupKey && lookupKey->resource() == m_resource)
        m_wanted = *shown;
}

} // namespace storedesk::ui::records
