// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "insightviews/markchart.h"
#include "ui/charts/chartdata.h"

namespace storedesk::ui::charts {

// Writes the chart, as SVG if the file name ends in .svg and as PNG
// otherwise. An existing file is replaced only after the new one was written completely.
// Slow: call it in the background.
[[nodiscard]] base::Result<void> writeChart(const ChartData &data, const ChartLook &look,
                                            const QString &path);

// Also writes the values next to the image as CSV.
[[nodiscard]] base::Result<void> writeChart(const insightviews::MarkChart &chart,
                                            const ChartLook &look, const QString &path);

} // namespace storedesk::ui::charts
