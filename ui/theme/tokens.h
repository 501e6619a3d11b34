// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QLatin1StringView>

#include <span>

namespace storedesk::ui {

enum class Look { Light, Dark };

// What a colour says about a thing. Words stay in the text colour; the tone colours the sign beside
// them and the surface below.
enum class Tone { Neutral, Accent, Ok, Warn, Err };

// The colours everything is made of. Their values stand in one table in tokens.cpp.
struct Tokens
{
    Look look = Look::Light;
    QColor bg; // window
    QColor panel; // tables, cards, fields
    QColor side; // navigation, status bar
    QColor line; // borders, row lines
    QColor text;
    QColor muted; // labels, secondary text; not on accentSoft and not on a soft tone
    QColor accent; // selection, primary button, focus
    QColor accentSoft; // selected row
    QColor ok;
    QColor warn;
    QColor err;

    bool operator==(const Tokens &) const = default;
};

// One row of the table, for whoever needs the names: the style sheet and the tests.
struct TokenRow
{
    QLatin1StringView name;
    QColor Tokens::*token;
    QRgb light;
    QRgb dark;
};

[[nodiscard]] std::span<const TokenRow> tokenRows();
[[nodiscard]] const Tokens &tokensOf(Look look);

// Everything below is derived, so that a new token value reaches it by itself.
[[nodiscard]] QColor mixed(const QColor &over, const QColor &under, qreal part);
[[nodiscard]] QColor colourOf(const Tokens &tokens, Tone tone); // the sign
[[nodiscard]] QColor softOf(const Tokens &tokens, Tone tone); // the surface
[[nodiscard]] QColor edgeOf(const Tokens &tokens, Tone tone); // the border of that surface
[[nodiscard]] QColor onAccent(const Tokens &tokens); // text on accent and on the red button
[[nodiscard]] QColor hovered(const Tokens &tokens); // a plain surface under the mouse
[[nodiscard]] QColor pressed(const Tokens &tokens);
[[nodiscard]] QColor disabled(const Tokens &tokens); // text and icons of what cannot be used
[[nodiscard]] QColor handle(const Tokens &tokens); // scroll bars, border of check boxes
[[nodiscard]] QColor veil(const Tokens &tokens); // behind a modal dialog

} // namespace storedesk::ui
