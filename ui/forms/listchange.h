// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/readoptions.h"

class QObject;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// The column of a table that identifies contacts.
struct ContactColumn
{
    // The file of the table.
    QString path = {};
    sheet::ReadOptions reading = {};
    // Absent if no column identifies contacts yet.
    std::optional<int> column = {};
};

// Selects the contacts of a table in the offline list. “Set a value…” then adds single values to a
// list field or removes them, which needs the current values of each contact. Shows a message if
// there is no copy or no such column. Does nothing more once the context is destroyed.
void selectContactsOf(PageHost &host, const ContactColumn &table, QObject *context);

} // namespace storedesk::ui::forms
