// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QString>

#include <optional>
#include <span>

namespace storedesk::ui {

// The colour that marks a store. It is data of the profile, kept there by its word; none of them is
// red, amber or plain green, which mean a state. It never stands without the store's name.
enum class StoreColour { Raspberry, Violet, Teal, Brown, Olive, Slate, Count };

struct StoreColourRow
{
    StoreColour id;
    QLatin1StringView word; // as kept in a profile
    const char *title; // source text, see titleOf()
    QRgb light;
    QRgb dark;
};

[[nodiscard]] std::span<const StoreColourRow> storeColours();
[[nodiscard]] QColor colourOf(StoreColour colour, Look look);
[[nodiscard]] QString titleOf(StoreColour colour); // translated
[[nodiscard]] QLatin1StringView wordOf(StoreColour colour);
[[nodiscard]] std::optional<StoreColour> storeColourOf(QStringView word);

// The colour at 10 % over panel: the band at the top of dialogs.
[[nodiscard]] QColor bandOf(StoreColour colour, const Tokens &tokens);

} // namespace storedesk::ui
