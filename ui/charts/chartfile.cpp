// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartfile.h"

#include "ui/charts/markpainter.h"
#include "ui/widgets/picturefile.h"

namespace storedesk::ui::charts {

base::Result<void> writeChart(const ChartData &data, const ChartLook &look, const QString &path)
{
    const auto paint = [&](QPainter &painter, const QRectF &area) {
        paintPicture(painter, area, data, look);
    };
    return savePicture(path, {.title = data.title, .size = {960, 480}, .paint = paint});
}

base::Result<void> writeChart(const insightviews::MarkChart &chart, const ChartLook &look,
                              const QString &path)
{
    const auto paint = [&](QPainter &painter, const QRectF &area) {
        paintMarkPicture(painter, area, chart, look);
    };
    return savePicture(path, {.title = chart.title, .size = {960, 600}, .paint = paint},
                       csvOf(chart));
}

} // namespace storedesk::ui::charts
