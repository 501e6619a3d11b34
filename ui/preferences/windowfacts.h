// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "diagnostics/diagnosticsource.h"

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::preferences {

// Returns the part of the diagnostic report that describes the window: display settings and
// accounts.
[[nodiscard]] diagnostics::ReportSource windowFacts(const PageHost &host);

} // namespace storedesk::ui::preferences
