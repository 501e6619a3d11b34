// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pagerow.h"

#include <span>

namespace storedesk::ui::schedules {

// Returns the page with all schedules.
[[nodiscard]] std::span<const PageRow> schedulePages();

} // namespace storedesk::ui::schedules
