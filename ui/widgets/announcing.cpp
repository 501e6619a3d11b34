// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/announcing.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>

namespace storedesk::ui {

static constexpr auto announces = "announces";

// Returns the accessible interface for an announcing widget. Before Qt 6.8, screen readers announce
// only visible objects with the role Notification.
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
    // Installing the same factory twice has no effect.
    QAccessible::installFactory(interfaceOf);
    // Discard the interface created earlier with another role.
    QAccessible::deleteAccessibleInterface(
        QAccessible::uniqueId(QAccessible::queryAccessibleInterface(&widget)));
}

void announce(QWidget &widget, const QString &sentence)
{
    // Do nothing, because the widget is announced when it is shown.
    if (!widget.isVisible())
        return;
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
