// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/keyhint.h"

#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <array>

namespace storedesk::ui {

// Qt spells out key names in some languages ("Control+Mayúsculas+N"); these are the names printed
// on keyboards.
[[maybe_unused]] static constexpr std::array keyNames{
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"), QT_TRANSLATE_NOOP("QShortcut", "Return")};

static QFont keyFont(const Theme &theme)
{
    auto font = theme.font(Theme::Text::Tiny);
    font.setWeight(QFont::Normal);
    return font;
}

QSize sizeOf(const QKeySequence &key, const Theme &theme)
{
    if (key.isEmpty())
        return {0, 0};
    const QFontMetrics metrics(keyFont(theme));
    return {metrics.horizontalAdvance(key.toString(QKeySequence::NativeText)) + 12,
            metrics.height() + 4};
}

void paintKey(QPainter *painter, const QRect &rect, const QKeySequence &key, const Theme &theme,
              const QColor &ink, const QColor &edge)
{
    const auto size = sizeOf(key, theme);
    QRect host({}, size);
    host.moveCenter(rect.center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(host).adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5);
    painter->setPen(ink);
    painter->setFont(keyFont(theme));
    painter->drawText(host, Qt::AlignCenter, key.toString(QKeySequence::NativeText));
    painter->restore();
}

KeyHint::KeyHint(const QKeySequence &key, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_key(key)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeyHint::setKey(const QKeySequence &key)
{
    m_key = key;
    updateGeometry();
    update();
}

QSize KeyHint::sizeHint() const
{
    return sizeOf(m_key, m_theme);
}

void KeyHint::paintEvent(QPaintEvent *)
{
    if (m_key.isEmpty())
        return;
    QPainter painter(this);
    paintKey(&painter, rect(), m_key, m_theme, m_theme.tokens().muted, m_theme.tokens().line);
}

} // namespace storedesk::ui
