// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

class Theme;

// Lets the widget, which says a name as the service and files use it, be seen only while technical
// names are shown. The theme outlives the widget.
void showWithTechnicalNames(QWidget *name, const Theme &theme);

} // namespace storedesk::ui
