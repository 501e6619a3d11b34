// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importcolumn.h"
#include "ui/widgets/pilldelegate.h"

namespace storedesk::ui::imports {

// How it was found where a column goes.
[[nodiscard]] Pill pillOf(const storedesk::imports::ImportColumn &column);
// How it was found what a text means.
[[nodiscard]] Pill pillOf(const storedesk::imports::OptionChoice &choice);

} // namespace storedesk::ui::imports
