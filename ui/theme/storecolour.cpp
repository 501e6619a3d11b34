// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/storecolour.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

// clang-format off
static constexpr std::array storeColourRows{
    StoreColourRow{StoreColour::Raspberry, "raspberry"_L1, QT_TRANSLATE_NOOP("StoreColour", "Raspberry"), 0xFFC2255C, 0xFFF06595},
    StoreColourRow{StoreColour::Violet,    "violet"_L1,    QT_TRANSLATE_NOOP("StoreColour", "Violet"),    0xFF6741D9, 0xFF9775FA},
    StoreColourRow{StoreColour::Teal,      "teal"_L1,      QT_TRANSLATE_NOOP("StoreColour", "Teal"),      0xFF0B7285, 0xFF3BC9DB},
    StoreColourRow{StoreColour::Brown,     "brown"_L1,     QT_TRANSLATE_NOOP("StoreColour", "Brown"),     0xFF846358, 0xFFB99D92},
    StoreColourRow{StoreColour::Olive,     "olive"_L1,     QT_TRANSLATE_NOOP("StoreColour", "Olive"),     0xFF6B6F00, 0xFFB8BD4A},
    StoreColourRow{StoreColour::Slate,     "slate"_L1,     QT_TRANSLATE_NOOP("StoreColour", "Slate"),     0xFF5C677D, 0xFFA3AEC2},
};
// clang-format on

static consteval bool everyRowStandsAtItsOwnId()
{
    for (std::size_t row = 0; row < storeColourRows.size(); ++row) {
        if (static_cast<std::size_t>(storeColourRows[row].id) != row)
            return false;
    }
    return storeColourRows.size() == static_cast<std::size_t>(StoreColour::Count);
}
static_assert(everyRowStandsAtItsOwnId());

static const StoreColourRow &rowOf(StoreColour colour)
{
    return storeColourRows[static_cast<std::size_t>(colour)];
}

std::span<const StoreColourRow> storeColours()
{
    return storeColourRows;
}

QColor colourOf(StoreColour colour, Look look)
{
    const auto &row = rowOf(colour);
    return QColor::fromRgb(look == Look::Light ? row.light : row.dark);
}

QString titleOf(StoreColour colour)
{
    return QCoreApplication::translate("StoreColour", rowOf(colour).title);
}

QLatin1StringView wordOf(StoreColour colour)
{
    return rowOf(colour).word;
}

std::optional<StoreColour> storeColourOf(QStringView word)
{
    const auto found = std::ranges::find_if(
        storeColourRows, [word](const StoreColourRow &row) { return word == row.word; });
    return found == storeColourRows.end() ? std::nullopt : std::optional(found->id);
}

QColor bandOf(StoreColour colour, const Tokens &tokens)
{
    return mixed(colourOf(colour, tokens.look), tokens.panel, 0.10);
}

} // namespace storedesk::ui
