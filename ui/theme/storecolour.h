// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QString>

#include <optional>
#include <span>

namespace storedesk::ui {

// The colour that marks a store, stored in the profile by name. No store colour is red, amber or
// plain green, because those denote states. The colour is always shown with the store's name.
enum class StoreColour { Raspberry, Violet, Teal, Brown, Olive, Slate, Count };

struct StoreColourRow
{
    StoreColour id;
    // Name as stored in a profile.
    QLatin1StringView word;
    // Title as a source text, see titleOf().
    const char *title;
    QRgb light;
    QRgb dark;
};

[[nodiscard]] std::span<const StoreColourRow> storeColours();
[[nodiscard]] QColor colourOf(StoreColour colour, Look look);
// Returns the translated name.
[[nodiscard]] QString titleOf(StoreColour colour);
[[nodiscard]] QLatin1StringView wordOf(StoreColour colour);
[[nodiscard]] std::optional<StoreColour> storeColourOf(QStringView word);

// Returns the colour at 10 % over panel, for the band at the top of dialogs.
[[nodiscard]] QColor bandOf(StoreColour colour, const Tokens &tokens);

} // namespace storedesk::ui
