// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "numberunits.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <bit>

namespace storedesk::values {

namespace {
struct UnitSpelling
{
    // The spelling, with letters in lower case.
    QByteArrayView text;
    quint8 unit;
};
} // namespace

static constexpr std::array<QByteArrayView, unitCount> shown{
    "",   "%",  "€",   "$",   "£",   "¥",   "CHF", "R$",  "₹",   "₽",   "₺",   "₩",   "kr",  "zł",
    "Kč", "Ft", "lei", "MXN", "ARS", "CLP", "COP", "PEN", "CAD", "AUD", "SEK", "NOK", "DKK", "CNY",
};

// Longer spellings precede those with which they begin or end. A plain dollar sign means the US
// dollar, so that USD is not a different currency.
static constexpr std::array spellings{
    UnitSpelling{"us$", 3},  UnitSpelling{"ca$", 22}, UnitSpelling{"mx$", 17},
    UnitSpelling{"r$", 7},   UnitSpelling{"a$", 23},  UnitSpelling{"%", 1},
    UnitSpelling{"€", 2},    UnitSpelling{"$", 3},    UnitSpelling{"£", 4},
    UnitSpelling{"¥", 5},    UnitSpelling{"₹", 8},    UnitSpelling{"₽", 9},
    UnitSpelling{"₺", 10},   UnitSpelling{"₩", 11},   UnitSpelling{"euros", 2},
    UnitSpelling{"euro", 2}, UnitSpelling{"eur", 2},  UnitSpelling{"usd", 3},
    UnitSpelling{"gbp", 4},  UnitSpelling{"jpy", 5},  UnitSpelling{"cny", 27},
    UnitSpelling{"chf", 6},  UnitSpelling{"sfr.", 6}, UnitSpelling{"fr.", 6},
    UnitSpelling{"brl", 7},  UnitSpelling{"inr", 8},  UnitSpelling{"rub", 9},
    UnitSpelling{"try", 10}, UnitSpelling{"krw", 11}, UnitSpelling{"sek", 24},
    UnitSpelling{"nok", 25}, UnitSpelling{"dkk", 26}, UnitSpelling{"kr.", 12},
    UnitSpelling{"kr", 12},  UnitSpelling{"pln", 13}, UnitSpelling{"zł", 13},
    UnitSpelling{"czk", 14}, UnitSpelling{"kč", 14},  UnitSpelling{"huf", 15},
    UnitSpelling{"ft", 15},  UnitSpelling{"ron", 16}, UnitSpelling{"lei", 16},
    UnitSpelling{"mxn", 17}, UnitSpelling{"ars", 18}, UnitSpelling{"clp", 19},
    UnitSpelling{"cop", 20}, UnitSpelling{"pen", 21}, UnitSpelling{"cad", 22},
    UnitSpelling{"aud", 23},
};
static_assert(std::ranges::all_of(spellings, [](const UnitSpelling &one) {
    return one.unit > noUnit && one.unit < unitCount;
}));

QByteArrayView unitText(quint8 unit)
{
    return unit < shown.size() ? shown[unit] : QByteArrayView();
}

// Bit masks of the spellings that begin or end with a byte. For most strings, there are none.
static_assert(spellings.size() <= 64);
static constexpr std::array<quint64, 256> spellingsBy(bool start)
{
    std::array<quint64, 256> by{};
    for (std::size_t number = 0; number < spellings.size(); ++number) {
        const auto text = spellings[number].text;
        const auto byte = static_cast<unsigned char>(start ? text.front() : text.back());
        by[byte] |= quint64(1) << number;
        if (byte >= 'a' && byte <= 'z')
            by[byte & ~0x20U] |= quint64(1) << number;
    }
    return by;
}
static constexpr auto byFirst = spellingsBy(true);
static constexpr auto byLast = spellingsBy(false);

static bool same(QByteArrayView text, QByteArrayView spelling)
{
    return std::ranges::equal(text, spelling, {}, base::lowerOf);
}

UnitMatch unitAtStart(QByteArrayView text)
{
    if (text.isEmpty())
        return {};
    for (auto left = byFirst[static_cast<unsigned char>(text.front())]; left != 0;
         left &= left - 1) {
        const auto &[spelling, unit] = spellings[static_cast<std::size_t>(std::countr_zero(left))];
        if (text.size() > spelling.size() && same(text.first(spelling.size()), spelling))
            return {unit, spelling.size()};
    }
    return {};
}

UnitMatch unitAtEnd(QByteArrayView text)
{
    if (text.isEmpty())
        return {};
    for (auto left = byLast[static_cast<unsigned char>(text.back())]; left != 0; left &= left - 1) {
        const auto &[spelling, unit] = spellings[static_cast<std::size_t>(std::countr_zero(left))];
        if (text.size() > spelling.size() && same(text.last(spelling.size()), spelling))
            return {unit, spelling.size()};
    }
    return {};
}

} // namespace storedesk::values
