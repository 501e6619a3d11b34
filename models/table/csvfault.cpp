// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csvfault.h"

#include <QCoreApplication>

namespace storedesk::table {

namespace {
struct CsvFaultWords
{
    Q_DECLARE_TR_FUNCTIONS(CsvFault)
};
} // namespace

QString wordsOf(const CsvFault &fault)
{
    const auto words = [&] {
        switch (fault.kind) {
        case CsvFault::Kind::TextAfterQuote:
            return CsvFaultWords::tr("Line %1, column %2: there is text after a closing quote.");
        case CsvFault::Kind::UnterminatedQuote:
            return CsvFaultWords::tr(
                "Line %1, column %2: a quote is opened here and never closed.");
        case CsvFault::Kind::RowTooLong:
            return CsvFaultWords::tr("Line %1, column %2: the row is too long and was cut here.");
        case CsvFault::Kind::TooManyCells:
            return CsvFaultWords::tr(
                "Line %1, column %2: the row has too many cells and was cut here.");
        case CsvFault::Kind::NotUtf8:
            return CsvFaultWords::tr("Line %1, column %2: this byte is not UTF-8.");
        }
        return QString();
    }();
    return words.arg(fault.line).arg(fault.column);
}

} // namespace storedesk::table
