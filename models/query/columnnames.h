// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/tablesource.h"

#include <QStringList>

namespace storedesk::query {

// Returns the names in the first row, or "Column 1" and so on for a table without a header.
[[nodiscard]] QStringList columnNames(const csv::TableSource &source);

// Returns `count` unique names. A column without a name is named by its number, and a repeated name
// gets a number, as in “name (2)”. `unnamed` contains %1 for the number.
[[nodiscard]] QStringList distinctNames(const QByteArrayList &names, qsizetype count,
                                        const QString &unnamed);

// Returns a few of the names in one line for use in a sentence. Limited, because a malicious table
// may have a million names or very long ones.
[[nodiscard]] QString fewNames(const QStringList &names);

} // namespace storedesk::query
