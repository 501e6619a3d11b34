// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "navigationmodel.h"

#include "ui/pages/pagetable.h"

#include <utility>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

NavigationModel::NavigationModel(const QList<PageRow> &pages, QObject *parent)
    : QAbstractListModel(parent)
{
    auto group = NavigationGroup::Top;
    for (const auto &page : pages) {
        if (page.group == NavigationGroup::None)
            continue;
        if (page.group != group && !m_rows.isEmpty()) {
            const auto kind = pages::titleOf(page.group).isEmpty() ? Kind::Gap : Kind::Heading;
            m_rows.append({.kind = kind, .group = page.group});
        }
        group = page.group;
        m_rows.append({.kind = Kind::Page, .group = group, .page = page});
    }
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

void NavigationModel::retranslate()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

void NavigationModel::changedRow(QStringView word)
{
    if (const auto changed = indexOf(word); changed.isValid())
        Q_EMIT dataChanged(changed, changed);
}

QModelIndex NavigationModel::indexOf(QStringView word) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].kind == Kind::Page && m_rows[row].page.word == word)
            return index(row);
    }
    return {};
}

int NavigationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

bool NavigationModel::locked(const Row &row) const
{
    return m_mayRead && row.page.resource && !m_mayRead(*row.page.resource);
}

QString NavigationModel::spoken(const Row &row) const
{
    const auto badge = m_badges.value(row.page.word);
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

QVariant NavigationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = m_rows[index.row()];
    if (role == KindRole)
        return static_cast<int>(row.kind);
    if (row.kind != Kind::Page)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? pages::titleOf(row.group)
                                                                         : QVariant();
    const auto badge = m_badges.value(row.page.word);
    switch (role) {
    case Qt::DisplayRole:
        return pages::titleOf(row.page);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return spoken(row);
    case WordRole:
        return QString(row.page.word);
    case PageIconRole:
        return QVariant::fromValue(row.page.icon);
    case TotalRole:
        return badge.total.value_or(-1);
    case AwaitedRole:
        return m_awaited.contains(row.page.word);
    case RunningRole:
        return badge.running;
    case WarningsRole:
        return badge.warnings;
    case LockedRole:
        return locked(row);
    case FrontRole:
        return row.page.word == m_front;
    default:
        return {};
    }
}

Qt::ItemFlags NavigationModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || m_rows[index.row()].kind != Kind::Page)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace storedesk::ui::navigation
