// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/markchart.h"
#include "ui/charts/chartdata.h"
#include "ui/sheetview/chartvalues.h"

namespace storedesk::ui::sheetview {

enum class ChartForm : char {
    Bars,
    Line,
    // Bars with percentages of the total.
    Share
};

[[nodiscard]] insightviews::MarkChart chartOf(const ChartValues &figures, ChartForm form);

// Saves the chart as SVG if the file name ends in svg, otherwise as PNG, and its values next to it
// as CSV. Blocks the calling thread. Never leaves partial files.
[[nodiscard]] base::Result<void> saveFigures(const QString &path, const ChartValues &figures,
                                             ChartForm form, const charts::ChartLook &look);
[[nodiscard]] QString amountWords(double amount);

} // namespace storedesk::ui::sheetview
