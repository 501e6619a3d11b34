// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/manymodel.h"
#include "ui/widgets/pilldelegate.h"

namespace storedesk::ui::records {

// What came of a look-up, as sign, colour and word.
[[nodiscard]] Pill pillOf(jobs::LookupState state, bool running = true);

} // namespace storedesk::ui::records
