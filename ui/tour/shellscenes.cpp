// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "ui/host/page.h"
#include "ui/lock/lockpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/windowlock.h"
#include "ui/tables/question.h"
#include "ui/widgets/notice.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

static shell::MainWindow *windowOf(PageHost &host)
{
    return dynamic_cast<shell::MainWindow *>(&host);
}

static QWidget *openKeys(PageHost &host)
{
    return host.open({.page = pageid::shortcuts}) ? windowOf(host) : nullptr;
}

static QWidget *openPalette(PageHost &host, const QString &text)
{
    auto *window = windowOf(host);
    if (!window || !openKeys(host))
        return nullptr;
    window->goTo(text);
    return window;
}

static QWidget *openQuestion(PageHost &host)
{
    auto *question = new Question(host.storeMark(), host.theme());
    question->ask(QCoreApplication::translate("CloseGuard", "Unsaved changes"),
                  QCoreApplication::translate("CloseGuard", "“%1” has unsaved changes.")
                      .arg(u"lucia.ferrer@example.com"_s),
                  QCoreApplication::translate("CloseGuard",
                                              "Stay and save them, or discard them and continue."));
    question->addAnswer(QCoreApplication::translate("CloseGuard", "Discard changes"), u"discard"_s);
    question->addSafeAnswer(QCoreApplication::translate("CloseGuard", "Stay"), u"stay"_s);
    host.openDialog(question);
    return question;
}

// Locks the window. The next stop unlocks it.
static QWidget *openLock(PageHost &host)
{
    auto *lock = windowOf(host)->findChild<shell::WindowLock *>();
    lock->lock(shell::WindowLock::Cause::Idle);
    return lock->page();
}

// Shows the question that is asked when quitting with unsaved changes in two forms.
static QWidget *openQuit(PageHost &host)
{
    auto *window = windowOf(host);
    for (const auto page : {pageid::newContact, pageid::newProduct}) {
        auto *form = host.open({.page = page});
        auto *field = form ? qobject_cast<QLineEdit *>(form->window()->focusWidget()) : nullptr;
        if (!field || !form->isAncestorOf(field))
            return nullptr;
        field->insert(u"lucia.ferrer@example.com"_s);
        Q_EMIT field->textEdited(field->text());
    }
    window->close();
    return window->findChild<QDialog *>(u"leaveQuestion"_s);
}

static QWidget *openHelpOnExports(PageHost &host)
{
    auto *window = windowOf(host);
    if (!window || !host.open({.page = pageid::exports}))
        return nullptr;
    window->findChild<QAction *>(u"help"_s)->trigger();
    return window;
}

static QWidget *openManual(PageHost &host)
{
    auto *page = host.open({.page = pageid::manual, .values = {u"09-import"_s}});
    if (page)
        page->findChild<QLineEdit *>(u"searchManual"_s)->clear();
    return page ? page->window() : nullptr;
}

static QWidget *openManualSearch(PageHost &host)
{
    auto *window = openManual(host);
    if (window)
        host.currentPage()->findChild<QLineEdit *>(u"searchManual"_s)->setText(u"CSV"_s);
    return window;
}

static QWidget *openAbout(PageHost &host)
{
    auto *window = windowOf(host);
    if (!window)
        return nullptr;
    window->findChild<QAction *>(u"about"_s)->trigger();
    return window->findChild<QDialog *>(u"aboutDialog"_s);
}

// Shows an account whose service has just become unavailable; the loaded data is still shown.
static QWidget *openOffline(PageHost &host)
{
    auto *window = windowOf(host);
    host.account().readStore();
    return window;
}

static bool isOffline(PageHost &host)
{
    return windowOf(host)->parts().offline->isVisible();
}

static QWidget *openCallLog(PageHost &host)
{
    auto *window = windowOf(host);
    const PageAddress exports{.page = pageid::exports, .filter = QMap<QString, QString>()};
    if (!window || !host.open(exports))
        return nullptr;
    window->parts().callLog->show();
    host.account().readStore();
    return window;
}

// Selects the call that the service rejected.
static bool chooseRefused(PageHost &host)
{
    auto *table = windowOf(host)->parts().callLog->findChild<QAbstractItemView *>(u"logCalls"_s);
    const auto *calls = table->model();
    for (int row = calls->rowCount() - 1; row >= 0; --row) {
        for (int column = 0; column < calls->columnCount(); ++column) {
            if (calls->index(row, column).data().toString().contains("403"_L1)) {
                table->setCurrentIndex(calls->index(row, 0));
                return true;
            }
        }
    }
    return false;
}

static bool isSettled(PageHost &host)
{
    return !host.currentPage() || host.currentPage()->settled();
}

static QList<Scene> statesOfTheWindow()
{
    return {{.name = "shell-offline"_L1,
             .title = u"A service that does not answer"_s,
             .open = openOffline,
             .ready = isOffline,
             .troubles = {u"*:refuse"_s}},
            inSteps({.name = "shell-call-log"_L1,
                     .title = u"Request log"_s,
                     .open = openCallLog,
                     .troubles = {u"getStore:status=403"_s}},
                    {isSettled, chooseRefused})};
}

QList<Scene> shellScenes()
{
    return statesOfTheWindow()
        + QList<Scene>{
            {.name = "shell-help"_L1, .title = u"Help on a page"_s, .open = openHelpOnExports},
            {.name = "manual"_L1, .title = u"Manual"_s, .open = openManual},
            {.name = "manual-search"_L1, .title = u"Manual: a search"_s, .open = openManualSearch},
            {.name = "shell-keys"_L1, .title = u"Keyboard shortcuts"_s, .open = openKeys},
            {.name = "shell-palette"_L1,
             .title = u"Go to anything"_s,
             .open =
                 [](PageHost &host) {
                     return openPalette(host, u"co"_s);
                 }},
            {.name = "shell-palette-guess"_L1,
             .title = u"Go to anything: an email"_s,
             .open =
                 [](PageHost &host) {
                     return openPalette(host, u"lucia.ferrer@example.com"_s);
                 }},
            {.name = "shell-leave"_L1, .title = u"Unsaved changes"_s, .open = openQuestion},
            {.name = "shell-quit"_L1,
             .title = u"Quitting with unsaved changes"_s,
             .open = openQuit},
            {.name = "shell-lock"_L1, .title = u"Locked"_s, .open = openLock},
            {.name = "shell-about"_L1, .title = u"About"_s, .open = openAbout},
        };
}

} // namespace storedesk::ui::tour
