// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"
#include "query/pivot.h"
#include "query/sortkey.h"
#include "sheet/sheet.h"

#include <QJsonObject>

namespace storedesk::sheet {

// The user's arrangement of a file. Columns are identified by their number in the file, and by name
// if the file changes.
struct Arrangement
{
    // The names of all columns.
    QStringList names = {};
    // The column numbers in visual order.
    QList<int> order = {};
    // The width of each column, or 0 if it is unchanged.
    QList<int> widths = {};
    QList<int> hidden = {};
    int frozen = 0;
    query::Filter filter = {};
    std::vector<query::SortKey> keys = {};
    ReadOptions reading = {};
    // The formats in which cells are interpreted. Contains all columns, or is empty.
    QList<statistics::FormatChoice> formats = {};
    // The pivot table shown instead of the rows.
    std::optional<query::PivotQuestion> pivot = {};

    bool operator==(const Arrangement &) const = default;
};

// Returns whether the arrangement consists only of defaults.
[[nodiscard]] bool isPlain(const Arrangement &arrangement);
// Adapts the arrangement to these columns. Removes references to missing columns and inserts new
// columns at their position in the file.
[[nodiscard]] Arrangement fitted(const Arrangement &arrangement, const QStringList &names);
// Also counts conditions in groups.
[[nodiscard]] qsizetype conditionsIn(const query::Filter &filter);

[[nodiscard]] QJsonObject jsonOf(const ReadOptions &reading);
[[nodiscard]] ReadOptions readingOf(const QJsonObject &json);
[[nodiscard]] QJsonObject jsonOf(const Arrangement &arrangement);
// Returns nothing if the JSON is not an arrangement.
[[nodiscard]] std::optional<Arrangement> arrangementOf(const QJsonObject &json);

} // namespace storedesk::sheet
