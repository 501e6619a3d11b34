// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tabclosebutton.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

constexpr int dotRoom = 14;

TabCloseButton::TabCloseButton(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_cross(new QToolButton(this))
{
    m_cross->setObjectName(u"closeTab"_s);
    m_cross->setIcon(iconOf(Icon::Close, theme, Ink::Muted));
    m_cross->setIconSize(QSize(theme.scaled(12), theme.scaled(12)));
    m_cross->setFixedSize(theme.scaled(18), theme.scaled(18));
    // Needs no keyboard focus, because Ctrl+W closes the tab.
    m_cross->setFocusPolicy(Qt::NoFocus);
    m_cross->setCursor(Qt::ArrowCursor);
    m_cross->setStyleSheet(u"padding: 0; border-radius: 4px; background: transparent"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(m_cross);
    setAttribute(Qt::WA_TransparentForMouseEvents, false);
}

void TabCloseButton::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // Scale the icon to the new text size.
    if (event->type() == QEvent::FontChange)
        m_cross->setIconSize(QSize(m_theme.scaled(12), m_theme.scaled(12)));
}

void TabCloseButton::setPending(bool pending)
{
    m_pending = pending;
    setFixedSize(sizeHint());
    update();
}

void TabCloseButton::setTitle(const QString &title)
{
    m_cross->setToolTip(tr("Close tab"));
    m_cross->setAccessibleName(tr("Close the tab %1").arg(title));
}

QSize TabCloseButton::sizeHint() const
{
    return {m_theme.scaled(18 + (m_pending ? dotRoom : 0)), m_theme.scaled(18)};
}

void TabCloseButton::paintEvent(QPaintEvent *)
{
    if (!m_pending)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.tokens().accent);
    const int centre = isRightToLeft() ? width() - 4 : 4;
    painter.drawEllipse(QPointF(centre, height() / 2.0), 3, 3);
}

} // namespace storedesk::ui::navigation
