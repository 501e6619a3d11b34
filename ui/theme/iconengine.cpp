// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/iconengine.h"

#include "ui/theme/theme.h"

#include <QFile>
#include <QGuiApplication>
#include <QPaintDevice>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

static QPixmap rendered(Icon icon, int side, const QColor &colour, bool mirrored)
{
    QFile file(pathOf(icon));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto drawing = file.readAll();
    drawing.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(drawing);
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    if (mirrored)
        painter.setTransform({-1, 0, 0, 1, static_cast<qreal>(side), 0});
    renderer.render(&painter, QRectF(0, 0, side, side));
    return picture;
}

// Renders the icon. The side is in device pixels, because icons are rendered for each scale to stay
// sharp.
static QPixmap pictureOf(Icon icon, int side, const QColor &colour)
{
    if (side <= 0)
        return {};
    const bool mirrored =
        pointsAlongTheWords(icon) && QGuiApplication::layoutDirection() == Qt::RightToLeft;
    const auto key = u"storedesk/%1/%2/%3/%4"_s.arg(static_cast<int>(icon))
                         .arg(side)
                         .arg(colour.rgba(), 0, 16)
                         .arg(mirrored);
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = rendered(icon, side, colour, mirrored);
        QPixmapCache::insert(key, picture);
    }
    return picture;
}

void paintIcon(QPainter *painter, const QRect &rect, Icon icon, const QColor &colour)
{
    const int side = std::min(rect.width(), rect.height());
    const auto scale = painter->device()->devicePixelRatioF();
    auto picture = pictureOf(icon, qRound(side * scale), colour);
    picture.setDevicePixelRatio(scale);
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    painter->drawPixmap(square.topLeft(), picture);
}

QColor colourOf(const Tokens &tokens, Ink ink)
{
    switch (ink) {
    case Ink::Muted:
        return tokens.muted;
    case Ink::Accent:
        return tokens.accent;
    case Ink::OnAccent:
        return onAccent(tokens);
    case Ink::Ok:
        return tokens.ok;
    case Ink::Warn:
        return tokens.warn;
    case Ink::Err:
        return tokens.err;
    case Ink::Text:
        break;
    }
    return tokens.text;
}

Ink inkOf(Tone tone)
{
    switch (tone) {
    case Tone::Accent:
        return Ink::Accent;
    case Tone::Ok:
        return Ink::Ok;
    case Tone::Warn:
        return Ink::Warn;
    case Tone::Err:
        return Ink::Err;
    case Tone::Neutral:
        break;
    }
    return Ink::Muted;
}

IconEngine::IconEngine(Icon icon, std::shared_ptr<const Tokens> tokens, Ink ink)
    : m_icon(icon)
    , m_tokens(std::move(tokens))
    , m_ink(ink)
{ }

QColor IconEngine::colourFor(QIcon::Mode mode, QIcon::State state) const
{
    if (mode == QIcon::Disabled)
        return disabled(*m_tokens);
    // A status icon keeps its colour in a selected row; a plain icon adopts the selection colour.
    if (mode == QIcon::Selected && (m_ink == Ink::Text || m_ink == Ink::Muted))
        return m_tokens->accent;
    // This state is used for the icon of the current tab.
    if (state == QIcon::On && m_ink == Ink::Muted)
        return m_tokens->text;
    return colourOf(*m_tokens, m_ink);
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    paintIcon(painter, rect, m_icon, colourFor(mode, state));
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    return pictureOf(m_icon, std::min(size.width(), size.height()), colourFor(mode, state));
}

// Renders the icon. Qt sets the device pixel ratio of the pixmap. Before Qt 6.8 the size is in
// device pixels, later in logical pixels.
QPixmap IconEngine::scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                                 [[maybe_unused]] qreal scale)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    return pixmap((QSizeF(size) * scale).toSize(), mode, state);
#else
    return pixmap(size, mode, state);
#endif
}

QSize IconEngine::actualSize(const QSize &size, QIcon::Mode, QIcon::State)
{
    const int side = std::min(size.width(), size.height());
    return {side, side};
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(*this);
}

QIcon iconOf(Icon icon, std::shared_ptr<const Tokens> tokens, Ink ink)
{
    return QIcon(new IconEngine(icon, std::move(tokens), ink));
}

QIcon iconOf(Icon icon, const Theme &theme, Ink ink)
{
    return iconOf(icon, theme.liveTokens(), ink);
}

} // namespace storedesk::ui
