// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::base {

// Returns the version of the program, such as “1.0.0”. A function and not a macro, so that a new
// version compiles one file again and not every file.
[[nodiscard]] QString version();

} // namespace storedesk::base
