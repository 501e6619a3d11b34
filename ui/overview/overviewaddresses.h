// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/host/pageaddress.h"

namespace storedesk::ui::overview {

// Returns the target of a card: the whole list, or only the records in one state.
[[nodiscard]] PageAddress listPlace(catalogue::Resource resource, const QString &state = {});
[[nodiscard]] PageAddress recordPlace(catalogue::Resource resource, const QString &id);

} // namespace storedesk::ui::overview
