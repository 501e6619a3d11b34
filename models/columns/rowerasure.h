// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "columns/rowbits.h"

#include <QString>

namespace storedesk::columns {

enum class Erasure : quint8 {
    // The file is verified first.
    New,
    // An earlier call for these rows may have been interrupted, so checksums need not match.
    Resumed
};

// Empties rows of a stored file whose columns are all texts, and overwrites the strings that no
// other row has. Readers of the file may see the cells before or after. Returns false and changes
// nothing if the file is damaged or missing.
[[nodiscard]] base::Result<bool> eraseRows(const QString &path, const RowBits &rows,
                                           Erasure erasure);

} // namespace storedesk::columns
