// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArrayView>

#include <optional>

// Problems that explain why a file cannot be opened as a table.
namespace storedesk::csv {

[[nodiscard]] base::Problem packedTwice();
// Recognises file types that are not tables and would be shown as garbage.
[[nodiscard]] std::optional<base::Problem> foreignKind(QByteArrayView begin);
// There is not enough disk space for decompressed or converted data.
[[nodiscard]] base::Problem noRoom(const QString &why);
// The archive contains no table with this name. If the name is empty, it contains no table at all.
[[nodiscard]] base::Problem noTable(const QString &entry);
// The row that begins on this line is too large. The limit is in bytes.
[[nodiscard]] base::Problem rowTooLarge(qint64 line, qint64 limit);

// The row that begins on this line has more cells than supported.
[[nodiscard]] base::Problem tooManyCells(qint64 line);

} // namespace storedesk::csv
