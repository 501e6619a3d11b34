// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kept/reportsource.h"

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::preferences {

// Returns the part of the diagnostic report that describes the window: display settings and
// accounts.
[[nodiscard]] kept::ReportSource windowFacts(const Frame &frame);

} // namespace storedesk::ui::preferences
