// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "figurechart.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static constexpr QSize size(960, 600);
static constexpr int pixelsPerPoint = 2;

static void paintPicture(QPainter &painter, const Figures &figures, FigureForm form,
                         const FigureLook &look)
{
    const QRectF area(QPointF(), size);
    painter.fillRect(area, look.tokens.panel);
    const auto room = area.adjusted(24, 20, -24, -20);
    painter.setFont(look.title);
    painter.setPen(look.tokens.text);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, figures.title);
    paintFigures(painter, room.adjusted(0, QFontMetricsF(look.title).height() + 14, 0, 0), figures,
                 form, look);
}

static QByteArray pngOf(const Figures &figures, FigureForm form, const FigureLook &look)
{
    QImage image(size * pixelsPerPoint, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelsPerPoint);
    QPainter painter(&image);
    paintPicture(painter, figures, form, look);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

static QByteArray svgOf(const Figures &figures, FigureForm form, const FigureLook &look)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(figures.title);
    QPainter painter(&generator);
    paintPicture(painter, figures, form, look);
    painter.end();
    return buffer.data();
}

static base::Result<void> write(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("Chart", "The picture was not saved."),
        .why = file.errorString(),
        .next = QCoreApplication::translate("Chart", "Choose another folder or name."),
    });
}

base::Result<void> saveFigures(const QString &path, const Figures &figures, FigureForm form,
                               const FigureLook &look)
{
    const bool svg = path.endsWith(".svg"_L1, Qt::CaseInsensitive);
    const auto written = write(path, svg ? svgOf(figures, form, look) : pngOf(figures, form, look));
    if (!written)
        return written;
    const QFileInfo file(path);
    return write(u"%1/%2.csv"_s.arg(file.absolutePath(), file.completeBaseName()), csvOf(figures));
}

} // namespace storedesk::ui
