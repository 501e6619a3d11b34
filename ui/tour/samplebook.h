// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::tour {

// Writes a workbook with two sheets in the format of a spreadsheet program. Returns false if the
// file cannot be written.
[[nodiscard]] bool writeSampleBook(const QString &path);

} // namespace storedesk::ui::tour
