// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/markchart.h"
#include "ui/charts/chartdata.h"

#include <QRectF>

namespace storedesk::ui::charts {

using insightviews::ChartMark;
using insightviews::MarkChart;
using insightviews::MarkForm;

// Positions of the parts of a chart, for painting and for the mouse.
struct MarkLayout
{
    QRectF legend = {};
    // The area of the marks, without the labels of the axes.
    QRectF plot = {};
    ChartScale scale = {};
    // One for each mark.
    std::vector<QRectF> marks = {};
    // The labels of the columns, or the names of bars. Empty if there is no room.
    std::vector<QRectF> columns = {};
    // Whether names are drawn above their bars.
    bool titled = false;
    // The labels of the rows of a grid.
    std::vector<QRectF> rows = {};
};

// How much a chart shows.
enum class MarkDetail : quint8 {
    // Only the marks, for a thumbnail.
    Marks,
    // The marks with legend, axes and values.
    Full
};

[[nodiscard]] MarkLayout layoutOf(const MarkChart &chart, const QRectF &area, const ChartLook &look,
                                  MarkDetail detail, Qt::LayoutDirection direction);
// Returns the index of the mark at this position, or -1 if there is none. Columns can also be hit
// above and below.
[[nodiscard]] int markAt(const MarkChart &chart, const MarkLayout &layout, QPointF position);

} // namespace storedesk::ui::charts
