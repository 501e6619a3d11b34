// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::shell {

// What else people call a page or a command when they look for it, in every language at once. By
// the word of the page or the name of the command; empty: nothing.
[[nodiscard]] QString synonymsOf(QStringView name);

} // namespace storedesk::ui::shell
