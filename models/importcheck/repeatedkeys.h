// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/checkresult.h"

namespace storedesk::importcheck {

// The hash of a row's key.
struct KeyMark
{
    quint64 hash = 0;
    quint32 row = 0;
    quint16 column = 0;
};

// Ignores case in email addresses. The rank distinguishes the key fields.
[[nodiscard]] quint64 hashOfKey(QByteArrayView text, int rank, QByteArray &scratch);

// Returns the rows whose key appears again further down, in order.
[[nodiscard]] std::vector<CellFault> repeatsIn(const std::vector<std::vector<KeyMark>> &parts,
                                               FaultKind kind);

} // namespace storedesk::importcheck
