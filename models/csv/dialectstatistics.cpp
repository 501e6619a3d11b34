// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialectstatistics.h"

#include "csv/cell.h"
#include "csv/headerguess.h"
#include "csv/rowscanner.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace storedesk::csv {

static constexpr int rowsSampled = 500;

// Whether the cell is a list as written by the service, words joined by bars: "blog|shop". A cell
// with numbers may also be two cells.
static bool looksLikeList(QByteArrayView cell)
{
    for (qsizetype from = 0; from <= cell.size();) {
        auto end = cell.indexOf('|', from);
        end = end < 0 ? cell.size() : end;
        const auto element = cell.sliced(from, end - from).trimmed();
        if (element.isEmpty() || element.contains('@') || looksLikeNumber(element))
            return false;
        from = end + 1;
    }
    return true;
}

// A delimiter before a blank belongs to a sentence, a comma to a number, a bar to a list.
static bool isUntidy(QByteArrayView cell, char delimiter)
{
    static constexpr QByteArrayView others = ",;\t|";
    std::optional<bool> figure;
    std::optional<bool> list;
    for (qsizetype at = 0; at < cell.size(); ++at) {
        const char byte = cell.at(at);
        if (byte == delimiter || !others.contains(byte))
            continue;
        const bool sentence = byte != '\t' && at + 1 < cell.size() && cell.at(at + 1) == ' ';
        if (!figure && byte == ',')
            // Evaluated once, because a cell may be as long as the sample.
            figure = looksLikeNumber(cell);
        if (byte == '|' && !list)
            list = looksLikeList(cell);
        if (!sentence && !(byte == ',' && *figure) && !(byte == '|' && *list))
            return true;
    }
    return false;
}

static void addCell(DialectStatistics &figures, QByteArrayView raw)
{
    const auto &dialect = figures.dialect;
    const auto cell = raw.trimmed();
    ++figures.cells;
    if (dialect.quote == 0 || !cell.startsWith(dialect.quote)) {
        figures.untidy += isUntidy(cell, dialect.delimiter) ? 1 : 0;
        return;
    }
    // A quote after a blank is text in this dialect, but probably not intended as such.
    const bool meant = raw.startsWith(dialect.quote) || dialect.blanksAroundQuotes;
    ++(meant && quoteFaultOf(raw, dialect) == QuoteFault::None ? figures.quoted
                                                               : figures.malformed);
}

DialectStatistics figuresOf(QByteArrayView sample, bool whole, const Dialect &dialect)
{
    DialectStatistics figures{.dialect = dialect};
    std::map<int, int> sizes;
    RowScanner scanner(sample, dialect);
    while (figures.rows < rowsSampled && scanner.next()) {
        if (!scanner.terminated() && !whole && figures.rows > 0)
            // Truncated by the end of the sample.
            break;
        if (scanner.blank())
            continue;
        ++figures.rows;
        ++sizes[scanner.count()];
        if (figures.rows == 1)
            figures.firstRowCells = scanner.count();
        for (int cell = 0; cell < scanner.count(); ++cell)
            addCell(figures, scanner.raw(cell));
    }
    const auto most = std::ranges::max_element(
        sizes, [](const auto &one, const auto &two) { return one.second < two.second; });
    if (most != sizes.end()) {
        figures.columns = most->first;
        figures.ragged = figures.rows - most->second;
    }
    return figures;
}

bool coversAllRows(const DialectStatistics &figures)
{
    static constexpr int rowsPerFault = 20;
    return figures.columns > 1 && figures.rows > 1 && figures.ragged * rowsPerFault <= figures.rows
        && figures.firstRowCells == figures.columns;
}

double scoreOf(const DialectStatistics &figures)
{
    // The score that a delimiter has to exceed.
    static constexpr double oneColumn = 0.35;
    if (figures.rows == 0)
        return 0;
    const auto share = [](int part, int whole) {
        return whole == 0 ? 0.0 : static_cast<double>(part) / whole;
    };
    const double agreement = 1 - share(figures.ragged, figures.rows);
    const double tidy = 1 - share(figures.untidy, figures.cells);
    const double sound = 1 - share(figures.malformed, figures.malformed + figures.quoted);
    if (figures.columns < 2)
        return oneColumn * agreement * sound;
    return agreement * agreement * tidy * (0.5 + 0.5 * sound) * (1 + std::log2(figures.columns));
}

} // namespace storedesk::csv
