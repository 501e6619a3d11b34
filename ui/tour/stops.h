// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tour/tour.h"

namespace storedesk::ui {

class Language;
class MainWindow;
class Theme;

// Lets these things go wrong on the practice store, and nothing else.
using PlayTroubles = std::function<void(const QStringList &troubles)>;

// Every showpiece of every room, light and dark, in every language, and every page and form once
// in the smallest window. The window has a practice store and outlives the stops.
[[nodiscard]] QList<Stop> allStops(MainWindow &window, Theme &theme, Language &language,
                                   const PlayTroubles &play);

} // namespace storedesk::ui
