// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/shell/screenwatch.h"

#include <QList>
#include <QPointer>

#include <memory>

class QWidget;

namespace storedesk::ui {
struct AccountActions;
}

namespace storedesk::ui::shell {

class LockPage;
class MainWindow;

// Hides every window of the program behind one that shows nothing, and lets the client forget its
// key. There is no password of our own: whoever may open the session of this computer may unlock,
// and the key comes from the keychain again, which asks for its own password when it is locked.
// Jobs that are running keep the key until they have ended; after that nothing is sent.
class Lock final : public QObject
{
    Q_OBJECT

public:
    enum class Cause : quint8 { Asked, Idle, Screen, Sleep };
    Q_ENUM(Cause)

    // Both outlive it.
    Lock(MainWindow &window, const AccountActions &accounts, QObject *parent = nullptr);
    ~Lock() override;

    [[nodiscard]] bool isLocked() const { return static_cast<bool>(m_page); }
    [[nodiscard]] LockPage *page() const { return m_page.get(); } // or null
    void lock(Cause cause);
    void unlock(); // once the key is there again

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
    };

    void follow(); // the settings
    void lookWhetherUsed();
    void hideWindows();
    void hide(QWidget *window);
    void forgetKey();
    void open();
    [[nodiscard]] base::Clock::Duration limit() const; // zero: never

    MainWindow &m_window;
    const AccountActions &m_accounts;
    ScreenWatch m_screen;
    std::unique_ptr<base::Clock::Timer> m_idle;
    base::Clock::Duration m_lastUse{0};
    std::unique_ptr<LockPage> m_page;
    Cause m_cause = Cause::Asked;
    QList<Hidden> m_hidden; // in the order in which they are shown again
    bool m_closing = false; // as soon as it is unlocked
};

} // namespace storedesk::ui::shell
