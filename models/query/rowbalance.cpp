// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowbalance.h"

#include "base/parallel.h"
#include "csv/csvreader.h"
#include "csv/linestart.h"
#include "csv/rowreader.h"
#include "csv/tabledevice.h"
#include "csv/utf8.h"

#include <QBuffer>

#include <algorithm>

namespace storedesk::query {

// Returns whether all bytes are valid UTF-8, including the last character.
static bool isUtf8(QByteArrayView bytes)
{
    if (csv::validUtf8(bytes) < bytes.size())
        return false;
    auto last = bytes.size() - 1;
    while (last > 0 && (static_cast<unsigned char>(bytes.at(last)) & 0xC0) == 0x80)
        --last;
    const auto end = bytes.isEmpty() ? QByteArray() : bytes.sliced(last).toByteArray() + '\n';
    return csv::validUtf8(end) == end.size();
}

namespace {

enum class Damage : char { None, OfRow, Blurs };

// The properties of all bytes in the range that contains a row.
struct Around
{
    bool isUtf8 = false;
    bool hasNul = true;

    [[nodiscard]] static Around of(QByteArrayView bytes)
    {
        return {.isUtf8 = storedesk::query::isUtf8(bytes), .hasNul = bytes.contains('\0')};
    }
};

// The counts of one thread.
struct Counts
{
    RowBalance balance;
    std::vector<qint64> malformedRows;
    qint64 firstBlurred = -1;
    int narrowest = 0;
    int widest = 0;
};

} // namespace

static Damage damageOf(const csv::RowScanner &row, const csv::Dialect &dialect,
                       const Around &around)
{
    auto damage = Damage::None;
    for (int cell = 0; cell < row.count(); ++cell) {
        const auto fault = csv::quoteFaultOf(row.raw(cell), dialect);
        if (fault == csv::QuoteFault::Open || fault == csv::QuoteFault::TextAfterLines)
            return Damage::Blurs;
        damage = fault == csv::QuoteFault::None ? damage : Damage::OfRow;
    }
    const bool isDamaged = row.isOverfull() || (!around.isUtf8 && !isUtf8(row.rowBytes()))
        || (around.hasNul && row.rowBytes().contains('\0'));
    return isDamaged ? Damage::OfRow : damage;
}

static void note(Counts &counts, qint64 row, Damage damage)
{
    if (damage == Damage::None)
        return;
    counts.malformedRows.push_back(row);
    if (damage == Damage::Blurs && (counts.firstBlurred < 0 || row < counts.firstBlurred))
        counts.firstBlurred = row;
}

static void countWidth(Counts &counts, int cells)
{
    counts.narrowest = counts.narrowest == 0 ? cells : std::min(counts.narrowest, cells);
    counts.widest = std::max(counts.widest, cells);
}

static void count(Counts &counts, const csv::RowScanner &row, qint64 number, int columns,
                  const csv::Dialect &dialect, const Around &around)
{
    auto &balance = counts.balance;
    if (!row.blank())
        countWidth(counts, row.count());
    if (row.blank()) {
        ++balance.blank;
    } else if (row.count() == columns) {
        ++balance.regular;
    } else {
        ++balance.ragged;
        balance.firstRagged =
            balance.firstRagged < 0 ? number : std::min(balance.firstRagged, number);
    }
    note(counts, number, damageOf(row, dialect, around));
}

// Uses CsvReader, which reports a row's faults in detail.
static void addFaults(RowBalance &balance, csv::RowReader &reader, qint64 row, csv::Dialect dialect)
{
    auto bytes = reader.raw(row);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    csv::CsvReader plain(buffer, dialect);
    const auto line = reader.line(row);
    if (const auto valid = csv::validUtf8(bytes + '\n'); valid < bytes.size()) {
        const auto before = QByteArrayView(bytes).first(valid);
        const auto lineBegin = std::max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
        ++balance.malformed;
        balance.faults.push_back({.kind = csv::CsvFault::Kind::NotUtf8,
                                  .line = line + csv::lineEndsIn(before),
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

// A row that does not fit into memory is read with CsvReader, which stores only its beginning.
static void countSlowly(Counts &counts, RowBalance &balance, const csv::TableSource &source,
                        const csv::RowRange &range, base::Progress &progress)
{
    csv::TableDevice device(source.file, range.begin, &progress);
    csv::CsvReader plain(device, source.dialect);
    const auto line = source.index->before(range.firstRow).line;
    const auto size = range.end - range.begin;
    qint64 comments = 0;
    for (auto row = range.firstRow; plain.next() && plain.offset() < size; ++row) {
        // Comments after the last row belong to the next range.
        comments = plain.comments();
        for (auto fault : plain.faults()) {
            fault.line += line - 1;
            ++balance.malformed;
            if (balance.faults.size() < mostFaults)
                balance.faults.push_back(fault);
            if (csv::blursRows(fault.kind) && !balance.blurred)
                balance.blurred = fault;
        }
        if (row < balance.header)
            continue;
        if (!plain.blank())
            countWidth(counts, static_cast<int>(plain.cells().size()));
        const bool regular = static_cast<int>(plain.cells().size()) == balance.columns;
        ++(plain.blank() ? balance.blank : regular ? balance.regular : balance.ragged);
        if (!plain.blank() && !regular && (balance.firstRagged < 0 || row < balance.firstRagged))
            balance.firstRagged = row;
    }
    balance.comments += range.end == source.file->size() ? plain.comments() : comments;
}

// Adds up the counts from all threads. Returns the counts that concern the whole table.
static Counts addUp(RowBalance &balance, const std::vector<Counts> &counts)
{
    Counts all;
    for (const auto &one : counts) {
        const auto &mine = one.balance;
        balance.regular += mine.regular;
        balance.ragged += mine.ragged;
        balance.blank += mine.blank;
        balance.comments += mine.comments;
        if (mine.firstRagged >= 0
            && (balance.firstRagged < 0 || mine.firstRagged < balance.firstRagged))
            balance.firstRagged = mine.firstRagged;
        all.malformedRows.insert(all.malformedRows.end(), one.malformedRows.begin(),
                                 one.malformedRows.end());
        if (one.firstBlurred >= 0 && (all.firstBlurred < 0 || one.firstBlurred < all.firstBlurred))
            all.firstBlurred = one.firstBlurred;
        if (one.narrowest > 0) {
            countWidth(all, one.narrowest);
            countWidth(all, one.widest);
        }
    }
    std::ranges::sort(all.malformedRows);
    return all;
}

// Finds the position of the first fault that makes row boundaries uncertain, which may be after the
// last stored fault.
static void findBlurred(RowBalance &balance, csv::RowReader &reader, qint64 row,
                        csv::Dialect dialect)
{
    RowBalance ofRow;
    addFaults(ofRow, reader, row, dialect);
    const auto found = std::ranges::find_if(
        ofRow.faults, [](const csv::CsvFault &fault) { return csv::blursRows(fault.kind); });
    if (found != ofRow.faults.end() && (!balance.blurred || found->line < balance.blurred->line))
        balance.blurred = *found;
}

base::Result<RowBalance> balanceOf(const csv::TableSource &source, base::Progress &progress)
{
    RowBalance balance;
    csv::RowReader reader(source.file, source.index, source.dialect);
    const auto first = reader.raw(0);
    csv::RowScanner header(first, source.dialect);
    balance.columns = header.next() ? header.count() : 0;
    balance.header = source.header && source.rows() > 0 ? 1 : 0;
    balance.above = source.index->before(0).line - 1;
    std::vector<Counts> counts(static_cast<std::size_t>(base::threadCount()));
    if (balance.header == 1 && reader.isWhole(0))
        note(counts.front(), 0, damageOf(header, source.dialect, {}));

    auto ranges = csv::rangesOf(source);
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    for (const auto &range : ranges) {
        if (csv::isTooLarge(range))
            countSlowly(counts.front(), balance, source, range, progress);
    }
    const bool anyLarge = std::erase_if(ranges, csv::isTooLarge) > 0;
    const auto visit = [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
        auto &mine = counts[static_cast<std::size_t>(thread)];
        const auto around = Around::of(rows.bytes());
        for (auto row = range.firstRow; rows.next(); ++row)
            count(mine, rows, row, balance.columns, source.dialect, around);
        mine.balance.comments += rows.comments();
    };
    if (const auto read = csv::scan(source, ranges, progress, visit, csv::Overfull::Allowed); !read)
        return tl::unexpected(read.error());
    auto all = addUp(balance, counts);
    if (all.firstBlurred >= 0)
        findBlurred(balance, reader, all.firstBlurred, source.dialect);
    balance.shape = csv::RowShape::of(reader.row(0), source.header, all.narrowest, all.widest);
    for (const auto row : all.malformedRows) {
        if (balance.faults.size() < mostFaults)
            addFaults(balance, reader, row, source.dialect);
        else
            ++balance.malformed;
    }
    if (anyLarge)
        std::ranges::stable_sort(balance.faults, {}, &csv::CsvFault::line);
    balance.malformedRows = std::move(all.malformedRows);
    return balance;
}

} // namespace storedesk::query
