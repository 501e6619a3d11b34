// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/lookuphistory.h"

#include <QAbstractListModel>

namespace storedesk::ui::lookups {

// The lookup history: pinned records, then recent ones, each under a heading.
class VisitModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { SecondLineRole = Qt::UserRole, HeadingRole, PinnedRole };

    VisitModel(const storage::LookupHistory &history, catalogue::Resource resource,
               QObject *parent = nullptr);

    // Returns null for a heading.
    [[nodiscard]] const storage::Visit *visitAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const storage::Visit &visit) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        // Empty for a visit.
        QString heading;
        storage::Visit visit;
    };

    void fill();

    const storage::LookupHistory &m_history;
    catalogue::Resource m_resource;
    std::vector<Row> m_rows;
};

} // namespace storedesk::ui::lookups
