// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/journal.h"

namespace storedesk::purchases {

// The folders that sourceRowsAsTable() uses. The temporary folder must be private.
struct OrderRowFolders
{
    // The files of the job.
    QString files = {};
    QString temporary = {};
};

// Returns the rows of the job's source file that belong to the orders in these rows of the job, as
// a text table with the headings of the file. At most this number of orders is read. Must not be
// called in the main thread.
[[nodiscard]] base::Result<QString> sourceRowsAsTable(journal::Journal &journal,
                                                      const journal::RowFilter &filter, int most,
                                                      const OrderRowFolders &folders);

} // namespace storedesk::purchases
