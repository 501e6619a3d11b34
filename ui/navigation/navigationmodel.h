// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/badge.h"
#include "ui/host/pagerow.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>

#include <functional>

namespace storedesk::ui::navigation {

// The rows of the navigation: pages, and headings and gaps that cannot be selected.
class NavigationModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Kind : quint8 { Page, Heading, Gap };
    enum Role {
        // An int of type Kind.
        KindRole = Qt::UserRole,
        // The page id.
        WordRole,
        PageIconRole,
        // -1 if the total is unknown.
        TotalRole,
        // A bool: the page had a total before the account changed.
        AwaitedRole,
        RunningRole,
        WarningsRole,
        LockedRole,
        // A bool: the page is the current one.
        FrontRole
    };

    explicit NavigationModel(const QList<PageRow> &pages, QObject *parent = nullptr);

    // Sets the function that returns whether the key may read a page's resource.
    void setRights(std::function<bool(catalogue::Resource)> mayRead);
    void setBadge(const QString &word, const Badge &badge);
    void forgetBadges();
    void setFront(const QString &word);
    void retranslate();
    [[nodiscard]] QModelIndex indexOf(QStringView word) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        Kind kind = Kind::Page;
        NavigationGroup group = NavigationGroup::None;
        PageRow page = {};
    };

    [[nodiscard]] bool locked(const Row &row) const;
    [[nodiscard]] QString spoken(const Row &row) const;
    void changedRow(QStringView word);

    QList<Row> m_rows;
    QHash<QString, Badge> m_badges;
    // The ids of pages that had a total and will have one again.
    QSet<QString> m_awaited;
    QString m_front;
    std::function<bool(catalogue::Resource)> m_mayRead;
};

} // namespace storedesk::ui::navigation
