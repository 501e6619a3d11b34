// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profiles.h"
#include "accounts/secretstore.h"
#include "base/clock.h"
#include "desk/desk.h"

#include <QPointer>

#include <memory>

class QDialog;

namespace storedesk::ui {

class ConnectDialog;
class Theme;

struct PracticeAccess
{
    QUrl url;
    QByteArray key;
};

// What accounts need of the window that shows them.
struct AccountsHost
{
    std::function<void(QDialog *)> openDialog; // modal, deleted when it closes
    std::function<void(const QString &)> tell; // one sentence in the status bar
    std::function<void(std::unique_ptr<desk::Desk>)> takeDesk; // the connected account
    // Whether the account that is shown may be left: asks about pending edits first and goes on
    // with the function, or does not. Empty: always.
    std::function<void(std::function<void()>)> leave = {};
};

// The accounts as the window knows them: which there are, and everything that ends with one
// connected. Wherever a key is missing or refused by the keychain it is asked for again.
class Accounts final : public QObject
{
    Q_OBJECT

public:
    using StartPractice = std::function<base::Result<PracticeAccess>()>;

    // All outlive it. Local data goes below the folder; without a function there is no practice.
    Accounts(accounts::Profiles &profiles, accounts::SecretStore &secrets, base::Clock &clock,
             const Theme &theme, QString dataFolder, StartPractice startPractice,
             QObject *parent = nullptr);
    ~Accounts() override;
    void setHost(AccountsHost host);

    // Connects what was used last. False: there is nothing, so show the first start.
    bool connectLast();
    void connectTo(const QString &id);
    void practise();

    void addAccount(); // the connect dialog
    void edit(const QString &id);
    void manage(); // the dialog with all of them

    [[nodiscard]] accounts::Profiles &profiles() { return m_profiles; }
    [[nodiscard]] accounts::SecretStore &secrets() { return m_secrets; }
    [[nodiscard]] QString currentId() const { return m_currentId; } // empty: none is connected
    [[nodiscard]] bool hasPractice() const { return m_startPractice != nullptr; }

    // The id of the practice store, which is in no file: its address is new every time.
    [[nodiscard]] static QString practiceId();
    [[nodiscard]] static accounts::Profile practiceProfile();

Q_SIGNALS:
    void currentChanged();
    // Nothing was connected, and why. The window says it where it stands.
    void failed(const storedesk::base::Problem &problem);

private:
    void leaveThen(std::function<void()> go);
    void openKeyed(const QString &id);
    void hand(const accounts::Profile &profile, const QByteArray &key);
    void askKeyAgain(const accounts::Profile &profile, const base::Problem &problem);
    ConnectDialog *openConnectDialog(const accounts::Profile &profile);
    void keep(ConnectDialog *dialog);
    void keepKey(ConnectDialog *dialog, const accounts::Profile &profile);
    void finish(ConnectDialog *dialog, const accounts::Profile &profile);

    accounts::Profiles &m_profiles;
    accounts::SecretStore &m_secrets;
    base::Clock &m_clock;
    const Theme &m_theme;
    QString m_dataFolder;
    StartPractice m_startPractice;
    AccountsHost m_host;
    QString m_currentId;
    quint64 m_asked = 0; // the latest wish to connect wins
};

} // namespace storedesk::ui
