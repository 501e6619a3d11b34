// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/marklayout.h"

namespace storedesk::ui::charts {

// Options for painting a chart.
struct MarkPainting
{
    MarkDetail detail = MarkDetail::Full;
    // Index of the mark framed in the focus colour, or -1 for none.
    int framed = -1;
    // Index of the mark labelled with its name and value, or -1 for none.
    int labelled = -1;
    // Painted as outdated.
    bool muted = false;
};

void paintMarks(QPainter &painter, const QRectF &area, const MarkChart &chart,
                const ChartLook &look, const MarkPainting &painting = {});
// Paints the chart with a background, its title and its note, for saving to a file.
void paintMarkPicture(QPainter &painter, const QRectF &area, const MarkChart &chart,
                      const ChartLook &look);

} // namespace storedesk::ui::charts
