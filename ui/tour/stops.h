// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tour/tour.h"

namespace storedesk::ui {

class Language;
class MainWindow;
class Theme;

// Every page, dialog and state of the console, light and dark, in every language. The window is
// made anew by the function for each language and must outlive its stops.
[[nodiscard]] QList<Stop> allStops(const std::function<MainWindow *()> &openWindow, Theme &theme,
                                   Language &language);

} // namespace storedesk::ui
