// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QString;
class QWidget;

namespace storedesk::ui {

// Screen readers say aloud what this widget will announce, wherever the focus is. Once, before it
// is shown.
void letAnnounce(QWidget &widget);
void announce(QWidget &widget, const QString &sentence);

} // namespace storedesk::ui
