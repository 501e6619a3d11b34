// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/calllog.h"

#include <QAbstractTableModel>

#include <vector>

namespace storedesk::itemmodels {

// A kind of error of one operation and its occurrences.
struct CallErrorGroup
{
    http::ErrorKind kind;
    catalogue::OperationId operation;
    QString what;
    int times = 0;
    QDateTime first = {};
    QDateTime last = {};
    // Number of the latest call.
    quint64 latest = 0;
};

// The failed calls of a log, grouped by error and operation. The log must outlive the model.
class CallErrors final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Operation, Times, First, Last, ColumnCount };
    // LatestRole is the number of the latest call.
    enum Role { SortRole = Qt::UserRole, LatestRole };

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
    // In order of first occurrence.
    std::vector<CallErrorGroup> m_groups;
};

} // namespace storedesk::itemmodels
