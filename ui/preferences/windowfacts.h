// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kept/reportsource.h"

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::preferences {

// What the diagnostic report takes from the window: how it is shown, and which accounts there are.
[[nodiscard]] kept::ReportSource windowFacts(const Frame &frame);

} // namespace storedesk::ui::preferences
