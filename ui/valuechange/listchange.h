// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/readoptions.h"

class QObject;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::valuechange {

// The column of a table that identifies contacts.
struct ContactColumn
{
    // The file of the table.
    QString path = {};
    sheet::ReadOptions reading = {};
    // Absent if no column identifies contacts yet.
    std::optional<int> column = {};
    // The key field in the column.
    QString keyField = {};
};

// Adds single values to a list field of the contacts of a table, or removes them, which needs the
// current values of each contact. Selects the contacts in the offline list, where “Set a value…”
// does this. Without an offline copy, looks up the contacts and opens “Set a value” for them. Shows
// a message if there is no such column. Does nothing more once the context is destroyed.
void changeLists(PageHost &host, const ContactColumn &table, const QString &field,
                 QObject *context);

} // namespace storedesk::ui::valuechange
