// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/calllog.h"
#include "itemmodels/columnmodel.h"

namespace storedesk::itemmodels {

// The call log of one client as a table, oldest calls first. The log must outlive the model.
class CallLogModel final : public ColumnModel<api::CallRecord>
{
    Q_OBJECT

public:
    enum Column { Time, Verb, Path, AnswerColumn, Took, Attempts, Received, Cause, ColumnCount };
    // The result of a call, for the icon next to its status.
    enum class End : quint8 { Worked, Confirmed, Slowed, Locked, Unknown, Failed };
    Q_ENUM(End)
    enum Role { EndRole = Qt::UserRole, NumberRole };

    explicit CallLogModel(api::CallLog &log, QObject *parent = nullptr);

private:
    void reset();

    // The rows are a copy, because the log has already changed when its signals are emitted.
    api::CallLog &m_log;
};

// Returns the cause shown in the log: the user's action if there is one, otherwise the operation.
[[nodiscard]] QString causeOf(const api::CallRecord &record);
[[nodiscard]] CallLogModel::End endOf(const api::CallRecord &record);

} // namespace storedesk::itemmodels
