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
// Font size to which design lengths refer.
inline constexpr int usualPixels = 13;

// Returns the available size nearest to the given size.
[[nodiscard]] int offeredTextSize(int percent);
// Returns the next larger or smaller size, or the same size at either end.
[[nodiscard]] int nextTextSize(int percent, int step);

// Scales a design length to the application font, for code without access to the theme.
[[nodiscard]] int grownWithFont(int pixels);

// Scales the lengths and columns of existing widgets, which keep the lengths they were created
// with, to the new font size. Windows keep their geometry.
void rescaleWidgets(int newPixels, int oldPixels);

// Widgets with their own font. A new style sheet resets them to the font they had under the first
// one, so these fonts are saved before and restored afterwards.
using OwnFonts = QList<std::pair<QPointer<QWidget>, QFont>>;
[[nodiscard]] OwnFonts ownFonts();
void rescaleFonts(const OwnFonts &fonts, int newPixels, int oldPixels);

} // namespace storedesk::ui
