// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/bin.h"
#include "ui/host/pageaddress.h"

namespace storedesk::ui::changes {

// Returns the address of the page that shows the record of a copy in the bin, if the record exists.
[[nodiscard]] PageAddress placeOfCopy(const storage::BinEntry &entry);

} // namespace storedesk::ui::changes
