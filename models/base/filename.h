// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::base {

// Converts a name from an external source (a server, an archive) to one that can safely be created
// in a folder on any system: one segment, no control or direction characters, no reserved name, at
// most 200 bytes, never empty. A safe name is returned unchanged.
[[nodiscard]] QString safeFileName(QStringView name, QStringView fallback = u"file");

} // namespace storedesk::base
