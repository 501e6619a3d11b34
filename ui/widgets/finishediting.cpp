// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/finishediting.h"

#include <QAbstractItemView>
#include <QApplication>

namespace storedesk::ui {

void finishEditing(const QWidget &page)
{
    const auto *focused = QApplication::focusWidget();
    for (auto *view : page.findChildren<QAbstractItemView *>()) {
        // Move the focus to the view, because an editor commits its text when it loses the focus.
        if (focused && view->viewport()->isAncestorOf(focused))
            view->setFocus();
    }
}

} // namespace storedesk::ui
