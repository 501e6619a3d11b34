// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::navigation {

// Returns additional search terms in all languages for a page id, a command name, or a
// question of the insights (“insight-NAME”); empty if there are none.
[[nodiscard]] QString synonymsOf(QStringView name);

} // namespace storedesk::ui::navigation
