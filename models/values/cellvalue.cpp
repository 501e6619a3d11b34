// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cellvalue.h"

#include "values/datetext.h"
#include "values/numbertext.h"
#include "values/numberunits.h"

#include <algorithm>
#include <array>

namespace storedesk::values {

namespace {
struct PlainNumber
{
    qint64 digits = 0;
    int places = 0;
};
} // namespace

// Parses plain numbers such as 12 and -3.5, which are the most frequent. Accepts at most 15 digits,
// which a double represents unambiguously. Excludes possible codes such as 007.
static std::optional<PlainNumber> plainNumberOf(QByteArrayView text, char decimal)
{
    static constexpr qsizetype mostDigits = 15;
    const char *at = text.data();
    const char *end = at + text.size();
    const bool negative = at != end && *at == '-';
    at += negative ? 1 : 0;
    if (end - at < 1 || end - at > mostDigits + 1 || end[-1] < '0' || end[-1] > '9')
        return std::nullopt;
    if (*at == '0' && end - at > 1 && at[1] != decimal)
        return std::nullopt;
    qint64 digits = 0;
    const char *sign = nullptr;
    for (; at != end; ++at) {
        const auto digit = static_cast<unsigned char>(*at - '0');
        if (digit <= 9)
            digits = digits * 10 + digit;
        else if (*at == decimal && !sign)
            sign = at;
        else
            return std::nullopt;
    }
    if (digits > 999'999'999'999'999)
        return std::nullopt;
    return PlainNumber{negative ? -digits : digits, sign ? static_cast<int>(end - sign) - 1 : 0};
}

static char signOf(DecimalSign decimal)
{
    return decimal == DecimalSign::Point ? '.' : ',';
}

std::optional<double> numberOf(QByteArrayView cell, const ColumnFormat &format)
{
    static constexpr double powers[] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    // The digits and the power are both exact as doubles, so the quotient is correctly rounded.
    if (const auto plain = plainNumberOf(cell, signOf(format.decimal)))
        return static_cast<double>(plain->digits) / powers[plain->places];
    const auto exact = decimalOf(cell, format);
    return exact ? std::optional(exact->toDouble()) : std::nullopt;
}

std::optional<Decimal> decimalOf(QByteArrayView cell, const ColumnFormat &format)
{
    if (cell.isEmpty())
        return std::nullopt;
    if (const auto plain = plainNumberOf(cell, signOf(format.decimal)))
        return Decimal(plain->digits, plain->places);
    const auto number = NumberText::of(cell);
    if (!number || !number->reads(format.decimal) || (number->isCode() && !format.codes))
        return std::nullopt;
    const bool otherUnit =
        format.unit != noUnit && number->unit() != noUnit && number->unit() != format.unit;
    return otherUnit ? std::nullopt : std::optional(number->value(format.decimal));
}

std::optional<qint64> momentOf(QByteArrayView cell, const ColumnFormat &format)
{
    if (const auto moment = isoMomentOf(cell))
        return moment;
    const auto date = DateText::of(cell);
    return date ? date->moment(format.dates) : std::nullopt;
}

std::optional<double> numberOf(QByteArrayView text)
{
    const auto number = numberOf(text, {.codes = true});
    return number ? number : numberOf(text, {.decimal = DecimalSign::Comma, .codes = true});
}

std::optional<qint64> momentOf(QByteArrayView text)
{
    const auto moment = momentOf(text, {.dates = DateOrder::DayFirst});
    return moment ? moment : momentOf(text, {.dates = DateOrder::MonthFirst});
}

bool isBlank(QByteArrayView cell)
{
    if (cell.isEmpty())
        return true;
    const auto first = static_cast<unsigned char>(cell.front());
    const bool maybe = first <= ' ' || first == 0xC2 || first == 0xE2;
    return maybe && trimmedText(cell).isEmpty();
}

static constexpr std::array<QByteArrayView, 22> placeholders{
    "-",  "--",  "---", "–",   "—",    "?",      ".",    "n/a",  "na",   "n.a.",    "n/d",
    "nd", "s/d", "nan", "nil", "null", "(null)", "none", "#n/a", "#n/d", "#div/0!", "#value!"};

// The first bytes of all placeholders, which rule out most words.
static constexpr auto firstOfPlaceholders = [] {
    std::array<bool, 256> known{};
    for (const auto word : placeholders) {
        const auto byte = static_cast<unsigned char>(word.front());
        known[byte] = true;
        if (byte >= 'a' && byte <= 'z')
            known[byte & ~0x20U] = true;
    }
    return known;
}();

bool isPlaceholder(QByteArrayView cell)
{
    static constexpr qsizetype longest = 8;
    const auto text = trimmedText(cell);
    if (text.isEmpty() || text.size() > longest
        || !firstOfPlaceholders[static_cast<unsigned char>(text.front())])
        return false;
    return std::ranges::any_of(placeholders, [text](QByteArrayView word) {
        return text.compare(word, Qt::CaseInsensitive) == 0;
    });
}

} // namespace storedesk::values
