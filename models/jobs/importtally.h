// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::journal {
class Journal;
}

namespace storedesk::jobs {

// What became of the rows of an import, all its files taken together.
struct ImportTally
{
    qint64 rows = 0; // of all files
    qint64 taken = 0;
    qint64 refused = 0; // one by one
    qint64 failed = 0; // in files that were refused as a whole, or never sent
    qint64 unknown = 0; // in files whose end nobody knows

    bool operator==(const ImportTally &) const = default;
    [[nodiscard]] qint64 open() const { return rows - taken - refused - failed - unknown; }
};

[[nodiscard]] base::Result<ImportTally> tallyOf(journal::Journal &journal);

} // namespace storedesk::jobs
