// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::pages {

// Returns a source text and its translations into all languages, so that users can search in any of
// them.
[[nodiscard]] QString inEveryLanguage(const char *context, const char *source);

} // namespace storedesk::ui::pages
