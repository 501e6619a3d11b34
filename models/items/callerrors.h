// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/calllog.h"

#include <QAbstractTableModel>

#include <vector>

namespace storedesk::items {

// What happened to one operation, and how often.
struct CallErrorGroup
{
    api::Kind kind;
    catalogue::OperationId operation;
    QString what;
    int times = 0;
    QDateTime first = {};
    QDateTime last = {};
    quint64 latest = 0; // the number of its latest call
};

// The calls of a log that failed, gathered by what happened and by operation. The log outlives it.
class CallErrors final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Operation, Times, First, Last, ColumnCount };
    enum Role { SortRole = Qt::UserRole, LatestRole }; // the number of its latest call

    explicit CallErrors(api::CallLog &log, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void addCall(const api::CallRecord &record);
    void rebuild();
    static void add(std::vector<CallErrorGroup> &groups, const api::CallRecord &record);

    api::CallLog &m_log;
    std::vector<CallErrorGroup> m_groups; // in the order they first came
};

} // namespace storedesk::items
