// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/pagerow.h"

namespace storedesk::ui::shell {

// The pages of all rooms, those of the navigation first and in its order.
[[nodiscard]] const QList<PageRow> &allPages();
[[nodiscard]] const PageRow *pageRow(QStringView word); // null: there is no such page
[[nodiscard]] QString titleOf(const PageRow &row);
[[nodiscard]] QString titleOf(Group group); // translated; empty for a group without heading

} // namespace storedesk::ui::shell
