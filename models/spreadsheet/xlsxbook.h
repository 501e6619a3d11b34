// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/parts.h"

namespace storedesk::spreadsheet {

struct XlsxSheet
{
    QString name;
    QString part;
    bool visible = true;
};

// The parts of an Excel workbook.
struct XlsxBook
{
    // Sheets with cells; excludes charts.
    QList<XlsxSheet> sheets = {};
    // The part with the shared texts; empty if there is no such part.
    QString texts = {};
    QString styles = {};
    // Whether days are counted from 1904.
    bool from1904 = false;

    [[nodiscard]] static base::Result<XlsxBook> read(const Parts &parts);
};

} // namespace storedesk::spreadsheet
