// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <optional>

namespace storedesk::spreadsheet {

// Old files of Excel, and new ones with a password, are of a kind of their own (OLE), known by
// their first bytes. Where in the file the names of its streams begin; none: it is no such file.
[[nodiscard]] std::optional<qint64> directoryOfOle(QByteArrayView firstSector);

inline constexpr qsizetype oleDirectorySize = 4096; // as much of it as we look at

// What such a file is, by the names in it, and what to do about it.
[[nodiscard]] base::Problem problemOfOle(QByteArrayView directory);

} // namespace storedesk::spreadsheet
