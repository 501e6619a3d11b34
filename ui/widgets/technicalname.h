// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

class Theme;

// Shows the widget, which contains a name used by the service and files, only while technical names
// are enabled. The theme must outlive the widget.
void showWithTechnicalNames(QWidget *name, const Theme &theme);

} // namespace storedesk::ui
