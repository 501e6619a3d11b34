// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::account {
class Account;
}

namespace storedesk::jobs {

// Describes the uses of these contact fields on this computer, one sentence each: column matchings
// remembered by imports, and unfinished jobs. Recipes cannot be searched, because users store them
// anywhere.
[[nodiscard]] QStringList fieldUses(account::Account &desk, const QStringList &ids);

} // namespace storedesk::jobs
