// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/importcolumn.h"
#include "ui/tables/pilldelegate.h"

namespace storedesk::ui::imports {

// Describes how the target of a column was determined.
[[nodiscard]] Pill pillOf(const storedesk::importcheck::ImportColumn &column);
// Describes how the option for a text was determined.
[[nodiscard]] Pill pillOf(const storedesk::importcheck::OptionChoice &choice);

} // namespace storedesk::ui::imports
