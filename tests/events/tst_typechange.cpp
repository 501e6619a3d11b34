// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/seededstores.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/account.h"
#include "api/call.h"
#include "api/pages.h"
#include "api/session.h"
#include "events/definition.h"
#include "events/definitiondifference.h"
#include "events/typechange.h"
#include "practice/service/service.h"
#include "profiles/profile.h"
#include "storage/drafts.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <optional>

namespace tst_typechange {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using events::ChangeStep;
using practice::Fault;

static QJsonObject typeWith(const QString &alias, const QStringList &texts)
{
    QJsonArray fields{QJsonObject{{u"id"_s, u"mail"_s},
                                  {u"name"_s, u"Mail"_s},
                                  {u"type"_s, u"email"_s},
                                  {u"required"_s, true},
                                  {u"isPrimaryKey"_s, true}}};
    for (const auto &id : texts)
        fields.append(QJsonObject{{u"id"_s, id}, {u"name"_s, id}, {u"type"_s, u"text"_s}});
    return {{u"name"_s, u"Order paid"_s},
            {u"alias"_s, alias},
            {u"category"_s, u"receive"_s},
            {u"receiveType"_s, u"api"_s},
            {u"fields"_s, fields}};
}

static QJsonObject before()
{
    return typeWith(u"order"_s, {u"ref"_s});
}

// Event types cannot be edited, so they are replaced. At every step at least one of the two types
// accepts events.
class TestTypeChange final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start(
            support::copied({.contacts = 5, .requestsPerMinute = 0}), m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_folder.emplace();
        open();
        m_integration = answerOf(m_account->session().integrations().create(
            QJsonObject{{u"name"_s, u"Shop"_s}, {u"eventsEnabled"_s, true}}))[u"id"]
                            .toString();
        m_type = answerOf(m_account->session().eventTypes().create(before(), {m_integration}));
        m_service->ledger().clear();
    }

    void cleanup()
    {
        m_change.reset();
        m_account.reset();
        m_service.reset();
    }

    void aStandInKeepsTheAlias()
    {
        begin(typeWith(u"order"_s, {u"ref"_s, u"total"_s}));
        QCOMPARE(events::stepsOf(m_change->plan()),
                 (QList{ChangeStep::CreateStandIn, ChangeStep::DeleteOld, ChangeStep::CreateNew,
                        ChangeStep::DeleteStandIn}));
        run();
        QCOMPARE(m_change->step(), ChangeStep::Done);
        QCOMPARE(m_change->problem(), base::Problem());
        onlyTypeIs(typeWith(u"order"_s, {u"ref"_s, u"total"_s}));
        QVERIFY(types()[0][u"id"] != m_type[u"id"]);
        // The new type was created and verified before the old one was deleted.
        const auto entries = m_service->ledger().entries();
        QList<OperationId> writes;
        for (const auto &entry : entries) {
            if (entry.operation
                && catalogue::operation(*entry.operation).effect != catalogue::Effect::Read)
                writes.append(*entry.operation);
        }
        QCOMPARE(writes,
                 (QList{OperationId::CreateCustomEventType, OperationId::DeleteCustomEventType,
                        OperationId::CreateCustomEventType, OperationId::DeleteCustomEventType}));
        // Revert the change.
        m_change->goBack();
        QTRY_VERIFY(!m_change->isRunning());
        onlyTypeIs(before());
    }

    void anotherAliasNeedsNoStandIn()
    {
        begin(typeWith(u"order-paid"_s, {u"ref"_s}));
        QCOMPARE(events::stepsOf(m_change->plan()),
                 (QList{ChangeStep::CreateNew, ChangeStep::DeleteOld}));
        run();
        onlyTypeIs(typeWith(u"order-paid"_s, {u"ref"_s}));
        m_change->goBack();
        QTRY_VERIFY(!m_change->isRunning());
        onlyTypeIs(before());
    }

    void typesThatTheServiceSendsCanBeChanged()
    {
        QJsonObject sent{
            {u"name"_s, u"To the ERP"_s},
            {u"category"_s, u"send"_s},
            {u"webhookUrl"_s, u"https://erp.example.com/a"_s},
            {u"fields"_s,
             QJsonArray{
                 QJsonObject{{u"id"_s, u"ref"_s}, {u"name"_s, u"Ref"_s}, {u"type"_s, u"text"_s}}}}};
        answerOf(m_account->session().eventTypes().remove(
            QStringList{m_integration, m_type[u"id"].toString()}));
        m_type = answerOf(m_account->session().eventTypes().create(sent, {m_integration}));
        auto wanted = sent;
        wanted[u"webhookUrl"] = u"https://erp.example.com/b"_s;
        begin(wanted);
        run();
        onlyTypeIs(wanted);
        m_change->goBack();
        QTRY_VERIFY(!m_change->isRunning());
        onlyTypeIs(sent);
    }

    void aFailureAtAnyStepLeavesOneThatWorks_data() { everyStep(); }
    void aFailureAtAnyStepLeavesOneThatWorks()
    {
        QFETCH(const bool, keeps);
        QFETCH(const OperationId, operation);
        QFETCH(const int, number);
        const auto wanted = keeps ? typeWith(u"order"_s, {u"total"_s}) : typeWith(u"paid"_s, {});
        for (const bool back : {false, true}) {
            begin(wanted);
            m_service->ledger().clear();
            m_service->play({{.aim = practice::Aim::Operation,
                              .operation = operation,
                              .fault = Fault::Status,
                              .value = u"400"_s,
                              .first = number,
                              .last = number}});
            run();
            QVERIFY2(!m_change->problem().what.isEmpty(), "nothing failed");
            oneTakesEvents();
            m_service->play({});
            back ? m_change->goBack() : m_change->start();
            QTRY_VERIFY(!m_change->isRunning());
            QCOMPARE(m_change->problem(), base::Problem());
            onlyTypeIs(back ? before() : wanted);
            if (back)
                break;
            // Revert the change before the second round.
            m_change->goBack();
            QTRY_VERIFY(!m_change->isRunning());
            onlyTypeIs(before());
            m_type = types()[0].toObject();
        }
    }

    // The program is killed while a step is in flight, whether or not the service has applied it.
    void aKillAtAnyStepLeavesOneThatWorks_data() { everyStep(); }
    void aKillAtAnyStepLeavesOneThatWorks()
    {
        QFETCH(const bool, keeps);
        QFETCH(const OperationId, operation);
        QFETCH(const int, number);
        const auto wanted = keeps ? typeWith(u"order"_s, {u"total"_s}) : typeWith(u"paid"_s, {});
        // A lost read is repeated immediately, so there is no moment at which the program could be
        // killed.
        const bool reads = catalogue::operation(operation).effect == catalogue::Effect::Read;
        for (const auto fault :
             reads ? QList{Fault::Stall} : QList{Fault::Stall, Fault::CloseNotApplied}) {
            for (const bool back : {false, true}) {
                begin(wanted);
                m_service->ledger().clear();
                m_service->play({{.aim = practice::Aim::Operation,
                                  .operation = operation,
                                  .fault = fault,
                                  .first = number,
                                  .last = number}});
                m_change->start();
                QTRY_VERIFY(m_service->ledger().received(operation) >= number);
                m_change.reset();
                m_account.reset();
                m_service->play({});
                open();
                oneTakesEvents();
                const auto plans = events::plansIn(m_account->storage().drafts());
                QCOMPARE(plans.size(), 1);
                QVERIFY(plans[0].begun && !plans[0].done);
                m_change.emplace(*m_account, plans[0]);
                back ? m_change->goBack() : m_change->start();
                QTRY_VERIFY(!m_change->isRunning());
                QCOMPARE(m_change->problem().what, QString());
                onlyTypeIs(back ? before() : wanted);
                if (!back) {
                    m_change->goBack();
                    QTRY_VERIFY(!m_change->isRunning());
                    onlyTypeIs(before());
                }
                m_type = types()[0].toObject();
                for (const auto &plan : events::plansIn(m_account->storage().drafts()))
                    m_account->storage().drafts().drop(events::placeOf(plan));
            }
        }
    }

    void differencesAreReportedWithTheirConsequences()
    {
        auto after = typeWith(u"paid"_s, {u"total"_s});
        const auto found = events::differencesOf(before(), after);
        QStringList what;
        for (const auto &difference : found)
            what.append(difference.what);
        QCOMPARE(what, (QStringList{u"Alias"_s, u"ref (ref)"_s, u"total (total)"_s}));
        QVERIFY(found[0].consequence.contains(u"system"_s));
        QVERIFY(found[1].consequence.contains(u"rejected"_s));
        QVERIFY(found[2].consequence.isEmpty());
        after = before();
        auto fields = after[u"fields"].toArray();
        auto field = fields[1].toObject();
        field[u"type"] = u"integer"_s;
        field[u"required"] = true;
        fields[1] = field;
        after[u"fields"] = fields;
        const auto changed = events::differencesOf(before(), after);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(changed[0].before, u"Text"_s);
        QCOMPARE(changed[0].after, u"Whole number"_s);
        QVERIFY(events::differencesOf(before(), before()).isEmpty());
    }

    void aPlanSurvivesAsAFile()
    {
        begin(typeWith(u"order"_s, {}));
        QCOMPARE(events::planIn(events::toJson(m_change->plan())), m_change->plan());
    }

private:
    static void everyStep()
    {
        using enum OperationId;
        QTest::addColumn<bool>("keeps");
        QTest::addColumn<OperationId>("operation");
        QTest::addColumn<int>("number");
        QTest::newRow("create the stand-in") << true << CreateCustomEventType << 1;
        QTest::newRow("delete the old one") << true << DeleteCustomEventType << 1;
        QTest::newRow("create the new one") << true << CreateCustomEventType << 2;
        QTest::newRow("delete the stand-in") << true << DeleteCustomEventType << 2;
        for (int number = 1; number <= 3; ++number)
            QTest::addRow("read one, %d", number) << true << GetCustomEventType << number;
        for (int number = 1; number <= 5; ++number)
            QTest::addRow("read all, %d", number) << true << ListCustomEventTypes << number;
        QTest::newRow("create with another alias") << false << CreateCustomEventType << 1;
        QTest::newRow("delete with another alias") << false << DeleteCustomEventType << 1;
    }

    void open()
    {
        m_account = std::make_unique<account::Account>(
            profiles::Profile{.id = u"test"_s,
                              .name = u"Casa Oliva"_s,
                              .address = m_service->url(),
                              .guard = profiles::ProtectionLevel::Free,
                              .requestsPerMinute = 0},
            m_service->apiKey(), m_clock, m_folder->path());
        QTRY_VERIFY(m_account->storage().ready());
    }

    QJsonObject answerOf(api::Call *call)
    {
        const auto outcome = support::outcomeOf(call);
        if (!outcome)
            qFatal("no response");
        return outcome->document.object();
    }

    QJsonArray types()
    {
        return answerOf(m_account->session().eventTypes().list(this, {m_integration}))[u"results"]
            .toArray();
    }

    void begin(const QJsonObject &wanted)
    {
        m_change.emplace(*m_account, events::planOf(m_integration, m_type, wanted, types()));
    }

    void run()
    {
        m_change->start();
        QTRY_VERIFY(!m_change->isRunning());
    }

    void oneTakesEvents()
    {
        const auto all = types();
        QVERIFY(!all.isEmpty());
        for (const auto &type : all)
            QVERIFY(!type[u"alias"].toString().isEmpty());
    }

    void onlyTypeIs(const QJsonObject &definition)
    {
        const auto all = types();
        QCOMPARE(all.size(), 1);
        QCOMPARE(events::definitionOf(all[0].toObject()), events::definitionOf(definition));
    }

    base::SystemClock m_clock;
    std::unique_ptr<practice::Service> m_service;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<account::Account> m_account;
    std::optional<events::TypeChange> m_change;
    QString m_integration;
    QJsonObject m_type;
};

STOREDESK_TEST(TestTypeChange)

} // namespace tst_typechange

#include "tst_typechange.moc"
