// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account.h"

#include "account/accountfields.h"
#include "account/callrecorder.h"
#include "account/connectionof.h"
#include "account/contactmirrorcleaner.h"
#include "account/couponimports.h"
#include "account/recordnames.h"
#include "storage/bin.h"

#include <QDir>

namespace storedesk::account {

Account::Account(profiles::Profile profile, const QByteArray &key, base::Clock &clock,
                 const QString &dataFolder, QObject *parent)
    : QObject(parent)
    , m_profile(std::move(profile))
    , m_clock(clock)
    , m_folder(QDir(dataFolder).filePath(m_profile.id))
    , m_session(new api::Session(connectionOf(m_profile, key), clock, this))
    , m_calls(new CallRecorder(m_session->client().log(), m_folder, clock, this))
    , m_storage(new storage::AccountStorage(m_folder, clock, this))
    , m_contactFields(new AccountFields(*m_session, this))
    , m_names(new RecordNames(*m_session, this))
    , m_couponImports(new CouponImports(*m_session, clock, this))
    , m_copiedContacts(new ContactMirrorCleaner(*m_session, m_folder, clock, this))
{
    m_mayRead.fill(true);
    m_copiedContacts->listenTo(m_storage->bin());
    connect(&m_session->client().log(), &api::CallLog::added, this, &Account::noteRights);
    connect(&m_session->client(), &api::Client::resumed, this, &Account::forgetMissingScopes);
}

// Destroys users of the session before the session, and the session before the storage that records
// its responses.
Account::~Account()
{
    delete m_couponImports;
    delete m_names;
    delete m_contactFields;
    delete m_session;
    delete m_calls;
    delete m_copiedContacts;
    delete m_storage;
}

void Account::follow(const settings::Settings &settings)
{
    disconnect(m_settings, nullptr, this, nullptr);
    m_settings = &settings;
    connect(m_settings, &settings::Settings::changed, this, &Account::applySetting);
    applySetting(settings::Setting::BinDays);
    applySetting(settings::Setting::CallLogDays);
}

void Account::applySetting(settings::Setting setting)
{
    if (setting == settings::Setting::BinDays)
        m_storage->bin().setRetentionDays(m_settings->number(setting));
    else if (setting == settings::Setting::CallLogDays)
        m_calls->setRetentionDays(m_settings->number(setting));
}

void Account::readStore()
{
    if (m_storeCall)
        return;
    m_storeCall = m_session->store().get(this);
    m_storeCall->then(this, [this](const http::Outcome &outcome) {
        // No error message is needed here, because the page that shows the store loads it too and
        // reports the error.
        if (!outcome)
            return;
        setStore(outcome->document.object());
    });
}

void Account::setStore(const QJsonObject &store)
{
    if (m_store == store)
        return;
    m_store = store;
    Q_EMIT storeChanged();
}

bool Account::mayRead(catalogue::Resource resource) const
{
    return m_mayRead[static_cast<std::size_t>(resource)];
}

// Access is granted by area: a right applies to all resources that share the area.
void Account::setMayRead(catalogue::Resource resource, bool may)
{
    const auto area = catalogue::resourceRow(resource).area;
    bool different = false;
    for (const auto &row : catalogue::resources()) {
        auto &known = m_mayRead[static_cast<std::size_t>(row.resource)];
        if (row.area != area || known == may)
            continue;
        known = may;
        different = true;
    }
    if (different)
        Q_EMIT rightsChanged();
}

bool Account::mayWrite() const
{
    return m_profile.guard != profiles::ProtectionLevel::ReadOnly;
}

// Observes the calls of all owners, because access rights apply to every page.
void Account::noteRights(const api::CallRecord &record)
{
    const auto &operation = http::operationOf(record.request);
    if (operation.writes())
        return noteWriteRights(record);
    if (record.file)
        return;
    if (record.kind == http::ErrorKind::Forbidden)
        setMayRead(operation.resource, false);
    else if (!record.kind || record.kind == http::ErrorKind::NotFound)
        setMayRead(operation.resource, true);
}

// Reads do not reveal whether the key may write, so this is learnt from the writes themselves.
void Account::noteWriteRights(const api::CallRecord &record)
{
    const auto scope = catalogue::scopeOf(http::operationOf(record.request));
    const auto before = m_missingScopes.size();
    if (record.kind == http::ErrorKind::Forbidden)
        m_missingScopes.insert(scope);
    else if (!record.kind)
        m_missingScopes.remove(scope);
    if (m_missingScopes.size() != before)
        Q_EMIT rightsChanged();
}

void Account::forgetMissingScopes()
{
    if (m_missingScopes.isEmpty())
        return;
    m_missingScopes.clear();
    Q_EMIT rightsChanged();
}

QString Account::whyRefused(catalogue::OperationId write) const
{
    const auto scope = catalogue::scopeOf(catalogue::operation(write));
    return m_missingScopes.contains(scope)
        ? tr("The key lacks the permission “%1”. Add it in the service, then refresh.").arg(scope)
        : QString();
}

} // namespace storedesk::account
