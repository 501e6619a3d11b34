// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "desk/desk.h"
#include "local/changes.h"
#include "local/views.h"
#include "ui/bulk/jobspage.h"
#include "ui/frame/page.h"
#include "ui/shell/closeguard.h"
#include "ui/shell/connectionwatch.h"
#include "ui/shell/menus.h"
#include "ui/shell/openpages.h"
#include "ui/shell/pagetable.h"
#include "ui/shell/pagetabs.h"
#include "ui/shell/palette.h"
#include "ui/shell/panes.h"
#include "ui/shell/sessionstate.h"
#include "ui/shell/statusline.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QScreen>
#include <QStyle>

#include <algorithm>
#include <utility>

// Saves and restores the state of the window across starts, accounts and languages.

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

static const auto windowName = u"window"_s;

static void tellProblem(MainWindow &window, const local::Local &local)
{
    const auto &problem = local.problem();
    if (!problem.what.isEmpty())
        window.tell(QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
}

static void followProblems(MainWindow &window, const local::Local &local)
{
    tellProblem(window, local);
    QObject::connect(&local, &local::Local::problemChanged, &window,
                     [&window, &local] { tellProblem(window, local); });
}

void MainWindow::placeOnScreen()
{
    const auto kept = m_preferences.geometry();
    if (!kept.isEmpty() && restoreGeometry(kept))
        return;
    // A conservative estimate of the window frame.
    const QSize frame(2 * style()->pixelMetric(QStyle::PM_DefaultFrameWidth),
                      2 * style()->pixelMetric(QStyle::PM_TitleBarHeight));
    const auto free = screen()->availableGeometry().size() - frame;
    if (width() <= free.width() && height() <= free.height())
        return;
    // The window manager knows the actual frame, so let it maximise the window.
    resize(size().boundedTo(free));
    setWindowState(windowState() | Qt::WindowMaximized);
}

void MainWindow::restore()
{
    const auto state = SessionState::fromJson(m_desk->local().views().state(windowName));
    if (!state.docks.isEmpty())
        restoreState(state.docks);
    // Move the navigation to the side for the current language.
    m_parts.placeSide();
    auto *tabs = m_parts.tabs;
    // Only the current page is loaded; the others are loaded when they are first shown.
    QSignalBlocker silent(tabs);
    for (const auto &tab : state.tabs)
        m_pages->add(tab);
    silent.unblock();
    if (const auto &first = allPages().front(); tabs->count() == 0 && first.group != Group::None)
        open({.page = first.word});
    tabs->setCurrentIndex(std::clamp(state.current, 0, std::max(0, tabs->count() - 1)));
    m_restored = true;
    centralWidget()->setUpdatesEnabled(true);
    frontChanged();
    focusInside(currentPage());
    connect(&m_desk->local().changes(), &local::Changes::changed, this, &MainWindow::showUndo);
    showUndo();
    m_pages->countSoon();
    followProblems(*this, m_desk->local());
}

// A saved change can be undone as long as it is remembered, even after the status message has
// disappeared.
static bool mayUndo(desk::Desk *desk, const Page *page)
{
    const auto *jobs = qobject_cast<const bulk::JobsPage *>(page);
    return (jobs && jobs->takesUndo())
        || (desk && desk->mayWrite() && desk->local().changes().newest());
}

void MainWindow::showUndo()
{
    m_parts.menus->setMayUndo(m_parts.status->offersUndo() || mayUndo(m_desk.get(), currentPage()));
}

void MainWindow::keepSession()
{
    if (!m_restored)
        return;
    SessionState state{.docks = saveState(), .current = m_parts.tabs->currentIndex()};
    for (const auto *page : m_parts.tabs->pages())
        state.tabs.append(
            {.place = page->place(), .title = page->title(), .naming = page->naming()});
    m_desk->local().views().keep(windowName, state.json());
    m_preferences.setGeometry(saveGeometry());
}

// Nested layouts need several passes; finish them before painting.
bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::UpdateRequest)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        m_parts.placeSide();
    if (event->type() != QEvent::LanguageChange)
        return;
    m_parts.retranslate();
    if (m_desk) {
        m_parts.setDocks(this);
        m_parts.status->setMark(storeMark());
        m_parts.showConnection(m_watch.get());
    }
    m_pages->renew();
    showTitle();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose || !m_desk) {
        if (m_desk)
            keepSession();
        m_preferences.setGeometry(saveGeometry());
        event->accept();
        return;
    }
    event->ignore();
    leave([this] {
        m_mayClose = true;
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
    });
}

void MainWindow::closeAll()
{
    qDeleteAll(findChildren<QDialog *>(Qt::FindDirectChildrenOnly));
    m_parts.callLog->hide();
    m_parts.jobs->hide();
    m_palette->setDesk(m_desk.get());
    for (auto *page : m_parts.tabs->pages()) {
        page->discardChanges();
        if (page->place() != Place{.page = allPages().front().word})
            close(page);
    }
}

} // namespace storedesk::ui::shell
