// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/frame/place.h"

namespace storedesk::ui::overview {

// Where the cards lead to.
// The list, all of it, or only those in one state.
[[nodiscard]] Place listPlace(catalogue::Resource resource, const QString &state = {});
[[nodiscard]] Place recordPlace(catalogue::Resource resource, const QString &id);

} // namespace storedesk::ui::overview
