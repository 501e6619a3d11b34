// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArrayView>

#include <optional>

// Problems that explain why a file cannot be opened as a table.
namespace storedesk::csv {

[[nodiscard]] base::Problem packedTwice();
// File types that are not tables and would only show garbage.
[[nodiscard]] std::optional<base::Problem> foreignKind(QByteArrayView begin);
// For decompressed or converted data.
[[nodiscard]] base::Problem noRoom(const QString &why);
// There is no table with this name in an archive. If the name is empty, there is no table at all.
[[nodiscard]] base::Problem noTable(const QString &entry);
// The row that begins in this line is too large. The limit is in bytes.
[[nodiscard]] base::Problem rowTooLarge(qint64 line, qint64 limit);

// The row that begins in this line has more cells than supported.
[[nodiscard]] base::Problem tooManyCells(qint64 line);

} // namespace storedesk::csv
