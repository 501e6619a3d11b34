// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::accounts {
struct Profile;
}

namespace storedesk::ui {
class Question;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::account {

// Says why the keychain did not keep the key of an account: accepted, it is tried again; else the
// key holds until the program ends.
[[nodiscard]] Question *askAboutKeyNotKept(const accounts::Profile &profile, const QString &why,
                                           const Theme &theme);

} // namespace storedesk::ui::account
