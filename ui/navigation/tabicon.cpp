// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tabicon.h"

#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QStyle>

namespace storedesk::ui::navigation {

class TabIconEngine final : public QIconEngine
{
public:
    TabIconEngine(Icon icon, StoreColour colour, std::shared_ptr<const Tokens> tokens)
        : m_icon(icon)
        , m_colour(colour)
        , m_tokens(std::move(tokens))
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State state) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colourOf(m_colour, m_tokens->look));
        const auto mirrored = [&rect](const QRect &part) {
            return QStyle::visualRect(QGuiApplication::layoutDirection(), rect, part);
        };
        const QRect stripe(rect.left(), rect.top(), 3, rect.height());
        painter->drawRoundedRect(mirrored(stripe), 1.5, 1.5);
        const int side = rect.height();
        const QRect square(rect.right() + 1 - side, rect.top(), side, side);
        paintIcon(painter, mirrored(square), m_icon,
                  state == QIcon::On ? m_tokens->text : m_tokens->muted);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override
    {
        QPixmap pixmap(size);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), (QSizeF(size) / scale).toSize()), mode, state);
        return pixmap;
    }

    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override { return size; }
    [[nodiscard]] QIconEngine *clone() const override
    {
        return new TabIconEngine(m_icon, m_colour, m_tokens);
    }
    bool isNull() override { return false; }

private:
    Icon m_icon;
    StoreColour m_colour;
    std::shared_ptr<const Tokens> m_tokens;
};

QSize tabIconSize(const Theme &theme)
{
    return {theme.scaled(26), theme.scaled(16)};
}

QIcon tabIcon(Icon icon, StoreColour colour, const Theme &theme)
{
    return QIcon(new TabIconEngine(icon, colour, theme.liveTokens()));
}

} // namespace storedesk::ui::navigation
