// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::profiles {
struct Profile;
}

namespace storedesk::ui {
class Question;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::accounts {

// Explains why the keychain did not store the account's key. Accepting tries again; otherwise the
// key is valid until the program exits.
[[nodiscard]] Question *askAboutKeyNotKept(const profiles::Profile &profile, const QString &why,
                                           const Theme &theme);

} // namespace storedesk::ui::accounts
