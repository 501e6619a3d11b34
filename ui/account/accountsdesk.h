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

// The accounts as the window knows them: which there are, and everything that ends with one
// connected. Wherever a key is missing or the keychain refuses it, it is asked for again.
class Accounts final : public QObject
{
    Q_OBJECT

public:
    // What the room works with; all of it outlives it.
    struct Parts
    {
        accounts::Profiles &profiles;
        accounts::SecretStore &secrets;
        base::Clock &clock;
        const Theme &theme;
        const Language &language;
    };

    // Local data of the accounts goes below the folder. Without a function there is no practice.
    Accounts(const Parts &parts, QString dataFolder, StartPractice startPractice = {},
             QObject *parent = nullptr);
    ~Accounts() override;

    void setHost(AccountsHost host);
    [[nodiscard]] AccountActions actions(); // for the window; calls back into this

    // Connects what was used last. False: there is nothing, so the first start is all there is.
    bool connectLast();
    void connectTo(const QString &id);
    void practise();
    void addAccount();
    void edit(const QString &id);
    void changeKey(const QString &id, const base::Problem &why); // and connects with it
    void manage();

    // The window says what it shows now; empty: nothing.
    void setCurrent(const QString &id);
    [[nodiscard]] QString current() const { return m_current; }
    // Said on the first start, or in the status bar.
    void say(const base::Problem &problem);

    // The practice store is in no file: its address is new every time.
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
    accounts::MemorySecrets m_runKeys; // that the keychain did not take
    QPointer<FirstStart> m_firstStart;
    QString m_current;
    QString m_deleting; // as soon as the window has left it
    std::vector<api::CallRecord> m_tests; // of an account that is not connected yet
    base::Problem m_problem; // not said yet: there was nobody to say it
    quint64 m_connectRequest = 0; // only the latest request to connect counts
};

} // namespace storedesk::ui::account
