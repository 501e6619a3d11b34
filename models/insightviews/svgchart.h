// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/markchart.h"

namespace storedesk::insightviews {

// Draws a chart as an SVG element for a web page. Colours are the custom properties --accent,
// --text, --muted, --line and --panel of the page, and the pattern "hatch" fills values of periods
// that are not over. Empty without values.
[[nodiscard]] QString svgOf(const MarkChart &chart);

// The definition of the pattern, which a page contains once.
[[nodiscard]] QString svgPatterns();

} // namespace storedesk::insightviews
