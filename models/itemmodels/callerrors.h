// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/calllog.h"
#include "itemmodels/columnmodel.h"

namespace storedesk::itemmodels {

// One kind of error in one operation, and its occurrences.
struct CallErrorGroup
{
    http::ErrorKind kind;
    catalogue::OperationId operation;
    QString what;
    int times = 0;
    QDateTime first = {};
    QDateTime last = {};
    // The number of the latest call.
    quint64 latest = 0;
};

// The failed calls in a log, grouped by error and operation, in order of first occurrence. The log
// must outlive the model.
class CallErrors final : public ColumnModel<CallErrorGroup>
{
    Q_OBJECT

public:
    enum Column { What, Operation, Times, First, Last, ColumnCount };
    // LatestRole is the number of the latest call.
    enum Role { LatestRole = Qt::UserRole };

    explicit CallErrors(api::CallLog &log, QObject *parent = nullptr);

private:
    void addCall(const api::CallRecord &record);
    void rebuild();

    api::CallLog &m_log;
};

} // namespace storedesk::itemmodels
