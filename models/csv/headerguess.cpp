// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "headerguess.h"

#include "csv/rowscanner.h"

#include <QList>
#include <QSet>

#include <algorithm>
#include <optional>
#include <vector>

namespace storedesk::csv {

static constexpr int rowsWeighed = 200;
static constexpr qsizetype mostTitles = 40;

bool looksLikeNumber(QByteArrayView cell)
{
    static constexpr QByteArrayView signs = " .,:/-+%()'$";
    static constexpr QByteArrayView euro = "\u20AC";
    static constexpr QByteArrayView pound = "\u00A3";
    static constexpr QByteArrayView space = "\u00A0";
    bool digit = false;
    for (qsizetype at = 0; at < cell.size(); ++at) {
        const char byte = cell.at(at);
        const bool isDigit = byte >= '0' && byte <= '9';
        const bool last = at + 1 == cell.size();
        const bool ofIsoDate = digit && ((byte == 'T' && !last) || (byte == 'Z' && last));
        digit = digit || isDigit;
        if (isDigit || ofIsoDate || signs.contains(byte))
            continue;
        const auto rest = cell.sliced(at);
        const auto &sign = rest.startsWith(euro) ? euro : rest.startsWith(pound) ? pound : space;
        if (!rest.startsWith(sign))
            return false;
        at += sign.size() - 1;
    }
    return digit;
}

// Whether the cell cannot be a column name.
static bool looksLikeValue(QByteArrayView cell)
{
    return looksLikeNumber(cell) || cell.contains('@');
}

namespace {

// A row at the start of the sample, split into cells.
struct FirstRow
{
    QByteArrayList cells;
    qsizetype begin = 0;
    bool blank = false;

    [[nodiscard]] int filled() const
    {
        return static_cast<int>(
            std::ranges::count_if(cells, [](const QByteArray &cell) { return !cell.isEmpty(); }));
    }
};
using FirstRows = std::vector<FirstRow>;

} // namespace

static FirstRows firstRowsOf(QByteArrayView sample, bool whole, const Dialect &dialect)
{
    FirstRows rows;
    RowScanner scanner(sample, dialect);
    QByteArray scratch;
    while (static_cast<int>(rows.size()) < rowsWeighed && scanner.next()) {
        if (!scanner.terminated() && !whole && !rows.empty())
            // The row is truncated by the end of the sample.
            break;
        FirstRow row{.cells = {}, .begin = scanner.begin(), .blank = scanner.blank()};
        for (int cell = 0; cell < scanner.count(); ++cell)
            row.cells.append(scanner.text(cell, scratch).trimmed().toByteArray());
        rows.push_back(row);
    }
    return rows;
}

// Whether the cell is a year or a month: 2026, 2026-01.
static bool isPeriod(QByteArrayView cell)
{
    const int year = cell.first(std::min<qsizetype>(cell.size(), 4)).toInt();
    return year >= 1900 && year <= 2100
        && (cell.size() == 4 || (cell.size() == 7 && QByteArrayView("-/.").contains(cell.at(4))));
}

// Returns the proportion of cells below a name that are of the given kind, or nothing if all are
// empty. Ignores comments.
static std::optional<double> shareBelow(const FirstRows &rows, std::size_t header, qsizetype column,
                                        bool (*isOfKind)(QByteArrayView))
{
    int filled = 0;
    int found = 0;
    for (auto row = header + 1; row < rows.size(); ++row) {
        const auto &cells = rows[row].cells;
        if (cells.size() != rows[header].cells.size() || cells.at(column).isEmpty())
            continue;
        ++filled;
        found += isOfKind(cells.at(column)) ? 1 : 0;
    }
    return filled == 0 ? std::nullopt : std::optional(static_cast<double>(found) / filled);
}

// Years and months are column names if the cells below are of another kind.
static bool namesPeriod(const FirstRows &rows, std::size_t header, qsizetype column)
{
    const auto below = shareBelow(rows, header, column, isPeriod);
    return isPeriod(rows[header].cells.at(column)) && below && *below <= 0.3;
}

// Whether there are values below a heading that is a word. Headings differ in kind from the cells
// below them.
static bool namesValues(const FirstRows &rows, std::size_t header)
{
    const auto &names = rows[header].cells;
    for (qsizetype column = 0; column < names.size(); ++column) {
        const auto below = shareBelow(rows, header, column, looksLikeValue);
        if (below && *below >= 0.7 && !looksLikeValue(names.at(column)))
            return true;
    }
    return false;
}

// Whether the row contains column names, which are complete, unique and not values. If some names
// are missing or repeated, the rows below must be of another kind.
static bool isHeader(const FirstRows &rows, std::size_t at)
{
    auto names = rows[at].cells;
    while (names.size() > 1 && names.constLast().isEmpty())
        // A trailing delimiter at the end of each line adds an empty name.
        names.removeLast();
    QSet<QByteArray> seen;
    bool all = true;
    bool anyWord = false;
    for (qsizetype column = 0; column < names.size(); ++column) {
        const auto &name = names.at(column);
        const bool value = looksLikeValue(name);
        if (value && !namesPeriod(rows, at, column))
            return false;
        anyWord = anyWord || !value;
        all = all && !name.isEmpty() && !seen.contains(name);
        seen.insert(name);
    }
    return anyWord && (all || (rows[at].filled() * 2 >= names.size() && namesValues(rows, at)));
}

// Whether the row is a title above the table, with few or no other cells.
static bool isTitle(const FirstRow &row, int columns)
{
    return row.blank || row.filled() <= (columns <= 3 ? 1 : columns / 2);
}

static bool isRemark(const FirstRow &row)
{
    return row.cells.constFirst().startsWith('#');
}

// Returns the first row of the table.
static std::size_t firstOf(const FirstRows &rows, int columns)
{
    std::size_t at = 0;
    const auto within = [&] {
        return at < rows.size() && at < static_cast<std::size_t>(mostTitles);
    };
    while (within() && rows[at].blank)
        ++at;
    const auto plain = at;
    const auto fits = [columns](const FirstRow &row) {
        return row.cells.size() == columns && !isTitle(row, columns);
    };
    if (columns < 2) {
        const auto next = [&] {
            return at + 1 < rows.size() && !rows[at + 1].blank;
        };
        while (within() && next() && rows[at].cells.constFirst().startsWith("# "))
            ++at;
        return at < rows.size() && !isRemark(rows[at]) ? at : std::min(plain, rows.size() - 1);
    }
    while (within() && !fits(rows[at]) && (isTitle(rows[at], columns) || isRemark(rows[at])))
        ++at;
    const bool found = within() && fits(rows[at]) && at + 1 < rows.size();
    const bool alone = columns > 2 && at == plain + 1 && rows[plain].cells.size() == 1;
    return found && (alone || isHeader(rows, at)) ? at : std::min(plain, rows.size() - 1);
}

// Whether there are lines that begin with # and have a different number of cells.
static bool hasRemarks(const FirstRows &rows, std::size_t first, int columns)
{
    int remarks = 0;
    int data = 0;
    for (auto row = first; row < rows.size(); ++row) {
        if (isRemark(rows[row]))
            ++(rows[row].cells.size() == columns ? data : remarks);
    }
    const bool namedSo = isRemark(rows[first]) && rows[first].cells.size() == columns;
    return columns > 1 && !namedSo && remarks > 0 && remarks >= 4 * data;
}

static int linesIn(QByteArrayView bytes)
{
    int lines = 0;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const bool pair = bytes.at(at) == '\r' && at + 1 < bytes.size() && bytes.at(at + 1) == '\n';
        lines += bytes.at(at) == '\n' || (bytes.at(at) == '\r' && !pair) ? 1 : 0;
    }
    return lines;
}

TableStart startOf(QByteArrayView sample, bool whole, const Dialect &dialect,
                   const KnownOfTable &known)
{
    auto rows = firstRowsOf(sample, whole, dialect);
    if (rows.empty())
        return {};
    auto first = known.startsHere ? 0 : firstOf(rows, known.columns);
    TableStart start{.begin = rows[first].begin};
    start.above = linesIn(sample.first(start.begin));
    start.comment = hasRemarks(rows, first, known.columns) ? '#' : '\0';
    if (start.comment != 0) {
        std::erase_if(rows, isRemark);
        first = static_cast<std::size_t>(std::ranges::find(rows, start.begin, &FirstRow::begin)
                                         - rows.begin());
    }
    start.header = first < rows.size() && isHeader(rows, first);
    return start;
}

} // namespace storedesk::csv
