// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tour/tour.h"

namespace storedesk::ui {
class WindowLanguage;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {
class MainWindow;
} // namespace storedesk::ui::shell

namespace storedesk::ui::tour {

// Sets the faults in the practice store, replacing all others.
using PlayTroubles = std::function<void(const QStringList &troubles)>;

// Returns every scene in both looks and every language, and every page and form once in the
// smallest window. The window has a practice store and must outlive the stops.
[[nodiscard]] QList<Stop> allStops(shell::MainWindow &window, Theme &theme,
                                   WindowLanguage &language, const PlayTroubles &play);
// Returns the same stops with strings longer than in any language (scene-long-light) and in a
// right-to-left layout (scene-rtl-light), to find strings that would be cut off.
[[nodiscard]] QList<Stop> strangeStops(shell::MainWindow &window, Theme &theme,
                                       WindowLanguage &language, const PlayTroubles &play);
// Returns pages and dialogs without the surrounding window, for the manual (scene-en-page-light).
[[nodiscard]] QList<Stop> pageStops(shell::MainWindow &window, Theme &theme,
                                    WindowLanguage &language, const PlayTroubles &play);

// Filters the stops by name, with * as a wildcard; keeps all of them if no names are given. Returns
// the unknown names.
[[nodiscard]] QStringList keepOnly(QList<Stop> &stops, const QStringList &names);

} // namespace storedesk::ui::tour
