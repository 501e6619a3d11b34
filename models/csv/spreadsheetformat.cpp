// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "spreadsheetformat.h"

#include <QLocale>

namespace storedesk::csv {

using namespace Qt::StringLiterals;

CsvFormat spreadsheetFormat()
{
    const bool decimalComma = QLocale().decimalPoint() == ","_L1;
    return {.dialect = {.delimiter = decimalComma ? ';' : ','},
            .lineEnd = "\r\n",
            .byteOrderMark = true,
            .safeForSpreadsheets = true};
}

QString spreadsheetNumber(double number)
{
    QLocale locale;
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale.toString(number, 'f', QLocale::FloatingPointShortest);
}

} // namespace storedesk::csv
