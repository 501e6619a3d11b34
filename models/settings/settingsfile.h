// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QVariant>

namespace storedesk::settings {

// One value of an INI file; invalid when the file or the key does not exist.
[[nodiscard]] QVariant storedValue(const QString &file, QAnyStringView key);

// Stores one value and keeps the others. Returns false when the file could not be replaced as a
// whole; the old file is unchanged then. QSettings alone would leave a part of the new file on a
// full disk.
bool storeValue(const QString &file, QAnyStringView key, const QVariant &value);

} // namespace storedesk::settings
