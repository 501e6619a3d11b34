// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QWidget;

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::tour {

// Returns the program's strings that are cut off, one per line. Names of records and files may be
// elided, because their length is unknown; titles, choices, buttons and sentences may not.
[[nodiscard]] QStringList cutTexts(const QWidget &view, const Theme &theme);

} // namespace storedesk::ui::tour
