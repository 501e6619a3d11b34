// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <optional>

namespace storedesk::spreadsheet {

// Old Excel files, and new ones with a password, use the OLE format, which is recognised by the
// first bytes. Returns the offset of its stream names; empty if it is not such a file.
[[nodiscard]] std::optional<qint64> directoryOfOle(QByteArrayView firstSector);

// The part of the directory that is examined.
inline constexpr qsizetype oleDirectorySize = 4096;

// Returns the type of such a file, according to the names in it, and suggests a solution.
[[nodiscard]] base::Problem problemOfOle(QByteArrayView directory);

} // namespace storedesk::spreadsheet
