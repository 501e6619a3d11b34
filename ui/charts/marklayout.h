// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartdata.h"
#include "ui/charts/markchart.h"

#include <QRectF>

namespace storedesk::ui::charts {

// Positions of the parts of a chart, for painting and for the mouse.
struct MarkLayout
{
    QRectF legend = {};
    // Without the labels of the axes.
    QRectF plot = {};
    ChartScale scale = {};
    // One for each mark.
    std::vector<QRectF> marks = {};
    // The labels of the columns, or the names of bars. Empty if there is no room.
    std::vector<QRectF> columns = {};
    // The labels of the rows of a grid.
    std::vector<QRectF> rows = {};
};

// How much a chart shows.
enum class MarkDetail : quint8 {
    // The marks only, for a picture of the size of a stamp.
    Marks,
    // With legend, axes and values.
    Full
};

[[nodiscard]] MarkLayout layoutOf(const MarkChart &chart, const QRectF &area, const ChartLook &look,
                                  MarkDetail detail, Qt::LayoutDirection direction);
// The index of the mark at this position; -1 if there is none. Columns can be hit above and below.
[[nodiscard]] int markAt(const MarkChart &chart, const MarkLayout &layout, QPointF position);

} // namespace storedesk::ui::charts
