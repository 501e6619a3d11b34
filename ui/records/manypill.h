// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/manymodel.h"
#include "ui/widgets/pilldelegate.h"

namespace storedesk::ui::records {

// Returns the icon, colour and label of a look-up state.
[[nodiscard]] Pill pillOf(jobs::LookupState state, bool running = true);

} // namespace storedesk::ui::records
