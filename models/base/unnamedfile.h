// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::base {

// Creates a file without a name in this folder, private to the user, so that no trace is left
// however the program ends. Returns its descriptor, or -1 with errno set.
[[nodiscard]] int unnamedFile(const QString &folder);

} // namespace storedesk::base
