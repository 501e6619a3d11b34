// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

class Theme;

// Shows the widget only while technical names are enabled. The widget displays a name used by the
// service and in files. The theme must outlive the widget.
void showWithTechnicalNames(QWidget *name, const Theme &theme);

} // namespace storedesk::ui
