// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QString;
class QWidget;

namespace storedesk::ui {

// Lets screen readers announce this widget's messages, wherever the focus is. Call this once before
// the widget is shown.
void letAnnounce(QWidget &widget);
void announce(QWidget &widget, const QString &sentence);

} // namespace storedesk::ui
