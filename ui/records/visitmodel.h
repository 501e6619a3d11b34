// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/history.h"

#include <QAbstractListModel>

namespace storedesk::ui::records {

// What was looked up before: the pinned ones, then the recent ones, each under its heading.
class VisitModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { SecondLineRole = Qt::UserRole, HeadingRole, PinnedRole };

    VisitModel(const local::History &history, catalogue::Resource resource,
               QObject *parent = nullptr);

    [[nodiscard]] const local::Visit *visitAt(const QModelIndex &index) const; // null: a heading
    [[nodiscard]] QModelIndex indexOf(const local::Visit &visit) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        QString heading; // empty: a visit
        local::Visit visit;
    };

    void fill();

    const local::History &m_history;
    catalogue::Resource m_resource;
    std::vector<Row> m_rows;
};

} // namespace storedesk::ui::records
