// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::shell {

// Every word of the text begins a word of the title: "con fi" finds "Contact fields".
[[nodiscard]] bool names(const QString &title, const QString &text);

} // namespace storedesk::ui::shell
