// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowbalance.h"

#include "table/csvreader.h"
#include "table/parallel.h"
#include "table/rowreader.h"

#include <QBuffer>

#include <algorithm>

namespace storedesk::table {

// A cell that begins with a quote must end with the one that closes it.
static bool isMalformed(QByteArrayView raw, char quote)
{
    if (quote == 0 || !raw.startsWith(quote))
        return false;
    auto at = raw.indexOf(quote, 1);
    while (at >= 0 && at + 1 < raw.size() && raw.at(at + 1) == quote)
        at = raw.indexOf(quote, at + 2);
    return at != raw.size() - 1;
}

static bool isMalformed(const RowScanner &row, char quote)
{
    for (int cell = 0; cell < row.count(); ++cell) {
        if (isMalformed(row.raw(cell), quote))
            return true;
    }
    return false;
}

namespace {

// What one thread has counted.
struct Counts
{
    RowBalance balance;
    std::vector<qint64> malformedRows;
};

} // namespace

static void count(Counts &counts, const RowScanner &row, qint64 number, int columns, char quote)
{
    auto &balance = counts.balance;
    if (row.blank()) {
        ++balance.blank;
    } else if (row.count() == columns) {
        ++balance.regular;
    } else {
        ++balance.ragged;
        balance.firstRagged =
            balance.firstRagged < 0 ? number : std::min(balance.firstRagged, number);
    }
    if (isMalformed(row, quote))
        counts.malformedRows.push_back(number);
}

// The plain reader knows the words for what is wrong with a row.
static void addFaults(RowBalance &balance, RowReader &reader, qint64 row, Dialect dialect)
{
    auto bytes = reader.raw(row);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    CsvReader plain(buffer, dialect);
    const auto line = reader.line(row);
    while (plain.next()) {
        for (auto fault : plain.faults()) {
            fault.line += line - 1;
            ++balance.malformed;
            balance.faults.push_back(fault);
        }
    }
}

RowBalance balanceOf(const Source &source, Progress &progress)
{
    RowBalance balance;
    RowReader reader(source.file, source.index, source.dialect);
    balance.columns = static_cast<int>(reader.row(0).size());
    balance.header = source.header && source.rows() > 0 ? 1 : 0;
    std::vector<Counts> counts(static_cast<std::size_t>(threadCount()));
    scan(source, progress, [&](const RowRange &range, RowScanner &rows, int thread) {
        for (auto row = range.firstRow; rows.next(); ++row)
            count(counts[static_cast<std::size_t>(thread)], rows, row, balance.columns,
                  source.dialect.quote);
    });
    std::vector<qint64> malformed;
    for (const auto &[mine, rows] : counts) {
        balance.regular += mine.regular;
        balance.ragged += mine.ragged;
        balance.blank += mine.blank;
        if (mine.firstRagged >= 0
            && (balance.firstRagged < 0 || mine.firstRagged < balance.firstRagged))
            balance.firstRagged = mine.firstRagged;
        malformed.insert(malformed.end(), rows.begin(), rows.end());
    }
    const auto first = reader.raw(0);
    RowScanner header(first, source.dialect);
    if (balance.header == 1 && header.next() && isMalformed(header, source.dialect.quote))
        malformed.push_back(0);
    std::ranges::sort(malformed);
    for (const auto row : malformed) {
        if (balance.faults.size() < mostFaults)
            addFaults(balance, reader, row, source.dialect);
        else
            ++balance.malformed;
    }
    return balance;
}

} // namespace storedesk::table
