// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/calllog.h"

#include <QAbstractTableModel>

namespace storedesk::itemmodels {

// The call log of one client as a table, oldest first. The log must outlive the model.
class CallLogModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Verb, Path, AnswerColumn, Took, Attempts, Received, Cause, ColumnCount };
    // The result of a call, for the icon beside its status.
    enum class End : quint8 { Worked, Confirmed, Slowed, Locked, Unknown, Failed };
    Q_ENUM(End)
    enum Role { EndRole = Qt::UserRole, SortRole, NumberRole };

    explicit CallLogModel(api::CallLog &log, QObject *parent = nullptr);

    [[nodiscard]] const api::CallRecord &recordAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void addCall(const api::CallRecord &record);
    void drop(qsizetype count);
    void reset();

    api::CallLog &m_log;
    // A copy, because the log has already changed when its signals are emitted.
    std::deque<api::CallRecord> m_records;
};

// Returns the cause shown in the log: the user's action, else the operation.
[[nodiscard]] QString causeOf(const api::CallRecord &record);
[[nodiscard]] CallLogModel::End endOf(const api::CallRecord &record);

} // namespace storedesk::itemmodels
