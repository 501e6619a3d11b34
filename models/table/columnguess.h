// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/source.h"

#include <QStringList>

namespace storedesk::table {

// The names in the first row, or "Column 1", … for a table without a header.
[[nodiscard]] QStringList columnNames(const Source &source);

// So many names, no two the same: what has no name is called by its number, and a name that stands
// there again gets one: “name (2)”. unnamed: with %1 for the number.
[[nodiscard]] QStringList distinctNames(const QByteArrayList &names, qsizetype count,
                                        const QString &unnamed);

// Some of the names in one line, for a sentence: a hostile table has a million, or very long ones.
[[nodiscard]] QString fewNames(const QStringList &names);

} // namespace storedesk::table
