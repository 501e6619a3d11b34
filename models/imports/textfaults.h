// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/faultkind.h"

#include <QByteArray>

namespace storedesk::imports {

// What is wrong with a text that any field would accept: control characters, letters in the wrong
// encoding, superfluous blanks. The worst first.
[[nodiscard]] FaultKind textFaultOf(QByteArrayView text);

} // namespace storedesk::imports
