// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowbalance.h"

#include "table/csvreader.h"
#include "table/linestart.h"
#include "table/parallel.h"
#include "table/rowreader.h"
#include "table/tabledevice.h"
#include "table/utf8.h"

#include <QBuffer>

#include <algorithm>

namespace storedesk::table {

// No byte of it is wrong, and no character is cut off at the end.
static bool isUtf8(QByteArrayView bytes)
{
    if (validUtf8(bytes) < bytes.size())
        return false;
    auto last = bytes.size() - 1;
    while (last > 0 && (static_cast<unsigned char>(bytes.at(last)) & 0xC0) == 0x80)
        --last;
    const auto end = bytes.isEmpty() ? QByteArray() : bytes.sliced(last).toByteArray() + '\n';
    return validUtf8(end) == end.size();
}

// sound: all bytes around are known to be UTF-8.
static bool isMalformed(const RowScanner &row, const Dialect &dialect, bool sound)
{
    if (!sound && !isUtf8(row.rowBytes()))
        return true;
    for (int cell = 0; cell < row.count(); ++cell) {
        if (isMalformed(row.raw(cell), dialect))
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

static void count(Counts &counts, const RowScanner &row, qint64 number, int columns,
                  const Dialect &dialect, bool sound)
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
    if (row.isOverfull() || isMalformed(row, dialect, sound))
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
    if (const auto valid = validUtf8(bytes + '\n'); valid < bytes.size()) {
        const auto before = QByteArrayView(bytes).first(valid);
        const auto lineBegin = std::max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
        ++balance.malformed;
        balance.faults.push_back({.kind = CsvFault::Kind::NotUtf8,
                                  .line = line + lineEndsIn(before),
                                  .column = valid - lineBegin + 1});
    }
    while (plain.next()) {
        for (auto fault : plain.faults()) {
            fault.line += line - 1;
            ++balance.malformed;
            balance.faults.push_back(fault);
        }
    }
}

// A row that does not fit into memory goes through the plain reader, which keeps its beginning.
static void countSlowly(RowBalance &balance, const Source &source, const RowRange &range,
                        Progress &progress)
{
    TableDevice device(source.file, range.begin, &progress);
    CsvReader plain(device, source.dialect);
    const auto line = source.index->before(range.firstRow).line;
    const auto size = range.end - range.begin;
    qint64 comments = 0;
    for (auto row = range.firstRow; plain.next() && plain.offset() < size; ++row) {
        comments = plain.comments(); // those behind its last row are the next range's
        for (auto fault : plain.faults()) {
            fault.line += line - 1;
            ++balance.malformed;
            if (balance.faults.size() < mostFaults)
                balance.faults.push_back(fault);
        }
        if (row < balance.header)
            continue;
        const bool regular = static_cast<int>(plain.cells().size()) == balance.columns;
        ++(plain.blank() ? balance.blank : regular ? balance.regular : balance.ragged);
        if (!plain.blank() && !regular && (balance.firstRagged < 0 || row < balance.firstRagged))
            balance.firstRagged = row;
    }
    balance.comments += range.end == source.file->size() ? plain.comments() : comments;
}

// What all threads have counted, together; gives the malformed rows.
static std::vector<qint64> addUp(RowBalance &balance, const std::vector<Counts> &counts)
{
    std::vector<qint64> malformed;
    for (const auto &[mine, rows] : counts) {
        balance.regular += mine.regular;
        balance.ragged += mine.ragged;
        balance.blank += mine.blank;
        balance.comments += mine.comments;
        if (mine.firstRagged >= 0
            && (balance.firstRagged < 0 || mine.firstRagged < balance.firstRagged))
            balance.firstRagged = mine.firstRagged;
        malformed.insert(malformed.end(), rows.begin(), rows.end());
    }
    std::ranges::sort(malformed);
    return malformed;
}

base::Result<RowBalance> balanceOf(const Source &source, Progress &progress)
{
    RowBalance balance;
    RowReader reader(source.file, source.index, source.dialect);
    const auto first = reader.raw(0);
    RowScanner header(first, source.dialect);
    balance.columns = header.next() ? header.count() : 0;
    balance.header = source.header && source.rows() > 0 ? 1 : 0;
    balance.above = source.index->before(0).line - 1;
    std::vector<Counts> counts(static_cast<std::size_t>(threadCount()));
    if (balance.header == 1 && reader.isWhole(0) && isMalformed(header, source.dialect, false))
        counts.front().malformedRows.push_back(0);

    auto ranges = rangesOf(source);
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    for (const auto &range : ranges) {
        if (isTooLarge(range))
            countSlowly(balance, source, range, progress);
    }
    const bool anyLarge = std::erase_if(ranges, isTooLarge) > 0;
    const auto visit = [&](const RowRange &range, RowScanner &rows, int thread) {
        auto &mine = counts[static_cast<std::size_t>(thread)];
        const bool sound = isUtf8(rows.bytes());
        for (auto row = range.firstRow; rows.next(); ++row)
            count(mine, rows, row, balance.columns, source.dialect, sound);
        mine.balance.comments += rows.comments();
    };
    if (const auto read = scan(source, ranges, progress, visit, Overfull::Allowed); !read)
        return tl::unexpected(read.error());
    for (const auto row : addUp(balance, counts)) {
        if (balance.faults.size() < mostFaults)
            addFaults(balance, reader, row, source.dialect);
        else
            ++balance.malformed;
    }
    if (anyLarge)
        std::ranges::stable_sort(balance.faults, {}, &CsvFault::line);
    return balance;
}

} // namespace storedesk::table
