// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QString>

namespace storedesk::csv {
class BlockFile;
}

namespace storedesk::importrun {

// Returns a hash of the file. For large files, uses only the beginning, the end and the size.
[[nodiscard]] QString fingerprintOf(const csv::BlockFile &file);
// Checks that the file that was imported still exists and has this fingerprint. Must not be called
// in the main thread.
[[nodiscard]] base::Result<void> checkSource(const QString &path, const QString &fingerprint);

} // namespace storedesk::importrun
