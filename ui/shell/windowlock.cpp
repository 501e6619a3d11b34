// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/windowlock.h"

#include "account/account.h"
#include "jobs/jobmanager.h"
#include "ui/host/accountactions.h"
#include "ui/lock/lockpage.h"
#include "ui/navigation/menus.h"
#include "ui/shell/mainwindow.h"
#include "workspace/workspace.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace storedesk::ui::shell {

using settings::Setting;

static QString sentenceOf(WindowLock::Cause cause)
{
    switch (cause) {
    case WindowLock::Cause::Asked:
        break;
    case WindowLock::Cause::Idle:
        return WindowLock::tr("Storedesk was idle.");
    case WindowLock::Cause::Screen:
        return WindowLock::tr("The screen was locked.");
    case WindowLock::Cause::Sleep:
        return WindowLock::tr("The computer was asleep.");
    }
    return WindowLock::tr("Your pages and forms are unchanged.");
}

WindowLock::WindowLock(MainWindow &window, const AccountActions &accounts, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_accounts(accounts)
    , m_idle(window.clock().timer([this] { checkWhetherUsed(); }))
{
    connect(&window.settings(), &settings::Settings::changed, this, &WindowLock::follow);
    connect(window.parts().menus, &navigation::Menus::triggered, this,
            [this](navigation::ShellCommand act) {
                if (act == navigation::ShellCommand::Lock)
                    lock(Cause::Asked);
            });
    // An account that was connecting when the window was locked must lose its key too.
    connect(&window, &MainWindow::accountChanged, this, &WindowLock::forgetKey);
    connect(&m_screen, &lock::ScreenWatch::screenLocked, this, [this] {
        if (m_window.settings().isOn(Setting::LockWithScreen))
            lock(Cause::Screen);
    });
    connect(&m_screen, &lock::ScreenWatch::fallsAsleep, this, [this] {
        if (m_window.settings().isOn(Setting::LockWithScreen))
            lock(Cause::Sleep);
    });
    // Unlock with the screen, because unlocking the screen has already authenticated the user.
    connect(&m_screen, &lock::ScreenWatch::screenUnlocked, this, [this] {
        if (m_cause == Cause::Screen || m_cause == Cause::Sleep)
            unlock();
    });
    follow();
}

// Stops listening, because the window is being destroyed and its objects must not receive focus
// changes.
WindowLock::~WindowLock()
{
    qApp->removeEventFilter(this);
    const QSignalBlocker silent(qApp);
    m_page.reset();
}

base::Clock::Duration WindowLock::limit() const
{
    return std::chrono::minutes(m_window.settings().number(Setting::LockAfter));
}

void WindowLock::follow()
{
    if (m_window.settings().isOn(Setting::LockWithScreen))
        m_screen.listen();
    m_idle->stop();
    if (!isLocked())
        qApp->removeEventFilter(this);
    if (limit() <= base::Clock::Duration::zero())
        return;
    m_lastUse = m_window.clock().ticks();
    m_idle->start(limit());
    qApp->installEventFilter(this);
}

void WindowLock::checkWhetherUsed()
{
    const auto unused = m_window.clock().ticks() - m_lastUse;
    if (unused < limit())
        m_idle->start(limit() - unused);
    else
        lock(Cause::Idle);
}

bool WindowLock::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        m_lastUse = m_window.clock().ticks();
        break;
    case QEvent::Show:
        // Hide windows that appear while locked: a dialog may open, or a second start may raise the
        // window.
        if (auto *widget = qobject_cast<QWidget *>(watched);
            isLocked() && widget && widget->isWindow() && widget != m_page.get())
            QMetaObject::invokeMethod(
                this, [this, widget = QPointer(widget)] { hide(widget); }, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void WindowLock::lock(Cause cause)
{
    if (isLocked())
        return;
    m_cause = cause;
    m_idle->stop();
    m_page = std::make_unique<lock::LockPage>(sentenceOf(cause), m_window.theme());
    connect(m_page.get(), &lock::LockPage::unlockAsked, this, [this] {
        m_closing = false;
        unlock();
    });
    connect(m_page.get(), &lock::LockPage::closeAsked, this, [this] {
        m_closing = true;
        unlock();
    });
    m_page->restoreGeometry(m_window.saveGeometry());
    m_page->show();
    hideWindows();
    qApp->installEventFilter(this);
    forgetKey();
    Q_EMIT locked();
}

void WindowLock::hideWindows()
{
    auto windows = QApplication::topLevelWidgets();
    // Hide the main window first, so that the windows above it are shown again after it.
    std::ranges::stable_partition(windows, [this](QWidget *window) { return window == &m_window; });
    for (auto *window : std::as_const(windows)) {
        if (window->isVisible() && window != m_page.get())
            hide(window);
    }
}

void WindowLock::hide(QWidget *window)
{
    if (!window || !isLocked() || !window->isVisible())
        return;
    if (window->windowType() == Qt::Popup || window->windowType() == Qt::ToolTip)
        return void(window->close());
    const auto known = [window](const Hidden &hidden) {
        return hidden.window == window;
    };
    if (std::ranges::none_of(m_hidden, known))
        m_hidden.append({window, window->windowModality(), window->geometry()});
    window->hide();
}

void WindowLock::forgetKey()
{
    // Do nothing without reach(), because the key could not be restored.
    if (!isLocked() || !m_window.hasAccount() || !m_accounts.reach)
        return;
    auto &jobManager = m_window.workspace().jobManager();
    if (jobManager.running() > 0)
        connect(&jobManager, &storedesk::jobs::JobManager::jobEnded, this, &WindowLock::forgetKey,
                Qt::UniqueConnection);
    else
        m_window.account().session().client().lock();
}

void WindowLock::unlock()
{
    if (!isLocked())
        return;
    if (!m_window.hasAccount() || !m_window.account().session().client().isLocked())
        return open();
    m_page->showWaiting();
    const auto id = m_window.account().profile().id;
    m_accounts.reach(id, m_page.get(), [this](const base::Result<http::Connection> &reached) {
        if (!isLocked())
            return;
        // Exit, because unsaved changes are stored as drafts anyway.
        if (!reached && m_closing)
            return QCoreApplication::exit();
        if (!reached)
            return m_page->showProblem(reached.error());
        if (m_window.hasAccount())
            m_window.account().session().client().setKey(reached->key);
        open();
    });
}

void WindowLock::open()
{
    // From here on isLocked() is false and windows are no longer hidden.
    auto *page = m_page.release();
    for (const auto &hidden : std::exchange(m_hidden, {})) {
        if (!hidden.window)
            continue;
        hidden.window->setWindowModality(hidden.modality);
        // Window managers may place a window that is shown again somewhere else.
        if (!(hidden.window->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)))
            hidden.window->setGeometry(hidden.geometry);
        hidden.window->show();
    }
    m_window.activateWindow();
    page->hide();
    // Delete the page later, because its own button may have emitted the current signal.
    page->deleteLater();
    follow();
    Q_EMIT unlocked();
    if (std::exchange(m_closing, false))
        m_window.close();
}

} // namespace storedesk::ui::shell
