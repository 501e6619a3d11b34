// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pagerow.h"

namespace storedesk::account {
class Account;
}

namespace storedesk::ui::pages {

// Returns the pages in all modules. Those in the navigation come first, in its order.
[[nodiscard]] const QList<PageRow> &allPages();
// Returns null if there is no such page.
[[nodiscard]] const PageRow *pageRow(QStringView word);
[[nodiscard]] QString titleOf(const PageRow &row);
// Returns the translated heading; empty for a group without a heading.
[[nodiscard]] QString titleOf(NavigationGroup group);
// Returns a sentence if the service has refused the writes of this form because of the key's
// permissions.
[[nodiscard]] QString whyRefused(const PageRow &row, const account::Account &account);

} // namespace storedesk::ui::pages
