// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowscanner.h"

#include "csv/bitparity.h"
#include "csv/csvstate.h"

#include <algorithm>
#include <array>
#include <bit>

namespace storedesk::csv {

RowScanner::RowScanner(QByteArrayView bytes, Dialect dialect)
    : m_bytes(bytes)
    , m_dialect(dialect)
    , m_regular(dialect.isRegular())
{
    synchronise(0);
}

// The fast path of the hot loop: most words are complete and have neither quotes nor carriage
// returns.
inline bool RowScanner::load(qsizetype at)
{
    if (m_inside != 0 || m_bytes.size() - at < wordSize)
        return loadAny(at);
    const Word word(m_bytes.data() + at);
    if ((word.where('\r') | word.where(m_dialect.quote)).any())
        return loadAny(at);
    m_word = at;
    m_ends = word.where('\n').bits();
    m_separators = m_ends | word.where(m_dialect.delimiter).bits();
    m_innerInWord = false;
    return true;
}

inline void RowScanner::endRow(qsizetype cellBegin, qsizetype lineEnd)
{
    const bool two =
        m_bytes.at(lineEnd) == '\n' && lineEnd > cellBegin && m_bytes.at(lineEnd - 1) == '\r';
    addLastCell(cellBegin, two ? lineEnd - 1 : lineEnd);
    m_next = lineEnd + 1;
    m_terminated = true;
}

bool RowScanner::next()
{
    m_cells.clear();
    m_begin = m_next;
    m_terminated = false;
    m_innerQuotes = m_innerInWord;
    if (m_begin >= m_bytes.size())
        return false;
    auto cellBegin = m_begin;
    // A local copy, because this is the hot loop.
    auto separators = m_separators;
    for (;;) {
        while (separators == 0 && m_readable) {
            if (m_word + wordSize >= m_bytes.size()) {
                m_separators = 0;
                addLastCell(cellBegin, m_bytes.size());
                m_next = m_bytes.size();
                return true;
            }
            m_readable = load(m_word + wordSize);
            m_innerQuotes |= m_innerInWord;
            separators = m_separators;
        }
        if (!m_readable) {
            const bool found = scanSlowly();
            synchronise(m_next);
            m_innerQuotes = true;
            return found;
        }
        if (m_cells.count() >= m_wanted) {
            // Only the end of the row is relevant now; separators after it belong to the next row.
            const auto ends = m_ends & separators;
            separators &= ends == 0 ? 0 : ~((ends & (~ends + 1)) - 1);
            if (ends == 0)
                continue;
        }
        const auto bit = std::countr_zero(separators);
        const auto at = m_word + bit;
        separators &= separators - 1;
        if ((m_ends >> bit & 1) != 0) {
            m_separators = separators;
            endRow(cellBegin, at);
            return true;
        }
        m_cells.add(cellBegin, at);
        cellBegin = at + 1;
    }
}

qint64 RowScanner::skipTo(qsizetype place)
{
    qint64 rows = 0;
    while (m_next <= place && m_next < m_bytes.size()) {
        if (!m_readable) {
            if (!skipSlowly(place))
                break;
            ++rows;
            continue;
        }
        auto ends = m_ends & m_separators;
        const bool here = place < m_word + wordSize;
        if (here)
            ends &= place <= m_word ? 0 : (quint64(1) << (place - m_word)) - 1;
        if (ends != 0) {
            const auto last = 63 - std::countl_zero(ends);
            rows += std::popcount(ends);
            m_next = m_word + last + 1;
            m_separators &= ~quint64(0) << last << 1;
        }
        if (here || m_word + wordSize >= m_bytes.size())
            break;
        rows += skipWords(place);
        m_readable = load(m_word + wordSize);
    }
    if (m_readable && m_next < m_word)
        // The row began in an earlier word, so scanning restarts at its beginning.
        synchronise(m_next);
    return rows;
}

// Skips the words before this position as long as rows are ended only by line feeds and no line
// feed is inside quotes. The next word has to be loaded afterwards.
qint64 RowScanner::skipWords(qsizetype place)
{
    qint64 rows = 0;
    auto at = m_word + wordSize;
    // The position after the last skipped word that contains a row end.
    auto last = at;
    while (m_inside == 0 && at + wordSize <= place) {
        const Word word(m_bytes.data() + at);
        if ((word.where('\r') | word.where(m_dialect.quote)).any())
            break;
        at += wordSize;
        if (const int ends = word.where('\n').count(); ends > 0) {
            rows += ends;
            last = at;
        }
    }
    if (rows > 0) {
        const auto ends = Word(m_bytes.data() + last - wordSize).where('\n').bits();
        m_next = last - std::countl_zero(ends);
    }
    m_word = at - wordSize;
    return rows;
}

void RowScanner::skip(qint64 rows)
{
    while (rows > 0 && m_next < m_bytes.size()) {
        if (!m_readable) {
            m_begin = m_next;
            rows -= scanSlowly() ? 1 : 0;
            synchronise(m_next);
            continue;
        }
        auto ends = m_ends & m_separators;
        if (const auto here = std::popcount(ends); here < rows) {
            rows -= here;
            if (here > 0)
                m_next = m_word + wordSize - std::countl_zero(ends);
            if (m_word + wordSize >= m_bytes.size()) {
                // The remaining bytes have no line end.
                m_next = m_bytes.size();
                m_separators = 0;
                return;
            }
            m_readable = load(m_word + wordSize);
            continue;
        }
        for (; rows > 1; --rows)
            ends &= ends - 1;
        const auto last = std::countr_zero(ends);
        m_next = m_word + last + 1;
        m_separators &= ~quint64(0) << last << 1;
        return;
    }
}

// Skips one row. Returns false without skipping if the row contains the position.
bool RowScanner::skipSlowly(qsizetype place)
{
    m_begin = m_next;
    const bool before = scanSlowly() && m_next <= place;
    if (!before)
        m_next = m_begin;
    synchronise(m_next);
    return before;
}

// Restarts at the beginning of a row, outside quotes.
void RowScanner::synchronise(qsizetype at)
{
    m_inside = 0;
    m_separators = 0;
    m_word = at;
    m_readable = m_regular && (at >= m_bytes.size() || load(at));
}

bool RowScanner::loadAny(qsizetype at)
{
    m_word = at;
    const auto rest = m_bytes.size() - at;
    std::array<char, wordSize> last;
    const char *bytes = m_bytes.data() + at;
    quint64 valid = ~quint64(0);
    if (rest < wordSize) {
        last.fill('\0');
        std::copy_n(bytes, rest, last.begin());
        bytes = last.data();
        valid = (quint64(1) << rest) - 1;
    }
    const Word word(bytes);
    const auto feeds = word.where('\n').bits() & valid;
    const auto delimiters = word.where(m_dialect.delimiter).bits() & valid;
    const auto returns = word.where('\r').bits() & valid;
    const auto quotes = m_dialect.quote == 0 ? 0 : word.where(m_dialect.quote).bits() & valid;
    const bool feedBehind = rest > wordSize && m_bytes.at(at + wordSize) == '\n';
    const auto ends = feeds | (returns & ~(feeds >> 1 | static_cast<quint64>(feedBehind) << 63));
    auto inside = m_inside;
    const bool insideBefore = m_inside != 0;
    m_innerInWord = false;
    if (quotes != 0) {
        inside ^= runningParity(quotes);
        m_inside ^= (std::popcount(quotes) & 1) != 0 ? ~quint64(0) : 0;
        const char before = at > m_next ? m_bytes.at(at - 1) : '\n';
        const bool open = before == m_dialect.delimiter || before == '\n' || before == '\r'
            || before == m_dialect.quote;
        const auto mayOpen =
            (feeds | returns | delimiters | quotes) << 1 | static_cast<quint64>(open);
        if ((quotes & inside & ~mayOpen) != 0)
            return false;
    }
    m_ends = ends & ~inside;
    m_separators = m_ends | (delimiters & ~inside);
    m_innerInWord = quotes != 0 && hasInnerQuotes(at, quotes, returns & ~inside, insideBefore);
    return true;
}

inline bool RowScanner::hasInnerQuotes(qsizetype at, quint64 quotes, quint64 returns,
                                       bool insideBefore) const
{
    const auto separates = [this](qsizetype place) {
        const char byte = m_bytes.at(place);
        return byte == m_dialect.delimiter || byte == '\n' || byte == '\r';
    };
    const auto borders = m_separators | returns;
    const bool before = at == m_next || (!insideBefore && separates(at - 1));
    const auto behind = at + wordSize;
    const bool after = behind >= m_bytes.size() || (m_inside == 0 && separates(behind));
    // The last byte of an incomplete word is followed by the end of the bytes.
    const auto last = behind > m_bytes.size() ? quint64(1) << (m_bytes.size() - at - 1) : 0;
    const auto nextTo = borders << 1 | static_cast<quint64>(before) | borders >> 1
        | static_cast<quint64>(after) << 63 | last;
    return (quotes & ~nextTo) != 0;
}

void RowScanner::passComments()
{
    while (m_dialect.comment != 0 && m_begin < m_bytes.size()
           && m_bytes.at(m_begin) == m_dialect.comment) {
        while (m_begin < m_bytes.size() && m_bytes.at(m_begin) != '\n'
               && m_bytes.at(m_begin) != '\r')
            ++m_begin;
        m_begin += m_bytes.sliced(m_begin).startsWith("\r\n") ? 2 : 1;
        m_begin = std::min(m_begin, m_bytes.size());
        ++m_comments;
    }
}

// Scans the next row byte by byte.
bool RowScanner::scanSlowly()
{
    passComments();
    m_cells.clear();
    m_next = m_bytes.size();
    if (m_begin >= m_bytes.size())
        return false;
    auto state = CsvState::CellStart;
    auto cellBegin = m_begin;
    for (auto at = m_begin; at < m_bytes.size(); ++at) {
        const char byte = m_bytes.at(at);
        const bool inside = isInside(state);
        if (!inside && (byte == '\n' || byte == '\r')) {
            const bool two = byte == '\r' && at + 1 < m_bytes.size() && m_bytes.at(at + 1) == '\n';
            endRow(cellBegin, two ? at + 1 : at);
            return true;
        }
        if (!inside && byte == m_dialect.delimiter && m_cells.count() < m_wanted) {
            m_cells.add(cellBegin, at);
            cellBegin = at + 1;
        }
        state = stateAfter(state, byte, false, m_dialect);
    }
    addLastCell(cellBegin, m_bytes.size());
    return true;
}

} // namespace storedesk::csv
