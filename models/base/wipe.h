// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::base {

// Returns a copy with unshared data, so that it can be wiped.
[[nodiscard]] QByteArray ownCopy(const QByteArray &secret);
// Overwrites the data in place, including that of implicitly shared copies. Only for results of
// ownCopy() or a concatenation; literals in the program cannot be written to.
void wipe(QByteArray &secret);

} // namespace storedesk::base
