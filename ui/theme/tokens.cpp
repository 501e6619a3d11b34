// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/tokens.h"

#include <array>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

// clang-format off
static constexpr std::array allTokens{
    TokenRow{"bg"_L1,         &Tokens::bg,         0xFFF6F7F9, 0xFF16181D, 0xFFFFFFFF, 0xFF000000},
    TokenRow{"panel"_L1,      &Tokens::panel,      0xFFFFFFFF, 0xFF1C1F26, 0xFFFFFFFF, 0xFF000000},
    TokenRow{"side"_L1,       &Tokens::side,       0xFFFBFBFC, 0xFF191B21, 0xFFFFFFFF, 0xFF000000},
    TokenRow{"line"_L1,       &Tokens::line,       0xFFE3E6EB, 0xFF2C303A, 0xFF4A4F59, 0xFFB8BEC9},
    TokenRow{"text"_L1,       &Tokens::text,       0xFF1B1F27, 0xFFE6E8EC, 0xFF000000, 0xFFFFFFFF},
    TokenRow{"muted"_L1,      &Tokens::muted,      0xFF69717E, 0xFF9AA1AE, 0xFF2B2F36, 0xFFE6E8EC},
    TokenRow{"accent"_L1,     &Tokens::accent,     0xFF3B5BDB, 0xFF7C98FF, 0xFF1C3AA9, 0xFFB3C2FF},
    TokenRow{"accentSoft"_L1, &Tokens::accentSoft, 0xFFE9EEFD, 0xFF263052, 0xFFD6DFFF, 0xFF24357D},
    TokenRow{"ok"_L1,         &Tokens::ok,         0xFF1F8A4C, 0xFF4CC37A, 0xFF0B5C2E, 0xFF7BE3A2},
    TokenRow{"warn"_L1,       &Tokens::warn,       0xFFB46A00, 0xFFE0A030, 0xFF7A4600, 0xFFFFCB6B},
    TokenRow{"err"_L1,        &Tokens::err,        0xFFC92A2A, 0xFFF06A6A, 0xFF9B1313, 0xFFFF9C9C},
};
// clang-format on

std::span<const TokenRow> tokenRows()
{
    return allTokens;
}

static Tokens made(Look look, Contrast contrast)
{
    Tokens tokens;
    tokens.look = look;
    tokens.contrast = contrast;
    for (const auto &row : allTokens) {
        const bool light = look == Look::Light;
        tokens.*row.token =
            QColor::fromRgb(contrast == Contrast::High ? (light ? row.lightHigh : row.darkHigh)
                                                       : (light ? row.light : row.dark));
    }
    return tokens;
}

const Tokens &tokensOf(Look look, Contrast contrast)
{
    static const std::array all{
        made(Look::Light, Contrast::Normal), made(Look::Dark, Contrast::Normal),
        made(Look::Light, Contrast::High), made(Look::Dark, Contrast::High)};
    return all[static_cast<std::size_t>(contrast) * 2 + static_cast<std::size_t>(look)];
}

QColor mixed(const QColor &over, const QColor &under, qreal part)
{
    const auto channel = [part](int above, int below) {
        return qRound(above * part + below * (1 - part));
    };
    return {channel(over.red(), under.red()), channel(over.green(), under.green()),
            channel(over.blue(), under.blue())};
}

QColor colourOf(const Tokens &tokens, Tone tone)
{
    switch (tone) {
    case Tone::Accent:
        return tokens.accent;
    case Tone::Ok:
        return tokens.ok;
    case Tone::Warn:
        return tokens.warn;
    case Tone::Err:
        return tokens.err;
    case Tone::Neutral:
        break;
    }
    return tokens.muted;
}

QColor softOf(const Tokens &tokens, Tone tone)
{
    if (tone == Tone::Neutral)
        return tokens.bg;
    if (tone == Tone::Accent)
        return tokens.accentSoft;
    return mixed(colourOf(tokens, tone), tokens.panel, tokens.look == Look::Light ? 0.12 : 0.20);
}

QColor edgeOf(const Tokens &tokens, Tone tone)
{
    if (tone == Tone::Neutral)
        return tokens.line;
    return mixed(colourOf(tokens, tone), tokens.panel, tokens.look == Look::Light ? 0.32 : 0.42);
}

QColor onAccent(const Tokens &tokens)
{
    return tokens.look == Look::Light ? tokens.panel : tokens.bg;
}

QColor hovered(const Tokens &tokens)
{
    return mixed(tokens.text, tokens.panel, 0.04);
}

QColor pressed(const Tokens &tokens)
{
    return mixed(tokens.text, tokens.panel, 0.09);
}

QColor disabled(const Tokens &tokens)
{
    return mixed(tokens.muted, tokens.panel, 0.55);
}

QColor handle(const Tokens &tokens)
{
    return mixed(tokens.muted, tokens.panel, 0.50);
}

QColor veil(const Tokens &tokens)
{
    // Darken the background in both looks, because nothing should become brighter in the dark look.
    const bool dark = tokens.bg.lightnessF() < tokens.text.lightnessF();
    auto colour = dark ? tokens.bg : tokens.text;
    colour.setAlphaF(dark ? 0.62F : 0.28F);
    return colour;
}

} // namespace storedesk::ui
