// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/tablesource.h"

#include <QByteArrayList>

#include <vector>

namespace storedesk::query {

// A column that exists in two tables.
struct ComparedColumn
{
    // The index in the first table.
    int before = 0;
    int after = 0;
    // The name in the second table.
    QByteArray name = {};
    // The name in the first table, if different.
    QByteArray formerName = {};

    bool operator==(const ComparedColumn &) const = default;
};

struct MatchedColumns
{
    // Columns are in the order of the first table.
    std::vector<ComparedColumn> both = {};
    std::vector<int> onlyBefore = {};
    std::vector<int> onlyAfter = {};
};

// Returns the trimmed names in the header, or numbers from 1 if there is no header.
[[nodiscard]] QByteArrayList comparedNames(const csv::TableSource &source);

// Matches columns by name, regardless of their order. If a name occurs several times, columns are
// matched in order. Names that differ only in case, accents or punctuation (“E-Mail”, “email”) are
// considered equal. If one of the tables has no header, columns are matched by position.
[[nodiscard]] MatchedColumns matchColumns(const csv::TableSource &before,
                                          const csv::TableSource &after);

struct PairedRows
{
    quint32 before = 0;
    quint32 after = 0;

    bool operator==(const PairedRows &) const = default;
};

// Finds renamed columns, which exist in only one table by name but have the same content in
// matching rows. Requires agreement beyond chance, so that two columns full of “yes” are not
// matched. Reads a sample of the rows.
[[nodiscard]] std::vector<ComparedColumn> renamedColumns(const csv::TableSource &before,
                                                         const csv::TableSource &after,
                                                         const MatchedColumns &matched,
                                                         std::span<const PairedRows> rows);

} // namespace storedesk::query
