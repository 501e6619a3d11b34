// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::catalogue {

// Why the service would not take this file as an import, as far as a look at its size and its
// beginning tells; empty: it may be sent.
[[nodiscard]] QString problemOfImportFile(const QString &path);

} // namespace storedesk::catalogue
