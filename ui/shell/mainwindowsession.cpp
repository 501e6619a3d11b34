// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "account/account.h"
#include "storage/changehistory.h"
#include "storage/views.h"
#include "ui/host/page.h"
#include "ui/jobs/jobspage.h"
#include "ui/navigation/menus.h"
#include "ui/navigation/pagetabs.h"
#include "ui/pages/pagetable.h"
#include "ui/palette/palette.h"
#include "ui/shell/closeguard.h"
#include "ui/shell/connectionwatch.h"
#include "ui/shell/openpages.h"
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

static void tellProblem(MainWindow &window, const storage::AccountStorage &local)
{
    const auto &problem = local.problem();
    if (!problem.what.isEmpty())
        window.tell(QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
}

static void followProblems(MainWindow &window, const storage::AccountStorage &local)
{
    tellProblem(window, local);
    QObject::connect(&local, &storage::AccountStorage::problemChanged, &window,
                     [&window, &local] { tellProblem(window, local); });
}

void MainWindow::placeOnScreen()
{
    const auto kept = m_preferences.geometry();
    if (!kept.isEmpty() && restoreGeometry(kept))
        return;
    // A conservative estimate of the window frame.
    const QSize host(2 * style()->pixelMetric(QStyle::PM_DefaultFrameWidth),
                     2 * style()->pixelMetric(QStyle::PM_TitleBarHeight));
    const auto free = screen()->availableGeometry().size() - host;
    if (width() <= free.width() && height() <= free.height())
        return;
    // The window manager knows the actual frame, so let it maximise the window.
    resize(size().boundedTo(free));
    setWindowState(windowState() | Qt::WindowMaximized);
}

void MainWindow::restore()
{
    const auto state = SessionState::fromJson(m_account->storage().views().state(windowName));
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
    if (const auto &first = pages::allPages().front();
        tabs->count() == 0 && first.group != NavigationGroup::None)
        open({.page = first.word});
    tabs->setCurrentIndex(std::clamp(state.current, 0, std::max(0, tabs->count() - 1)));
    m_restored = true;
    centralWidget()->setUpdatesEnabled(true);
    frontChanged();
    focusInside(currentPage());
    connect(&m_account->storage().changes(), &storage::ChangeHistory::changed, this,
            &MainWindow::showUndo);
    showUndo();
    m_pages->countSoon();
    followProblems(*this, m_account->storage());
}

// A saved change can be undone as long as it is remembered, even after the status message has
// disappeared.
static bool mayUndo(account::Account *account, const Page *page)
{
    const auto *jobs = qobject_cast<const jobs::JobsPage *>(page);
    return (jobs && jobs->takesUndo())
        || (account && account->mayWrite() && account->storage().changes().newest());
}

void MainWindow::showUndo()
{
    m_parts.menus->setMayUndo(m_parts.status->offersUndo()
                              || mayUndo(m_account.get(), currentPage()));
}

void MainWindow::storeSession()
{
    if (!m_restored)
        return;
    SessionState state{.docks = saveState(), .current = m_parts.tabs->currentIndex()};
    for (const auto *page : m_parts.tabs->pages())
        state.tabs.append(
            {.place = page->place(), .title = page->title(), .naming = page->naming()});
    m_account->storage().views().keep(windowName, state.json());
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
    if (m_account) {
        m_parts.setDocks(this);
        m_parts.status->setMark(storeMark());
        m_parts.showConnection(m_watch.get());
    }
    m_pages->renew();
    showTitle();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose || !m_account) {
        if (m_account)
            storeSession();
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
    m_palette->setDesk(m_account.get());
    for (auto *page : m_parts.tabs->pages()) {
        page->discardChanges();
        if (page->place() != PageAddress{.page = pages::allPages().front().word})
            close(page);
    }
}

} // namespace storedesk::ui::shell
