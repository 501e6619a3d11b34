// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QList>
#include <QPointer>
#include <QWidget>

#include <utility>

namespace storedesk::ui {

// Sizes of the text in percent of the desktop's, as browsers offer them.
inline constexpr int usualTextSize = 100;
inline constexpr int usualPixels = 13; // of the font in the drawings

[[nodiscard]] int offeredTextSize(int percent); // the nearest that is offered
[[nodiscard]] int nextTextSize(int percent, int step); // the same at the ends

// A length of the drawings at the font of the application, for what knows no theme.
[[nodiscard]] int grownWithFont(int pixels);

// Widgets keep the lengths they were made with. Those that were made at another size of the font
// get lengths and columns of the new one; windows keep their place on the screen.
void rescaleWidgets(int newPixels, int oldPixels);

// The widgets that have a font of their own. A new style sheet gives them the font back that they
// had under the first one, so they are asked before and get theirs after it.
using OwnFonts = QList<std::pair<QPointer<QWidget>, QFont>>;
[[nodiscard]] OwnFonts ownFonts();
void rescaleFonts(const OwnFonts &fonts, int newPixels, int oldPixels);

} // namespace storedesk::ui
