// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::tour {

// A workbook with two sheets, as a spreadsheet program writes it. False: there was no room for it.
[[nodiscard]] bool writeSampleBook(const QString &path);

} // namespace storedesk::ui::tour
