// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace storedesk::base {

// Whether SQLite would lose changes of this write-ahead log without a word: it reads up to the
// first frame whose checksum is wrong and drops the rest. A last frame that was cut short was never
// committed, and frames of an earlier round of the log mean nothing.
[[nodiscard]] bool isDamagedLog(QByteArrayView log);

} // namespace storedesk::base
