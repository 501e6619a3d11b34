// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartfile.h"

#include "base/newfile.h"
#include "ui/charts/markpainter.h"
#include "ui/widgets/picturefile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace storedesk::ui::charts {

using namespace Qt::StringLiterals;

base::Result<void> writeChart(const ChartData &data, const ChartLook &look, const QString &path)
{
    const auto paint = [&](QPainter &painter, const QRectF &area) {
        paintPicture(painter, area, data, look);
    };
    return savePicture(path, {.title = data.title, .size = {960, 480}, .paint = paint});
}

base::Result<void> writeChart(const MarkChart &chart, const ChartLook &look, const QString &path)
{
    const auto paint = [&](QPainter &painter, const QRectF &area) {
        paintMarkPicture(painter, area, chart, look);
    };
    if (auto saved = savePicture(path, {.title = chart.title, .size = {960, 600}, .paint = paint});
        !saved)
        return saved;
    const QFileInfo image(path);
    const auto bytes = csvOf(chart);
    base::NewFile file(u"%1/%2.csv"_s.arg(image.absolutePath(), image.completeBaseName()),
                       base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(base::Problem{
        .what =
            QCoreApplication::translate("Chart", "The image was saved, but its data file was not."),
        .why = file.errorString(),
        .next = QCoreApplication::translate("Chart", "Choose another folder or name."),
    });
}

} // namespace storedesk::ui::charts
