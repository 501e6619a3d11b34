// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/source.h"

#include <QByteArrayList>

#include <vector>

namespace storedesk::table {

// A column that two tables have in common.
struct ComparedColumn
{
    int before = 0; // its place in the first table
    int after = 0;
    QByteArray name = {}; // in the second table
    QByteArray formerName = {}; // in the first, where it had another one

    bool operator==(const ComparedColumn &) const = default;
};

struct MatchedColumns
{
    std::vector<ComparedColumn> both = {}; // in the order of the first table
    std::vector<int> onlyBefore = {};
    std::vector<int> onlyAfter = {};
};

// The names in the header, without spaces around them; numbers from 1 where there is no header.
[[nodiscard]] QByteArrayList comparedNames(const Source &source);

// Columns are found by name, in whatever order they stand, the second of a name by the second. A
// name that only another case, another accent or another sign tells apart (“E-Mail”, “email”) is
// taken for the same. Without a header in one of the tables the places count.
[[nodiscard]] MatchedColumns matchColumns(const Source &before, const Source &after);

struct PairedRows
{
    quint32 before = 0;
    quint32 after = 0;

    bool operator==(const PairedRows &) const = default;
};

// Columns that only one of the tables has by name, but which hold the same in rows that belong
// together: they were renamed. Told by agreement beyond chance, so that two columns full of “yes”
// are not taken for each other. Looks at some of the rows.
[[nodiscard]] std::vector<ComparedColumn> renamedColumns(const Source &before, const Source &after,
                                                         const MatchedColumns &matched,
                                                         std::span<const PairedRows> rows);

} // namespace storedesk::table
