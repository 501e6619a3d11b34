// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csvfault.h"

#include <QCoreApplication>

namespace storedesk::csv {

namespace {
struct CsvFaultWords
{
    Q_DECLARE_TR_FUNCTIONS(CsvFaultWords)
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
        case CsvFault::Kind::QuoteAcrossLines:
            return CsvFaultWords::tr("Line %1, column %2: a quote is opened here and closed in the "
                                     "middle of a cell on a later line.");
        case CsvFault::Kind::NulByte:
            return CsvFaultWords::tr("Line %1, column %2: there is an unreadable byte.");
        case CsvFault::Kind::Undecodable:
            return CsvFaultWords::tr("Line %1: some characters can't be read in this encoding.");
        case CsvFault::Kind::ExtraCells:
            return CsvFaultWords::tr("Line %1: the row has more cells than the table has columns.");
        case CsvFault::Kind::MissingCells:
            return CsvFaultWords::tr(
                "Line %1: the row has fewer cells than the table has columns.");
        case CsvFault::Kind::StrayQuote:
            return CsvFaultWords::tr("Line %1: a cell begins with a quote that is not closed.");
        }
        return QString();
    }();
    return words.contains(u"%2") ? words.arg(fault.line).arg(fault.column) : words.arg(fault.line);
}

base::Problem blurredRows(const CsvFault &fault)
{
    return {.what = CsvFaultWords::tr("The row boundaries of this table are uncertain."),
            .why = wordsOf(fault),
            .next = CsvFaultWords::tr(
                "Correct the quote in the file, or read the file with another quote character.")};
}

} // namespace storedesk::csv
