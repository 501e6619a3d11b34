// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/buttonaction.h"

#include <QAbstractButton>
#include <QEvent>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

ButtonAction::ButtonAction(QAbstractButton &button, const QKeySequence &key)
    : QAction(&button)
    , m_button(button)
{
    setObjectName(button.objectName() + u"Action"_s);
    setShortcut(key);
    connect(this, &QAction::triggered, &button, &QAbstractButton::click);
    button.installEventFilter(this);
    follow();
}

// The accessible name says more than the text, which some buttons don't have.
void ButtonAction::follow()
{
    const auto name = m_button.accessibleName();
    setText(name.isEmpty() ? m_button.text() : name);
    setEnabled(m_button.isEnabled());
    setVisible(!m_button.isHidden());
}

// A button has no event for its text, but it is painted after each change.
bool ButtonAction::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::EnabledChange:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
    case QEvent::Paint:
        follow();
        break;
    default:
        break;
    }
    return QAction::eventFilter(watched, event);
}

} // namespace storedesk::ui
