// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/setting.h"

namespace storedesk::settings {

// Returns the words by which a setting can be found: its title, description, choices, section and
// keywords, in the current language and in English.
[[nodiscard]] QString searchedWords(const SettingRow &row);

// Returns whether the setting contains every word in the text. Ignores accents and case.
[[nodiscard]] bool isFoundBy(const SettingRow &row, const QString &text);

} // namespace storedesk::settings
