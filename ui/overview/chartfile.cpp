// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartfile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPromise>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QThreadPool>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static constexpr QSize size(960, 480);
static constexpr int pixelsPerPoint = 2;

static QByteArray pngOf(const ChartData &data, const ChartLook &look)
{
    QImage image(size * pixelsPerPoint, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelsPerPoint);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPicture(painter, QRectF(QPointF(), size), data, look);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

static QByteArray svgOf(const ChartData &data, const ChartLook &look)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(data.title);
    QPainter painter(&generator);
    paintPicture(painter, QRectF(QPointF(), size), data, look);
    painter.end();
    return buffer.data();
}

static base::Result<void> write(const ChartData &data, const ChartLook &look, const QString &path)
{
    const bool svg = path.endsWith(".svg"_L1, Qt::CaseInsensitive);
    const auto bytes = svg ? svgOf(data, look) : pngOf(data, look);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("Chart", "The picture was not saved."),
        .why = file.errorString(),
        .next = QCoreApplication::translate("Chart", "Choose another folder or name."),
    });
}

QFuture<base::Result<void>> writeChart(const ChartData &data, const ChartLook &look,
                                       const QString &path)
{
    const auto promise = std::make_shared<QPromise<base::Result<void>>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, data, look, path] {
        promise->addResult(write(data, look, path));
        promise->finish();
    });
    return promise->future();
}

} // namespace storedesk::ui
