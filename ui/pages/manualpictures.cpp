// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manualpictures.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

static QString fileOf(const QString &named, Look look)
{
    auto name = named.section(u'/', -1);
    if (look == Look::Dark)
        name.replace("-light."_L1, "-dark."_L1);
    return u":/manual/pictures/"_s + name;
}

// Scales the picture smoothly, because a text document uses nearest-neighbour scaling. The border
// separates the picture from the page, as a screenshot has the same background colour.
static QImage picture(const QString &file, int width, qreal ratio, const QColor &edge)
{
    const QImage whole(file);
    if (whole.isNull())
        return {};
    auto shown =
        whole
            .scaledToWidth(qRound(std::min(width, whole.width()) * ratio), Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_RGB32);
    QPainter painter(&shown);
    painter.setPen(QPen(edge, ratio));
    painter.drawRect(QRectF(shown.rect()).adjusted(ratio / 2, ratio / 2, -ratio / 2, -ratio / 2));
    painter.end();
    shown.setDevicePixelRatio(ratio);
    return shown;
}

static QList<QTextCursor> picturesIn(QTextDocument &document)
{
    QList<QTextCursor> found;
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const auto part = at.fragment();
            if (!part.charFormat().isImageFormat())
                continue;
            QTextCursor cursor(&document);
            cursor.setPosition(part.position());
            cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
            found.append(cursor);
        }
    }
    return found;
}

void showPictures(QTextBrowser &text, const Theme &theme)
{
    auto &document = *text.document();
    const int width = text.viewport()->width() - qRound(2 * document.documentMargin());
    // The view has no size yet.
    if (width <= 0)
        return;
    for (auto &cursor : picturesIn(document)) {
        auto format = cursor.charFormat().toImageFormat();
        const auto shown = picture(fileOf(format.name(), theme.look()), width,
                                   text.devicePixelRatioF(), theme.tokens().line);
        document.addResource(QTextDocument::ImageResource, QUrl(format.name()), shown);
        const auto size = shown.deviceIndependentSize();
        format.setWidth(size.width());
        format.setHeight(size.height());
        cursor.setCharFormat(format);
    }
}

} // namespace storedesk::ui::pages
