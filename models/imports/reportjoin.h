// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/partwriter.h"

#include <functional>

namespace storedesk::imports {

// A row of a part that a report is proven to name, with what the report says about it.
struct JoinedRow
{
    struct Reason
    {
        QString text;
        QString column = {};
        QString value = {};
    };

    PartLine place;
    // As they were sent.
    QByteArrayList cells;
    std::vector<Reason> reasons = {};
};

struct ReportJoin
{
    // Rows of the report.
    qint64 rows = 0;
    // Rows of the report that could not be proven to belong to a row of the part.
    qint64 unjoined = 0;
    QStringList headings = {};
    // The first of the unjoined rows as the service wrote them, and why each was rejected.
    struct Left
    {
        QByteArrayList cells;
        std::vector<JoinedRow::Reason> reasons;
    };
    std::vector<Left> left = {};
};

// Joins a report of rejected rows to the part it is about. A row is joined only when the values
// that the report copied, such as its key, occur in that row alone, or when the report names every
// row that has them. Line numbers prove nothing: some services count from 0, leave out the header,
// or count records instead of lines. Calls take for each joined row, in the order of the part.
[[nodiscard]] base::Result<ReportJoin>
joinReport(const QString &reportPath, const QString &folder, qint64 part,
           const std::function<void(const JoinedRow &)> &take);

} // namespace storedesk::imports
