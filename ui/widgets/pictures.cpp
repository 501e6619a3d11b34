// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/pictures.h"

#include <QBuffer>
#include <QCache>
#include <QImageReader>
#include <QPainter>
#include <QUrl>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

// Maximum length of an embedded picture. A larger one is unlikely to be an integration's icon, and
// it would be decoded whenever it is drawn.
static constexpr qsizetype longestPicture = 1'000'000;
// Maximum size in pixels per side.
static constexpr int mostPixels = 4096;

static QByteArray bytesIn(const QString &address)
{
    const auto comma = address.indexOf(u',');
    const auto head = address.left(comma);
    if (comma < 0 || address.size() > longestPicture
        || !head.startsWith("data:image/"_L1, Qt::CaseInsensitive))
        return {};
    const auto body = QByteArray::fromPercentEncoding(address.mid(comma + 1).toLatin1());
    return head.endsWith(";base64"_L1, Qt::CaseInsensitive) ? QByteArray::fromBase64(body) : body;
}

static QImage decoded(const QString &address, QSize largest)
{
    auto bytes = bytesIn(address);
    QBuffer buffer(&bytes);
    if (bytes.isEmpty() || !buffer.open(QIODevice::ReadOnly))
        return {};
    QImageReader reader(&buffer);
    const auto size = reader.size();
    if (!size.isValid() || size.width() > mostPixels || size.height() > mostPixels)
        return {};
    if (size.width() > largest.width() || size.height() > largest.height())
        reader.setScaledSize(size.scaled(largest, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return reader.read();
}

QImage pictureIn(const QString &address, QSize largest)
{
    if (!address.startsWith("data:"_L1, Qt::CaseInsensitive))
        return {};
    // Cache the pictures, because cells are drawn often. Used by the GUI thread only.
    static QCache<QString, QImage> known(64);
    const auto name = u"%1x%2 %3"_s.arg(largest.width()).arg(largest.height()).arg(address);
    if (const auto *found = known.object(name))
        return *found;
    const auto picture = decoded(address, largest);
    known.insert(name, new QImage(picture));
    return picture;
}

void paintSwatch(QPainter *painter, const QRect &square, const QColor &colour, const QColor &edge)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // The border keeps a white swatch visible.
    painter->setPen(edge);
    painter->setBrush(colour);
    painter->drawRoundedRect(QRectF(square).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter->restore();
}

} // namespace storedesk::ui
