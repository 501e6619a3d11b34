// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/button.h"

#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keyhint.h"
#include "ui/widgets/toolbutton.h"

#include <QKeyEvent>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolButton>

namespace storedesk::ui {

constexpr int keyGap = 8;
// The key hint may be closer to the edge than text.
constexpr int keyInset = 5;
constexpr int iconGap = 7;
// The gap between icon and text in QPushButton.
constexpr int styleIconGap = 4;

Button::Button(const QString &text, const Theme &theme, QWidget *parent)
    : QPushButton(text, parent)
    , m_theme(theme)
{
    // Without this, every button in a dialog would react to Enter.
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
    if (!icon().isNull() && !text().isEmpty())
        size.rwidth() += iconGap - styleIconGap;
    if (!m_key.isEmpty())
        size.rwidth() +=
            keyGap + sizeOf(m_key, m_theme).width() - (m_kind == Role::Link ? 0 : keyInset);
    return size;
}

QSize Button::minimumSizeHint() const
{
    return sizeHint();
}

QColor Button::wordColour() const
{
    const auto &tokens = m_theme.tokens();
    if (!isEnabled())
        return disabled(tokens);
    if (m_kind == Role::Primary || m_kind == Role::Danger)
        return onAccent(tokens);
    const bool chosen = (m_kind == Role::Segment || property("section").toBool()) && isChecked();
    if (m_kind == Role::Link || chosen)
        return tokens.accent;
    return tokens.text;
}

// The style sheet draws the surface. The text is laid out here, because QPushButton leaves too
// little space next to the icon and has no key hint.
void Button::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);

    const int flags = textFlags(text(), Qt::AlignVCenter | Qt::AlignLeft, layoutDirection())
        | Qt::TextShowMnemonic;
    const int words = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    const int sign = icon().isNull() ? 0 : iconSize().width();
    const int gap = sign && !text().isEmpty() ? iconGap : 0;
    const auto key = sizeOf(m_key, m_theme);
    const int end = m_key.isEmpty() ? 0 : keyGap + key.width() - keyInset;
    const auto mirrored = [this](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    const int wanted = words + sign + gap + end;
    // Links and section entries are aligned to the leading edge if there is space, and elided
    // otherwise.
    const bool leading = m_kind == Role::Link || property("section").toBool();
    const int margin = (sizeHint().width() - wanted) / 2;
    int left = leading ? std::min(margin, (width() - wanted) / 2) : (width() - wanted) / 2;
    left = std::max(0, left);
    icon().paint(&painter, mirrored({left, 0, sign, height()}), Qt::AlignCenter,
                 isEnabled() ? QIcon::Normal : QIcon::Disabled);
    left += sign + gap;
    painter.setPen(wordColour());
    const int room = std::min(words, width() - left - end);
    const auto shown = room < words
        ? fontMetrics().elidedText(text(), Qt::ElideMiddle, room, Qt::TextShowMnemonic)
        : text();
    painter.drawText(mirrored({left, 0, room, height()}), flags, shown);
    if (!m_key.isEmpty())
        paintHint(painter, mirrored({left + room + keyGap, 0, key.width(), height()}));
}

// Triggers the focused button on Enter, even if another one is the dialog's default.
void Button::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QPushButton::keyPressEvent(event);
}

void Button::paintHint(QPainter &painter, const QRect &place) const
{
    const auto &tokens = m_theme.tokens();
    const bool onColour = isEnabled() && (m_kind == Role::Primary || m_kind == Role::Danger);
    const auto surface = m_kind == Role::Danger ? tokens.err : tokens.accent;
    paintKey(&painter, place, m_key, m_theme, onColour ? onAccent(tokens) : tokens.muted,
             onColour ? mixed(onAccent(tokens), surface, 0.6) : tokens.line);
}

QToolButton *iconButton(Icon icon, const QString &text, const Theme &theme, QWidget *parent)
{
    auto *button = new ToolButton(parent);
    button->setIcon(iconOf(icon, theme));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::StrongFocus);
    setRole(button, Role::IconOnly);
    return button;
}

} // namespace storedesk::ui
