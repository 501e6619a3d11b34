// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/localexports.h"
#include "itemmodels/linkedcolumn.h"

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::filedownloads {

// Returns the local table that contains an export made by the service, or null if there is no such
// table or its file was deleted.
[[nodiscard]] const storedesk::exports::StoredExport *storedTableOf(PageHost &host,
                                                                    const QString &id);
// Returns the previous table of the same kind, for comparison.
[[nodiscard]] const storedesk::exports::StoredExport *tableBefore(PageHost &host,
                                                                  const QString &id);
// Returns the newest table of a kind that contains all contacts rather than a segment.
[[nodiscard]] const storedesk::exports::StoredExport *newestTable(PageHost &host, QStringView kind);
// Returns a column for lists of exports. It shows the size of the local table, or that the file is
// at the service.
[[nodiscard]] itemmodels::LinkedColumn sizeColumn(PageHost &host);
// Returns a description, for example "Contacts, 15 Nov 2026, 501 rows.csv, 189 KiB".
[[nodiscard]] QString wordsOf(const storedesk::exports::StoredExport &kept);

} // namespace storedesk::ui::filedownloads
