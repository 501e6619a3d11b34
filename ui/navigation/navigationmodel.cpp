// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "navigationmodel.h"

#include "ui/pages/pagetable.h"

#include <utility>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

static std::vector<NavigationRow> rowsOf(const QList<PageRow> &pages)
{
    using Kind = NavigationRow::Kind;
    std::vector<NavigationRow> rows;
    auto group = NavigationGroup::Top;
    for (const auto &page : pages) {
        if (page.group == NavigationGroup::None)
            continue;
        if (page.group != group && !rows.empty()) {
            const auto kind = pages::titleOf(page.group).isEmpty() ? Kind::Gap : Kind::Heading;
            rows.push_back({.kind = kind, .group = page.group});
        }
        group = page.group;
        rows.push_back({.kind = Kind::Page, .group = group, .page = page});
    }
    return rows;
}

NavigationModel::NavigationModel(const QList<PageRow> &pages, QObject *parent)
    : ColumnModel(parent)
{
    // Headings and gaps have no values for the roles of a page.
    const auto ofPage = [](auto value) {
        return [value](const NavigationRow &row) {
            return row.kind == Kind::Page ? QVariant(value(row)) : QVariant();
        };
    };
    const auto spokenText = [this](const NavigationRow &row) {
        return row.kind == Kind::Page ? spoken(row) : pages::titleOf(row.group);
    };
    // clang-format off
    setColumns({
        {.text = [](const NavigationRow &row) { return row.kind == Kind::Page ? pages::titleOf(row.page) : pages::titleOf(row.group); },
         .roles = {{KindRole, [](const NavigationRow &row) { return static_cast<int>(row.kind); }},
                   {Qt::ToolTipRole, ofPage([this](const NavigationRow &row) { return spoken(row); })},
                   {Qt::AccessibleTextRole, spokenText},
                   {WordRole, ofPage([](const NavigationRow &row) { return QString(row.page.word); })},
                   {PageIconRole, ofPage([](const NavigationRow &row) { return QVariant::fromValue(row.page.icon); })},
                   {TotalRole, ofPage([this](const NavigationRow &row) { return badgeOf(row).total.value_or(-1); })},
                   {AwaitedRole, ofPage([this](const NavigationRow &row) { return m_awaited.contains(row.page.word); })},
                   {RunningRole, ofPage([this](const NavigationRow &row) { return badgeOf(row).running; })},
                   {WarningsRole, ofPage([this](const NavigationRow &row) { return badgeOf(row).warnings; })},
                   {LockedRole, ofPage([this](const NavigationRow &row) { return locked(row); })},
                   {FrontRole, ofPage([this](const NavigationRow &row) { return row.page.word == m_front; })}}},
    });
    // clang-format on
    setRows(rowsOf(pages));
}

void NavigationModel::setRights(std::function<bool(catalogue::Resource)> mayRead)
{
    m_mayRead = std::move(mayRead);
    retranslate();
}

void NavigationModel::setBadge(const QString &word, const Badge &badge)
{
    if (m_badges.value(word) == badge)
        return;
    m_badges.insert(word, badge);
    if (badge.total)
        m_awaited.remove(word);
    changedRow(word);
}

void NavigationModel::forgetBadges()
{
    for (auto badge = m_badges.cbegin(); badge != m_badges.cend(); ++badge) {
        if (badge->total)
            m_awaited.insert(badge.key());
    }
    m_badges.clear();
    retranslate();
}

void NavigationModel::setFront(const QString &word)
{
    const auto before = std::exchange(m_front, word);
    if (before == word)
        return;
    changedRow(before);
    changedRow(word);
}

void NavigationModel::changedRow(QStringView word)
{
    if (const auto changed = indexOf(word); changed.isValid())
        Q_EMIT dataChanged(changed, changed);
}

QModelIndex NavigationModel::indexOf(QStringView word) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (rowAt(row).kind == Kind::Page && rowAt(row).page.word == word)
            return index(row, 0);
    }
    return {};
}

bool NavigationModel::locked(const NavigationRow &row) const
{
    return m_mayRead && row.page.resource && !m_mayRead(*row.page.resource);
}

QString NavigationModel::spoken(const NavigationRow &row) const
{
    const auto badge = badgeOf(row);
    QStringList parts{pages::titleOf(row.page)};
    if (locked(row))
        parts.append(tr("no permission"));
    if (badge.running > 0)
        parts.append(tr("%n running", nullptr, badge.running));
    if (badge.warnings > 0)
        parts.append(tr("%n need your attention", nullptr, badge.warnings));
    if (badge.total)
        parts.append(tr("%Ln in total", nullptr, static_cast<int>(*badge.total)));
    return parts.join(u", "_s);
}

Qt::ItemFlags NavigationModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || rowAt(index.row()).kind != Kind::Page)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace storedesk::ui::navigation
