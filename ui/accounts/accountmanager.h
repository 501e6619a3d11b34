// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/account.h"
#include "base/clock.h"
#include "base/workerthread.h"
#include "profiles/memorysecrets.h"
#include "profiles/profiles.h"
#include "ui/accounts/accountmanagerhost.h"
#include "ui/accounts/typedaccount.h"
#include "ui/host/accountactions.h"

#include <QHash>
#include <QPointer>

namespace storedesk::ui {
class WindowLanguage;
} // namespace storedesk::ui

namespace storedesk::ui::accounts {

class ConnectDialog;
class FirstStart;
class ManageAccounts;

// Manages the accounts for the main window: lists the profiles, opens, edits and removes accounts,
// and connects them. Asks for the key again when it is missing or the keychain refuses to return
// it.
class AccountManager final : public QObject
{
    Q_OBJECT

public:
    // Dependencies, all of which must outlive this object.
    struct Parts
    {
        profiles::Profiles &profiles;
        profiles::SecretStore &secrets;
        base::Clock &clock;
        const Theme &theme;
        const WindowLanguage &language;
    };

    // Account data is stored below the data folder. Without a start function there is no practice
    // store.
    AccountManager(const Parts &parts, QString dataFolder, StartPractice startPractice = {},
                   QObject *parent = nullptr);
    ~AccountManager() override;

    void setHost(AccountManagerHost host);
    // Returns callbacks for the window. They refer to this object.
    [[nodiscard]] AccountActions actions();

    // Connects the most recently used account. Returns false if there is no such account, in which
    // case only the first-start page can be shown.
    bool connectLast();
    void connectTo(const QString &id);
    void practise();
    void addAccount();
    void edit(const QString &id);
    // Asks for a new key and connects with it.
    void changeKey(const QString &id, const base::Problem &why);
    void manage();

    // Called by the window with the id of the account it shows; empty if it shows no account.
    void setCurrent(const QString &id);
    [[nodiscard]] QString current() const { return m_current; }
    // Shows the problem on the first-start page or in the status bar.
    void say(const base::Problem &problem);

    // The practice store is not stored in the profiles file because its address changes on every
    // start.
    [[nodiscard]] static profiles::Profile practiceProfile();

private:
    [[nodiscard]] QWidget *makeFirstStart(QWidget *parent);
    [[nodiscard]] QList<profiles::Profile> offered() const;
    void readKey(const QString &id, QObject *context, profiles::SecretStore::Read read);
    void reach(const QString &id, QObject *context, const AccountActions::Reached &reached);
    void openBehind(const QString &id, QObject *context, const AccountActions::Opened &opened);
    void openAccount(const profiles::Profile &profile, const QByteArray &key,
                     const catalogue::Examples &examples = {});
    void askKeyAgain(const profiles::Profile &profile, const base::Problem &problem);
    ConnectDialog *open(const profiles::Profile &profile);
    // Keeps the input of a cancelled dialog for the next one, and hands it back.
    void followInput(const profiles::Profile &profile, ConnectDialog *dialog);
    void keep(const QPointer<ConnectDialog> &dialog);
    void storeKey(const profiles::Profile &profile, const QByteArray &key,
                  const QPointer<ConnectDialog> &dialog, bool stay);
    void reportKeyNotSaved(const profiles::Profile &profile, const QByteArray &key,
                           const QString &why, bool stay);
    void remove(const QString &id, const QPointer<ManageAccounts> &dialog);
    void forgetKey(const QString &id, const QPointer<ManageAccounts> &dialog);
    void deleteEverything(const QString &id);
    void eraseAccount(const QString &id);
    void removeFolder(const QString &folder, std::function<void(bool removed)> done);

    Parts m_parts;
    QString m_dataFolder;
    StartPractice m_startPractice;
    AccountManagerHost m_host;
    // Keys that the keychain refused to store. They are lost when the program exits.
    profiles::MemorySecrets m_runKeys;
    QPointer<FirstStart> m_firstStart;
    QString m_current;
    // Id of the account to erase once the window has closed it.
    QString m_deleting;
    // The profile for which the dialog was cancelled, and the input. Keyed by account; an empty id
    // is a new account.
    QHash<QString, std::pair<profiles::Profile, TypedAccount>> m_typed;
    // Test calls for an account that is not connected yet.
    std::vector<api::CallRecord> m_tests;
    // A problem to show as soon as the first-start page exists.
    base::Problem m_problem;
    // Number of the latest connection request. Earlier requests have no effect.
    quint64 m_connectRequest = 0;
    base::WorkerThread m_removing;
};

} // namespace storedesk::ui::accounts
