// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/insightengine.h"

#include <QString>

namespace storedesk::insightviews {

// "1 Jan 2026 to 30 Jun 2026 · as of 1 Jul 2026 00:00 · Europe/Madrid".
[[nodiscard]] QString coverageText(const insights::DataSummary &data,
                                   const insights::InsightInput &input);
// When the data ends, in the zone of the store.
[[nodiscard]] QString asOfText(const insights::InsightInput &input);

} // namespace storedesk::insightviews
