// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::values {

// Units next to a number, which are currencies or a percent sign. Different spellings are the same
// unit.
inline constexpr quint8 noUnit = 0;
inline constexpr quint8 percentUnit = 1;
// The number of units, including noUnit.
inline constexpr std::size_t unitCount = 28;

// Returns the displayed unit, such as € or %. Empty for noUnit.
[[nodiscard]] QByteArrayView unitText(quint8 unit);

struct UnitMatch
{
    quint8 unit = noUnit;
    // The size in bytes.
    qsizetype size = 0;
};
// Returns the unit at the start or end of a text, if the text contains more than the unit.
[[nodiscard]] UnitMatch unitAtStart(QByteArrayView text);
[[nodiscard]] UnitMatch unitAtEnd(QByteArrayView text);

} // namespace storedesk::values
