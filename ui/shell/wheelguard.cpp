// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wheelguard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QSlider>

namespace storedesk::ui::shell {

WheelGuard::WheelGuard(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

// Ignores wheel events over such widgets, so that they are passed to the parent widgets, up to the
// scroll area.
bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel
        || (!qobject_cast<QComboBox *>(watched) && !qobject_cast<QAbstractSpinBox *>(watched)
            && !qobject_cast<QSlider *>(watched)))
        return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
}

} // namespace storedesk::ui::shell
