// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "picturefile.h"

#include "base/newfile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static constexpr int pixelsPerPoint = 2;

static QByteArray pngOf(const Picture &picture)
{
    QImage image(picture.size * pixelsPerPoint, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelsPerPoint);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, QRectF(QPointF(), picture.size));
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

static QByteArray svgOf(const Picture &picture)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(picture.size);
    generator.setViewBox(QRect(QPoint(), picture.size));
    generator.setTitle(picture.title);
    QPainter painter(&generator);
    picture.paint(painter, QRectF(QPointF(), picture.size));
    painter.end();
    return buffer.data();
}

base::Result<void> savePicture(const QString &path, const Picture &picture)
{
    const bool svg = path.endsWith(".svg"_L1, Qt::CaseInsensitive);
    const auto bytes = svg ? svgOf(picture) : pngOf(picture);
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("Chart", "The image was not saved."),
        .why = file.errorString(),
        .next = QCoreApplication::translate("Chart", "Choose another folder or name."),
    });
}

} // namespace storedesk::ui
