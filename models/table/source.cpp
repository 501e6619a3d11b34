// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source.h"

#include "table/parallel.h"
#include "table/rowreader.h"

#include <algorithm>

namespace storedesk::table {

std::vector<RowRange> rangesOf(const Source &source, qint64 size)
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

using Visitor = std::function<void(const RowRange &range, RowScanner &rows, int thread)>;

void scan(const Source &source, Progress &progress, const Visitor &visit)
{
    const auto ranges = rangesOf(source);
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    scan(source, ranges, progress, visit);
}

void scan(const Source &source, std::span<const RowRange> ranges, Progress &progress,
          const Visitor &visit)
{
    std::vector<QByteArray> rooms(static_cast<std::size_t>(threadCount()));
    forEach(static_cast<qsizetype>(ranges.size()), progress, [&](qsizetype number, int thread) {
        auto range = ranges[static_cast<std::size_t>(number)];
        auto &room = rooms[static_cast<std::size_t>(thread)];
        // A row that never ends must not take the memory.
        const auto size = std::min<qint64>(range.end - range.begin, RowReader::longestRow);
        if (room.size() < size)
            room.resize(size);
        const auto read =
            source.file->read(range.begin, std::span(room.data(), static_cast<std::size_t>(size)));
        RowScanner rows(QByteArrayView(room).first(read), source.dialect);
        if (range.firstRow == 0 && source.header && rows.next())
            ++range.firstRow;
        visit(range, rows, thread);
        progress.add(range.end - range.begin);
    });
}

} // namespace storedesk::table
