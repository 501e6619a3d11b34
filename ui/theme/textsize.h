// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QList>
#include <QPointer>
#include <QWidget>

#include <utility>

namespace storedesk::ui {

// Text sizes in percent of the desktop's text size, with the same steps as in browsers.
inline constexpr int usualTextSize = 100;
// Font size that design lengths refer to.
inline constexpr int usualPixels = 13;

// Returns the nearest available size.
[[nodiscard]] int offeredTextSize(int percent);
// Returns the same size at either end.
[[nodiscard]] int nextTextSize(int percent, int step);

// Scales a design length to the application font, for code without access to the theme.
[[nodiscard]] int grownWithFont(int pixels);

// Widgets keep the lengths they were created with. Scales the lengths and columns of existing
// widgets to the new font size; windows keep their geometry.
void rescaleWidgets(int newPixels, int oldPixels);

// The widgets with their own font. A new style sheet resets them to the font they had under the
// first one, so the fonts are saved before and restored after it.
using OwnFonts = QList<std::pair<QPointer<QWidget>, QFont>>;
[[nodiscard]] OwnFonts ownFonts();
void rescaleFonts(const OwnFonts &fonts, int newPixels, int oldPixels);

} // namespace storedesk::ui
