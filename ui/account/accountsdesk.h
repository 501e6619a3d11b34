// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/memorysecrets.h"
#include "accounts/profiles.h"
#include "base/clock.h"
#include "desk/desk.h"
#include "ui/account/accountshost.h"
#include "ui/frame/accountactions.h"

#include <QPointer>

namespace storedesk::ui {
class Language;
} // namespace storedesk::ui

namespace storedesk::ui::account {

class ConnectDialog;
class FirstStart;
class ManageAccounts;

// Manages the accounts for the main window: lists the profiles, opens, edits and removes accounts,
// and connects them. Asks for the key again when it is missing or the keychain refuses to return
// it.
class Accounts final : public QObject
{
    Q_OBJECT

public:
    // Dependencies; all of them outlive this object.
    struct Parts
    {
        accounts::Profiles &profiles;
        accounts::SecretStore &secrets;
        base::Clock &clock;
        const Theme &theme;
        const Language &language;
    };

    // Account data is stored below the data folder. Without a start function there is no practice
    // store.
    Accounts(const Parts &parts, QString dataFolder, StartPractice startPractice = {},
             QObject *parent = nullptr);
    ~Accounts() override;

    void setHost(AccountsHost host);
    // Callbacks for the window; they refer to this object.
    [[nodiscard]] AccountActions actions();

    // Connects the most recently used account. Returns false if there is none, in which case only
    // the first-start page can be shown.
    bool connectLast();
    void connectTo(const QString &id);
    void practise();
    void addAccount();
    void edit(const QString &id);
    // Asks for a new key and connects with it.
    void changeKey(const QString &id, const base::Problem &why);
    void manage();

    // Called by the window with the id of the account it shows; empty if it shows none.
    void setCurrent(const QString &id);
    [[nodiscard]] QString current() const { return m_current; }
    // Shows the problem on the first-start page or in the status bar.
    void say(const base::Problem &problem);

    // The practice store is not stored in the profiles file because its address changes on every
    // start.
    [[nodiscard]] static accounts::Profile practiceProfile();

private:
    [[nodiscard]] QWidget *makeFirstStart(QWidget *parent);
    [[nodiscard]] QList<accounts::Profile> offered() const;
    void readKey(const QString &id, QObject *context, accounts::SecretStore::Read read);
    void reach(const QString &id, QObject *context, const AccountActions::Reached &reached);
    void openDesk(const accounts::Profile &profile, const QByteArray &key,
                  const catalogue::Examples &examples = {});
    void askKeyAgain(const accounts::Profile &profile, const base::Problem &problem);
    ConnectDialog *open(const accounts::Profile &profile);
    void keep(const QPointer<ConnectDialog> &dialog);
    void keepKey(const accounts::Profile &profile, const QByteArray &key,
                 const QPointer<ConnectDialog> &dialog, bool stay);
    void sayNotKept(const accounts::Profile &profile, const QByteArray &key, const QString &why,
                    bool stay);
    void remove(const QString &id, const QPointer<ManageAccounts> &dialog);
    void forgetKey(const QString &id, const QPointer<ManageAccounts> &dialog);
    void deleteEverything(const QString &id);
    void eraseAccount(const QString &id);

    Parts m_parts;
    QString m_dataFolder;
    StartPractice m_startPractice;
    AccountsHost m_host;
    // Keys that the keychain refused to store; valid until the program exits.
    accounts::MemorySecrets m_runKeys;
    QPointer<FirstStart> m_firstStart;
    QString m_current;
    // Id of the account to erase once the window has closed it.
    QString m_deleting;
    // Test calls of an account that is not connected yet.
    std::vector<api::CallRecord> m_tests;
    // Not shown yet, because there was no first-start page.
    base::Problem m_problem;
    // Only the latest connection request takes effect.
    quint64 m_connectRequest = 0;
};

} // namespace storedesk::ui::account
