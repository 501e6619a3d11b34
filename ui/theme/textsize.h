// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::ui {

// Sizes of the text in percent of the desktop's, as browsers offer them.
inline constexpr int usualTextSize = 100;
inline constexpr int usualPixels = 13; // of the font in the drawings

[[nodiscard]] int offeredTextSize(int percent); // the nearest that is offered
[[nodiscard]] int nextTextSize(int percent, int step); // the same at the ends

// A length of the drawings at the font of the application, for what knows no theme.
[[nodiscard]] int grownWithFont(int pixels);

// Widgets keep the lengths they were made with. Those that were made at another size of the font
// get lengths, columns and fonts of the new one; windows keep their place on the screen.
void rescaleWidgets(int newPixels, int oldPixels);

} // namespace storedesk::ui
