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

// What a workbook of Excel says about its parts.
struct XlsxBook
{
    QList<XlsxSheet> sheets = {}; // with cells; charts are none
    QString texts = {}; // the part with the shared texts; empty: there is none
    QString styles = {};
    bool from1904 = false; // days are counted from there

    [[nodiscard]] static base::Result<XlsxBook> read(const Parts &parts);
};

} // namespace storedesk::spreadsheet
