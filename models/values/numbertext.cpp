// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "numbertext.h"

#include "base/ascii.h"
#include "values/numberunits.h"

#include <algorithm>

namespace storedesk::values {

// The length in bytes.
static constexpr qsizetype longest = 64;
// The largest decimal exponent of the first digit, so that an exponent has at most three digits.
static constexpr int mostPower = 900;

// A no-break space, a narrow no-break space and a thin space.
static constexpr std::array<QByteArrayView, 3> wideSpaces{"\xC2\xA0", "\xE2\x80\xAF",
                                                          "\xE2\x80\x89"};
static constexpr QByteArrayView minusSign = "\xE2\x88\x92";
static constexpr QByteArrayView apostrophe = "\xE2\x80\x99";

static bool isSpace(char byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

static qsizetype wideSpaceAtStart(QByteArrayView text)
{
    const auto space = std::ranges::find_if(
        wideSpaces, [text](QByteArrayView one) { return text.startsWith(one); });
    return space == wideSpaces.end() ? 0 : space->size();
}

static qsizetype wideSpaceAtEnd(QByteArrayView text)
{
    const auto space =
        std::ranges::find_if(wideSpaces, [text](QByteArrayView one) { return text.endsWith(one); });
    return space == wideSpaces.end() ? 0 : space->size();
}

static QByteArrayView withoutSpaceBefore(QByteArrayView text)
{
    while (!text.isEmpty()) {
        const auto size = isSpace(text.front()) ? 1 : wideSpaceAtStart(text);
        if (size == 0)
            break;
        text = text.sliced(size);
    }
    return text;
}

static QByteArrayView withoutSpaceBehind(QByteArrayView text)
{
    while (!text.isEmpty()) {
        const auto size = isSpace(text.back()) ? 1 : wideSpaceAtEnd(text);
        if (size == 0)
            break;
        text.chop(size);
    }
    return text;
}

// Checked first, because nearly all strings begin and end with a plain character.
static bool isPlainSign(char byte)
{
    return byte > ' ' && static_cast<unsigned char>(byte) < 0x80;
}

QByteArrayView trimmedText(QByteArrayView text)
{
    if (!text.isEmpty() && isPlainSign(text.front()) && isPlainSign(text.back()))
        return text;
    return withoutSpaceBehind(withoutSpaceBefore(text));
}

std::optional<NumberText> NumberText::of(QByteArrayView cell)
{
    auto text = trimmedText(cell);
    NumberText number;
    if (text.isEmpty() || text.size() > longest || !number.parseMargins(text)
        || !number.parseExponent(text) || !number.parseBody(text))
        return std::nullopt;
    number.judge();
    return number;
}

// Parses signs, parentheses and the unit.
bool NumberText::parseMargins(QByteArrayView &text)
{
    if (text.front() == '(' && text.back() == ')') {
        m_signed = m_negative = true;
        text = trimmedText(text.sliced(1).chopped(1));
    }
    const auto parseSign = [&] {
        const auto size = text.startsWith(minusSign)       ? minusSign.size()
            : text.startsWith('-') || text.startsWith('+') ? 1
                                                           : 0;
        if (size == 0)
            return true;
        if (m_signed)
            return false;
        m_signed = true;
        m_plus = text.front() == '+';
        m_negative = !m_plus;
        text = withoutSpaceBefore(text.sliced(size));
        return true;
    };
    if (!parseSign())
        return false;
    if (const auto before =
            base::isDigit(text.isEmpty() ? '0' : text.front()) ? UnitMatch() : unitAtStart(text);
        before.size > 0) {
        m_unit = before.unit;
        text = withoutSpaceBefore(text.sliced(before.size));
        if (!parseSign())
            return false;
    }
    if (text.isEmpty() || base::isDigit(text.back()))
        return !text.isEmpty();
    if (const auto behind = unitAtEnd(text); behind.size > 0) {
        if (m_unit != noUnit && m_unit != behind.unit)
            return false;
        m_unit = behind.unit;
        text = withoutSpaceBehind(text.chopped(behind.size));
    }
    if (!text.isEmpty() && text.back() == '-' && !m_signed) {
        m_signed = m_negative = true;
        text = withoutSpaceBehind(text.chopped(1));
    }
    return !text.isEmpty();
}

bool NumberText::parseExponent(QByteArrayView &text)
{
    const auto letter = std::ranges::find_if(text, [](char byte) { return (byte | 0x20) == 'e'; });
    if (letter == text.end())
        return true;
    auto rest = text.sliced(letter - text.begin() + 1);
    const bool negative = rest.startsWith('-');
    if (negative || rest.startsWith('+'))
        rest = rest.sliced(1);
    if (rest.isEmpty() || rest.size() > 3 || !std::ranges::all_of(rest, base::isDigit))
        return false;
    for (const char digit : rest)
        m_exponent = m_exponent * 10 + (digit - '0');
    m_exponent = negative ? -m_exponent : m_exponent;
    text = text.first(letter - text.begin());
    return true;
}

bool NumberText::parseSeparator(char sign)
{
    const bool doubled =
        m_count > 0 && m_separators[static_cast<std::size_t>(m_count - 1)].before == m_digits;
    if (doubled || m_count == static_cast<int>(m_separators.size()))
        return false;
    m_separators[static_cast<std::size_t>(m_count++)] = {sign, static_cast<qint8>(m_digits)};
    return true;
}

bool NumberText::parseBody(QByteArrayView text)
{
    while (!text.isEmpty()) {
        const char byte = text.front();
        qsizetype size = 1;
        if (base::isDigit(byte)) {
            if (m_value >= longestValue)
                // Leading zeros do not count towards the limit.
                return false;
            m_zeroFirst = m_zeroFirst || (m_digits == 0 && byte == '0');
            m_value = m_value * 10 + (byte - '0');
            ++m_digits;
        } else if (byte == '.' || byte == ',' || byte == ' ' || byte == '\'') {
            if (!parseSeparator(byte))
                return false;
        } else {
            size = text.startsWith(apostrophe) ? apostrophe.size() : wideSpaceAtStart(text);
            if (size == 0 || !parseSeparator(text.startsWith(apostrophe) ? '\'' : ' '))
                return false;
        }
        text = text.sliced(size);
    }
    const bool openEnd =
        m_count > 0 && m_separators[static_cast<std::size_t>(m_count - 1)].before == m_digits;
    return m_digits > 0 && !openEnd;
}

void NumberText::judge()
{
    const int whole = m_count > 0 ? m_separators[0].before : m_digits;
    m_padded = m_zeroFirst && whole > 1;
    const bool amount = m_unit != noUnit || m_exponent != 0 || (m_count > 0 && !isSpaced());
    m_phone = m_plus && !amount && (m_digits >= 8 || isSpaced());
}

bool NumberText::groupsFit(int groups, int end) const
{
    const auto &first = m_separators[0];
    if (first.before < 1 || first.before > 3 || m_zeroFirst)
        return false;
    bool byThree = true;
    bool byTwo =
        // In India, numbers are grouped as 12,34,567, and only the last group has three digits.
        first.sign == ',' && first.before <= 2;
    for (int number = 0; number < groups; ++number) {
        const auto &here = m_separators[static_cast<std::size_t>(number)];
        const bool last = number + 1 == groups;
        const int next = last ? end : m_separators[static_cast<std::size_t>(number) + 1].before;
        const int size = next - here.before;
        if (here.sign != first.sign)
            return false;
        byThree = byThree && size == 3;
        byTwo = byTwo && size == (last ? 3 : 2);
    }
    return byThree || byTwo;
}

// The result does not depend on the notation. For example, 21e900 is 2.1e901. It must be the same
// after the number has been written and read again.
bool NumberText::isInRange(DecimalSign decimal) const
{
    int power = -placesOf(decimal) - 1;
    for (auto value = m_value; value > 0; value /= 10)
        ++power;
    return m_value == 0 || std::abs(power) <= mostPower;
}

bool NumberText::reads(DecimalSign decimal) const
{
    if (m_exponent != 0 && !isInRange(decimal))
        return false;
    if (m_count == 0)
        return true;
    const char sign = decimal == DecimalSign::Point ? '.' : ',';
    const auto &last = m_separators[static_cast<std::size_t>(m_count - 1)];
    const bool fraction = last.sign == sign;
    const int groups = fraction ? m_count - 1 : m_count;
    if (groups == 0)
        return true;
    return m_separators[0].sign != sign && groupsFit(groups, fraction ? last.before : m_digits);
}

int NumberText::placesOf(DecimalSign decimal) const
{
    const char sign = decimal == DecimalSign::Point ? '.' : ',';
    int places = -m_exponent;
    if (m_count > 0) {
        const auto &last = m_separators[static_cast<std::size_t>(m_count - 1)];
        places += last.sign == sign ? m_digits - last.before : 0;
    }
    return places;
}

Decimal NumberText::value(DecimalSign decimal) const
{
    return Decimal(m_negative ? -m_value : m_value, placesOf(decimal));
}

bool NumberText::isPlain() const
{
    return m_exponent == 0
        && (m_count == 0 || (isSpaced() && reads(DecimalSign::Point) && reads(DecimalSign::Comma)));
}

char NumberText::groupSign() const
{
    if (m_count != 1 || m_exponent != 0 || !reads(DecimalSign::Point) || !reads(DecimalSign::Comma))
        return 0;
    const char sign = m_separators[0].sign;
    return sign == '.' || sign == ',' ? sign : '\0';
}

} // namespace storedesk::values
