// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panes.h"

#include "ui/frame/page.h"
#include "ui/shell/navigation.h"
#include "ui/shell/pagetabs.h"
#include "ui/shell/windowparts.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>

#include <algorithm>

namespace storedesk::ui {

static bool holdsFocus(const QWidget *pane)
{
    const auto *focused = QApplication::focusWidget();
    return focused && (focused == pane || pane->isAncestorOf(focused));
}

void focusInside(QWidget *pane)
{
    if (!pane)
        return;
    auto *last = pane->focusWidget();
    if (last && last->isVisible() && last->isEnabled())
        return last->setFocus(Qt::TabFocusReason);
    if (auto *page = qobject_cast<Page *>(pane))
        return page->focusFirst();
    for (auto *child : pane->findChildren<QWidget *>()) {
        if (child->focusPolicy() & Qt::TabFocus && child->isVisible() && child->isEnabled())
            return child->setFocus(Qt::TabFocusReason);
    }
}

void stepPane(WindowParts &parts, int by)
{
    QList<QWidget *> panes{parts.navigation, parts.tabs};
    if (parts.callLog->isVisible())
        panes.append(parts.callLog);
    if (!parts.navigation->isVisible())
        panes.removeFirst();
    const auto here = std::ranges::find_if(panes, holdsFocus);
    const auto outside = by > 0 ? -1 : 0;
    const auto from = here == panes.end() ? outside : here - panes.begin();
    auto *pane = panes[(from + by + panes.size()) % panes.size()];
    if (pane == parts.navigation)
        return parts.navigation->focusList();
    focusInside(pane == parts.tabs ? parts.tabs->currentPage() : pane);
}

void copyFocused()
{
    auto *focused = QApplication::focusWidget();
    if (!focused)
        return;
    for (auto *action : focused->actions()) {
        if (action->shortcuts().contains(QKeySequence(QKeySequence::Copy)))
            return action->trigger();
    }
    QKeyEvent press(QEvent::KeyPress, Qt::Key_C, Qt::ControlModifier);
    QApplication::sendEvent(focused, &press);
}

} // namespace storedesk::ui
