// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/faultkind.h"

#include <QByteArray>

namespace storedesk::importcheck {

// Returns the worst fault in a text that any field would accept: control characters, wrong encoding
// or superfluous blanks.
[[nodiscard]] FaultKind textFaultOf(QByteArrayView text);

} // namespace storedesk::importcheck
