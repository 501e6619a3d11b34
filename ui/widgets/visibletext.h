// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui {

// Returns itemmodels::shownText() as one line, with symbols for line feeds and tabs.
[[nodiscard]] QString visibleText(const QString &text);

} // namespace storedesk::ui
