// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::base {

// A copy that shares its letters with nobody, so that they can be wiped.
[[nodiscard]] QByteArray ownCopy(const QByteArray &secret);
// Overwrites the letters where they are: those of whoever shares them, too. Only for what
// ownCopy() or a concatenation made; letters in the program itself cannot be written to.
void wipe(QByteArray &secret);

} // namespace storedesk::base
