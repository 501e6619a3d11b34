// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "account/account.h"
#include "jobs/jobmanager.h"
#include "storage/changehistory.h"
#include "storage/views.h"
#include "ui/changes/undoing.h"
#include "ui/files/filedrop.h"
#include "ui/host/page.h"
#include "ui/host/pageid.h"
#include "ui/host/storemark.h"
#include "ui/jobs/jobspage.h"
#include "ui/navigation/menus.h"
#include "ui/navigation/navigation.h"
#include "ui/navigation/pagetabs.h"
#include "ui/navigation/storecounts.h"
#include "ui/navigation/storeline.h"
#include "ui/pages/helppage.h"
#include "ui/pages/pagetable.h"
#include "ui/palette/palette.h"
#include "ui/sheetview/openfile.h"
#include "ui/shell/aboutquestion.h"
#include "ui/shell/closeguard.h"
#include "ui/shell/connectionwatch.h"
#include "ui/shell/dialogplace.h"
#include "ui/shell/focusguard.h"
#include "ui/shell/jobnotices.h"
#include "ui/shell/openpages.h"
#include "ui/shell/panes.h"
#include "ui/shell/referencelinks.h"
#include "ui/shell/scheduledaccounts.h"
#include "ui/shell/settingeffects.h"
#include "ui/shell/statusline.h"
#include "ui/shell/wheelguard.h"
#include "ui/tables/question.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/button.h"
#include "ui/widgets/visibletext.h"
#include "workspace/workspace.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QTimer>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

// Freezes the screen until the next account's tabs are restored, but for no longer than 500 ms, so
// that the old content is not mistaken for the new account.
static void keepStill(QWidget &centre)
{
    static constexpr std::chrono::milliseconds longest{500};
    centre.setUpdatesEnabled(false);
    QTimer::singleShot(longest, &centre, [&centre] { centre.setUpdatesEnabled(true); });
}

MainWindow::MainWindow(Theme &theme, WindowLanguage &language, base::Clock &clock,
                       AccountActions accounts, Preferences preferences, QWidget *parent)
    : QMainWindow(parent)
    , m_theme(theme)
    , m_language(language)
    , m_clock(clock)
    , m_accountActions(std::move(accounts))
    , m_preferences(std::move(preferences))
    , m_parts(*this, theme, language, clock, m_accountActions)
    , m_leaving(new CloseGuard(*this, this))
    , m_palette(new palette::Palette(*m_parts.goTo, *this, *m_parts.menus, *m_parts.tabs, *this))
    , m_pages(new OpenPages(*this, *m_leaving))
    , m_retained(new RetainedAccounts(this))
    , m_session(*this, m_parts, *m_pages, m_preferences)
{
    setObjectName(u"window"_s);
    setMinimumSize(800, 560);
    resize(1280, 800);
    setSettings(m_preferences.settings());
    new SettingEffects(*this, theme, language, m_accountActions);
    connectParts();
    showTitle();
    new files::FileDrop(*this, *this, files::FileDrop::Drop::Asks);
    new FocusGuard(*m_parts.tabs, *this);
    new ReferenceLinks(*this, this);
    new ScheduledAccounts(*this, *this, *m_retained, m_pages->counts());
    new WheelGuard(this);
}

MainWindow::~MainWindow()
{
    if (m_open.account)
        clear();
    m_retained->releaseAll();
    const QSignalBlocker silent(m_parts.tabs);
    // Delete the pages with files that were opened without an account.
    navigation::deletePages(findChildren<Page *>());
}

void MainWindow::connectParts()
{
    connect(m_parts.menus, &navigation::Menus::triggered, this, &MainWindow::run);
    const auto openPage = [this](const QString &word) {
        open({.page = word});
    };
    connect(m_parts.menus, &navigation::Menus::pageChosen, this, openPage);
    connect(m_parts.menus, &navigation::Menus::lookChosen, this, &MainWindow::chooseLook);
    connect(m_parts.menus, &navigation::Menus::languageChosen, this, &MainWindow::chooseLanguage);
    connect(m_parts.navigation, &navigation::Navigation::chosen, this, openPage);
    connect(m_parts.tabs, &navigation::PageTabs::currentPageChanged, this,
            &MainWindow::frontChanged);
    connect(m_pages, &OpenPages::frontRenewed, this, &MainWindow::frontChanged);
    connect(m_parts.tabs, &navigation::PageTabs::closeAsked, m_pages, &OpenPages::askToClose);
    connect(m_parts.tabs, &navigation::PageTabs::headChanged, this, &MainWindow::headChanged);
    connect(m_parts.tabs, &navigation::PageTabs::arranged, this, &MainWindow::storeSession);
    connect(m_parts.status, &StatusLine::undoChanged, this, &MainWindow::showUndo);
    connect(m_parts.tryNow, &Button::clicked, this, [this] {
        m_open.account->session().client().resume();
        run(navigation::ShellCommand::Refresh);
    });
    connect(m_parts.changeKey, &Button::clicked, this, [this] {
        m_accountActions.changeKey(m_open.account->profile().id, m_watch->problem());
    });
}

StoreMark MainWindow::storeMark() const
{
    return m_open.account ? markOf(m_open.account->profile()) : StoreMark();
}

void MainWindow::setAccount(std::unique_ptr<account::Account> account)
{
    if (!m_open.account)
        return install(std::move(account));
    m_next = std::move(account);
    // Queued, because the page or dialog that requests the change is destroyed with the account.
    const auto change = [this] {
        QMetaObject::invokeMethod(
            this,
            [this] {
                keepStill(*centralWidget());
                clear();
                install(std::move(m_next));
            },
            Qt::QueuedConnection);
    };
    // The jobs of the account continue while another account is shown.
    m_leaving->leavePages(m_parts.tabs->pages(), [this, change] {
        retainsAccount() ? change() : m_leaving->waitForWrites({m_open.workspace.get()}, change);
    });
}

bool MainWindow::retainsAccount() const
{
    return m_next && m_next->profile().id != m_open.account->profile().id
        && m_open.workspace->runningWork() > 0;
}

void MainWindow::install(std::unique_ptr<account::Account> account)
{
    if (!account) {
        m_parts.showStore(false);
        showTitle();
        Q_EMIT accountChanged();
        return;
    }
    const auto *wanted = account.get();
    m_open = m_retained->opened(std::move(account));
    const bool isNew = m_open.account.get() == wanted;
    m_open.account->follow(settings());
    auto &client = m_open.account->session().client();
    const auto mark = storeMark();
    m_watch = std::make_unique<ConnectionWatch>(client);
    connect(m_watch.get(), &ConnectionWatch::changed, this,
            [this] { m_parts.showConnection(m_watch.get()); });
    m_parts.storeLine->setColour(mark.colour);
    m_parts.tabs->setColour(mark.colour);
    m_parts.status->setStore(mark, client, *m_watch);
    m_parts.navigation->setAccount(*m_open.account);
    m_parts.setDocks(this);
    if (isNew)
        JobNotices::startLater(*this, *this, m_pages->counts(), *m_open.workspace);
    m_parts.menus->setAccount(m_open.account.get());
    m_palette->setAccount(m_open.account.get());
    m_parts.showStore(true);
    showTitle();
    auto &local = m_open.account->storage();
    if (local.ready())
        restore();
    else
        connect(&local, &storage::AccountStorage::becameReady, this, &MainWindow::restore);
    Q_EMIT accountChanged();
}

void MainWindow::clear()
{
    storeSession();
    m_session.forget();
    m_pages->closeAll();
    qDeleteAll(findChildren<QDialog *>(Qt::FindDirectChildrenOnly));
    m_palette->setAccount(nullptr);
    m_parts.menus->setRecordActions({});
    m_parts.menus->setAccount(nullptr);
    m_parts.navigation->setFront({});
    m_parts.setDocks(nullptr);
    m_parts.status->clearStore();
    m_parts.storeLine->setColour({});
    m_parts.showConnection(nullptr);
    m_watch.reset();
    if (retainsAccount())
        m_retained->retain(std::move(m_open));
    m_open = OpenAccount();
    // Clear the counts, because the account's jobs may have updated them while they were destroyed.
    m_pages->counts().clear();
}

QString MainWindow::titleOf(const PageAddress &address) const
{
    const auto *row = pages::pageRow(address.page);
    return row ? pages::titleOf(*row) : QString();
}

Page *MainWindow::currentPage()
{
    return m_parts.tabs->currentPage();
}

void MainWindow::tell(const QString &sentence, std::function<void()> undo)
{
    m_parts.status->tell(sentence, std::move(undo));
}

Page *MainWindow::open(const PageAddress &place)
{
    return m_pages->open(place);
}

void MainWindow::openBehind(const PageAddress &place)
{
    if (!m_pages->find(place))
        m_pages->add({.place = place});
}

Page *MainWindow::pageAt(const PageAddress &place)
{
    return m_pages->find(place);
}

void MainWindow::close(Page *page)
{
    m_pages->close(page);
}

void MainWindow::frontChanged()
{
    // Stop here if the page is renewed, because that calls this function again.
    if (m_pages->renewFront())
        return;
    auto *page = currentPage();
    m_parts.navigation->setFront(page ? page->place().page : QString());
    m_parts.menus->setRecordActions(page ? page->recordActions() : QList<QAction *>());
    showTitle();
    if (!page)
        return;
    m_pages->read(page);
    storeSession();
}

void MainWindow::headChanged(Page *page)
{
    m_pages->counts().show(*page);
    if (page != currentPage())
        return;
    m_parts.menus->setRecordActions(page->recordActions());
    showTitle();
}

void MainWindow::showTitle()
{
    showUndo();
    if (!m_open.account) {
        setWindowTitle(u"Storedesk"_s);
        return;
    }
    const auto &profile = m_open.account->profile();
    const auto store = tr("%1 (%2) — Storedesk").arg(nameOf(profile), wordOf(profile.kind));
    auto *page = currentPage();
    setWindowTitle(visibleText(page ? tr("%1 — %2").arg(page->title(), store) : store));
}

// Undoes what the status bar offers to undo, else the selected job, else the last edit.
static void undoIn(PageHost &host, Page *page, StatusLine &status)
{
    auto *jobs = qobject_cast<jobs::JobsPage *>(page);
    if (!status.offersUndo() && jobs && jobs->takesUndo())
        return jobs->undo();
    status.offersUndo() ? status.runUndo() : changes::undoNewest(host);
}

// Opens the help for the current page. The first-start screen is not a page and has no help topic,
// so the manual is opened, which starts with that screen.
static void helpOn(const Page *page, PageHost &host, const QList<Page *> &pages)
{
    if (page || host.hasAccount())
        return pages::openHelp(host, pages);
    host.open({.page = pageid::manual, .values = {u"01-connect"_s}});
}

void MainWindow::run(navigation::ShellCommand act)
{
    auto *page = currentPage();
    switch (act) {
    case navigation::ShellCommand::Connect:
        return m_accountActions.connectAccount();
    case navigation::ShellCommand::Manage:
        return m_accountActions.manage();
    case navigation::ShellCommand::OpenFile:
        return sheetview::askForFiles(*this);
    case navigation::ShellCommand::CloseTab:
    case navigation::ShellCommand::CloseOthers:
    case navigation::ShellCommand::CloseRight:
    case navigation::ShellCommand::CloseAll:
        return page ? m_pages->askToClose(m_parts.tabs->pagesToClose(act, page)) : void();
    case navigation::ShellCommand::ReopenTab:
        return m_pages->reopen();
    case navigation::ShellCommand::Quit:
        return void(close());
    case navigation::ShellCommand::Undo:
        return undoIn(*this, page, *m_parts.status);
    case navigation::ShellCommand::Find:
        return findInPane(m_parts, page);
    case navigation::ShellCommand::GoTo:
        return goTo();
    case navigation::ShellCommand::Refresh:
        return page ? page->refresh() : void();
    case navigation::ShellCommand::NextPane:
        return stepPane(m_parts, 1);
    case navigation::ShellCommand::PreviousPane:
        return stepPane(m_parts, -1);
    case navigation::ShellCommand::LargerText:
        return chooseTextSize(nextTextSize(m_theme.textSize(), 1));
    case navigation::ShellCommand::SmallerText:
        return chooseTextSize(nextTextSize(m_theme.textSize(), -1));
    case navigation::ShellCommand::UsualText:
        return chooseTextSize(usualTextSize);
    case navigation::ShellCommand::NextTab:
        return m_parts.tabs->step(1);
    case navigation::ShellCommand::PreviousTab:
        return m_parts.tabs->step(-1);
    case navigation::ShellCommand::ListTabs:
        return m_parts.tabs->listTabs();
    case navigation::ShellCommand::Help:
        return helpOn(page, *this, m_parts.tabs->pages());
    case navigation::ShellCommand::About:
        return openDialog(aboutQuestion(m_theme));
    default:
        // Handles the copy commands. All other actions open a page as defined in the table, or are
        // handled by the lock.
        copyFocused(act, *this);
    }
}

// Opens the dialog modally. The pages behind it are unchanged.
void MainWindow::openDialog(QDialog *dialog)
{
    dialog->setParent(this, dialog->windowFlags());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    placeOver(*this, *dialog, m_theme);
    dialog->open();
}

void MainWindow::goTo(const QString &text)
{
    m_palette->open(text);
}

// Handles keys that nothing else has handled. Such a key may be the shortcut of a disabled action,
// so the reason is shown.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    auto *page = currentPage();
    const QKeySequence key(event->keyCombination());
    for (const auto *action : page ? page->recordActions() : QList<QAction *>()) {
        if (action && !action->isEnabled() && !action->statusTip().isEmpty()
            && action->shortcuts().contains(key))
            return tell(action->statusTip());
    }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_parts.fitTo(width());
}

static void followProblems(MainWindow &window, const storage::AccountStorage &local)
{
    const auto tellProblem = [&window, &local] {
        const auto &[what, why, next] = local.problem();
        if (!what.isEmpty())
            window.tell(QStringList{what, why, next}.join(u' ').simplified());
    };
    tellProblem();
    QObject::connect(&local, &storage::AccountStorage::problemChanged, &window, tellProblem);
}

void MainWindow::restore()
{
    auto &local = m_open.account->storage();
    m_session.restore(local.views());
    centralWidget()->setUpdatesEnabled(true);
    frontChanged();
    focusInside(currentPage());
    connect(&local.changes(), &storage::ChangeHistory::changed, this, &MainWindow::showUndo);
    showUndo();
    m_pages->countSoon();
    followProblems(*this, local);
}

void MainWindow::storeSession()
{
    if (m_session.isRestored())
        m_session.store(m_open.account->storage().views());
}

// Whether there is anything to undo. A saved change can be undone as long as it is in the history,
// even after the status message has disappeared.
static bool mayUndo(account::Account *account, const Page *page)
{
    const auto *jobs = qobject_cast<const jobs::JobsPage *>(page);
    return (jobs && jobs->takesUndo())
        || (account && account->mayWrite() && account->storage().changes().newest());
}

void MainWindow::showUndo()
{
    m_parts.menus->setMayUndo(m_parts.status->offersUndo()
                              || mayUndo(m_open.account.get(), currentPage()));
}

// Finishes the layout before painting, because nested layouts need several passes.
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
    if (m_open.account) {
        m_parts.setDocks(this);
        m_parts.status->setMark(storeMark());
        m_parts.showConnection(m_watch.get());
    }
    m_pages->renew();
    showTitle();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose || !m_open.account) {
        storeSession();
        m_session.storeGeometry();
        event->accept();
        return;
    }
    event->ignore();
    m_leaving->quit(m_parts.tabs->pages(), workspaces(), [this] {
        m_mayClose = true;
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
    });
}

void MainWindow::closeAll()
{
    qDeleteAll(findChildren<QDialog *>(Qt::FindDirectChildrenOnly));
    m_parts.callLog->hide();
    m_parts.jobs->hide();
    m_palette->setAccount(m_open.account.get());
    for (auto *page : m_parts.tabs->pages()) {
        page->discardChanges();
        if (page->place() != PageAddress{.page = pages::allPages().front().word})
            close(page);
    }
}

} // namespace storedesk::ui::shell
