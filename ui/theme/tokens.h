// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QLatin1StringView>

#include <span>

namespace storedesk::ui {

enum class Look { Light, Dark };

// High if the desktop asks for it: black and white surfaces, strong lines, no grey text.
enum class Contrast { Normal, High };

// The meaning of a colour. Text keeps the text colour; the tone applies to the icon next to the
// text and to the surface below it.
enum class Tone { Neutral, Accent, Ok, Warn, Err };

// The base colours. Their values are in a single table in tokens.cpp.
struct Tokens
{
    Look look = Look::Light;
    Contrast contrast = Contrast::Normal;
    // Window background.
    QColor bg;
    // Tables, cards and fields.
    QColor panel;
    // Navigation and status bar.
    QColor side;
    // Borders and row lines.
    QColor line;
    QColor text;
    // Labels and secondary text. Not readable on accentSoft or on a soft tone.
    QColor muted;
    // Selection, primary button and focus.
    QColor accent;
    // Selected row.
    QColor accentSoft;
    QColor ok;
    QColor warn;
    QColor err;

    bool operator==(const Tokens &) const = default;
};

// A row of the table, for code that needs the names: the style sheet and the tests.
struct TokenRow
{
    QLatin1StringView name;
    QColor Tokens::*token;
    QRgb light;
    QRgb dark;
    // With high contrast.
    QRgb lightHigh;
    QRgb darkHigh;
};

[[nodiscard]] std::span<const TokenRow> tokenRows();
[[nodiscard]] const Tokens &tokensOf(Look look, Contrast contrast = Contrast::Normal);

// Returns a mix of two colours. This and the following colours are derived, so that they follow
// changes to the tokens.
[[nodiscard]] QColor mixed(const QColor &over, const QColor &under, qreal part);
// Returns the colour for icons.
[[nodiscard]] QColor colourOf(const Tokens &tokens, Tone tone);
// Returns the colour for surfaces.
[[nodiscard]] QColor softOf(const Tokens &tokens, Tone tone);
// Returns the colour for the borders of such surfaces.
[[nodiscard]] QColor edgeOf(const Tokens &tokens, Tone tone);
// Returns the colour for text on accent and on the red button.
[[nodiscard]] QColor onAccent(const Tokens &tokens);
// Returns the colour for a plain surface under the mouse.
[[nodiscard]] QColor hovered(const Tokens &tokens);
[[nodiscard]] QColor pressed(const Tokens &tokens);
// Returns the colour for text and icons of disabled controls.
[[nodiscard]] QColor disabled(const Tokens &tokens);
// Returns the colour for scroll bars and the borders of check boxes.
[[nodiscard]] QColor handle(const Tokens &tokens);
// Returns the colour for the overlay behind a modal dialog.
[[nodiscard]] QColor veil(const Tokens &tokens);

} // namespace storedesk::ui
