// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowsplitter.h"

#include "csv/bitparity.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <numeric>

#if defined(__x86_64__) && defined(__GNUC__)
#include "csv/wordavx.h"
#define STOREDESK_HAS_WIDE
// Functions with this attribute must only be called if isWidestWordSupported().
#define STOREDESK_WIDEST __attribute__((target("avx2,bmi,popcnt,avx512f,avx512bw,avx512vbmi2")))
#endif

namespace storedesk::csv {

#ifdef STOREDESK_HAS_WIDE
namespace {

[[nodiscard]] bool isWidestWordSupported()
{
    return isWideWordSupported() && __builtin_cpu_supports("avx512f")
        && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi2");
}

// A block of 64 bytes that is searched with the instructions of recent processors.
class WidestWord final
{
public:
    class Marks final
    {
    public:
        explicit Marks(quint64 bits)
            : m_bits(bits)
        { }

        [[nodiscard]] bool any() const { return m_bits != 0; }
        [[nodiscard]] quint64 bits() const { return m_bits; }

    private:
        quint64 m_bits;
    };

    STOREDESK_WIDEST explicit WidestWord(const char *bytes)
        : m_bytes(_mm512_loadu_si512(bytes))
    { }

    [[nodiscard]] STOREDESK_WIDEST Marks where(char byte) const
    {
        return Marks(_mm512_cmpeq_epi8_mask(m_bytes, _mm512_set1_epi8(byte)));
    }

    // Writes the position of each bit, counted from the given one, and some positions more.
    STOREDESK_WIDEST static void writePlaces(quint64 bits, quint32 begin, quint32 *to)
    {
        static constexpr auto all = [] {
            std::array<char, sizeof(__m512i)> places = {};
            std::iota(places.begin(), places.end(), '\0');
            return places;
        }();
        const auto count = std::popcount(bits);
        auto places = _mm512_maskz_compress_epi8(bits, _mm512_loadu_si512(all.data()));
        const auto first = _mm512_set1_epi32(static_cast<int>(begin));
        for (int done = 0;;) {
            const auto some = _mm512_cvtepu8_epi32(_mm512_castsi512_si128(places));
            _mm512_storeu_si512(to + done, _mm512_add_epi32(some, first));
            done += atOnce;
            if (done >= count)
                return;
            places = _mm512_maskz_compress_epi8(~quint64(0) << atOnce, places);
        }
    }

private:
    static constexpr int atOnce = 16;

    __m512i m_bytes;
};

} // namespace
#endif

static RowSplitter::Instructions bestInstructions()
{
    using enum RowSplitter::Instructions;
#ifdef STOREDESK_HAS_WIDE
    static const auto best = isWidestWordSupported() ? Widest
        : isWideWordSupported()                      ? Wide
                                                     : Common;
    return best;
#else
    return Common;
#endif
}

RowSplitter::RowSplitter(QByteArrayView bytes, Dialect dialect, qsizetype begin,
                         Instructions instructions)
    : m_bytes(bytes)
    , m_dialect(dialect)
    , m_instructions(std::min(instructions, bestInstructions()))
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
    addEnds(ends & outside, separators);
    writeMarks<Word>(separators);
    m_word += wordSize;
}

[[gnu::always_inline]] inline void RowSplitter::addEnds(quint64 ends, quint64 separators)
{
    const auto markOf = [&](quint64 rest) {
        const auto before = separators & ((rest & (0 - rest)) - 1);
        return static_cast<quint32>(m_count) + quint32(std::popcount(before));
    };
    // The first end is written even if there is none, because that is hard to predict.
    m_ends[m_rows + 1] = markOf(ends);
    m_rows += ends != 0 ? 1 : 0;
    for (auto rest = ends & (ends - 1); rest != 0; rest &= rest - 1)
        m_ends[++m_rows] = markOf(rest);
}

// Writes some marks too many, because the number of marks is hard to predict.
template <typename Word>
[[gnu::always_inline]] inline void RowSplitter::writeMarks(quint64 separators)
{
    auto *mark = m_marks.data() + m_count;
    const auto count = static_cast<std::size_t>(std::popcount(separators));
    m_count += count;
    if constexpr (requires { Word::writePlaces(separators, 0, mark); }) {
        Word::writePlaces(separators, static_cast<quint32>(m_word), mark);
        return;
    }
    static constexpr std::size_t atOnce = 8;
    for (std::size_t done = 0; done < count; done += atOnce) {
        for (std::size_t place = done; place < done + atOnce; ++place, separators &= separators - 1)
            mark[place] = static_cast<quint32>(m_word) + quint32(std::countr_zero(separators));
    }
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

// The functions that use other instructions. They are not members, because headers must compile
// without these.
struct RowSplitter::Vectors
{
#ifdef STOREDESK_HAS_WIDE
    STOREDESK_WIDE static void splitWide(RowSplitter &rows) { rows.split<WideWord>(); }
    STOREDESK_WIDEST static void splitWidest(RowSplitter &rows) { rows.split<WidestWord>(); }
#else
    static void splitWide(RowSplitter &rows) { rows.split<Word>(); }
    static void splitWidest(RowSplitter &rows) { rows.split<Word>(); }
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
    switch (m_instructions) {
    case Instructions::Common:
        split<Word>();
        break;
    case Instructions::Wide:
        Vectors::splitWide(*this);
        break;
    case Instructions::Widest:
        Vectors::splitWidest(*this);
        break;
    }
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
