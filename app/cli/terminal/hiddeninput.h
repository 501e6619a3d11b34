// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace storedesk::cli {

// Asks for a secret and reads one line from standard input. A terminal does not show it. Empty
// without input.
[[nodiscard]] QByteArray readHiddenLine(const QString &prompt);

} // namespace storedesk::cli
