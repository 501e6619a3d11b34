// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windowparts.h"

#include "account/account.h"
#include "ui/calllog/calllogdock.h"
#include "ui/host/pagehost.h"
#include "ui/jobs/jobsdock.h"
#include "ui/navigation/menus.h"
#include "ui/navigation/navigation.h"
#include "ui/navigation/pagetabs.h"
#include "ui/navigation/storeline.h"
#include "ui/navigation/storeswitcher.h"
#include "ui/pages/pagetable.h"
#include "ui/shell/connectionwatch.h"
#include "ui/shell/fieldhelp.h"
#include "ui/shell/statusline.h"
#include "ui/shell/undokey.h"
#include "ui/tables/searchfield.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/modaldimmer.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagestack.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QLocale>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

// Paints one background for the menu bar and the widgets next to it.
class TopSurface final : public QWidget
{
public:
    TopSurface(const Theme &theme, QWidget *parent)
        : QWidget(parent)
        , m_theme(theme)
    { }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter(this).fillRect(rect(), m_theme.tokens().side);
    }

private:
    const Theme &m_theme;
};

WindowParts::WindowParts(QMainWindow &window, Theme &theme, const WindowLanguage &language,
                         base::Clock &clock, const AccountActions &accountActions)
    : m_window(window)
    , m_theme(theme)
    , m_accountActions(accountActions)
{
    new FieldHelp(&window);
    new UndoKey(&window);
    window.setContextMenuPolicy(Qt::NoContextMenu);
    buildTop(language);
    buildCentre();
    buildSides(clock);
    new ModalDimmer(&window, theme);
    retranslate();
    showStore(false);
}

void WindowParts::buildTop(const WindowLanguage &language)
{
    auto *top = new TopSurface(m_theme, &m_window);
    auto *box = columnIn(top);
    m_bar = new QMenuBar(top);
    menus = new navigation::Menus(*m_bar, m_theme, language, m_accountActions, &m_window);
    goTo = new SearchField({}, m_theme, top);
    goTo->setObjectName(u"goToField"_s);
    goTo->setKeyHint(menus->action(navigation::ShellCommand::GoTo)->shortcut());
    setSmall(goTo);
    goTo->setMinimumWidth(m_theme.scaled(240));
    // Use a row instead of a corner widget of the menu bar, which assistive tools cannot see.
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_bar, 1);
    row->addWidget(goTo, 1);
    row->addSpacing(8);
    storeLine = new navigation::StoreLine(m_theme, top);
    box->addLayout(row);
    box->addWidget(storeLine);
    m_window.setMenuWidget(top);
}

void WindowParts::buildCentre()
{
    m_centre = new PageStack(&m_window);
    m_work = new QWidget(m_centre);
    auto *box = columnIn(m_work);
    offline = new Notice(m_theme, m_work);
    offline->setObjectName(u"offline"_s);
    changeKey = offline->addButton({});
    changeKey->setObjectName(u"changeKey"_s);
    tryNow = offline->addButton({});
    tryNow->setObjectName(u"tryNow"_s);
    offline->hide();
    tabs = new navigation::PageTabs(m_theme, m_work);
    box->addWidget(offline);
    box->addWidget(tabs, 1);
    m_centre->addWidget(m_work);
    m_window.setCentralWidget(m_centre);
}

void WindowParts::buildSides(base::Clock &clock)
{
    m_side = new QToolBar(&m_window);
    m_side->setObjectName(u"side"_s);
    m_side->setMovable(false);
    m_side->setFloatable(false);
    navigation = new navigation::Navigation(pages::allPages(), m_theme, m_side);
    m_side->addWidget(navigation);
    if (auto *layout = m_side->layout()) {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
    }
    placeSide();
    navigation->switcher()->setMenu(menus->accounts());

    callLog = makeDock(u"callLog"_s, Qt::CTRL | Qt::Key_L);
    jobs = makeDock(u"jobs"_s, Qt::CTRL | Qt::Key_J);
    m_window.tabifyDockWidget(callLog, jobs);
    m_side->toggleViewAction()->setShortcut(Qt::CTRL | Qt::Key_B);
    menus->addToView(m_side->toggleViewAction());
    menus->addToView(jobs->toggleViewAction());
    menus->addToView(callLog->toggleViewAction());

    status = new StatusLine(m_theme, clock, &m_window);
    m_window.setStatusBar(status);
}

// Moves the navigation to the leading side. Layouts are mirrored in right-to-left languages, but
// the tool bar areas of a main window are not.
void WindowParts::placeSide()
{
    const bool fromTheRight = m_window.isRightToLeft();
    m_window.addToolBar(fromTheRight ? Qt::RightToolBarArea : Qt::LeftToolBarArea, m_side);
}

QDockWidget *WindowParts::makeDock(const QString &name, const QKeySequence &key)
{
    auto *dock = new QDockWidget(&m_window);
    dock->setObjectName(name);
    dock->setAllowedAreas(Qt::BottomDockWidgetArea);
    // Hide the title bar, because the content has its own header.
    dock->setTitleBarWidget(new QWidget(dock));
    dock->setWidget(new QWidget(dock));
    // Without a minimum size, the dock would reserve the size hint of an empty widget.
    dock->widget()->setMinimumSize(1, 1);
    (new QVBoxLayout(dock->widget()))->setContentsMargins(0, 0, 0, 0);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, dock);
    m_window.resizeDocks({dock}, {m_theme.scaled(270)}, Qt::Vertical);
    dock->hide();
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [this](bool visible) {
        if (visible)
            fillDocks();
    });
    // Raise the dock above the other when it is opened.
    QObject::connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool on) {
        if (on)
            dock->raise();
    });
    dock->toggleViewAction()->setShortcut(key);
    return dock;
}

void WindowParts::showStore(bool store)
{
    m_side->setVisible(store);
    m_side->toggleViewAction()->setEnabled(store);
    goTo->setVisible(store);
    for (auto *dock : {callLog, jobs}) {
        dock->toggleViewAction()->setEnabled(store);
        if (!store)
            dock->hide();
    }
    m_hasStore = store;
    m_alone = false;
    // Show changes at once, because there are no tabs to wait for.
    if (!store)
        m_centre->setUpdatesEnabled(true);
    delete m_firstStart;
    m_centre->setCurrentWidget(m_work);
    // Queued, so that a start that opens a store at once does not build the first-start screen.
    if (!store && m_accountActions.firstStart)
        QMetaObject::invokeMethod(m_centre, [this] { makeFirstStart(); }, Qt::QueuedConnection);
}

void WindowParts::makeFirstStart()
{
    if (m_hasStore || m_firstStart)
        return;
    m_firstStart = m_accountActions.firstStart(m_centre);
    m_centre->addWidget(m_firstStart);
    showAlone(m_alone);
}

void WindowParts::showAlone(bool alone)
{
    m_alone = alone;
    m_centre->setCurrentWidget(alone || !m_firstStart ? m_work : m_firstStart.data());
}

void WindowParts::setDocks(PageHost *host)
{
    delete m_log;
    delete m_jobs;
    m_host = host;
    fillDocks();
}

// Fills visible docks only, which makes the window open noticeably faster.
void WindowParts::fillDocks()
{
    if (!m_host)
        return;
    if (callLog->isVisible() && !m_log) {
        auto *content =
            new calllog::CallLogDock(m_host->account().session(), m_theme, callLog->widget());
        content->setFrame(*m_host);
        QObject::connect(content, &calllog::CallLogDock::closeWanted, callLog, &QWidget::hide);
        callLog->widget()->layout()->addWidget(content);
        m_log = content;
    }
    if (jobs->isVisible() && !m_jobs) {
        auto *content = new jobs::JobsDock(*m_host, jobs->widget());
        QObject::connect(content, &jobs::JobsDock::closeWanted, jobs, &QWidget::hide);
        jobs->widget()->layout()->addWidget(content);
        m_jobs = content;
    }
}

void WindowParts::showConnection(const ConnectionWatch *watch)
{
    using State = ConnectionWatch::State;
    const bool down = watch && watch->state() == State::Offline;
    const bool maintenance = watch && watch->state() == State::Maintenance;
    const bool stopped = watch && watch->state() == State::Stopped;
    offline->setVisible(down || maintenance || stopped);
    changeKey->setVisible(stopped && watch->keyRefused() && m_accountActions.changeKey);
    if (stopped) {
        offline->tell(Tone::Err, watch->problem().what,
                      watch->problem().why + u' ' + watch->problem().next, Icon::Lock);
    } else if (maintenance) {
        const auto end = watch->maintenanceEnd().toLocalTime().time();
        offline->tell(Tone::Warn,
                      QCoreApplication::translate(
                          "MainWindow", "The service is under maintenance until about %1.")
                          .arg(QLocale().toString(end, QLocale::ShortFormat)),
                      QCoreApplication::translate(
                          "MainWindow", "Waiting requests are sent when the service responds."),
                      Icon::Offline);
    } else if (down) {
        const auto next = watch->nextTry()
            ? QCoreApplication::translate(
                  "MainWindow",
                  "Waiting requests are sent when the service responds. Next attempt at %1.")
                  .arg(QLocale().toString(watch->nextTry()->toLocalTime().time(),
                                          QLocale::ShortFormat))
            : QCoreApplication::translate("MainWindow", "The current data stays on screen.");
        offline->tell(Tone::Warn,
                      QCoreApplication::translate("MainWindow", "The service isn't responding."),
                      next, Icon::Offline);
    }
}

// Hides the page names in the navigation only if the page would otherwise be too narrow.
void WindowParts::fitTo(int width)
{
    const bool narrow = width < std::max(1100, m_theme.scaled(830));
    if (navigation->rail() != narrow)
        navigation->setRail(narrow);
}

void WindowParts::retranslate()
{
    menus->retranslate();
    goTo->setPlaceholderText(
        QCoreApplication::translate("MainWindow", "Go to a page, a record or an action"));
    goTo->setAccessibleName(goTo->placeholderText());
    goTo->setMaximumWidth(std::max(m_theme.scaled(300), goTo->widthOfHint()));
    tabs->tabBar()->setAccessibleName(QCoreApplication::translate("MainWindow", "Open tabs"));
    m_side->setWindowTitle(QCoreApplication::translate("MainWindow", "Navigation"));
    callLog->setWindowTitle(QCoreApplication::translate("MainWindow", "Request log"));
    jobs->setWindowTitle(QCoreApplication::translate("MainWindow", "Jobs"));
    tryNow->setText(QCoreApplication::translate("MainWindow", "Try now"));
    changeKey->setText(QCoreApplication::translate("MainWindow", "Enter another key…"));
}

} // namespace storedesk::ui::shell
