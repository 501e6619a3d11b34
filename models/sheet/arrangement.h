// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"
#include "query/sortkey.h"
#include "sheet/sheet.h"

#include <QJsonObject>

namespace storedesk::sheet {

// The user's arrangement of a file. Columns are numbers in the file; their names identify them if
// the file changes.
struct Arrangement
{
    // Names of all columns.
    QStringList names = {};
    // All columns in visual order.
    QList<int> order = {};
    // Width of each column; 0 if unchanged.
    QList<int> widths = {};
    QList<int> hidden = {};
    int frozen = 0;
    query::Filter filter = {};
    std::vector<query::SortKey> keys = {};
    ReadOptions reading = {};
    // Formats of all columns, or empty: how cells are interpreted.
    QList<statistics::FormatChoice> formats = {};

    bool operator==(const Arrangement &) const = default;
};

// Returns whether the arrangement contains only defaults.
[[nodiscard]] bool isPlain(const Arrangement &arrangement);
// Adapts the arrangement to these columns: removes references to missing ones and puts new ones at
// their position in the file.
[[nodiscard]] Arrangement fitted(const Arrangement &arrangement, const QStringList &names);
// Includes groups.
[[nodiscard]] qsizetype conditionsIn(const query::Filter &filter);

[[nodiscard]] QJsonObject jsonOf(const ReadOptions &reading);
[[nodiscard]] ReadOptions readingOf(const QJsonObject &json);
[[nodiscard]] QJsonObject jsonOf(const Arrangement &arrangement);
// Returns empty if the JSON is not an arrangement.
[[nodiscard]] std::optional<Arrangement> arrangementOf(const QJsonObject &json);

} // namespace storedesk::sheet
