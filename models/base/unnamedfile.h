// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::base {

// A new file in this folder, for the owner alone and without a name: nothing is left of it however
// the program ends. Its descriptor, or -1 with errno set.
[[nodiscard]] int unnamedFile(const QString &folder);

} // namespace storedesk::base
