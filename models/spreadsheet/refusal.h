// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

// Problems for the reasons a spreadsheet cannot be opened, with suggested solutions.
namespace storedesk::spreadsheet {

[[nodiscard]] base::Problem damaged(const QString &why);
[[nodiscard]] base::Problem damagedPart(const QString &part, const QString &why);
[[nodiscard]] base::Problem missingPart(const QString &part);
// For files that are protected with a password.
[[nodiscard]] base::Problem locked();
// For .xls files.
[[nodiscard]] base::Problem oldFormat();
// For .xlsb files.
[[nodiscard]] base::Problem binaryFormat();
// For a text document or presentation in the same file format.
[[nodiscard]] base::Problem noSpreadsheet();
// For a file without a sheet of this name, or without any sheet.
[[nodiscard]] base::Problem noSheet(const QString &name);
[[nodiscard]] base::Problem noRoomForTexts(const QString &why);

} // namespace storedesk::spreadsheet
