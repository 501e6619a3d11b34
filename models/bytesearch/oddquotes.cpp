// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "oddquotes.h"

#include "csv/bitparity.h"

#include <algorithm>
#include <array>
#include <bit>

namespace storedesk::bytesearch {

// As long as no quote was odd, their number tells which ones open and which ones close. An opening
// quote is at the beginning of a cell or doubles the previous one; a closing quote is at the end of
// a cell or is doubled by the next one.
quint64 OddQuotes::in(const csv::Word &word, qsizetype at)
{
    const auto quotes = word.where(m_dialect.quote).bits();
    if (m_isOdd || quotes == 0)
        return quotes;
    const auto borders =
        (word.where(m_dialect.delimiter) | word.where('\n') | word.where('\r')).bits() | quotes;
    const auto inside = m_inside ^ csv::runningParity(quotes);
    const auto mayOpen = borders << 1 | static_cast<quint64>(bordersAt(at - 1));
    const auto mayClose = borders >> 1 | static_cast<quint64>(bordersAt(at + csv::wordSize)) << 63;
    const auto odd = quotes & ((inside & ~mayOpen) | (~inside & ~mayClose));
    // The last bit is the state behind the word.
    m_inside = inside >> 63 != 0 ? ~quint64(0) : 0;
    if (odd == 0)
        return 0;
    m_isOdd = true;
    return quotes & ~quint64(0) << std::countr_zero(odd);
}

quint64 OddQuotes::inLast(qsizetype at)
{
    std::array<char, csv::wordSize> last;
    last.fill('\n');
    std::copy_n(m_bytes.data() + at, m_bytes.size() - at, last.begin());
    return in(csv::Word(last.data()), at);
}

} // namespace storedesk::bytesearch
