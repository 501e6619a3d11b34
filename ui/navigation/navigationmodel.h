// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"
#include "ui/host/badge.h"
#include "ui/host/pagerow.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace storedesk::ui::navigation {

struct NavigationRow
{
    enum class Kind : quint8 { Page, Heading, Gap };

    Kind kind = Kind::Page;
    NavigationGroup group = NavigationGroup::None;
    PageRow page = {};
};

// The rows in the navigation: pages, and headings and gaps that cannot be selected.
class NavigationModel final : public itemmodels::ColumnModel<NavigationRow>
{
    Q_OBJECT

public:
    using Kind = NavigationRow::Kind;
    enum Role {
        // Returns a Kind as an int.
        KindRole = Qt::UserRole,
        // The page id.
        WordRole,
        PageIconRole,
        // Returns the total, or -1 if it is unknown.
        TotalRole,
        // Returns true if the page had a total before the account changed.
        AwaitedRole,
        RunningRole,
        WarningsRole,
        LockedRole,
        // Returns true if the page is the current one.
        FrontRole
    };

    explicit NavigationModel(const QList<PageRow> &pages, QObject *parent = nullptr);

    // Sets the function that returns whether the key may read a page's resource.
    void setRights(std::function<bool(catalogue::Resource)> mayRead);
    void setBadge(const QString &word, const Badge &badge);
    void forgetBadges();
    void setFront(const QString &word);
    [[nodiscard]] QModelIndex indexOf(QStringView word) const;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] bool locked(const NavigationRow &row) const;
    [[nodiscard]] Badge badgeOf(const NavigationRow &row) const
    {
        return m_badges.value(row.page.word);
    }
    [[nodiscard]] QString spoken(const NavigationRow &row) const;
    void changedRow(QStringView word);

    QHash<QString, Badge> m_badges;
    // Ids of pages that had a total before the account changed and are expected to get one again.
    QSet<QString> m_awaited;
    QString m_front;
    std::function<bool(catalogue::Resource)> m_mayRead;
};

} // namespace storedesk::ui::navigation
