// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/importtable.h"

#include "catalogue/fieldset.h"

namespace storedesk::importcheck {

// The fields to which the only column of a list may belong, and the key of its records.
struct ListFields
{
    catalogue::FieldSet fields = {};
    // Empty if the table can't be a list.
    QString key = {};
};

// Returns whether the first row of a list is its header. A field name is a header. A valid key is
// not, and neither is a text with a digit or an @, which is more likely a mistyped value. Returns
// nothing for other strings.
[[nodiscard]] std::optional<bool> isListHeader(const QString &text, const ListFields &list);

// Opens a table. A list, which is a table with one column, often has no header, and this cannot be
// detected from its format. Therefore isListHeader() decides, unless the reading options do.
[[nodiscard]] base::Result<ImportTable>
openTableOrList(const QString &path, const sheet::ReadOptions &reading, const ListFields &list,
                const QString &temporaryFolder, base::Progress &progress);

} // namespace storedesk::importcheck
