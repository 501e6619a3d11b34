// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/key.h"
#include "support/refusals.h"
#include "support/testclass.h"
#include "support/viaapi.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_apiclasses {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::Effect;
using catalogue::OperationId;
using http::ErrorKind;
using http::Request;
using enum catalogue::OperationId;
using practice::Fault;
using support::Refusal;
using support::refusals;

static const QHash<int, ErrorKind> kinds{
    {400, ErrorKind::Rejected},         {401, ErrorKind::Unauthorised},
    {403, ErrorKind::Forbidden},        {404, ErrorKind::NotFound},
    {409, ErrorKind::Conflict},         {413, ErrorKind::BodyTooLarge},
    {415, ErrorKind::WrongContentType}, {422, ErrorKind::Invalid},
};

// Tests all 48 operations of the twelve API classes against the practice service.
class TestApiClasses final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::SessionFixture> m_fixture;
    std::optional<support::GoodRequests> m_good;
    QObject m_owner;

    http::Outcome ask(api::Session &session, const Request &request)
    {
        return m_fixture->end(session, support::viaApi(session, request, &m_owner));
    }

    static void everyOperation()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &operation : catalogue::operations())
            QTest::newRow(operation.name.data()) << operation.id;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.emplace(practice::ServiceOptions{
            .contacts = 20,
            .requestsPerMinute = 0,
            .importLimitMb = 1,
            .keys = {{u"store:read"_s}, {u"workflows:read"_s}},
        });
        m_good.emplace(*m_fixture);
    }

    void cleanupTestCase()
    {
        m_good.reset();
        m_fixture.reset();
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { m_fixture->service().faults().clear(); }

    void everyOperationSucceeds_data() { everyOperation(); }

    void everyOperationSucceeds()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        const auto before = m_fixture->ledger().applied(operation);
        auto *call = support::viaApi(m_fixture->session(), request, &m_owner);
        QCOMPARE(call->request().operation, operation);
        QCOMPARE(call->request().values, request.values);
        const auto outcome = m_fixture->end(call);
        QVERIFY2(outcome,
                 outcome ? "" : qPrintable(outcome.error().words.what + outcome.error().words.why));
        QVERIFY(outcome->status >= 200 && outcome->status < 300);
        QCOMPARE(outcome->attempts, 1);
        QVERIFY(!outcome->confirmed);

        const auto &row = catalogue::operation(operation);
        QCOMPARE(m_fixture->ledger().applied(operation), before + 1);
        QCOMPARE(m_fixture->ledger().last()->values, request.values);
        const auto body = outcome->document.object();
        if (row.answer == catalogue::ResponseShape::Nothing)
            QCOMPARE(outcome->status, 204);
        else if (row.answer == catalogue::ResponseShape::Page)
            QVERIFY(body.value(catalogue::key::results).isArray());
        else
            QVERIFY(!body.isEmpty());
        if (row.effect == Effect::Create)
            QCOMPARE(outcome->status, 201);
    }

    void aKeyThatIsWrongIsRefused_data() { everyOperation(); }

    void aKeyThatIsWrongIsRefused()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        const auto stranger = m_fixture->connected("practice-00000000:ABCDEFGHIJKLMNOPQRSTUV");
        const auto outcome = ask(*stranger, request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Unauthorised);
        QCOMPARE(outcome.error().status, 401);
        QVERIFY(!outcome.error().words.next.isEmpty());
    }

    void aKeyWithoutTheScopeIsRefused_data() { everyOperation(); }

    void aKeyWithoutTheScopeIsRefused()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        const auto keys = m_fixture->service().keys();
        const bool store = operation == GetStore;
        const auto guest = m_fixture->connected(keys.at(store ? 2 : 1).text);
        const auto outcome = ask(*guest, request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Forbidden);
        QCOMPARE(outcome.error().status, 403);
        const auto scope = catalogue::scopeOf(catalogue::operation(operation));
        const auto words = outcome.error().words;
        QVERIFY2((words.what + words.why + words.next).contains(scope), qPrintable(scope));
    }

    void tooManyRequestsAreWaitedFor_data() { everyOperation(); }

    void tooManyRequestsAreWaitedFor()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        const auto before = m_fixture->ledger().applied(operation);
        m_fixture->service().faults().add(
            practice::once(operation, Fault::ThrottleSeconds, u"7"_s));
        // Each row uses a new session, because every 429 lowers the rate of a session.
        const auto session = m_fixture->connected(m_fixture->service().apiKey());
        const auto start = m_fixture->clock().ticks();
        const auto outcome = ask(*session, request);
        QVERIFY(outcome);
        QCOMPARE(m_fixture->ledger().applied(operation), before + 1);
        QVERIFY(m_fixture->clock().ticks() - start >= std::chrono::seconds(7));
    }

    // This client never causes this error, but a service may return it.
    void aWrongContentTypeIsSaidInWords_data()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &operation : catalogue::operations()) {
            if (operation.payload != catalogue::Payload::None)
                QTest::newRow(operation.name.data()) << operation.id;
        }
    }

    void aWrongContentTypeIsSaidInWords()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        for (const int status : {400, 415}) {
            m_fixture->service().faults().clear();
            m_fixture->service().faults().add(
                practice::once(operation, Fault::Status, QString::number(status)));
            const auto outcome = ask(m_fixture->session(), request);
            QVERIFY(!outcome);
            QCOMPARE(outcome.error().kind, kinds.value(status));
            QCOMPARE(outcome.error().attempts, 1);
        }
    }

    void everyDocumentedRefusalComesBack_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t row = 0; row < refusals.size(); ++row) {
            const auto &refusal = refusals[row];
            QTest::addRow("%s %d%s: %s", catalogue::operation(refusal.operation).name.data(),
                          refusal.status, qPrintable(u' ' + refusal.code), refusal.how)
                << static_cast<int>(row);
        }
    }

    void everyDocumentedRefusalComesBack()
    {
        QFETCH(const int, row);
        const auto &refusal = refusals[static_cast<std::size_t>(row)];
        auto request = m_good->of(refusal.operation);
        refusal.spoil(request, *m_good);
        const auto before = m_fixture->ledger().applied(refusal.operation);
        const auto outcome = ask(m_fixture->session(), request);
        QCOMPARE(m_fixture->ledger().applied(refusal.operation), before);

        // A 404 means that the delete has already happened.
        if (refusal.status == 404
            && catalogue::operation(refusal.operation).effect == Effect::Delete) {
            QVERIFY(outcome);
            QCOMPARE(outcome->status, 404);
            return;
        }
        QVERIFY(!outcome);
        const auto &error = outcome.error();
        QCOMPARE(error.kind, kinds.value(refusal.status));
        QCOMPARE(error.status, refusal.status);
        QCOMPARE(error.code, refusal.code);
        QVERIFY(!error.words.what.isEmpty());
        QVERIFY(!error.words.next.isEmpty());
        if (refusal.status == 422) {
            QVERIFY(!error.fields.empty());
            QVERIFY(error.fields.front().path.startsWith(u'/'));
            QVERIFY(!error.fields.front().reason.isEmpty());
        }
    }

    void aFullQueueOfExportsIsWaitedFor_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::newRow("exports") << CreateExport;
        QTest::newRow("data explorer") << CreateDataExplorerExport;
    }

    void aFullQueueOfExportsIsWaitedFor()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        for (int count = 0; count < 5; ++count)
            QVERIFY(m_fixture->end(Request{.operation = CreateExport,
                                           .body = support::GoodRequests::contactsExport()}));
        const auto start = m_fixture->clock().ticks();
        // The first reply is E0301, so the request is repeated after a wait.
        QVERIFY(ask(m_fixture->session(), request));
        QVERIFY(m_fixture->clock().ticks() - start >= std::chrono::seconds(30));
    }

    void aFullQueueOfImportsIsWaitedFor()
    {
        const auto request = m_good->of(CreateImport);
        for (int count = 0; count < 10; ++count)
            QVERIFY(m_fixture->end(request));
        const auto start = m_fixture->clock().ticks();
        // The first reply is E0401, so the request is repeated after a wait.
        QVERIFY(ask(m_fixture->session(), request));
        QVERIFY(m_fixture->clock().ticks() - start >= std::chrono::seconds(30));
    }

    void runningTransfersCannotBeDeleted()
    {
        m_good->settle();
        const auto exported = m_good->idOf(
            {.operation = CreateExport, .body = support::GoodRequests::contactsExport()});
        m_fixture->clock().advance(std::chrono::milliseconds(2000));
        auto outcome = ask(m_fixture->session(), {.operation = DeleteExport, .values = {exported}});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);

        m_good->settle();
        const auto imported = m_good->idOf({.operation = CreateImport, .body = m_good->form()});
        outcome = ask(m_fixture->session(), {.operation = DeleteImport, .values = {imported}});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
    }

    void anIntegrationInUseCannotBeDeleted()
    {
        const auto list = m_fixture->record(
            {.operation = ListCustomIntegrations, .query = {{u"pageSize"_s, u"100"_s}}});
        int conflicts = 0;
        for (const auto &value : list.value(u"results"_s).toArray()) {
            const auto id = value.toObject().value(u"id"_s).toString();
            const auto outcome =
                ask(m_fixture->session(), {.operation = DeleteCustomIntegration, .values = {id}});
            conflicts += !outcome && outcome.error().kind == ErrorKind::Conflict;
        }
        QCOMPARE(conflicts, 1);
    }

    void aPurchaseThatIsGoneIsGone()
    {
        // The service never replies 404 to a delete by store id.
        const auto outcome = ask(m_fixture->session(),
                                 {.operation = DeletePurchaseByStoreId, .values = {u"nothing"_s}});
        QVERIFY(outcome);
        QCOMPARE(outcome->status, 204);
    }

    void everyOperationHasItsRefusals()
    {
        // 401, 403 and 429 are tested for all operations, and 404 for those with an identifier in
        // their path.
        for (const auto &operation : catalogue::operations()) {
            const bool addressed = operation.path.contains(u'{');
            const bool quiet =
                operation.id == DeletePurchaseByStoreId || operation.effect == Effect::Update;
            const bool found = std::ranges::any_of(refusals, [&](const Refusal &refusal) {
                return refusal.operation == operation.id && refusal.status == 404;
            });
            QVERIFY2(found || quiet || !addressed, operation.name.data());
            const bool checked = std::ranges::any_of(refusals, [&](const Refusal &refusal) {
                return refusal.operation == operation.id && refusal.status == 422;
            });
            QVERIFY2(checked || operation.payload == catalogue::Payload::None,
                     operation.name.data());
        }
    }
};

STOREDESK_TEST(TestApiClasses)

} // namespace tst_apiclasses

#include "tst_apiclasses.moc"
