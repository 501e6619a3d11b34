// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QWidget;

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::tour {

// Words of our own that do not fit where they stand, one line for each. Names of records and files
// may be cut, because nobody knows how long they are; titles, choices, buttons and sentences may
// not.
[[nodiscard]] QStringList cutTexts(const QWidget &view, const Theme &theme);

} // namespace storedesk::ui::tour
