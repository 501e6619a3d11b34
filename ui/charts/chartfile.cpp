// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartfile.h"

#include "ui/widgets/picturefile.h"

#include <QPromise>
#include <QThreadPool>

namespace storedesk::ui::charts {

QFuture<base::Result<void>> writeChart(const ChartData &data, const ChartLook &look,
                                       const QString &path)
{
    const auto promise = std::make_shared<QPromise<base::Result<void>>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, data, look, path] {
        const auto paint = [&](QPainter &painter, const QRectF &area) {
            paintPicture(painter, area, data, look);
        };
        promise->addResult(
            savePicture(path, {.title = data.title, .size = {960, 480}, .paint = paint}));
        promise->finish();
    });
    return promise->future();
}

} // namespace storedesk::ui::charts
