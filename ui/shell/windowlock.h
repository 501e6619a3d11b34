// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/lock/screenwatch.h"

#include <QList>
#include <QPointer>

#include <memory>

class QWidget;

namespace storedesk::ui::lock {
class LockPage;
}

namespace storedesk::ui {
struct AccountActions;
}

namespace storedesk::ui::shell {

class MainWindow;

// Hides all windows of the program behind an empty one and clears the key from the client. There is
// no separate password: anyone with access to the desktop session may unlock. The key is then read
// from the keychain again, which asks for its own password if it is locked. Running jobs keep the
// key until they have finished; after that nothing is sent.
class WindowLock final : public QObject
{
    Q_OBJECT

public:
    enum class Cause : quint8 { Asked, Idle, Screen, Sleep };
    Q_ENUM(Cause)

    // The window and the account actions must outlive this object.
    WindowLock(MainWindow &window, const AccountActions &accounts, QObject *parent = nullptr);
    ~WindowLock() override;

    [[nodiscard]] bool isLocked() const { return static_cast<bool>(m_page); }
    // Returns null while unlocked.
    [[nodiscard]] lock::LockPage *page() const { return m_page.get(); }
    void lock(Cause cause);
    // Reads the key again, then unlocks.
    void unlock();

Q_SIGNALS:
    void locked();
    void unlocked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Hidden
    {
        QPointer<QWidget> window;
        Qt::WindowModality modality;
        QRect geometry;
    };

    // Applies the settings.
    void follow();
    void checkWhetherUsed();
    void hideWindows();
    void hide(QWidget *window);
    void forgetKey();
    void open();
    // Returns the idle time before locking; zero means never.
    [[nodiscard]] base::Clock::Duration limit() const;

    MainWindow &m_window;
    const AccountActions &m_accounts;
    lock::ScreenWatch m_screen;
    std::unique_ptr<base::Clock::Timer> m_idle;
    base::Clock::Duration m_lastUse{0};
    std::unique_ptr<lock::LockPage> m_page;
    Cause m_cause = Cause::Asked;
    // The hidden windows, in the order in which they are shown again.
    QList<Hidden> m_hidden;
    // Whether to close the window once it is unlocked.
    bool m_closing = false;
};

} // namespace storedesk::ui::shell
