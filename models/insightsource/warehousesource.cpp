// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightsource/warehousesource.h"

#include "account/account.h"
#include "base/background.h"
#include "jobs/accountowner.h"
#include "profiles/bestsecrets.h"
#include "warehouse/storedconnection.h"
#include "warehouse/warehousesync.h"
#include "warehouseinsights/warehouseanswers.h"

#include <QCoreApplication>

namespace storedesk::insightsource {

using warehouse::ConnectionSettings;

WarehouseSource::WarehouseSource(account::Account &account)
    : m_account(account)
{
    base::inBackground([folder = account.folder()] { return warehouse::storedConnection(folder); },
                       this,
                       [this](const base::Result<ConnectionSettings> &stored) {
                           m_ready = true;
                           if (m_settings.parameters.isEmpty())
                               setConnection(stored.value_or(ConnectionSettings()));
                           Q_EMIT changed();
                       });
    // The engine checks that the warehouse belongs to the store.
    connect(&account, &account::Account::storeChanged, this, [this] {
        if (m_engine && m_store != store())
            makeEngine(m_password);
    });
}

WarehouseSource::~WarehouseSource()
{
    close();
}

// The engine waits for its thread when it is destroyed.
void WarehouseSource::close()
{
    if (m_engine)
        base::runInBackground([engine = std::exchange(m_engine, nullptr)] { }, qApp, [] { });
}

QString WarehouseSource::name() const
{
    return m_settings.parameters.isEmpty() ? QString() : m_settings.shownText();
}

QString WarehouseSource::store() const
{
    return jobs::withStore({}, m_account.store()).store;
}

void WarehouseSource::follow(warehouse::WarehouseSync &sync)
{
    using Activity = warehouse::WarehouseSync::Activity;
    m_sync = &sync;
    if (!sync.settings().parameters.isEmpty())
        setConnection(sync.settings());
    connect(&sync, &warehouse::WarehouseSync::changed, this, [this] {
        if (!m_sync->settings().parameters.isEmpty())
            setConnection(m_sync->settings());
        const auto activity = m_sync->activity();
        const bool wasSyncing = std::exchange(m_isSyncing, activity == Activity::Syncing);
        const bool wasConnecting = std::exchange(m_isConnecting, activity == Activity::Connecting);
        // The user may have entered another password.
        if (m_opens && wasConnecting && !m_isConnecting)
            open();
        if (m_engine && wasSyncing && !m_isSyncing) {
            m_engine->setOutdated();
            Q_EMIT changed();
        }
    });
}

void WarehouseSource::setConnection(const ConnectionSettings &settings)
{
    if (settings == m_settings)
        return;
    m_settings = settings;
    close();
    if (m_opens)
        open();
    Q_EMIT changed();
}

profiles::SecretStore &WarehouseSource::secrets()
{
    if (m_sync)
        return m_sync->secrets();
    if (!m_secrets)
        m_secrets = std::make_unique<profiles::BestSecrets>(m_account.clock());
    return *m_secrets;
}

void WarehouseSource::open()
{
    m_opens = true;
    if (m_settings.parameters.isEmpty())
        return;
    secrets().read(m_settings.secretId(), this,
                   [this, settings = m_settings](const base::Result<QByteArray> &stored) {
                       // Without a password, the server may need none, or refuses with a reason.
                       const auto password = stored.value_or(QByteArray());
                       if (settings == m_settings && (!m_engine || m_password != password))
                           makeEngine(password);
                   });
}

void WarehouseSource::makeEngine(const QByteArray &password)
{
    close();
    m_password = password;
    m_store = store();
    m_engine = std::make_shared<warehouseinsights::WarehouseAnswers>(m_settings, password, m_store);
    Q_EMIT changed();
}

void WarehouseSource::refresh()
{
    if (m_engine)
        m_engine->setOutdated();
    open();
}

} // namespace storedesk::insightsource
