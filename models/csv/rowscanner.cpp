// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowscanner.h"

#include "csv/bitparity.h"
#include "csv/csvstate.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#if defined(__x86_64__) && defined(__GNUC__)
#include "csv/wordavx.h"
#define STOREDESK_HAS_WIDE
#endif

namespace storedesk::csv {

namespace {

// Passes over words of 64 bytes and counts the rows that end in them, also where quotes are around
// most cells. Does not find cells.
class RowPasser final
{
public:
    // The dialect must be regular. The first word begins behind the first byte. `inside` has all
    // bits set if it begins inside quotes. The bytes must outlive this object.
    RowPasser(QByteArrayView bytes, const Dialect &dialect, qsizetype at, quint64 inside,
              VectorWidth width);

    // Passes the words before this position. Stops before a word with the last of this number of
    // row ends, and before a word with a quote at an invalid position.
    void pass(qsizetype place, qint64 rows);

    // Returns the position behind the last word.
    [[nodiscard]] qsizetype at() const { return m_at; }
    // All bits are set if the next word begins inside quotes.
    [[nodiscard]] quint64 inside() const { return m_inside; }
    // The number of row ends, and the position behind the last one, which is -1 if there is none.
    [[nodiscard]] qint64 rows() const { return m_rows; }
    [[nodiscard]] qsizetype rowBegin() const;

private:
    // The positions of special bytes in a word, as bits.
    struct Marks
    {
        quint64 feeds = 0;
        quint64 returns = 0;
        quint64 delimiters = 0;
        quint64 quotes = 0;
    };

    // Returns false if the word was not passed.
    [[nodiscard]] bool passWord(const Marks &marks, qint64 rows);
    template <typename Word>
    void passWords(qsizetype last, qint64 rows);
    void passWidely(qsizetype last, qint64 rows);

    const char *m_bytes;
    qsizetype m_size;
    Dialect m_dialect;
    VectorWidth m_width;
    qsizetype m_at;
    quint64 m_inside;
    // Whether a quote at the beginning of the next word may open a cell.
    quint64 m_mayOpen;
    qint64 m_rows = 0;
    // The last word with row ends, and these ends.
    qsizetype m_endsAt = 0;
    quint64 m_ends = 0;
};

RowPasser::RowPasser(QByteArrayView bytes, const Dialect &dialect, qsizetype at, quint64 inside,
                     VectorWidth width)
    : m_bytes(bytes.data())
    , m_size(bytes.size())
    , m_dialect(dialect)
    , m_width(width)
    , m_at(at)
    , m_inside(inside)
{
    const char before = bytes.at(at - 1);
    m_mayOpen =
        before == dialect.delimiter || before == '\n' || before == '\r' || before == dialect.quote
        ? 1
        : 0;
}

qsizetype RowPasser::rowBegin() const
{
    return m_rows == 0 ? -1 : m_endsAt + wordSize - std::countl_zero(m_ends);
}

[[gnu::always_inline]] inline bool RowPasser::passWord(const Marks &marks, qint64 rows)
{
    const auto inside = m_inside ^ runningParity(marks.quotes);
    const auto mayOpen = marks.feeds | marks.returns | marks.delimiters | marks.quotes;
    if ((marks.quotes & inside & ~(mayOpen << 1 | m_mayOpen)) != 0)
        return false;
    auto ends = marks.feeds;
    if (marks.returns != 0) {
        // The line feed behind the word decides about a carriage return at its end.
        const auto feedBehind = quint64(m_bytes[m_at + wordSize] == '\n') << 63;
        ends |= marks.returns & ~(marks.feeds >> 1 | feedBehind);
    }
    ends &= ~inside;
    if (ends != 0) {
        const auto count = std::popcount(ends);
        if (m_rows + count >= rows)
            return false;
        m_rows += count;
        m_ends = ends;
        m_endsAt = m_at;
    }
    m_inside = static_cast<quint64>(static_cast<qint64>(inside) >> 63);
    m_mayOpen = mayOpen >> 63;
    m_at += wordSize;
    return true;
}

template <typename Word>
[[gnu::always_inline]] inline void RowPasser::passWords(qsizetype last, qint64 rows)
{
    // A local copy, so that the compiler can use registers.
    auto state = *this;
    const bool isQuoted = m_dialect.quote != 0;
    while (state.m_at <= last) {
        const Word word(m_bytes + state.m_at);
        const Marks marks{.feeds = word.where('\n').bits(),
                          .returns = word.where('\r').bits(),
                          .delimiters = word.where(m_dialect.delimiter).bits(),
                          .quotes = isQuoted ? word.where(m_dialect.quote).bits() : 0};
        if (!state.passWord(marks, rows))
            break;
    }
    *this = state;
}

#ifdef STOREDESK_HAS_WIDE
STOREDESK_WIDE void RowPasser::passWidely(qsizetype last, qint64 rows)
{
    passWords<WideWord>(last, rows);
}
#endif

void RowPasser::pass(qsizetype place, qint64 rows)
{
    // The byte behind the last word must exist, see passWord().
    const auto last = std::min(place, m_size - 1) - wordSize;
#ifdef STOREDESK_HAS_WIDE
    if (m_width == VectorWidth::Wide) {
        passWidely(last, rows);
        return;
    }
#endif
    passWords<Word>(last, rows);
}

} // namespace

RowScanner::RowScanner(QByteArrayView bytes, Dialect dialect, VectorWidth width)
    : m_bytes(bytes)
    , m_dialect(dialect)
    , m_width(width)
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
        rows += skipWords(place, std::numeric_limits<qint64>::max());
        m_readable = load(m_word + wordSize);
    }
    if (m_readable && m_next < m_word)
        // The row began in an earlier word, so scanning restarts at its beginning.
        synchronise(m_next);
    return rows;
}

// Skips the words before this position that end fewer than this number of rows. The next word has
// to be loaded afterwards.
qint64 RowScanner::skipWords(qsizetype place, qint64 rows)
{
    RowPasser passer(m_bytes, m_dialect, m_word + wordSize, m_inside, m_width);
    passer.pass(place, rows);
    m_word = passer.at() - wordSize;
    m_inside = passer.inside();
    if (passer.rows() > 0)
        m_next = passer.rowBegin();
    return passer.rows();
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
            rows -= skipWords(m_bytes.size(), rows);
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
        if ((quotes & inside & ~mayOpen) != 0) {
            m_hasStrayQuotes = true;
            return false;
        }
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
