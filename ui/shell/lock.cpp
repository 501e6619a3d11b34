// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/lock.h"

#include "desk/desk.h"
#include "jobs/jobboard.h"
#include "ui/frame/accountactions.h"
#include "ui/shell/lockpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/menus.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace storedesk::ui::shell {

using settings::Setting;

static QString sentenceOf(Lock::Cause cause)
{
    switch (cause) {
    case Lock::Cause::Asked:
        break;
    case Lock::Cause::Idle:
        return Lock::tr("Storedesk was idle.");
    case Lock::Cause::Screen:
        return Lock::tr("The screen was locked.");
    case Lock::Cause::Sleep:
        return Lock::tr("The computer was asleep.");
    }
    return Lock::tr("Your pages and forms are unchanged.");
}

Lock::Lock(MainWindow &window, const AccountActions &accounts, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_accounts(accounts)
    , m_idle(window.clock().timer([this] { lookWhetherUsed(); }))
{
    connect(&window.settings(), &settings::Settings::changed, this, &Lock::follow);
    connect(window.parts().menus, &Menus::triggered, this, [this](Act act) {
        if (act == Act::Lock)
            lock(Cause::Asked);
    });
    // An account may have been connecting when the window was locked.
    connect(&window, &MainWindow::deskChanged, this, &Lock::forgetKey);
    connect(&m_screen, &ScreenWatch::screenLocked, this, [this] {
        if (m_window.settings().isOn(Setting::LockWithScreen))
            lock(Cause::Screen);
    });
    connect(&m_screen, &ScreenWatch::fallsAsleep, this, [this] {
        if (m_window.settings().isOn(Setting::LockWithScreen))
            lock(Cause::Sleep);
    });
    // Unlocking the screen has already authenticated the user.
    connect(&m_screen, &ScreenWatch::screenUnlocked, this, [this] {
        if (m_cause == Cause::Screen || m_cause == Cause::Sleep)
            unlock();
    });
    follow();
}

// The window is being destroyed, so its objects must not receive focus changes.
Lock::~Lock()
{
    qApp->removeEventFilter(this);
    const QSignalBlocker silent(qApp);
    m_page.reset();
}

base::Clock::Duration Lock::limit() const
{
    return std::chrono::minutes(m_window.settings().number(Setting::LockAfter));
}

void Lock::follow()
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

void Lock::lookWhetherUsed()
{
    const auto unused = m_window.clock().ticks() - m_lastUse;
    if (unused < limit())
        m_idle->start(limit() - unused);
    else
        lock(Cause::Idle);
}

bool Lock::eventFilter(QObject *watched, QEvent *event)
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
        // A dialog may open now, or a second start may raise the window.
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

void Lock::lock(Cause cause)
{
    if (isLocked())
        return;
    m_cause = cause;
    m_idle->stop();
    m_page = std::make_unique<LockPage>(sentenceOf(cause), m_window.theme());
    connect(m_page.get(), &LockPage::unlockAsked, this, [this] {
        m_closing = false;
        unlock();
    });
    connect(m_page.get(), &LockPage::closeAsked, this, [this] {
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

void Lock::hideWindows()
{
    auto windows = QApplication::topLevelWidgets();
    // Hide the main window first, so that the windows above it are also shown after it.
    std::ranges::stable_partition(windows, [this](QWidget *window) { return window == &m_window; });
    for (auto *window : std::as_const(windows)) {
        if (window->isVisible() && window != m_page.get())
            hide(window);
    }
}

void Lock::hide(QWidget *window)
{
    if (!window || !isLocked() || !window->isVisible())
        return;
    if (window->windowType() == Qt::Popup || window->windowType() == Qt::ToolTip)
        return void(window->close());
    const auto known = [window](const Hidden &hidden) {
        return hidden.window == window;
    };
    if (std::ranges::none_of(m_hidden, known))
        m_hidden.append({window, window->windowModality()});
    window->hide();
}

void Lock::forgetKey()
{
    // Without reach() the key could not be restored.
    if (!isLocked() || !m_window.hasDesk() || !m_accounts.reach)
        return;
    auto &desk = m_window.desk();
    auto &board = jobs::JobBoard::of(desk);
    if (board.running() > 0)
        connect(&board, &jobs::JobBoard::jobEnded, this, &Lock::forgetKey, Qt::UniqueConnection);
    else
        desk.session().client().lock();
}

void Lock::unlock()
{
    if (!isLocked())
        return;
    if (!m_window.hasDesk() || !m_window.desk().session().client().isLocked())
        return open();
    m_page->showWaiting();
    const auto id = m_window.desk().profile().id;
    m_accounts.reach(id, m_page.get(), [this](const base::Result<api::Connection> &reached) {
        if (!isLocked())
            return;
        // Unsaved changes are stored as drafts.
        if (!reached && m_closing)
            return QCoreApplication::exit();
        if (!reached)
            return m_page->showProblem(reached.error());
        if (m_window.hasDesk())
            m_window.desk().session().client().setKey(reached->key);
        open();
    });
}

void Lock::open()
{
    // From here on isLocked() is false and windows are no longer hidden.
    auto *page = m_page.release();
    for (const auto &hidden : std::exchange(m_hidden, {})) {
        if (!hidden.window)
            continue;
        hidden.window->setWindowModality(hidden.modality);
        hidden.window->show();
    }
    m_window.activateWindow();
    page->hide();
    // The signal may have been emitted by its own button.
    page->deleteLater();
    follow();
    Q_EMIT unlocked();
    if (std::exchange(m_closing, false))
        m_window.close();
}

} // namespace storedesk::ui::shell
