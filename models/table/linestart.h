// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/rowindex.h"
#include "table/tablefile.h"

namespace storedesk::table {

// Where a physical line begins, from 1; the end of the file when there are not so many.
[[nodiscard]] RowMark lineAt(const TableFile &file, qint64 line);

// CR, LF and CR LF.
[[nodiscard]] qint64 lineEndsIn(QByteArrayView bytes);

} // namespace storedesk::table
