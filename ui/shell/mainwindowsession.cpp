// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "desk/desk.h"
#include "local/changes.h"
#include "local/views.h"
#include "ui/frame/page.h"
#include "ui/shell/connectionwatch.h"
#include "ui/shell/leaving.h"
#include "ui/shell/menus.h"
#include "ui/shell/pagetable.h"
#include "ui/shell/pagetabs.h"
#include "ui/shell/palette.h"
#include "ui/shell/panes.h"
#include "ui/shell/sessionstate.h"
#include "ui/shell/statusline.h"
#include "ui/shell/storecounts.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QScreen>
#include <QStyle>

#include <algorithm>
#include <utility>

// What lasts from one start, one account and one language to the next.

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

static const auto windowName = u"window"_s;
// The window and the page in front come first.
static constexpr std::chrono::seconds beforeCounting{1};

static void tellProblem(MainWindow &window, const local::Local &local)
{
    const auto &problem = local.problem();
    if (!problem.what.isEmpty())
        window.tell(QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
}

void MainWindow::placeOnScreen()
{
    const auto kept = m_preferences.geometry();
    if (!kept.isEmpty() && restoreGeometry(kept))
        return;
    const QSize frame(
        2 * style()->pixelMetric(QStyle::PM_DefaultFrameWidth),
        2 * style()->pixelMetric(QStyle::PM_TitleBarHeight)); // a guess, on the safe side
    const auto free = screen()->availableGeometry().size() - frame;
    if (width() <= free.width() && height() <= free.height())
        return;
    // Whoever manages the windows knows the true frame: nothing falls off the screen then.
    resize(size().boundedTo(free));
    setWindowState(windowState() | Qt::WindowMaximized);
}

void MainWindow::restore()
{
    const auto state = SessionState::fromJson(m_desk->local().views().state(windowName));
    if (!state.docks.isEmpty())
        restoreState(state.docks);
    {
        // Only the page in front is read; the others when they first come there.
        const QSignalBlocker silent(m_parts.tabs);
        for (qsizetype at = 0; at < state.tabs.size(); ++at)
            (void)add(state.tabs[at], -1, state.titles.value(at));
    }
    auto *tabs = m_parts.tabs;
    if (const auto &first = allPages().front(); tabs->count() == 0 && first.group != Group::None)
        open({.page = first.word});
    tabs->setCurrentIndex(std::clamp(state.current, 0, std::max(0, tabs->count() - 1)));
    m_restored = true;
    frontChanged();
    focusInside(currentPage());
    connect(&m_desk->local().changes(), &local::Changes::changed, this, &MainWindow::showUndo);
    showUndo();
    m_counting->start(beforeCounting);
    tellProblem(*this, m_desk->local());
    connect(&m_desk->local(), &local::Local::problemChanged, this,
            [this] { tellProblem(*this, m_desk->local()); });
}

// The navigation tells what runs and what needs somebody, also while the page that reads it is
// behind others or closed.
void MainWindow::countUnseen()
{
    if (!m_restored)
        return;
    const Place first{.page = allPages().front().word};
    const auto pages = m_parts.tabs->pages();
    const auto open =
        std::ranges::find_if(pages, [&first](const Page *page) { return page->place() == first; });
    auto *page = open == pages.end() ? make(first) : *open;
    if (!page || m_begun.contains(page))
        return;
    if (open == pages.end())
        m_counts->workUnseen(page);
    m_begun.insert(page);
    page->refresh();
}

// What was saved can be taken back for as long as it is remembered, not only while the line tells.
void MainWindow::showUndo()
{
    const bool known = m_desk && m_desk->mayWrite() && m_desk->local().changes().newest();
    m_parts.menus->setMayUndo(m_parts.status->offersUndo() || known);
}

void MainWindow::keepSession()
{
    if (!m_restored)
        return;
    SessionState state{.docks = saveState(), .current = m_parts.tabs->currentIndex()};
    for (const auto *page : m_parts.tabs->pages()) {
        state.tabs.append(page->place());
        state.titles.append(page->title());
    }
    m_desk->local().views().keep(windowName, state.json());
    keepGeometry();
}

void MainWindow::keepGeometry()
{
    const auto geometry = saveGeometry();
    if (std::exchange(m_geometry, geometry) != geometry)
        m_preferences.setGeometry(geometry);
}

void MainWindow::keepView(Page *page)
{
    const auto state = page->viewState();
    if (m_desk && !state.isEmpty())
        m_desk->local().views().keep(u"page/"_s + page->place().page, state);
}

// A page that is sending, or that cannot keep what somebody typed, speaks its old language until it
// is left: words are worth less than work.
static bool mayBeMadeAnew(const Page &page)
{
    return !page.hasPendingChanges() || (page.canKeepChanges() && page.settled());
}

// Pages build their texts once. The one in front is made anew at once, so that no key goes to a
// page that is about to go; the others one after another, so that the window answers meanwhile.
void MainWindow::remakePages()
{
    m_outdated.clear();
    for (auto *page : m_parts.tabs->pages()) {
        if (mayBeMadeAnew(*page))
            m_outdated.append(page);
    }
    remakeFront();
    remakeNext();
    m_counts->endUnseen();
    m_counting->start(beforeCounting);
}

void MainWindow::remakeFront()
{
    if (!currentPage() || !m_outdated.contains(currentPage()))
        return;
    const auto *focused = QApplication::focusWidget();
    const bool inside = !focused || currentPage()->isAncestorOf(focused);
    remake(currentPage());
    frontChanged();
    if (inside && currentPage())
        focusForTyping(currentPage());
}

// A page with edits waits until it comes to the front: only there is its record read again, and
// what was typed shown above it.
void MainWindow::remakeNext()
{
    const auto waiting = [](const QPointer<Page> &page) {
        return page && !page->hasPendingChanges();
    };
    const auto remakeOne = [this, waiting] {
        m_outdated.removeAll(nullptr);
        const auto next = std::ranges::find_if(m_outdated, waiting);
        if (next == m_outdated.end())
            return;
        remake(*next);
        remakeNext();
    };
    if (std::ranges::any_of(m_outdated, waiting))
        QMetaObject::invokeMethod(this, remakeOne, Qt::QueuedConnection);
}

void MainWindow::remake(Page *page)
{
    m_outdated.removeAll(page);
    auto *tabs = m_parts.tabs;
    const int index = tabs->indexOf(page);
    if (index < 0 || !mayBeMadeAnew(*page))
        return;
    if (page->hasPendingChanges())
        page->keepChanges();
    const QSignalBlocker silent(tabs);
    const int current = tabs->currentIndex();
    keepView(page);
    const auto place = page->place();
    const auto title = page->title();
    m_begun.remove(page);
    tabs->remove(page);
    page->hide();
    page->deleteLater();
    (void)add(place, index, title);
    tabs->setCurrentIndex(current);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_parts.retranslate();
    if (m_desk) {
        m_parts.setCallLog(&m_desk->session());
        m_parts.status->setMark(storeMark());
        remakePages();
        m_parts.showConnection(m_watch.get());
    }
    showTitle();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose || !m_desk) {
        if (m_desk)
            keepSession();
        keepGeometry();
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
    m_palette->setDesk(m_desk.get());
    for (auto *page : m_parts.tabs->pages()) {
        page->discardChanges();
        if (page->place() != Place{.page = allPages().front().word})
            close(page);
    }
}

void MainWindow::reopen()
{
    if (m_closed.isEmpty())
        return;
    const auto place = m_closed.takeLast();
    m_parts.menus->setMayReopen(!m_closed.isEmpty());
    open(place);
}

} // namespace storedesk::ui::shell
