// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/button.h"

#include "ui/theme/theme.h"
#include "ui/widgets/keyhint.h"

#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolButton>

namespace storedesk::ui {

constexpr int keyGap = 8;

Button::Button(const QString &text, const Theme &theme, QWidget *parent)
    : QPushButton(text, parent)
    , m_theme(theme)
{
    // Otherwise every button of a dialog would take Enter.
    setAutoDefault(false);
}

Button::Button(Icon icon, const QString &text, const Theme &theme, QWidget *parent)
    : Button(text, theme, parent)
{
    setSign(icon);
}

void Button::setKind(Role role)
{
    m_kind = role;
    setRole(this, role);
    takeIcon();
}

void Button::setSign(Icon icon)
{
    m_sign = icon;
    takeIcon();
}

void Button::clearSign()
{
    m_sign.reset();
    setIcon({});
}

void Button::takeIcon()
{
    if (!m_sign)
        return;
    auto ink = Ink::Text;
    if (m_kind == Role::Primary || m_kind == Role::Danger)
        ink = Ink::OnAccent;
    else if (m_kind == Role::Link)
        ink = Ink::Accent;
    setIcon(iconOf(*m_sign, m_theme, ink));
}

void Button::setKeyHint(const QKeySequence &key)
{
    m_key = key;
    updateGeometry();
    update();
}

QSize Button::sizeHint() const
{
    auto size = QPushButton::sizeHint();
    if (!m_key.isEmpty())
        size.rwidth() += keyGap + sizeOf(m_key, m_theme).width() - 6;
    return size;
}

QSize Button::minimumSizeHint() const
{
    return sizeHint();
}

void Button::paintEvent(QPaintEvent *event)
{
    if (m_key.isEmpty()) {
        QPushButton::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);

    const int hint = sizeOf(m_key, m_theme).width();
    const auto &tokens = m_theme.tokens();
    const bool onColour = isEnabled() && (m_kind == Role::Primary || m_kind == Role::Danger);
    const auto whole = option.rect;
    const auto end = QStyle::visualRect(layoutDirection(), whole,
                                        whole.adjusted(whole.width() - hint - 8, 0, -8, 0));
    paintKey(&painter, end, m_key, m_theme, onColour ? onAccent(tokens) : tokens.muted,
             onColour ? mixed(onAccent(tokens), tokens.accent, 0.6) : tokens.line);
    option.rect =
        QStyle::visualRect(layoutDirection(), whole, whole.adjusted(0, 0, -(hint + keyGap - 6), 0));
    painter.drawControl(QStyle::CE_PushButtonLabel, option);
}

QToolButton *iconButton(Icon icon, const QString &text, const Theme &theme, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(iconOf(icon, theme));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::StrongFocus);
    setRole(button, Role::IconOnly);
    return button;
}

} // namespace storedesk::ui
