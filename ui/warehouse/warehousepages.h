// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pagerow.h"

#include <span>

namespace storedesk::ui::warehouse {

[[nodiscard]] std::span<const PageRow> warehousePages();

} // namespace storedesk::ui::warehouse
