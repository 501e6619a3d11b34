// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/keyorder.h"

#include <QLayout>
#include <QScrollArea>

namespace storedesk::ui {

static void gather(QWidget *widget, QList<QWidget *> &stops);

static void gather(QLayout *layout, QList<QWidget *> &stops)
{
    for (int at = 0; at < layout->count(); ++at) {
        auto *item = layout->itemAt(at);
        if (auto *widget = item->widget())
            gather(widget, stops);
        else if (auto *inner = item->layout())
            gather(inner, stops);
    }
}

static void gather(QWidget *widget, QList<QWidget *> &stops)
{
    const auto *proxy = widget->focusProxy();
    // Tab also stops at a widget that passes the focus to a child. If it stayed behind, Tab would
    // return to the child from there.
    if (proxy ? widget->isAncestorOf(proxy)
              : (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus)
        stops.append(widget);
    if (auto *area = qobject_cast<QScrollArea *>(widget); area && area->widget())
        gather(area->widget(), stops);
    else if (widget->layout())
        gather(widget->layout(), stops);
}

void orderKeysAsLaidOut(QWidget &root)
{
    QList<QWidget *> stops;
    // The order within a widget that passes the focus to a child does not include the widget.
    if (!root.focusProxy())
        gather(&root, stops);
    else if (root.layout())
        gather(root.layout(), stops);
    for (qsizetype at = 1; at < stops.size(); ++at)
        QWidget::setTabOrder(stops[at - 1], stops[at]);
}

} // namespace storedesk::ui
