// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::cli {

// Escapes control characters and characters that change the writing direction as \u001b, and
// invalid UTF-8 bytes as \x9b. Line ends and tabs are preserved, and JSON keeps its meaning.
[[nodiscard]] QByteArray visible(QByteArrayView text);

} // namespace storedesk::cli
