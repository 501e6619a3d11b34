// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowsplitter.h"

#include "csv/bitparity.h"

#include <algorithm>
#include <bit>
#include <limits>

#if defined(__x86_64__) && defined(__GNUC__)
#include "csv/wordavx.h"
#define STOREDESK_HAS_WIDE
#endif

namespace storedesk::csv {

static bool isWide()
{
#ifdef STOREDESK_HAS_WIDE
    static const bool isSupported = isWideWordSupported();
    return isSupported;
#else
    return false;
#endif
}

RowSplitter::RowSplitter(QByteArrayView bytes, Dialect dialect, qsizetype begin,
                         Instructions instructions)
    : m_bytes(bytes)
    , m_dialect(dialect)
    , m_isWide(instructions == Instructions::Best && isWide())
    , m_marks(4'096)
    , m_word(begin)
    , m_stopped(!dialect.isRegular()
                || bytes.size() >= qsizetype(std::numeric_limits<quint32>::max()))
{
    m_marks[0] = static_cast<quint32>(begin) - 1;
}

// Splits one word. The byte after it is examined, too. Bytes that are not valid do not separate.
template <typename Word>
[[gnu::always_inline]] inline void RowSplitter::splitWord(const char *at, quint64 valid)
{
    const Word word(at);
    const auto feeds = word.where('\n').bits();
    const auto delimiters = word.where(m_dialect.delimiter).bits();
    const auto quotes = m_dialect.quote == 0 ? 0 : word.where(m_dialect.quote).bits();
    const auto returnMarks = word.where('\r');
    const char next = at[wordSize];
    quint64 returns = 0;
    auto ends = feeds;
    if (returnMarks.any()) {
        returns = returnMarks.bits();
        ends |= returns & ~(feeds >> 1 | static_cast<quint64>(next == '\n') << 63);
    }
    const auto inside = runningParity(quotes) ^ m_inside;
    const auto special = feeds | returns | delimiters | quotes;
    if ((quotes & inside & ~(special << 1 | m_mayOpen)) != 0) {
        m_hasStrayQuotes = true;
        m_stopped = true;
        return;
    }
    m_mayOpen = special >> 63;
    m_inside = 0 - (inside >> 63);
    const auto borders = (feeds | returns | delimiters) & ~inside;
    const bool isNextBorder = next == m_dialect.delimiter || next == '\n' || next == '\r';
    const auto after = static_cast<quint64>(isNextBorder) << 63 & ~inside;
    m_innerInWord = (quotes & ~(borders << 1 | m_border | borders >> 1 | after)) != 0;
    m_innerQuotes |= m_innerInWord;
    m_border = borders >> 63;

    const auto outside = ~inside & valid;
    const auto separators = (ends | delimiters) & outside;
    for (auto rest = ends & outside; rest != 0; rest &= rest - 1) {
        const auto before = separators & ((rest & (0 - rest)) - 1);
        m_ends[++m_rows] = static_cast<quint32>(m_count) + quint32(std::popcount(before));
    }
    auto *mark = m_marks.data() + m_count;
    const auto count = static_cast<std::size_t>(std::popcount(separators));
    auto rest = separators;
    // Writes some marks too many, because the number of marks is hard to predict.
    static constexpr std::size_t atOnce = 8;
    for (std::size_t done = 0; done < count; done += atOnce) {
        for (std::size_t place = done; place < done + atOnce; ++place, rest &= rest - 1)
            mark[place] = static_cast<quint32>(m_word) + quint32(std::countr_zero(rest));
    }
    m_count += count;
    m_word += wordSize;
}

// Splits the last bytes.
template <typename Word>
[[gnu::always_inline]] inline void RowSplitter::splitLastWord()
{
    const auto rest = m_bytes.size() - m_word;
    m_stopped = true;
    if (rest <= 0)
        return;
    std::array<char, wordSize + 1> last = {};
    std::copy_n(m_bytes.data() + m_word, rest, last.begin());
    // The end of the bytes is the end of a cell.
    last[static_cast<std::size_t>(rest)] = m_dialect.delimiter;
    splitWord<Word>(last.data(), ~quint64(0) >> (wordSize - rest));
}

template <typename Word>
[[gnu::always_inline]] inline void RowSplitter::split()
{
    while (m_rows < enoughRows && !m_stopped) {
        if (m_count + 2 * wordSize > m_marks.size())
            m_marks.resize(2 * m_marks.size());
        if (m_word + wordSize < m_bytes.size())
            splitWord<Word>(m_bytes.data() + m_word, ~quint64(0));
        else
            splitLastWord<Word>();
    }
}

// The functions that use AVX2. They are not members, because headers must compile without it.
struct RowSplitter::Wide
{
#ifdef STOREDESK_HAS_WIDE
    STOREDESK_WIDE static void split(RowSplitter &rows) { rows.split<WideWord>(); }
#else
    static void split(RowSplitter &rows) { rows.split<Word>(); }
#endif
};

bool RowSplitter::next()
{
    // Move the separators of the unfinished row to the front, after the end of the previous row.
    std::copy(m_marks.begin() + qsizetype(m_last), m_marks.begin() + qsizetype(m_count),
              m_marks.begin());
    m_count -= m_last;
    m_last = 0;
    m_rows = 0;
    m_innerQuotes = m_innerInWord;
    if (m_isWide)
        Wide::split(*this);
    else
        split<Word>();
    if (m_rows > 0)
        m_last = m_ends[m_rows];
    return m_rows > 0;
}

std::size_t RowSplitter::regularCells() const
{
    if (m_rows == 0 || m_innerQuotes || m_dialect.quote == 0)
        return 0;
    const auto expected = cells(0);
    std::size_t differences = 0;
    for (std::size_t row = 0; row < m_rows; ++row)
        differences |= cells(row) ^ expected;
    return differences == 0 ? expected : 0;
}

void RowSplitter::loadTexts(std::size_t cell, std::span<QByteArrayView> texts) const
{
    const auto step = cells(0);
    const bool isLast = cell + 1 == step;
    const auto *mark = m_marks.data() + cell;
    const auto quote = m_dialect.quote;
    for (auto &text : texts) {
        const char *begin = m_bytes.data() + static_cast<quint32>(mark[0] + 1);
        const char *end = m_bytes.data() + mark[1];
        if (isLast && end > begin && *end == '\n' && end[-1] == '\r')
            --end;
        // There are no other quotes, so a cell that begins with one ends with one.
        const qsizetype quotes = *begin == quote ? 1 : 0;
        text = {begin + quotes, end - begin - 2 * quotes};
        mark += step;
    }
}

} // namespace storedesk::csv
