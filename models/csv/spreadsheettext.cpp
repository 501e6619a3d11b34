// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "spreadsheettext.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace storedesk::csv {

// Formula prefixes: ASCII characters and their full-width equivalents.
static constexpr std::array<QByteArrayView, 8> signs{
    "=", "+", "-", "@", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};

static constexpr std::array<QByteArrayView, 3> spaces{" ", "\xC2\xA0", "\xE2\x80\xAF"};
static constexpr std::array<QByteArrayView, 3> points{".", ",", "'"};
static constexpr std::array<QByteArrayView, 4> units{"%", "€", "$", "£"};

// Removes one of the given prefixes from the start of the text. Returns false if there is none.
template <std::size_t Count>
static bool take(const std::array<QByteArrayView, Count> &some, QByteArrayView &text)
{
    const auto found =
        std::ranges::find_if(some, [text](QByteArrayView one) { return text.startsWith(one); });
    if (found == some.end())
        return false;
    text = text.sliced(found->size());
    return true;
}

static bool skipDigits(QByteArrayView &text)
{
    const auto end = std::ranges::find_if_not(text, base::isDigit);
    const auto count = end - text.begin();
    text = text.sliced(count);
    return count > 0;
}

// Whether the text is a negative number, such as -3, -12,50, -1.234,56, -1e6 or -12 %, and contains
// nothing to calculate.
static bool isNegativeNumber(QByteArrayView text)
{
    if (!text.startsWith('-'))
        return false;
    text = text.sliced(1);
    if (text.startsWith('.') || text.startsWith(','))
        text = text.sliced(1);
    if (!skipDigits(text))
        return false;
    for (auto rest = text; (take(points, rest) || take(spaces, rest)) && skipDigits(rest);)
        text = rest;
    if (text.startsWith('e') || text.startsWith('E')) {
        text = text.sliced(1);
        if (text.startsWith('+') || text.startsWith('-'))
            text = text.sliced(1);
        if (!skipDigits(text))
            return false;
    }
    (void)take(spaces, text);
    (void)take(units, text);
    return text.isEmpty();
}

// Ignores quotes at the beginning, because other programs may remove them.
static bool beginsWithSign(QByteArrayView text)
{
    while (text.startsWith('"'))
        text = text.sliced(1);
    auto rest = text;
    return take(signs, rest) && !isNegativeNumber(text);
}

bool looksLikeFormula(QByteArrayView cell)
{
    static constexpr QByteArrayView white("\t\r\n\0", 4);
    return !cell.isEmpty() && (white.contains(cell.front()) || beginsWithSign(cell));
}

static bool endsPiece(char byte)
{
    return isListSeparator(byte) || byte == '\n' || byte == '\r';
}

// In a part after a separator, even a single sign counts, because another program would append the
// rest of the line to it. A negative number does not count, because a formula cannot continue after
// a number.
QByteArray guardedForSpreadsheets(QByteArrayView cell)
{
    QByteArray result;
    result.reserve(cell.size() + 1);
    if (looksLikeFormula(cell))
        result.append('\'');
    while (!cell.isEmpty()) {
        const qsizetype end = std::ranges::find_if(cell, endsPiece) - cell.begin();
        const auto piece = cell.first(end);
        if (!result.isEmpty() && endsPiece(result.back()) && beginsWithSign(piece))
            result.append('\'');
        result.append(cell.first(std::min(end + 1, cell.size())));
        cell = cell.sliced(std::min(end + 1, cell.size()));
    }
    return result;
}

} // namespace storedesk::csv
