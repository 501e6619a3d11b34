// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace storedesk::spreadsheet {

// The translation context for spreadsheets.
struct SpreadsheetWords
{
    Q_DECLARE_TR_FUNCTIONS(Spreadsheet)
};

} // namespace storedesk::spreadsheet
