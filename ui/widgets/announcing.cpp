// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/announcing.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>

namespace storedesk::ui {

static constexpr auto announces = "announces";

// Before Qt 6.8 nothing is said but what is shown and called a notification.
static QAccessibleInterface *interfaceOf(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    return widget && widget->property(announces).toBool()
        ? new QAccessibleWidget(widget, QAccessible::Notification)
        : nullptr;
}

void letAnnounce(QWidget &widget)
{
    widget.setProperty(announces, true);
    QAccessible::installFactory(interfaceOf); // a second time it is the same
    // Something was said of it when it was made, and it is known as another thing since.
    QAccessible::deleteAccessibleInterface(
        QAccessible::uniqueId(QAccessible::queryAccessibleInterface(&widget)));
}

void announce(QWidget &widget, const QString &sentence)
{
    if (!widget.isVisible())
        return; // it is announced when it is shown
    QAccessibleEvent alert(&widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent aloud(&widget, sentence);
    QAccessible::updateAccessibility(&aloud);
#else
    Q_UNUSED(sentence)
    QAccessibleEvent shown(&widget, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
#endif
}

} // namespace storedesk::ui
