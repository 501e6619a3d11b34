// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::navigation {

// Returns additional search terms for a page id or command name in all languages, empty if it has
// none.
[[nodiscard]] QString synonymsOf(QStringView name);

} // namespace storedesk::ui::navigation
