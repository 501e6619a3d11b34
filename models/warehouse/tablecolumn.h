// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/columnrole.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace storedesk::warehouse {

// How a cell is stored.
enum class ValueKind : quint8 {
    Text,
    // Text that is never null, because it is part of a key.
    Key,
    Time,
    // An amount of money in units with two decimals.
    Amount,
    // A number with any decimals.
    Number,
    Boolean
};

// A typed column that is loaded from a file.
struct TableColumn
{
    QByteArray name;
    ValueKind kind = ValueKind::Text;
    // The headings by which the column is found, separated by “|”.
    QString headings = {};
    QByteArray comment = {};
};

// The columns of one table in the order in which they are loaded.
[[nodiscard]] const std::vector<TableColumn> &columnsOf(insights::InputTable table);
[[nodiscard]] QByteArray sqlTypeOf(ValueKind kind);
// Returns "name type, name type".
[[nodiscard]] QByteArray definitionsOf(const std::vector<TableColumn> &columns);
// Returns "prefix.name, prefix.name". Without a prefix, only the names.
[[nodiscard]] QByteArray namesOf(const std::vector<TableColumn> &columns,
                                 const QByteArray &prefix = {});

// Returns the column of a role in the activities.
[[nodiscard]] QByteArray columnNameOf(insights::ColumnRole role);

// Returns the index of the heading for each column, or -1.
[[nodiscard]] std::vector<int> placesOf(const std::vector<TableColumn> &columns,
                                        const QStringList &headings);

} // namespace storedesk::warehouse
