// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowshape.h"

#include "csv/csvreader.h"
#include "csv/rowscanner.h"

#include <algorithm>

namespace storedesk::csv {

static constexpr QByteArrayView replacementCharacter = "\xEF\xBF\xBD";

RowShape RowShape::of(const QByteArrayList &firstRow, bool header, int narrowest, int widest)
{
    RowShape shape{.columns = static_cast<int>(firstRow.size())};
    shape.least = shape.columns;
    // Rows may omit the cells of trailing columns without a name.
    while (header && shape.least > 1 && firstRow.at(shape.least - 1).trimmed().isEmpty())
        --shape.least;
    if (narrowest > 0 && narrowest == widest)
        shape.least = std::min(shape.least, narrowest);
    return shape;
}

bool RowShape::hasExtraCells(const RowScanner &row) const
{
    // Ignore delimiters and quotes, because the scanner may return the rest of the row as one cell.
    QByteArray scratch;
    for (int cell = columns; cell < row.count(); ++cell) {
        const auto text = row.text(cell, scratch);
        const bool blank = std::ranges::all_of(text, [&row](char byte) {
            return byte == ' ' || byte == row.delimiter() || byte == row.quote();
        });
        if (!blank)
            return true;
    }
    return false;
}

bool RowShape::hasExtraCells(const CsvReader &row) const
{
    const auto cells = row.cells();
    return std::any_of(cells.begin() + std::min<qsizetype>(columns, std::ssize(cells)), cells.end(),
                       [](QByteArrayView cell) { return !cell.trimmed().isEmpty(); });
}

std::optional<CsvFault> RowShape::faultOf(const CsvReader &row) const
{
    const auto faults = row.faults();
    const auto worst =
        std::ranges::find_if(faults, [](const CsvFault &one) { return blursRows(one.kind); });
    if (worst != faults.end())
        return *worst;
    if (!faults.empty())
        return faults.front();
    CsvFault fault{.line = row.line()};
    if (hasLostCells(static_cast<int>(row.cells().size())))
        fault.kind = CsvFault::Kind::MissingCells;
    else if (hasExtraCells(row))
        fault.kind = CsvFault::Kind::ExtraCells;
    else if (suspectsQuotes && std::ranges::any_of(row.cells(), beginsWithQuote))
        fault.kind = CsvFault::Kind::StrayQuote;
    else if (std::ranges::any_of(row.cells(), isUndecodable))
        fault.kind = CsvFault::Kind::Undecodable;
    else
        return std::nullopt;
    return fault;
}

bool isUndecodable(QByteArrayView text)
{
    return !text.isValidUtf8() || text.contains(replacementCharacter);
}

} // namespace storedesk::csv
