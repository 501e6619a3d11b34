// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/modaldimmer.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace storedesk::ui {

ModalDimmer::ModalDimmer(QWidget *window, const Theme &theme)
    : QWidget(window)
    , m_theme(theme)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    window->installEventFilter(this);
}

bool ModalDimmer::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::WindowBlocked:
        setGeometry(parentWidget()->rect());
        raise();
        show();
        break;
    case QEvent::WindowUnblocked:
        hide();
        break;
    case QEvent::Resize:
        setGeometry(parentWidget()->rect());
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void ModalDimmer::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), veil(m_theme.tokens()));
}

} // namespace storedesk::ui
