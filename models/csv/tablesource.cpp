// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablesource.h"

#include "base/parallel.h"
#include "csv/linestart.h"
#include "csv/rowreader.h"
#include "csv/tablerefusal.h"

#include <algorithm>
#include <atomic>

namespace storedesk::csv {

std::vector<RowRange> rangesOf(const TableSource &source, qint64 size)
{
    std::vector<RowRange> ranges;
    const auto marks = source.index->marks();
    auto begin = marks.front();
    if (source.rows() == 0)
        return ranges;
    const auto add = [&](qint64 end) {
        ranges.push_back({.number = static_cast<qsizetype>(ranges.size()),
                          .firstRow = begin.row,
                          .begin = begin.offset,
                          .end = end});
    };
    for (const auto &mark : marks) {
        if (mark.offset - begin.offset < size)
            continue;
        add(mark.offset);
        begin = mark;
    }
    add(source.file->size());
    return ranges;
}

// Larger ranges are read one at a time.
static constexpr qint64 usualRange = 8 * 1024 * 1024;

bool isTooLarge(const RowRange &range)
{
    return range.end - range.begin > RowReader::largestPiece;
}

base::Problem tooLarge(const TableSource &source, const RowRange &range)
{
    // Find the first mark whose distance to the next mark exceeds the maximum row length. The row
    // begins after this mark.
    const auto marks = source.index->marks();
    auto mark = std::ranges::lower_bound(marks, range.begin, {}, &RowMark::offset);
    for (auto next = std::next(mark); next != marks.end() && next->offset < range.end
         && next->offset - mark->offset <= RowReader::longestRow;
         ++next)
        mark = next;
    RowReader reader(source.file, source.index, source.dialect);
    auto row = mark->row;
    while (row + 1 < source.rows() && reader.isWhole(row))
        ++row;
    return rowTooLarge(reader.line(row), RowReader::longestRow);
}

namespace {

// The smallest line number reported by several threads.
class FirstLine final
{
public:
    void add(qint64 line)
    {
        const std::lock_guard lock(m_mutex);
        m_line = m_line == 0 ? line : std::min(m_line, line);
    }
    // Returns 0 if no number was added. Only valid after all threads have ended.
    [[nodiscard]] qint64 line() const { return m_line; }

private:
    std::mutex m_mutex;
    qint64 m_line = 0;
};

} // namespace

base::Result<void> scan(const TableSource &source, base::Progress &progress,
                        const RangeVisitor &visit)
{
    const auto ranges = rangesOf(source);
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    return scan(source, ranges, progress, visit);
}

base::Result<void> scan(const TableSource &source, std::span<const RowRange> ranges,
                        base::Progress &progress, const RangeVisitor &visit, Overfull overfull)
{
    if (const auto large = std::ranges::find_if(ranges, isTooLarge); large != ranges.end())
        return tl::unexpected(tooLarge(source, *large));
    std::vector<QByteArray> rooms(static_cast<std::size_t>(base::threadCount()));
    std::mutex oneLarge;
    std::atomic<bool> cutShort = false;
    FirstLine tooMany;
    base::forEach(
        static_cast<qsizetype>(ranges.size()), progress, [&](qsizetype number, int thread) {
            auto range = ranges[static_cast<std::size_t>(number)];
            const auto size = range.end - range.begin;
            std::unique_lock alone(oneLarge, std::defer_lock);
            if (size > usualRange)
                alone.lock();
            QByteArray largeRoom;
            auto &room = size > usualRange ? largeRoom : rooms[static_cast<std::size_t>(thread)];
            if (room.size() < size + bytesBehindRange)
                room.resize(size + bytesBehindRange);
            const auto read = source.file->read(
                range.begin, std::span(room.data(), static_cast<std::size_t>(size)));
            if (read < size)
                cutShort = true;
            if (cutShort)
                // The result will be discarded in any case.
                return;
            RowScanner rows(QByteArrayView(room).first(read), source.dialect);
            if (range.firstRow == 0 && source.header && rows.next())
                ++range.firstRow;
            visit(range, rows, thread);
            if (overfull == Overfull::Refused && rows.firstOverfull() >= 0) {
                const auto before = rows.bytes().first(rows.firstOverfull());
                tooMany.add(
                    source.index->before(ranges[static_cast<std::size_t>(number)].firstRow).line
                    + lineEndsIn(before));
            }
            progress.add(size);
        });
    const auto same = source.file->check();
    return same && tooMany.line() > 0 ? tl::unexpected(tooManyCells(tooMany.line())) : same;
}

} // namespace storedesk::csv
