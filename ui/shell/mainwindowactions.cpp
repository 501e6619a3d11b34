// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "ui/changes/undoing.h"
#include "ui/host/page.h"
#include "ui/jobs/jobspage.h"
#include "ui/navigation/menus.h"
#include "ui/navigation/pagetabs.h"
#include "ui/pages/helppage.h"
#include "ui/pages/manualpage.h"
#include "ui/pages/pagetable.h"
#include "ui/palette/palette.h"
#include "ui/sheetview/openfile.h"
#include "ui/shell/closeguard.h"
#include "ui/shell/dialogplace.h"
#include "ui/shell/openpages.h"
#include "ui/shell/panes.h"
#include "ui/shell/statusline.h"
#include "ui/tables/question.h"
#include "ui/theme/textsize.h"

#include <QAction>
#include <QDialog>
#include <QKeyEvent>
#include <QResizeEvent>

#include <algorithm>

// Implements the window's own actions.

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

static Question *aboutQuestion(const Theme &theme)
{
    auto *about = new Question({}, theme);
    about->setObjectName(u"aboutDialog"_s);
    about->ask(
        MainWindow::tr("About Storedesk"),
        MainWindow::tr("Storedesk %1").arg(u"" STOREDESK_VERSION ""_s),
        MainWindow::tr(
            "A desktop console for store data. Free software under the GNU General Public License, "
            "version 3 or later. Data is sent only to the service address you enter."));
    about->addSafeAnswer(MainWindow::tr("Close"), u"close"_s);
    return about;
}

// On the jobs page, Undo applies to the selected job and never to an older edit.
static void undoIn(PageHost &host, Page *page, StatusLine &status)
{
    if (auto *jobs = qobject_cast<jobs::JobsPage *>(page); jobs && jobs->takesUndo())
        return jobs->undo();
    status.offersUndo() ? status.runUndo() : changes::undoNewest(host);
}

// The first start is not a page and has no help topic, so open the manual, which starts with it.
static void helpOn(const Page *page, PageHost &host, const QList<Page *> &pages)
{
    if (page || host.hasAccount())
        return pages::openHelp(host, pages);
    host.open({.page = QString(pages::ManualPage::word), .values = {u"01-connect"_s}});
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
    case navigation::ShellCommand::Copy:
        return copyFocused();
    case navigation::ShellCommand::Find:
        return page ? page->find() : void();
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
        // The action opens a page as defined in the table, or is handled by the lock.
        break;
    }
}

// The pages behind the dialog stay as they are.
void MainWindow::openDialog(QDialog *dialog)
{
    dialog->setParent(this, dialog->windowFlags());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    placeOver(*this, *dialog);
    dialog->open();
}

void MainWindow::goTo(const QString &text)
{
    m_palette->open(text);
}

// An unhandled key may be the shortcut of a disabled action: show its reason.
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

} // namespace storedesk::ui::shell
