// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/discard.h"

#include <QLayout>
#include <QWidget>

#include <memory>

namespace storedesk::ui {

void discard(QWidget *widget)
{
    if (!widget)
        return;
    // Clear the focus first. Hiding a focused widget would move the focus to the next widget in the
    // tab order.
    if (auto *focused = widget->focusWidget(); focused && focused->hasFocus())
        focused->clearFocus();
    widget->hide();
    widget->setObjectName(QString());
    for (auto *child : widget->findChildren<QWidget *>())
        child->setObjectName(QString());
    widget->deleteLater();
}

void discardChildren(QWidget &parent)
{
    for (auto *child : parent.findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
        discard(child);
}

void clearLayout(QLayout &layout)
{
    while (const std::unique_ptr<QLayoutItem> item{layout.takeAt(0)})
        discard(item->widget());
}

} // namespace storedesk::ui
