// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"
#include "ui/host/pageid.h"

namespace storedesk::ui {

// Filter key in an address of the purchases assistant that names a file to be opened.
inline constexpr QLatin1StringView purchaseFileKey("file");

// Returns the address of the purchases assistant with this file.
[[nodiscard]] inline PageAddress purchaseFilePlace(const QString &path)
{
    return {.page = pageid::purchaseImport,
            .values = {},
            .filter = QMap<QString, QString>{{QString(purchaseFileKey), path}}};
}

} // namespace storedesk::ui
