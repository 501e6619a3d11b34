// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/answerengine.h"
#include "warehouse/connectionsettings.h"

#include <QObject>
#include <QPointer>

namespace storedesk::account {
class Account;
}
namespace storedesk::profiles {
class BestSecrets;
class SecretStore;
} // namespace storedesk::profiles
namespace storedesk::warehouse {
class WarehouseSync;
}

namespace storedesk::insightsource {

// The warehouse of an account as a source of answers. Reads its connection and its password.
class WarehouseSource final : public QObject
{
    Q_OBJECT

public:
    // The account must outlive this object.
    explicit WarehouseSource(account::Account &account);
    // Closes the connections in the background.
    ~WarehouseSource() override;

    // Whether the stored connection was read.
    [[nodiscard]] bool isReady() const { return m_ready; }
    // Returns a text such as "user@db.example.com/shop". Empty if the account has no warehouse.
    [[nodiscard]] QString name() const;
    // Uses the connection and the password of the sync, and reads the warehouse again after each
    // sync.
    void follow(warehouse::WarehouseSync &sync);
    // Reads the password. The engine is available after that.
    void open();
    // Lets the next question read the warehouse again, with a new password if it has changed.
    void refresh();
    // Null until it is available.
    [[nodiscard]] const std::shared_ptr<insights::AnswerEngine> &engine() const { return m_engine; }

Q_SIGNALS:
    // Emitted when the connection or the engine changed.
    void changed();

private:
    void setConnection(const warehouse::ConnectionSettings &settings);
    void makeEngine(const QByteArray &password);
    void close();
    [[nodiscard]] profiles::SecretStore &secrets();
    [[nodiscard]] QString store() const;

    account::Account &m_account;
    bool m_ready = false;
    warehouse::ConnectionSettings m_settings;
    QPointer<warehouse::WarehouseSync> m_sync;
    // Used without a sync. Passwords that are not in the keychain are known to the sync only.
    std::unique_ptr<profiles::BestSecrets> m_secrets;
    std::shared_ptr<insights::AnswerEngine> m_engine;
    // The password and the store of the engine.
    QByteArray m_password;
    QString m_store;
    // Whether open() was called.
    bool m_opens = false;
    bool m_isSyncing = false;
    bool m_isConnecting = false;
};

} // namespace storedesk::insightsource
