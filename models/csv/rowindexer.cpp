// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowindexer.h"

#include "base/parallel.h"

#include <algorithm>

namespace storedesk::csv {

RowIndexer::RowIndexer(std::shared_ptr<const BlockFile> file, Dialect dialect, IndexOptions options)
    : m_file(std::move(file))
    , m_dialect(dialect)
    , m_options(options)
{ }

qint64 RowIndexer::beginOf(const BlockFile &file)
{
    return file.read(0, 3) == "\xEF\xBB\xBF" ? 3 : 0;
}

base::Result<void> RowIndexer::build(RowIndex &index, base::Progress &progress)
{
    const auto first = index.before(0);
    m_begin = first.offset;
    m_joined = m_begin;
    m_lines = first.line - 1;
    const auto portion = m_options.blockSize * m_options.blocksAtOnce;
    const auto size = m_file->size() - m_begin;
    progress.begin(size);
    base::forEach((size + portion - 1) / portion, progress,
                  [&](qsizetype number, int /*thread*/) { readPortion(number, index, progress); },
                  m_options.threads);
    if (progress.cancelled())
        return {};
    const char last = byteAt(m_file->size() - 1);
    const bool lineEnd = last == '\n' || last == '\r';
    const bool terminated = size == 0 || (lineEnd && !isInside(m_state));
    if (auto read = m_file->check(); !read)
        return read;
    if (!terminated)
        index.append({}, m_rows + (m_state == CsvState::Comment ? 0 : 1),
                     m_lines + (lineEnd ? 0 : 1));
    index.finish(terminated);
    return {};
}

void RowIndexer::readPortion(qsizetype number, RowIndex &index, base::Progress &progress)
{
    const auto size = m_options.blockSize * m_options.blocksAtOnce;
    const auto begin = m_begin + number * size;
    const auto end = std::min(begin + size, m_file->size());
    // Read one more byte, because a CR at the end may be followed by an LF.
    const auto bytes = m_file->read(begin, end - begin + 1);
    const QByteArrayView view(bytes);
    Summaries summaries;
    char before = number == 0 ? '\n' : byteAt(begin - 1);
    for (qsizetype at = 0; at < end - begin && at < bytes.size(); at += m_options.blockSize) {
        const auto length = std::min({m_options.blockSize, bytes.size() - at, end - begin - at});
        const char after = at + length < bytes.size() ? bytes.at(at + length) : '\0';
        summaries.push_back(summaryOf(view.sliced(at, length), before, after, m_dialect));
        before = bytes.at(at + length - 1);
    }
    progress.add(end - begin);

    const std::lock_guard lock(m_mutex);
    m_shrunk = m_shrunk || bytes.size() < end - begin;
    m_waiting.emplace(number, std::move(summaries));
    join(index);
}

void RowIndexer::join(RowIndex &index)
{
    std::vector<RowMark> marks;
    for (auto next = m_waiting.find(m_nextPortion); next != m_waiting.end() && !m_shrunk;
         next = m_waiting.find(m_nextPortion)) {
        for (const auto &summary : next->second) {
            joinBlock(summary, m_joined, marks);
            m_joined = std::min(m_joined + m_options.blockSize, m_file->size());
        }
        m_waiting.erase(next);
        ++m_nextPortion;
    }
    index.append(marks, m_rows, m_lines);
}

void RowIndexer::joinBlock(const BlockSummary &summary, qint64 begin, std::vector<RowMark> &marks)
{
    const auto side = sideOf(summary, begin);
    if (side.rows > 0 && begin + side.firstRow < m_file->size()) {
        marks.push_back({.row = m_rows + 1,
                         .offset = begin + side.firstRow,
                         .line = m_lines + side.linesBefore + 2});
    }
    m_rows += side.rows;
    m_lines += side.rows + side.innerEnds;
}

// If the quotes are regular, the quick summary for the state at the start of the block is valid.
// After an irregular quote, or if a stray quote directly precedes the block, the block has to be
// read byte by byte.
BlockSummary::Side RowIndexer::sideOf(const BlockSummary &summary, qint64 begin)
{
    const bool inside = isInside(m_state);
    const auto &side = summary.sides[inside ? 1 : 0];
    const bool strayBefore = m_state == CsvState::Plain && begin > m_begin && m_dialect.quote != 0
        && byteAt(begin - 1) == m_dialect.quote;
    if (!side.irregular && !strayBefore && m_dialect.isRegular()) {
        m_state = inside != summary.oddQuotes ? CsvState::Quoted : CsvState::CellStart;
        return side;
    }
    const auto size = std::min<qint64>(m_options.blockSize, m_file->size() - begin);
    const auto bytes = m_file->read(begin, size + 1);
    const char after = bytes.size() > size ? bytes.at(size) : '\0';
    if (m_state == CsvState::CellStart && begin > m_begin) {
        const char before = byteAt(begin - 1);
        if (before == m_dialect.quote)
            m_state = CsvState::QuoteInQuoted;
        else if (before != m_dialect.delimiter && before != '\n' && before != '\r')
            m_state = CsvState::Plain;
    }
    return slowSummaryOf(QByteArrayView(bytes).first(std::min<qsizetype>(size, bytes.size())),
                         after, m_dialect, m_state);
}

char RowIndexer::byteAt(qint64 offset) const
{
    char byte = '\0';
    return offset >= 0 && m_file->read(offset, std::span(&byte, 1)) == 1 ? byte : '\0';
}

} // namespace storedesk::csv
