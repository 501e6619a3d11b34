// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tour/tour.h"

namespace storedesk::ui {
class Language;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {
class MainWindow;
} // namespace storedesk::ui::shell

namespace storedesk::ui::tour {

// Lets these things go wrong on the practice store, and nothing else.
using PlayTroubles = std::function<void(const QStringList &troubles)>;

// Every showpiece of every room, light and dark, in every language, and every page and form once
// in the smallest window. The window has a practice store and outlives the stops.
[[nodiscard]] QList<Stop> allStops(shell::MainWindow &window, Theme &theme, Language &language,
                                   const PlayTroubles &play);
// The same in words that are longer than those of any language (scene-long-light), and from right
// to left (scene-rtl-light): not to be looked at, but to find what would be cut.
[[nodiscard]] QList<Stop> strangeStops(shell::MainWindow &window, Theme &theme, Language &language,
                                       const PlayTroubles &play);
// Pages and dialogs without the window around them, for the manual (scene-en-page-light).
[[nodiscard]] QList<Stop> pageStops(shell::MainWindow &window, Theme &theme, Language &language,
                                    const PlayTroubles &play);

// Leaves the stops of these names, in which * stands for anything, all of them when there are none.
// Answers the names it does not know.
[[nodiscard]] QStringList keepOnly(QList<Stop> &stops, const QStringList &names);

} // namespace storedesk::ui::tour
