// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "singlescan.h"

#include "base/parallel.h"

#include <algorithm>
#include <chrono>

namespace storedesk::columns {

using namespace std::chrono_literals;

// Waiting threads notice after this time that the scan was cancelled.
static constexpr auto patience = 20ms;

SingleScan::SingleScan(const csv::TableSource &source, SingleScanOptions options)
    : m_source(source)
    , m_options(options)
    , m_begin(source.index->before(0).offset)
    , m_size(source.file->size())
    , m_isOdd(static_cast<std::size_t>(ranges()))
    , m_states(m_isOdd.size())
{ }

qsizetype SingleScan::ranges() const
{
    return (m_size - m_begin + m_options.rangeSize - 1) / m_options.rangeSize;
}

base::Result<bool> SingleScan::run(base::Progress &progress, const csv::RangeVisitor &visit)
{
    if (!m_source.dialect.isRegular())
        return false;
    progress.begin(m_size - m_begin);
    std::vector<QByteArray> rooms(static_cast<std::size_t>(base::threadCount(m_options.threads)));
    base::forEach(
        ranges(), progress,
        [&](qsizetype number, int thread) {
            if (!m_needsIndex && !m_isCutShort)
                read(number, thread, rooms[static_cast<std::size_t>(thread)], progress, visit);
        },
        m_options.threads);
    if (auto same = m_source.file->check(); !same)
        return tl::unexpected(same.error());
    return !m_needsIndex;
}

static bool hasOddQuotes(QByteArrayView bytes, char quote)
{
    quint8 odd = 0;
    for (const char byte : bytes)
        odd ^= static_cast<quint8>(byte == quote);
    return quote != 0 && odd != 0;
}

// Returns the position after the first end of a row, or -1 if there is none.
static qsizetype afterRowEnd(QByteArrayView bytes, bool isInside, char quote)
{
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const char byte = bytes.at(at);
        if (quote != 0 && byte == quote)
            isInside = !isInside;
        else if (isInside)
            continue;
        else if (byte == '\n')
            return at + 1;
        else if (byte == '\r' && at + 1 < bytes.size() && bytes.at(at + 1) != '\n')
            return at + 1;
    }
    return -1;
}

// Waits for the threads that read the previous ranges. Returns nothing if the scan has stopped.
std::optional<bool> SingleScan::isInsideAt(qsizetype number, bool isOdd,
                                           const base::Progress &progress)
{
    const auto place = static_cast<std::size_t>(number);
    std::unique_lock lock(m_mutex);
    m_isOdd[place] = isOdd;
    for (; m_joined < m_isOdd.size() && m_isOdd[m_joined]; ++m_joined) {
        m_states[m_joined] = m_isInside;
        m_isInside = m_isInside != *m_isOdd[m_joined];
    }
    m_known.notify_all();
    while (m_joined <= place) {
        if (progress.cancelled() || m_needsIndex || m_isCutShort)
            return std::nullopt;
        m_known.wait_for(lock, patience);
    }
    return m_states[place];
}

void SingleScan::read(qsizetype number, int thread, QByteArray &room, base::Progress &progress,
                      const csv::RangeVisitor &visit)
{
    const auto begin = m_begin + number * m_options.rangeSize;
    const auto size = std::min(m_options.rangeSize, m_size - begin);
    const auto wanted = std::min(size + m_options.longestRow, m_size - begin);
    room.resize(m_options.rangeSize + m_options.longestRow + csv::bytesBehindRange);
    const auto bytes = QByteArrayView(room).first(wanted);
    const auto read =
        m_source.file->read(begin, std::span(room.data(), static_cast<std::size_t>(wanted)));
    if (read < wanted) {
        m_isCutShort = true;
        return;
    }
    const char quote = m_source.dialect.quote;
    const bool isOdd = hasOddQuotes(bytes.first(size), quote);
    const auto isInside = isInsideAt(number, isOdd, progress);
    if (!isInside)
        return;
    // The row that is unfinished at the beginning belongs to the previous range.
    const auto first = number == 0 ? 0 : afterRowEnd(bytes, *isInside, quote);
    const auto after = afterRowEnd(bytes.sliced(size), *isInside != isOdd, quote);
    const bool isLast = begin + wanted == m_size;
    if ((first < 0 || after < 0) && !isLast) {
        m_needsIndex = true;
        return;
    }
    const auto last = after < 0 ? wanted : size + after;
    // A row longer than a range ends in one of the next ranges.
    const auto from = first < 0 ? last : std::min(first, last);
    csv::RowScanner rows(bytes.first(last).sliced(from), m_source.dialect);
    csv::RowRange range{.number = number,
                        .firstRow = number == 0 ? 0 : -1,
                        .begin = begin + from,
                        .end = begin + last};
    if (number == 0 && m_source.header && rows.next())
        ++range.firstRow;
    visit(range, rows, thread);
    if (rows.hasStrayQuotes() || rows.firstOverfull() >= 0)
        m_needsIndex = true;
    progress.add(size);
}

} // namespace storedesk::columns
