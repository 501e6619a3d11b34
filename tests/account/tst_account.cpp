// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "base/clock.h"
#include "practice/service/service.h"
#include "settings/setting.h"
#include "storage/bin.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_account {

using namespace Qt::StringLiterals;
using namespace storedesk;
using account::AccountFields;
using catalogue::OperationId;
using catalogue::Resource;

class TestAccount final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start(
            support::copied(
                {.contacts = 20, .requestsPerMinute = 0, .keys = {{u"exports:read"_s}}}),
            m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_folder.emplace();
    }

    void cleanup()
    {
        m_account.reset();
        m_service.reset();
    }

    // The bin and the settings define this default in two libraries that do not depend on each
    // other.
    void theBinStartsWithTheRetentionOfTheSettings()
    {
        QCOMPARE(QByteArray(settings::rowOf(settings::Setting::BinDays).usual),
                 QByteArray::number(storage::Bin::usualDays));
    }

    void theStoreIsReadOnceAndReported()
    {
        open();
        QSignalSpy changed(&*m_account, &account::Account::storeChanged);
        QVERIFY(m_account->store().isEmpty());
        m_account->readStore();
        m_account->readStore();
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(!m_account->store().value("name"_L1).toString().isEmpty());
        QCOMPARE(m_service->ledger().received(OperationId::GetStore), 1);
    }

    void aLockedAreaIsKnownFromTheFirstAnswer()
    {
        open(m_service->keys().at(1).text);
        QSignalSpy rights(&*m_account, &account::Account::rightsChanged);
        QVERIFY(m_account->mayRead(Resource::CustomEventType));
        end(m_account->session().integrations().list(this));
        QCOMPARE(rights.size(), 1);
        QVERIFY(!m_account->mayRead(Resource::CustomIntegration));
        // Custom event types need the same permission as custom integrations.
        QVERIFY(!m_account->mayRead(Resource::CustomEventType));
        end(m_account->session().exports().list(this));
        QVERIFY(m_account->mayRead(Resource::Export));
        // Contacts have not been requested yet, so it is unknown whether the key may read them.
        QVERIFY(m_account->mayRead(Resource::Contact));
        QCOMPARE(rights.size(), 1);
    }

    void aReadThatWorksOpensTheAreaAgain()
    {
        open();
        m_account->setMayRead(Resource::Export, false);
        QVERIFY(!m_account->mayRead(Resource::Export));
        end(m_account->session().exports().list(this));
        QVERIFY(m_account->mayRead(Resource::Export));
    }

    // Only a refused write shows that the key may not write. Resuming requests tries it again.
    void aRefusedWriteIsLearnt()
    {
        open(m_service->keys().at(1).text);
        QSignalSpy rights(&*m_account, &account::Account::rightsChanged);
        QVERIFY(m_account->whyRefused(OperationId::DeleteExport).isEmpty());
        auto *call = m_account->session().write(
            {.operation = OperationId::DeleteExport, .values = {u"x"_s}});
        bool refused = false;
        call->then(this, [&refused](const http::Outcome &outcome) { refused = !outcome; });
        QTRY_VERIFY(refused);
        QCOMPARE(rights.size(), 1);
        QVERIFY(m_account->whyRefused(OperationId::DeleteExport).contains(u"exports:delete"_s));
        QVERIFY(m_account->whyRefused(OperationId::CreateExport).isEmpty());
        QVERIFY(m_account->mayRead(Resource::Export));
        m_account->session().client().resume();
        QCOMPARE(rights.size(), 2);
        QVERIFY(m_account->whyRefused(OperationId::DeleteExport).isEmpty());
    }

    void readOnlyRefusesAllWritesInTheCore()
    {
        open(m_service->apiKey(), profiles::ProtectionLevel::ReadOnly);
        QVERIFY(!m_account->mayWrite());
        int refused = 0;
        for (const auto &operation : catalogue::operations()) {
            if (!operation.writes())
                continue;
            const QStringList values(operation.path.count(u'{'), u"x"_s);
            auto *call = m_account->session().write({.operation = operation.id, .values = values});
            call->then(this, [&refused](const http::Outcome &outcome) {
                QVERIFY(!outcome);
                QCOMPARE(outcome.error().kind, http::ErrorKind::ReadOnly);
                ++refused;
            });
        }
        QTRY_COMPARE(refused, 26);
        QCOMPARE(m_service->ledger().total(), 0);
    }

    void everyGuardBecomesItsConnection_data()
    {
        QTest::addColumn<profiles::ProtectionLevel>("level");
        QTest::addColumn<http::Protection>("guard");
        QTest::newRow("read") << profiles::ProtectionLevel::ReadOnly << http::Protection::ReadOnly;
        QTest::newRow("confirm") << profiles::ProtectionLevel::Confirm << http::Protection::Confirm;
        QTest::newRow("free") << profiles::ProtectionLevel::Free << http::Protection::Free;
    }

    void everyGuardBecomesItsConnection()
    {
        QFETCH(const profiles::ProtectionLevel, level);
        QFETCH(const http::Protection, guard);
        open("key", level);
        const auto &connection = m_account->session().client().connection();
        QCOMPARE(connection.guard, guard);
        QCOMPARE(connection.baseUrl, m_service->url());
        QCOMPARE(connection.key, QByteArray("key"));
        QCOMPARE(m_account->mayWrite(), guard != http::Protection::ReadOnly);
    }

    void contactFieldsAreReadWhenNeededAndAgainAfterAChange()
    {
        open();
        auto &fields = m_account->contactFields();
        QCOMPARE(fields.state(), AccountFields::State::Unread);
        const auto before =
            fields.contactRules(catalogue::FieldLocation::PatchByEmail).rules.size();
        fields.need();
        fields.need();
        QTRY_COMPARE(fields.state(), AccountFields::State::Ready);
        QCOMPARE(m_service->ledger().received(OperationId::ListContactFields), 1);
        const auto rules = fields.contactRules(catalogue::FieldLocation::PatchByEmail).rules.size();
        QVERIFY(rules > before);

        auto *call =
            m_account->session().contactFields().create(QJsonObject{{u"id"_s, u"shoeSize"_s},
                                                                    {u"name"_s, u"Shoe size"_s},
                                                                    {u"type"_s, u"integer"_s},
                                                                    {u"required"_s, false}});
        QString id;
        call->then(this, [&id](const http::Outcome &outcome) {
            if (outcome)
                id = outcome->document.object().value("id"_L1).toString();
        });
        QTRY_VERIFY(!id.isEmpty());
        QTRY_COMPARE(fields.contactRules(catalogue::FieldLocation::PatchByEmail).rules.size(),
                     rules + 1);

        (void)m_account->session().contactFields().remove(id);
        QTRY_COMPARE(fields.contactRules(catalogue::FieldLocation::PatchByEmail).rules.size(),
                     rules);
    }

    void contactFieldsThatFailSayWhyAndCanBeAskedAgain()
    {
        open(m_service->keys().at(1).text);
        auto &fields = m_account->contactFields();
        fields.need();
        QTRY_COMPARE(fields.state(), AccountFields::State::Failed);
        QCOMPARE(fields.error().kind, http::ErrorKind::Forbidden);
        QVERIFY(!fields.error().words.what.isEmpty());
        QVERIFY(!m_account->mayRead(Resource::ContactField));
        m_account->session().client().setKey(m_service->apiKey());
        fields.need();
        QTRY_COMPARE(fields.state(), AccountFields::State::Ready);
    }

private:
    void open(const QByteArray &key = {},
              profiles::ProtectionLevel guard = profiles::ProtectionLevel::Confirm)
    {
        m_account.emplace(profiles::Profile{.id = u"test"_s,
                                            .name = u"Casa Oliva"_s,
                                            .address = m_service->url(),
                                            .guard = guard,
                                            .requestsPerMinute = 0},
                          key.isEmpty() ? m_service->apiKey() : key, m_clock, m_folder->path());
    }

    static void end(api::Call *call)
    {
        QSignalSpy finished(call, &api::Call::finished);
        QTRY_COMPARE(finished.size(), 1);
    }

    base::SystemClock m_clock;
    std::unique_ptr<practice::Service> m_service;
    std::optional<QTemporaryDir> m_folder;
    std::optional<account::Account> m_account;
};

STOREDESK_TEST(TestAccount)

} // namespace tst_account

#include "tst_account.moc"
