// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "ui/bulk/jobspage.h"
#include "ui/changes/undoing.h"
#include "ui/files/openfile.h"
#include "ui/frame/page.h"
#include "ui/manual/manualpage.h"
#include "ui/shell/closeguard.h"
#include "ui/shell/dialogplace.h"
#include "ui/shell/helppage.h"
#include "ui/shell/menus.h"
#include "ui/shell/openpages.h"
#include "ui/shell/pagetable.h"
#include "ui/shell/pagetabs.h"
#include "ui/shell/palette.h"
#include "ui/shell/panes.h"
#include "ui/shell/statusline.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/question.h"

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
static void undoIn(Frame &frame, Page *page, StatusLine &status)
{
    if (auto *jobs = qobject_cast<bulk::JobsPage *>(page); jobs && jobs->takesUndo())
        return jobs->undo();
    status.offersUndo() ? status.runUndo() : changes::undoNewest(frame);
}

// The first start is not a page and has no help topic, so open the manual, which starts with it.
static void helpOn(const Page *page, Frame &frame, const QList<Page *> &pages)
{
    if (page || frame.hasDesk())
        return openHelp(frame, pages);
    frame.open({.page = QString(manual::ManualPage::word), .values = {u"01-connect"_s}});
}

void MainWindow::run(Act act)
{
    auto *page = currentPage();
    switch (act) {
    case Act::Connect:
        return m_accountActions.connectAccount();
    case Act::Manage:
        return m_accountActions.manage();
    case Act::OpenFile:
        return files::askForFiles(*this);
    case Act::CloseTab:
    case Act::CloseOthers:
    case Act::CloseRight:
    case Act::CloseAll:
        return page ? m_pages->askToClose(m_parts.tabs->pagesToClose(act, page)) : void();
    case Act::ReopenTab:
        return m_pages->reopen();
    case Act::Quit:
        return void(close());
    case Act::Undo:
        return undoIn(*this, page, *m_parts.status);
    case Act::Copy:
        return copyFocused();
    case Act::Find:
        return page ? page->find() : void();
    case Act::GoTo:
        return goTo();
    case Act::Refresh:
        return page ? page->refresh() : void();
    case Act::NextPane:
        return stepPane(m_parts, 1);
    case Act::PreviousPane:
        return stepPane(m_parts, -1);
    case Act::LargerText:
        return chooseTextSize(nextTextSize(m_theme.textSize(), 1));
    case Act::SmallerText:
        return chooseTextSize(nextTextSize(m_theme.textSize(), -1));
    case Act::UsualText:
        return chooseTextSize(usualTextSize);
    case Act::NextTab:
        return m_parts.tabs->step(1);
    case Act::PreviousTab:
        return m_parts.tabs->step(-1);
    case Act::ListTabs:
        return m_parts.tabs->listTabs();
    case Act::Help:
        return helpOn(page, *this, m_parts.tabs->pages());
    case Act::About:
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
