// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/rowindex.h"
#include "table/tablefile.h"

namespace storedesk::table {

// Returns the start of a physical line, from 1, or the end of the file if there are fewer lines.
[[nodiscard]] RowMark lineAt(const TableFile &file, qint64 line);

// Counts CR, LF and CR LF.
[[nodiscard]] qint64 lineEndsIn(QByteArrayView bytes);

} // namespace storedesk::table
