// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

// Why a spreadsheet does not open, and what to do about it.
namespace storedesk::spreadsheet {

[[nodiscard]] base::Problem damaged(const QString &why);
[[nodiscard]] base::Problem damagedPart(const QString &part, const QString &why);
[[nodiscard]] base::Problem missingPart(const QString &part);
[[nodiscard]] base::Problem locked(); // with a password
[[nodiscard]] base::Problem oldFormat(); // .xls
[[nodiscard]] base::Problem binaryFormat(); // .xlsb
[[nodiscard]] base::Problem noSpreadsheet(); // a text or slides of the same makers
[[nodiscard]] base::Problem noSheet(const QString &name); // of this name; of any
[[nodiscard]] base::Problem noRoomForTexts(const QString &why);

} // namespace storedesk::spreadsheet
