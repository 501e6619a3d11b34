// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArrayView>

#include <functional>
#include <span>

namespace storedesk::privacy {

enum class RowErasure : quint8 {
    Keep,
    // Empties all cells, so that the number of rows does not change.
    Blank,
    Remove
};

// Rewrites a table in the format of import files (UTF-8 and commas) without the contents of some
// rows, and returns the number of these rows. The function is called for every row below the
// headings. Leaves the file unchanged if no row is erased or if it can't be rewritten completely.
[[nodiscard]] base::Result<qint64>
rewriteTable(const QString &path,
             const std::function<RowErasure(std::span<const QByteArrayView> cells)> &judge);

// Visits all rows including the headings. Does nothing if the file does not exist.
[[nodiscard]] base::Result<void>
readTable(const QString &path,
          const std::function<void(qint64 row, std::span<const QByteArrayView> cells)> &visit);

} // namespace storedesk::privacy
