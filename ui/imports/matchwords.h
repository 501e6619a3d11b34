// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importcolumn.h"
#include "ui/widgets/pilldelegate.h"

namespace storedesk::ui::imports {

// Describes how the target of a column was determined.
[[nodiscard]] Pill pillOf(const storedesk::imports::ImportColumn &column);
// Describes how the option for a text was determined.
[[nodiscard]] Pill pillOf(const storedesk::imports::OptionChoice &choice);

} // namespace storedesk::ui::imports
