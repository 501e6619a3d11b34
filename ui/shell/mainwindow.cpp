// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "api/session.h"
#include "ui/pages/calllogpanel.h"
#include "ui/pages/resourcepage.h"
#include "ui/shell/paceline.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QVBoxLayout>

#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(api::Session &session, const StoreMark &store, Theme &theme, QWidget *parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_store(store)
    , m_theme(theme)
{
    setWindowTitle(tr("%1 — %2 (%3) — Storedesk")
                       .arg(catalogue::pluralOf(catalogue::Resource::Export), store.name,
                            store.kind.toLower()));
    resize(1280, 800);
    buildCentre();
    buildCallLog();
    buildStatusBar();
    buildMenus();
}

void MainWindow::refresh()
{
    m_exports->refresh();
}

void MainWindow::buildCentre()
{
    auto *centre = new QWidget(this);
    auto *box = new QVBoxLayout(centre);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    box->addWidget(new StoreBand(m_store, m_theme, centre));
    m_exports = new ResourcePage(
        catalogue::Resource::Export,
        [this](QObject *owner) { return m_session.exports().all(owner); },
        m_session.client().clock(), m_theme, centre);
    box->addWidget(m_exports, 1);
    setCentralWidget(centre);
}

void MainWindow::buildCallLog()
{
    m_callLog = new QDockWidget(tr("Call log"), this);
    m_callLog->setObjectName(u"callLog"_s);
    m_callLog->setWidget(new CallLogPanel(m_session.client().log(), m_theme, m_callLog));
    addDockWidget(Qt::BottomDockWidgetArea, m_callLog);
    resizeDocks({m_callLog}, {240}, Qt::Vertical);
}

void MainWindow::buildStatusBar()
{
    auto *store = new QLabel(m_store.name, this);
    store->setTextFormat(Qt::PlainText);
    setRole(store, Role::Strong);
    auto *address = new QLabel(m_session.client().connection().baseUrl.authority(), this);
    setRole(address, Role::Muted);
    statusBar()->setContentsMargins(12, 0, 0, 0);
    statusBar()->addWidget(store);
    statusBar()->addWidget(address);
    statusBar()->addPermanentWidget(new PaceLine(m_session.client(), m_theme, this));
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::buildMenus()
{
    auto *file = menuBar()->addMenu(tr("&File"));
    auto *quit = file->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcuts(QKeySequence::Quit);

    auto *view = menuBar()->addMenu(tr("&View"));
    auto *again = view->addAction(tr("&Refresh"), this, &MainWindow::refresh);
    again->setShortcuts(QKeySequence::Refresh);
    auto *find = view->addAction(tr("&Filter"), this, [this] { m_exports->focusFilter(); });
    find->setShortcuts(QKeySequence::Find);
    view->addSeparator();
    auto *log = m_callLog->toggleViewAction();
    log->setShortcut(Qt::CTRL | Qt::Key_L);
    view->addAction(log);
    view->addSeparator();
    buildLookMenu(view->addMenu(tr("&Look")));

    auto *help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&About Storedesk"), this, &MainWindow::tellAbout);
}

void MainWindow::buildLookMenu(QMenu *menu)
{
    const std::array looks{std::pair{tr("As the &system"), Theme::Mode::System},
                           std::pair{tr("&Light"), Theme::Mode::Light},
                           std::pair{tr("&Dark"), Theme::Mode::Dark}};
    auto *group = new QActionGroup(this);
    for (const auto &[text, mode] : looks) {
        auto *look =
            menu->addAction(text, this, [this, chosen = mode] { m_theme.setMode(chosen); });
        look->setCheckable(true);
        look->setChecked(m_theme.mode() == mode);
        group->addAction(look);
    }
}

void MainWindow::tellAbout()
{
    auto *about = new QMessageBox(QMessageBox::NoIcon, tr("About Storedesk"),
                                  tr("Storedesk %1").arg(u"" STOREDESK_VERSION ""_s),
                                  QMessageBox::Close, this);
    about->setTextFormat(Qt::PlainText);
    about->setInformativeText(tr("A desktop console for store data. Free software under the GNU "
                                 "General Public License, version 3 or later."));
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

} // namespace storedesk::ui
