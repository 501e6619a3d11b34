// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QPalette>
#include <QString>

#include <functional>

namespace storedesk::ui {

[[nodiscard]] QPalette paletteOf(const Tokens &tokens);

// Puts tokens, derived colours and lengths into a style sheet: `@panel@` becomes a colour, `@12@`
// that many pixels as the font in use wants them. A name nobody knows stays, and a test finds it.
[[nodiscard]] QString filledStyleSheet(const QString &source, const Tokens &tokens,
                                       const std::function<int(int)> &scaled);
// Edges and margins of the left are those of the right, for words that run from there. What is
// aligned turns by itself.
[[nodiscard]] QString mirroredStyleSheet(const QString &source);

} // namespace storedesk::ui
