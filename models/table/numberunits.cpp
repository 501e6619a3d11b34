// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "numberunits.h"

#include <algorithm>
#include <array>
#include <bit>

namespace storedesk::table {

namespace {
struct Spelling
{
    QByteArrayView text; // letters in lower case
    quint8 unit;
};
} // namespace

static constexpr std::array<QByteArrayView, unitCount> shown{
    "",   "%",  "€",   "$",   "£",   "¥",   "CHF", "R$",  "₹",   "₽",   "₺",   "₩",   "kr",  "zł",
    "Kč", "Ft", "lei", "MXN", "ARS", "CLP", "COP", "PEN", "CAD", "AUD", "SEK", "NOK", "DKK", "CNY",
};

// Longer ones before those they end or begin with. A dollar sign alone is taken for the dollar of
// the United States: beside it USD is no other currency.
static constexpr std::array spellings{
    Spelling{"us$", 3},  Spelling{"ca$", 22}, Spelling{"mx$", 17},  Spelling{"r$", 7},
    Spelling{"a$", 23},  Spelling{"%", 1},    Spelling{"€", 2},     Spelling{"$", 3},
    Spelling{"£", 4},    Spelling{"¥", 5},    Spelling{"₹", 8},     Spelling{"₽", 9},
    Spelling{"₺", 10},   Spelling{"₩", 11},   Spelling{"euros", 2}, Spelling{"euro", 2},
    Spelling{"eur", 2},  Spelling{"usd", 3},  Spelling{"gbp", 4},   Spelling{"jpy", 5},
    Spelling{"cny", 27}, Spelling{"chf", 6},  Spelling{"sfr.", 6},  Spelling{"fr.", 6},
    Spelling{"brl", 7},  Spelling{"inr", 8},  Spelling{"rub", 9},   Spelling{"try", 10},
    Spelling{"krw", 11}, Spelling{"sek", 24}, Spelling{"nok", 25},  Spelling{"dkk", 26},
    Spelling{"kr.", 12}, Spelling{"kr", 12},  Spelling{"pln", 13},  Spelling{"zł", 13},
    Spelling{"czk", 14}, Spelling{"kč", 14},  Spelling{"huf", 15},  Spelling{"ft", 15},
    Spelling{"ron", 16}, Spelling{"lei", 16}, Spelling{"mxn", 17},  Spelling{"ars", 18},
    Spelling{"clp", 19}, Spelling{"cop", 20}, Spelling{"pen", 21},  Spelling{"cad", 22},
    Spelling{"aud", 23},
};
static_assert(std::ranges::all_of(spellings, [](const Spelling &one) {
    return one.unit > noUnit && one.unit < unitCount;
}));

QByteArrayView unitText(quint8 unit)
{
    return unit < shown.size() ? shown[unit] : QByteArrayView();
}

static char lowerOf(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte | 0x20) : byte;
}

// Which spellings begin or end with a byte, a bit for each: most texts have none of them.
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
    return std::ranges::equal(text, spelling, {}, lowerOf);
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

} // namespace storedesk::table
