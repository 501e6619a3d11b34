// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::palette {

// Whether every word of the text is the prefix of a word in the title: "con fi" finds "Contact
// fields".
[[nodiscard]] bool names(const QString &title, const QString &text);

} // namespace storedesk::ui::palette
