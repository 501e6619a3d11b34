// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::cli {

// The same text without anything that a terminal obeys or that turns the order of letters round:
// such characters are written as \u001b, and bytes that are no UTF-8 as \x9b. Line ends and tabs
// stay. JSON stays JSON with the same meaning.
[[nodiscard]] QByteArray visible(QByteArrayView text);

} // namespace storedesk::cli
