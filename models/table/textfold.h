// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::table {

// The text as it is compared when upper and lower case are the same. UTF-8 in, UTF-8 out; the
// scratch holds the result.
[[nodiscard]] QByteArrayView folded(QByteArrayView text, QByteArray &scratch);

} // namespace storedesk::table
