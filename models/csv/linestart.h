// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/blockfile.h"
#include "csv/rowindex.h"

namespace storedesk::csv {

// Returns the start of a physical line, counted from 1, or the end of the file if there are fewer
// lines.
[[nodiscard]] RowMark lineAt(const BlockFile &file, qint64 line);

// Counts CR, LF and CR LF.
[[nodiscard]] qint64 lineEndsIn(QByteArrayView bytes);

} // namespace storedesk::csv
