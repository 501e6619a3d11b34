// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QWidget;

namespace storedesk::ui {

class Theme;

// Shows the widget only while technical names are enabled. The widget displays a name used by the
// service and in files. The theme must outlive the widget.
void showWithTechnicalNames(QWidget *name, const Theme &theme);

// The target of referenceLink().
inline constexpr QLatin1StringView referenceTarget("storedesk:reference");
// Returns a link to the service reference as rich text, for What's This.
[[nodiscard]] QString referenceLink();

} // namespace storedesk::ui
