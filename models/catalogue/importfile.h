// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::catalogue {

// Returns why the service would refuse this file as an import, judging by its size and first bytes;
// empty if it may be sent.
[[nodiscard]] QString problemOfImportFile(const QString &path);

} // namespace storedesk::catalogue
