// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/partwriter.h"

#include <functional>

namespace storedesk::imports {

// A row in a part that was certainly rejected, with the reasons from the report.
struct JoinedRow
{
    struct Reason
    {
        QString text;
        QString column = {};
        QString value = {};
    };

    PartLine place;
    // The cells as they were sent.
    QByteArrayList cells;
    std::vector<Reason> reasons = {};
};

struct ReportJoin
{
    // The number of report rows.
    qint64 rows = 0;
    // The number of report rows that could not be matched to a row in the part.
    qint64 unjoined = 0;
    // The number of further rows, which a privacy request erased.
    qint64 erased = 0;
    QStringList headings = {};
    // The first unmatched rows as written by the service, with their reasons.
    struct Left
    {
        QByteArrayList cells;
        std::vector<JoinedRow::Reason> reasons;
    };
    std::vector<Left> left = {};
};

// Matches a report about rejected rows to its part. A row is matched only if the values copied into
// the report, such as its key, occur in that row alone, or if the report lists every row with these
// values. Line numbers prove nothing, because they may start at 0, leave out the header, or count
// records instead of lines. Calls `take` for each matched row, in the order of the part.
[[nodiscard]] base::Result<ReportJoin>
joinReport(const QString &reportPath, const QString &folder, qint64 part,
           const std::function<void(const JoinedRow &)> &take);

} // namespace storedesk::imports
