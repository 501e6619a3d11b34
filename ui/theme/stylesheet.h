// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QPalette>
#include <QString>

#include <functional>

namespace storedesk::ui {

[[nodiscard]] QPalette paletteOf(const Tokens &tokens);

// Substitutes tokens, derived colours and lengths in a style sheet: `@panel@` becomes a colour,
// `@12@` becomes 12 pixels scaled to the current font. Unknown names are left in place, and a test
// reports them.
[[nodiscard]] QString filledStyleSheet(const QString &source, const Tokens &tokens,
                                       const std::function<int(int)> &scaled);
// Swaps left and right borders and margins for right-to-left layouts. Qt mirrors alignments itself.
[[nodiscard]] QString mirroredStyleSheet(const QString &source);

} // namespace storedesk::ui
