// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rawsearch.h"

#include "table/ascii.h"
#include "table/bytemasks.h"
#include "table/textfold.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace storedesk::table {

using Test = Condition::Test;

static constexpr unsigned char firstAccented =
    0xC3; // the first byte of a letter that has an accent

// What a letter above ASCII means in the text, when it is not one certain letter of it.
static constexpr char noByte = '\0';
static constexpr char any = '\xFF';

static bool isLetter(char byte)
{
    return lowerOf(byte) >= 'a' && lowerOf(byte) <= 'z';
}

static bool isPlain(char byte)
{
    return (byte & 0x80) == 0;
}

// Seldom letters first: where they do not stand nothing else need be compared.
static qsizetype frequencyOf(char byte)
{
    static constexpr QByteArrayView order = "qxzjkwvyfbghpdmucltrsnoiea";
    const auto place = order.indexOf(lowerOf(byte));
    return place >= 0 ? place : order.size();
}

// The text stands in the cell as it is looked for, but for case and accents.
static bool isLiteral(const Condition &condition, const Source &source)
{
    if (condition.negated || condition.texts.size() != 1)
        return false;
    if (condition.test == Test::Contains || condition.test == Test::StartsWith
        || condition.test == Test::EndsWith)
        return true;
    const auto kind =
        condition.column >= 0 ? source.formatOf(condition.column).kind : ColumnKind::Text;
    const bool byValue =
        !condition.exact && (kind == ColumnKind::Number || kind == ColumnKind::Moment);
    return condition.test == Test::Equals && !byValue;
}

std::optional<RawSearch> RawSearch::of(const Filter &filter, const Source &source)
{
    if (filter.any || filter.negated)
        return std::nullopt;
    const char quote = source.dialect.quote;
    QByteArray scratch;
    for (const auto &condition : filter.conditions) {
        if (!isLiteral(condition, source))
            continue;
        const auto &text = condition.texts.front();
        const auto wanted = condition.exact ? text : folded(text, scratch).toByteArray();
        if (wanted.size() >= 2 && std::ranges::all_of(wanted, isPlain)
            && (quote == 0 || !wanted.contains(quote)))
            return RawSearch(wanted, condition.exact, quote);
    }
    return std::nullopt;
}

RawSearch::RawSearch(QByteArray text, bool exact, char quote)
    : m_text(std::move(text))
    , m_exact(exact)
    , m_quote(quote)
{
    for (const char byte : m_text)
        m_letters[static_cast<unsigned char>(byte)] = true;
    std::vector<qsizetype> offsets(static_cast<std::size_t>(m_text.size()));
    std::iota(offsets.begin(), offsets.end(), qsizetype(0));
    std::ranges::stable_sort(offsets, [this](qsizetype one, qsizetype two) {
        return frequencyOf(m_text.at(one)) < frequencyOf(m_text.at(two));
    });
    for (char32_t code = 0x80; !m_exact && code < m_meant.size(); ++code)
        m_meant[code] = meantBy(code);
    m_first = anchorAt(std::min(offsets[0], offsets[1]));
    m_second = anchorAt(std::max(offsets[0], offsets[1]));
}

RawSearch::Anchor RawSearch::anchorAt(qsizetype offset) const
{
    const char byte = m_text.at(offset);
    const bool both = !m_exact && isLetter(byte);
    return {offset, byte, both ? static_cast<char>(byte & ~0x20) : byte};
}

inline bool RawSearch::standsAt(const char *bytes) const
{
    const QByteArrayView there(bytes, m_text.size());
    return m_exact ? m_text == there : std::ranges::equal(m_text, there, {}, {}, lowerOf);
}

// Which letter of the text a letter above ASCII may be: none, one, or any, so that its row must
// be looked at.
char RawSearch::meantBy(char32_t code) const
{
    // Letters that may become plain ones: Latin, accents that stand alone, signs for letters,
    // ligatures.
    const bool latin = code < 0x250 || (code >= 0x300 && code < 0x370)
        || (code >= 0x1E00 && code < 0x1F00) || (code >= 0x2100 && code < 0x2150)
        || (code >= 0xFB00 && code < 0xFB07);
    if (!latin)
        return noByte;
    const auto plain = foldedLetter(code);
    const auto isInText = [this](char32_t one) {
        return one > 0 && one < 0x80 && m_letters[one];
    };
    if (plain.count == 1)
        return isInText(plain.codes[0]) ? static_cast<char>(plain.codes[0]) : noByte;
    return plain.count == 0 || std::ranges::any_of(plain.codes, isInText) ? any : noByte;
}

// Whether a letter above ASCII may be part of the text: it becomes one of its letters, and those
// beside it are the right ones or may become them. The end of the bytes may cut one.
inline bool RawSearch::mayStandAround(QByteArrayView bytes, qsizetype place) const
{
    qsizetype size = 2;
    char meant = noByte;
    if (const auto lead = static_cast<unsigned char>(bytes.at(place)); lead < 0xE0) {
        const auto second = place + 1 < bytes.size() ? bytes.at(place + 1) : '\0';
        meant = isPlain(second) ? noByte : m_meant[(lead & 0x1FU) << 6 | (second & 0x3FU)];
    } else if (const auto letter = letterAt(bytes, place); letter.good) {
        size = letter.size;
        meant = meantBy(letter.code);
    }
    if (meant == noByte || meant == any)
        return meant == any;
    const auto fits = [&](qsizetype there, qsizetype wanted) {
        if (wanted < 0 || wanted >= m_text.size())
            return true;
        return there >= 0 && there < bytes.size()
            && (!isPlain(bytes.at(there)) || lowerOf(bytes.at(there)) == m_text.at(wanted));
    };
    for (qsizetype at = 0; at < m_text.size(); ++at) {
        if (m_text.at(at) == meant && fits(place - 1, at - 1) && fits(place + size, at + 1))
            return true;
    }
    return false;
}

// Whether a marked place is worth a look at its row.
inline bool RawSearch::mayBegin(QByteArrayView bytes, qsizetype place) const
{
    const char byte = bytes.at(place);
    if (!isPlain(byte))
        return mayStandAround(bytes, place);
    if (m_quote != 0 && byte == m_quote)
        return true;
    const auto begin = place - m_first.offset;
    return begin >= 0 && begin + m_text.size() <= bytes.size() && standsAt(bytes.data() + begin);
}

void RawSearch::find(QByteArrayView bytes, std::vector<qsizetype> &places) const
{
    places.clear();
    const auto between = m_second.offset - m_first.offset;
    const auto where = [](const Word &word, const Anchor &anchor) {
        return anchor.lower == anchor.upper ? word.where(anchor.lower)
                                            : word.where(anchor.lower) | word.where(anchor.upper);
    };
    for (qsizetype at = 0; at < bytes.size(); at += wordSize) {
        std::array<char, wordSize> firsts;
        std::array<char, wordSize> seconds;
        const char *first = bytes.data() + at;
        const char *second = first + between;
        if (bytes.size() - at - between < wordSize) {
            firsts.fill('\0');
            seconds.fill('\0');
            std::copy_n(first, std::min(wordSize, bytes.size() - at), firsts.begin());
            std::copy_n(second, std::clamp<qsizetype>(bytes.size() - at - between, 0, wordSize),
                        seconds.begin());
            first = firsts.data();
            second = seconds.data();
        }
        const Word word(first);
        auto marks = where(word, m_first) & where(Word(second), m_second);
        if (m_quote != 0)
            marks = marks | word.where(m_quote);
        if (!m_exact)
            marks = marks | word.whereAtLeast(firstAccented);
        if (!marks.any())
            continue;
        for (auto bits = marks.bits(); bits != 0; bits &= bits - 1) {
            const auto place = at + std::countr_zero(bits);
            if (place < bytes.size() && mayBegin(bytes, place))
                places.push_back(place);
        }
    }
}

} // namespace storedesk::table
