// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QVariant>

namespace storedesk::settings {

// Returns one value from an INI file. Invalid if the file or the key does not exist.
[[nodiscard]] QVariant storedValue(const QString &file, QAnyStringView key);

// Stores one value and preserves the others. Returns false if the file could not be replaced as a
// whole, in which case the old file is unchanged. QSettings alone would leave a partial file on a
// full disk.
bool storeValue(const QString &file, QAnyStringView key, const QVariant &value);

} // namespace storedesk::settings
