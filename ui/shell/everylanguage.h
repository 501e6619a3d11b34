// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::shell {

// A source text and what it is called in each language: who learned the words in one of them finds
// them in another.
[[nodiscard]] QString inEveryLanguage(const char *context, const char *source);

} // namespace storedesk::ui::shell
