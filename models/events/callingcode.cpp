// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/callingcode.h"

#include <algorithm>
#include <array>

namespace storedesk::events {

using namespace Qt::StringLiterals;

QString callingCodeOf(QStringView phone)
{
    // All codes of two digits; 1 and 7 are single digits, the others have three.
    static constexpr std::array two{20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46,
                                    47, 48, 49, 51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 62, 63,
                                    64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98};
    QString digits;
    for (const auto character : phone.trimmed()) {
        if (character.isDigit())
            digits.append(character);
    }
    if (!phone.trimmed().startsWith(u'+') || digits.size() < 7 || digits.startsWith(u'0'))
        return {};
    if (digits.startsWith(u'1') || digits.startsWith(u'7'))
        return digits.left(1);
    return digits.left(std::ranges::binary_search(two, digits.left(2).toInt()) ? 2 : 3);
}

bool looksLikePhone(QStringView text)
{
    static constexpr auto between = " +-.()/"_L1;
    constexpr int least = 6;
    constexpr int most = 15;
    const auto digits = std::ranges::count_if(text, [](QChar c) { return c.isDigit(); });
    return digits >= least && digits <= most
        && std::ranges::all_of(text, [](QChar c) { return c.isDigit() || between.contains(c); });
}

} // namespace storedesk::events
