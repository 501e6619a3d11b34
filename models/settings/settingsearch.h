// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/setting.h"

namespace storedesk::settings {

// All that a setting can be found by: title, sentence, choices, section and other words for it, in
// the language in use and in English.
[[nodiscard]] QString searchedWords(const SettingRow &row);

// Whether every word of the text is in there. Accents and capitals do not count.
[[nodiscard]] bool isFoundBy(const SettingRow &row, const QString &text);

} // namespace storedesk::settings
