// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QVariant>

namespace storedesk::settings {

// Returns one value of an INI file; invalid if the file or the key does not exist.
[[nodiscard]] QVariant storedValue(const QString &file, QAnyStringView key);

// Stores one value and preserves the others. Returns false if the file could not be replaced as a
// whole; the old file is then unchanged. QSettings alone would leave a part of the new file on a
// full disk.
bool storeValue(const QString &file, QAnyStringView key, const QVariant &value);

} // namespace storedesk::settings
