// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/partwriter.h"

#include <functional>

namespace storedesk::imports {

// A row of a part that its report names, with what the report says about it.
struct JoinedRow
{
    struct Reason
    {
        QString text;
        QString column = {};
        QString value = {};
    };

    PartLine place;
    QByteArrayList cells; // as they were sent
    std::vector<Reason> reasons;
};

// What a report seems to be.
enum class ReportLayout : quint8 {
    Lines, // by numbers of lines
    Copy, // the rows as they were sent, with a reason
    Keys, // by the fields that name a record
    Unknown // it can only be shown as it is
};

struct ReportJoin
{
    ReportLayout layout = ReportLayout::Unknown;
    qint64 rows = 0; // of the report
    qint64 unjoined = 0; // of them
};

// A report of refused rows, joined to the part it is about. Headings are those of the part; rows
// are told in their order.
[[nodiscard]] base::Result<ReportJoin>
joinReport(const QString &reportPath, const QString &folder, qint64 part, const QStringList &keys,
           const std::function<void(const JoinedRow &)> &take);

} // namespace storedesk::imports
