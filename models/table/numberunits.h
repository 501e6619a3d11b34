// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::table {

// What may stand beside a number: a currency, or a percent sign. Several spellings are one unit.
inline constexpr quint8 noUnit = 0;
inline constexpr quint8 percentUnit = 1;
inline constexpr std::size_t unitCount = 28; // with none

// The unit as it is shown, like € or %; empty for none.
[[nodiscard]] QByteArrayView unitText(quint8 unit);

struct UnitMatch
{
    quint8 unit = noUnit;
    qsizetype size = 0; // bytes
};
// The unit a text begins or ends with, if there is more than that.
[[nodiscard]] UnitMatch unitAtStart(QByteArrayView text);
[[nodiscard]] UnitMatch unitAtEnd(QByteArrayView text);

} // namespace storedesk::table
