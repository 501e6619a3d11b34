// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArrayView>

#include <optional>

// Why a file does not open as a table, and what to do about it.
namespace storedesk::table {

[[nodiscard]] base::Problem packedTwice();
// Kinds that are no tables and would only fill the window with nonsense.
[[nodiscard]] std::optional<base::Problem> foreignKind(QByteArrayView begin);
[[nodiscard]] base::Problem noRoom(const QString &why); // for what is unpacked or converted
[[nodiscard]] base::Problem noTable(const QString &entry); // of this name in an archive; of any
// The row that begins in this line; the limit in bytes.
[[nodiscard]] base::Problem rowTooLarge(qint64 line, qint64 limit);

// The row that begins in this line has more cells than any table.
[[nodiscard]] base::Problem tooManyCells(qint64 line);

} // namespace storedesk::table
