// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "ui/frame/page.h"
#include "ui/shell/navigation.h"
#include "ui/shell/pagetabs.h"
#include "ui/shell/palette.h"
#include "ui/shell/question.h"
#include "ui/shell/statusline.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QResizeEvent>

// What the window's own actions do.

namespace storedesk::ui {

using namespace Qt::StringLiterals;

void MainWindow::run(Act act)
{
    auto *page = currentPage();
    switch (act) {
    case Act::Connect:
        return m_door.connectAccount();
    case Act::Manage:
        return m_door.manage();
    case Act::CloseTab:
        return page ? askToClose(page) : void();
    case Act::ReopenTab:
        return reopen();
    case Act::Quit:
        close();
        return;
    case Act::Undo:
        return m_parts.status->runUndo();
    case Act::Copy:
        return copy();
    case Act::Find:
        return page ? page->find() : void();
    case Act::GoTo:
        return goTo();
    case Act::Refresh:
        return page ? page->refresh() : void();
    case Act::NextPane:
        return stepPane(1);
    case Act::PreviousPane:
        return stepPane(-1);
    case Act::NextTab:
        return m_parts.tabs->step(1);
    case Act::PreviousTab:
        return m_parts.tabs->step(-1);
    case Act::Keys:
        open({.page = u"shortcuts"_s});
        return;
    case Act::About:
        return tellAbout();
    case Act::Count:
        break;
    }
}

// Whoever has the focus copies in its own way: the key is sent to it as if it had been pressed.
void MainWindow::copy()
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

static bool holds(const QWidget *pane)
{
    const auto *focused = QApplication::focusWidget();
    return focused && (focused == pane || pane->isAncestorOf(focused));
}

static void focusInside(QWidget *inside)
{
    if (auto *last = inside->focusWidget()) // where it was the last time
        return last->setFocus(Qt::TabFocusReason);
    for (auto *child : inside->findChildren<QWidget *>()) {
        if (child->focusPolicy() & Qt::TabFocus && child->isVisible() && child->isEnabled())
            return child->setFocus(Qt::TabFocusReason);
    }
}

void MainWindow::stepPane(int by)
{
    QList<QWidget *> panes{m_parts.navigation, m_parts.tabs};
    if (m_parts.callLog->isVisible())
        panes.append(m_parts.callLog);
    if (!m_parts.navigation->isVisible())
        panes.removeFirst();
    const auto here = std::ranges::find_if(panes, holds);
    const auto from = here == panes.end() ? (by > 0 ? -1 : 0) : here - panes.begin();
    auto *pane = panes[(from + by + panes.size()) % panes.size()];
    if (pane == m_parts.navigation)
        return m_parts.navigation->focusList();
    if (pane == m_parts.tabs)
        return focusFront();
    focusInside(pane);
}

void MainWindow::focusFront()
{
    if (auto *page = currentPage())
        focusInside(page);
}

void MainWindow::goTo(const QString &text)
{
    m_palette->open(text);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_parts.setNarrow(width() < m_theme.scaled(1100));
}

void MainWindow::tellAbout()
{
    auto *about = new Question({}, m_theme);
    about->setObjectName(u"aboutDialog"_s);
    about->ask(tr("About Storedesk"), tr("Storedesk %1").arg(u"" STOREDESK_VERSION ""_s),
               tr("A desktop console for store data. Free software under the GNU General Public "
                  "License, version 3 or later. Nothing leaves this computer except to the "
                  "service address you enter yourself."));
    about->addSafeAnswer(tr("Close"), u"close"_s);
    openDialog(about);
}

} // namespace storedesk::ui
