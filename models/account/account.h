// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "base/clock.h"
#include "catalogue/example.h"
#include "profiles/profile.h"
#include "settings/settings.h"
#include "storage/accountstorage.h"

#include <QJsonObject>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <array>

namespace storedesk::account {

class AccountFields;
class CallRecorder;
class ContactMirrorCleaner;
class CouponImports;
class RecordNames;

// One connected account. Combines a profile and its key into a connection and owns everything that
// uses the connection. Shared by the window and the command line.
class Account final : public QObject
{
    Q_OBJECT

public:
    // The clock must outlive the account. Local data is stored inside the given folder, in a
    // subfolder named after the profile.
    Account(profiles::Profile profile, const QByteArray &key, base::Clock &clock,
            const QString &dataFolder, QObject *parent = nullptr);
    ~Account() override;

    [[nodiscard]] const profiles::Profile &profile() const { return m_profile; }
    [[nodiscard]] base::Clock &clock() { return m_clock; }
    // Returns the folder that contains all local data for this account.
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] api::Session &session() { return *m_session; }
    [[nodiscard]] storage::AccountStorage &storage() { return *m_storage; }
    // The account's own contact fields, loaded once and shared by all forms.
    [[nodiscard]] AccountFields &contactFields() { return *m_contactFields; }
    // Names of records that other records reference by id.
    [[nodiscard]] RecordNames &names() { return *m_names; }
    [[nodiscard]] const CouponImports &couponImports() const { return *m_couponImports; }
    [[nodiscard]] CallRecorder &calls() { return *m_calls; }
    [[nodiscard]] ContactMirrorCleaner &copiedContacts() { return *m_copiedContacts; }
    // Returns the store as the service sent it; empty until it is loaded.
    [[nodiscard]] const QJsonObject &store() const { return m_store; }
    void readStore();
    void setStore(const QJsonObject &store);

    // Returns the user's settings, or the defaults until follow() is called. The settings must
    // outlive the account.
    [[nodiscard]] const settings::Settings &settings() const { return *m_settings; }
    void follow(const settings::Settings &settings);

    // Returns whether the service lets the key read the resource. Returns true while this is
    // unknown.
    [[nodiscard]] bool mayRead(catalogue::Resource resource) const;
    void setMayRead(catalogue::Resource resource, bool may);
    // Returns a sentence if the service refused such a write because of the key's permissions.
    // Forgotten when requests are resumed, because the key may have new permissions. Empty while
    // this is unknown.
    [[nodiscard]] QString whyRefused(catalogue::OperationId write) const;
    // Returns false if the profile is read-only.
    [[nodiscard]] bool mayWrite() const;

    // Returns sample records if the account belongs to the program's own practice service.
    [[nodiscard]] QList<catalogue::Example> examples(catalogue::Resource resource) const
    {
        return m_examples.value(resource);
    }
    void setExamples(const catalogue::Examples &examples) { m_examples = examples; }

Q_SIGNALS:
    void storeChanged();
    void rightsChanged();

private:
    void noteRights(const api::CallRecord &record);
    void noteWriteRights(const api::CallRecord &record);
    void forgetMissingScopes();
    void applySetting(settings::Setting setting);

    const settings::Settings m_usualSettings;
    const settings::Settings *m_settings = &m_usualSettings;
    profiles::Profile m_profile;
    base::Clock &m_clock;
    const QString m_folder;
    api::Session *m_session;
    CallRecorder *m_calls;
    storage::AccountStorage *m_storage;
    AccountFields *m_contactFields;
    RecordNames *m_names;
    CouponImports *m_couponImports;
    ContactMirrorCleaner *m_copiedContacts;
    QJsonObject m_store;
    catalogue::Examples m_examples;
    QPointer<api::Call> m_storeCall;
    // Scopes that a refused write needed.
    QSet<QString> m_missingScopes;
    std::array<bool, static_cast<std::size_t>(catalogue::Resource::Count)> m_mayRead;
};

} // namespace storedesk::account
