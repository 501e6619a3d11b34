// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "blocksummary.h"

#include "csv/bitparity.h"

#include <bit>
#include <utility>

#if defined(__x86_64__) && defined(__GNUC__)
#include "csv/wordavx.h"
#define STOREDESK_HAS_WIDE
#endif

namespace storedesk::csv {

// Returns whether there is any mark.
template <typename Marks>
[[gnu::always_inline]] static inline bool hasAny(const Marks &one, const Marks &two)
{
    if constexpr (requires { one | two; })
        return (one | two).any();
    else
        return one.any() || two.any();
}

namespace {

class Summariser final
{
public:
    Summariser(char before, Dialect dialect)
        : m_before(before)
        , m_dialect(dialect)
    { }

    // Adds all words of 64 bytes that are followed by another byte. Returns the position behind
    // them.
    template <typename Word>
    [[gnu::always_inline]] qsizetype addWords(QByteArrayView block)
    {
        // A local copy, so that the compiler can use registers.
        auto state = *this;
        qsizetype at = 0;
        for (; at + wordSize < block.size(); at += wordSize)
            state.template add<Word>(block.data() + at, block.data()[at + wordSize], at);
        *this = state;
        return at;
    }

    // Adds the 64 bytes at this offset. `next` is the byte that follows them.
    template <typename Word>
    [[gnu::always_inline]] void add(const char *bytes, char next, qsizetype offset)
    {
        const Word word(bytes);
        auto &rows = m_summary.sides[m_inside == 0 ? 0 : 1];
        if (hasAny(word.where('\r'), word.where(m_dialect.quote)) || rows.firstRow < 0)
            return addAny(word, bytes, next, offset);
        // Most words contain only line feeds, whose number is unpredictable, so this code is
        // branch-free.
        const auto feeds = std::popcount(word.where('\n').bits());
        rows.rows += feeds;
        auto &inner = m_summary.sides[m_inside == 0 ? 1 : 0];
        inner.linesBefore += inner.firstRow < 0 ? feeds : 0;
        m_before = bytes[wordSize - 1];
    }

    template <typename Word>
    [[gnu::always_inline]] void addAny(const Word &word, const char *bytes, char next,
                                       qsizetype offset, quint64 valid = ~quint64(0))
    {
        const auto allFeeds = word.where('\n').bits();
        const auto feeds = allFeeds & valid;
        quint64 returns = 0;
        quint64 quotes = 0;
        const auto returnMarks = word.where('\r');
        const auto quoteMarks = word.where(m_dialect.quote);
        // Carriage returns and quotes are rare in many files.
        if (hasAny(returnMarks, quoteMarks)) {
            returns = returnMarks.bits() & valid;
            quotes = m_dialect.quote == 0 ? 0 : quoteMarks.bits() & valid;
        }
        auto ends = feeds;
        if (returns != 0)
            ends |= returns & ~(allFeeds >> 1 | static_cast<quint64>(next == '\n') << 63);
        quint64 inside = m_inside;
        if (quotes != 0) {
            inside ^= runningParity(quotes);
            judgeQuotes(word, quotes, feeds | returns | quotes, inside);
            m_inside ^= (std::popcount(quotes) & 1) != 0 ? ~quint64(0) : 0;
        }
        if (ends != 0) {
            count(m_summary.sides[0], ends & ~inside, ends & inside, offset);
            count(m_summary.sides[1], ends & inside, ends & ~inside, offset);
        }
        m_before = bytes[wordSize - 1];
    }

    [[nodiscard]] BlockSummary summary() const
    {
        auto summary = m_summary;
        summary.oddQuotes = m_inside != 0;
        summary.sides[0].innerEnds = summary.sides[1].rows;
        summary.sides[1].innerEnds = summary.sides[0].rows;
        return summary;
    }

private:
    // An opening quote may only appear after a delimiter, a line end or another quote.
    template <typename Word>
    [[gnu::always_inline]] void judgeQuotes(const Word &word, quint64 quotes, quint64 others,
                                            quint64 inside)
    {
        const bool openStart = m_before == m_dialect.delimiter || m_before == '\n'
            || m_before == '\r' || m_before == m_dialect.quote;
        const auto before = (others | word.where(m_dialect.delimiter).bits()) << 1
            | static_cast<quint64>(openStart);
        const auto strange = quotes & ~before;
        m_summary.sides[0].irregular |= (strange & inside) != 0;
        m_summary.sides[1].irregular |= (strange & ~inside) != 0;
    }

    static void count(BlockSummary::Side &side, quint64 rowEnds, quint64 innerEnds,
                      qsizetype offset)
    {
        if (side.firstRow < 0) {
            if (rowEnds == 0) {
                side.linesBefore += std::popcount(innerEnds);
                return;
            }
            const int first = std::countr_zero(rowEnds);
            side.firstRow = offset + first + 1;
            side.linesBefore += std::popcount(innerEnds & ((quint64(1) << first) - 1));
        }
        side.rows += std::popcount(rowEnds);
    }

    BlockSummary m_summary;
    // All bits are set if the position is inside quotes, assuming that the block began outside.
    quint64 m_inside = 0;
    char m_before;
    Dialect m_dialect;
};

} // namespace

#ifdef STOREDESK_HAS_WIDE
STOREDESK_WIDE static qsizetype addWideWords(Summariser &summariser, QByteArrayView block)
{
    return summariser.addWords<WideWord>(block);
}
#endif

static qsizetype addWords(Summariser &summariser, QByteArrayView block, VectorWidth width)
{
#ifdef STOREDESK_HAS_WIDE
    if (width == VectorWidth::Wide)
        return addWideWords(summariser, block);
#endif
    return summariser.addWords<Word>(block);
}

BlockSummary summaryOf(QByteArrayView block, char before, char after, Dialect dialect,
                       VectorWidth width)
{
    Summariser summariser(before, dialect);
    const auto at = addWords(summariser, block, width);
    const auto rest = block.size() - at;
    if (rest == 0)
        return summariser.summary();
    std::array<char, wordSize> last = {};
    std::memcpy(last.data(), block.data() + at, static_cast<size_t>(rest));
    if (rest < wordSize)
        // The byte after the block is examined but not counted.
        last[static_cast<size_t>(rest)] = after;
    const auto valid = rest == wordSize ? ~quint64(0) : (quint64(1) << rest) - 1;
    summariser.addAny(Word(last.data()), last.data(), after, at, valid);
    return summariser.summary();
}

static void addInnerEnd(BlockSummary::Side &side)
{
    ++side.innerEnds;
    if (side.firstRow < 0)
        ++side.linesBefore;
}

static void addRowEnd(BlockSummary::Side &side, qsizetype at)
{
    ++side.rows;
    if (side.firstRow < 0)
        side.firstRow = at + 1;
}

BlockSummary::Side slowSummaryOf(QByteArrayView block, char after, Dialect dialect, CsvState &state)
{
    BlockSummary::Side side;
    for (qsizetype at = 0; at < block.size(); ++at) {
        const char byte = block.at(at);
        const char next = at + 1 < block.size() ? block.at(at + 1) : after;
        const bool ends = byte == '\n' || (byte == '\r' && next != '\n');
        const auto before = std::exchange(state, stateAfter(state, byte, ends, dialect));
        if (ends && (isInside(before) || before == CsvState::Comment))
            addInnerEnd(side);
        else if (ends)
            addRowEnd(side, at);
    }
    return side;
}

} // namespace storedesk::csv
