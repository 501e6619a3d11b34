// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/checkresult.h"

namespace storedesk::imports {

// A key of a row, as a number that equal keys share.
struct KeyMark
{
    quint64 hash = 0;
    quint32 row = 0;
    quint16 column = 0;
};

// Addresses are the same in upper and lower case. The rank tells fields apart that name a record.
[[nodiscard]] quint64 hashOfKey(QByteArrayView text, int rank, QByteArray &scratch);

// Rows whose key stands further down again, in their order.
[[nodiscard]] std::vector<CellFault> repeatsIn(const std::vector<std::vector<KeyMark>> &parts,
                                               FaultKind kind);

} // namespace storedesk::imports
