// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "picturefile.h"

#include "base/newfile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
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

// `failure` is the source text of the message.
static base::Result<void> write(const QString &path, const QByteArray &bytes, const char *failure)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("Chart", failure),
        .why = file.errorString(),
        .next = QCoreApplication::translate("Chart", "Choose another folder or name."),
    });
}

base::Result<void> savePicture(const QString &path, const Picture &picture)
{
    const bool svg = path.endsWith(".svg"_L1, Qt::CaseInsensitive);
    return write(path, svg ? svgOf(picture) : pngOf(picture),
                 QT_TRANSLATE_NOOP("Chart", "The image was not saved."));
}

base::Result<void> savePicture(const QString &path, const Picture &picture, const QByteArray &csv)
{
    return savePicture(path, picture).and_then([&] {
        const QFileInfo image(path);
        return write(u"%1/%2.csv"_s.arg(image.absolutePath(), image.completeBaseName()), csv,
                     QT_TRANSLATE_NOOP("Chart", "The image was saved, but its data file was not."));
    });
}

} // namespace storedesk::ui
