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
        if (focused && view->viewport()->isAncestorOf(focused))
            view->setFocus(); // an editor hands over what it holds when it loses the focus
    }
}

} // namespace storedesk::ui
