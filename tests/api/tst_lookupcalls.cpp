// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/goodrequests.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_lookupcalls {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using http::ErrorKind;
using http::Request;
using enum catalogue::OperationId;
using practice::Fault;

// Tests writes with a lost reply, using the client, the lookup and the practice service together.
class TestLookupCalls final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::SessionFixture> m_fixture;
    std::optional<support::GoodRequests> m_good;
    // Recreated for every test, so that each starts with a new rate limiter and breaker.
    std::unique_ptr<api::Session> m_session;

    [[nodiscard]] practice::Faults &faults() { return m_fixture->service().faults(); }
    [[nodiscard]] practice::Ledger &ledger() { return m_fixture->ledger(); }

    http::Outcome send(const Request &request)
    {
        return m_fixture->end(*m_session, m_session->write(request));
    }

    [[nodiscard]] std::vector<QDateTime> timesOf(OperationId operation)
    {
        std::vector<QDateTime> times;
        for (const auto &entry : ledger().entries()) {
            if (entry.operation == operation)
                times.push_back(entry.time);
        }
        return times;
    }

    static void everyCreate()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &operation : catalogue::operations()) {
            if (operation.repeat == catalogue::Repeat::LookUp)
                QTest::newRow(operation.name.data()) << operation.id;
        }
    }

    // Returns a function that makes purchases of one contact which differ only in their numbers.
    std::function<Request(int)> purchases(const QString &name)
    {
        return [name, pattern = m_good->of(CreatePurchase)](int number) {
            auto request = pattern;
            auto body = std::get<QJsonObject>(request.body);
            body[u"purchaseId"_s] = u"%1 %2"_s.arg(name).arg(number);
            request.body = body;
            return request;
        };
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.emplace();
        m_good.emplace(*m_fixture);
    }

    void cleanupTestCase()
    {
        m_good.reset();
        m_fixture.reset();
    }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        faults().clear();
        m_session = m_fixture->connected(m_fixture->service().apiKey());
        ledger().clear();
    }

    void cleanup() { m_session.reset(); }

    // G4, first half: purchases that were applied are confirmed by a lookup.
    void twoHundredPurchasesThatArrivedAreConfirmed()
    {
        const auto numbered = purchases(u"arrived"_s);
        for (int count = 0; count < 200; ++count) {
            const auto request = numbered(count);
            faults().clear();
            faults().add(practice::once(CreatePurchase,
                                        count % 2 ? Fault::CloseApplied : Fault::ResetApplied));
            const auto outcome = send(request);
            QVERIFY(outcome);
            QVERIFY(outcome->confirmed);
            QVERIFY(!outcome->document.object().value(u"id"_s).toString().isEmpty());
        }
        QCOMPARE(ledger().received(CreatePurchase), 200);
        QCOMPARE(ledger().applied(CreatePurchase), 200);
    }

    // G4, second half: lost purchases are resent only after two lookups at least 60 seconds apart.
    void twoHundredPurchasesThatWereLostAreSentOnceMore()
    {
        const auto numbered = purchases(u"lost"_s);
        for (int count = 0; count < 200; ++count) {
            // Resending this often would exhaust the retry quota of a single session.
            if (count % 25 == 0)
                m_session = m_fixture->connected(m_fixture->service().apiKey());
            const auto request = numbered(count);
            faults().clear();
            faults().add(practice::once(
                CreatePurchase, count % 2 ? Fault::CloseNotApplied : Fault::ResetNotApplied));
            ledger().clear();
            const auto outcome = send(request);
            QVERIFY(outcome);
            QVERIFY(!outcome->confirmed);
            QCOMPARE(ledger().received(CreatePurchase), 2);
            QCOMPARE(ledger().applied(CreatePurchase), 1);
            const auto sent = timesOf(CreatePurchase);
            const auto looks = timesOf(GetPurchaseByStoreId);
            // A lookup whose connection is closing is repeated, so there may be more than two
            // lookups.
            QVERIFY(looks.size() >= 2U);
            QVERIFY(sent.front().msecsTo(looks.front()) >= 5'000);
            QVERIFY(looks.front().msecsTo(looks.back()) >= 60'000);
            QVERIFY(sent.back() >= looks.back());
        }
    }

    void aCreateThatArrivedIsAdopted_data() { everyCreate(); }

    void aCreateThatArrivedIsAdopted()
    {
        QFETCH(const OperationId, operation);
        for (const auto fault :
             {Fault::CloseApplied, Fault::ResetApplied, Fault::HalfStatusLine, Fault::ErrorApplied,
              Fault::GatewayTimeout, Fault::HtmlPageApplied}) {
            const auto request = m_good->of(operation);
            faults().clear();
            faults().add(practice::once(operation, fault));
            const auto before = ledger().applied(operation);
            const auto outcome = send(request);
            QVERIFY2(outcome, practice::faultRow(fault).name.data());
            QVERIFY(outcome->confirmed);
            QVERIFY(!outcome->document.object().value(u"id"_s).toString().isEmpty());
            QCOMPARE(ledger().applied(operation), before + 1);
            QCOMPARE(ledger().received(operation), ledger().applied(operation));
        }
    }

    void aCreateThatWasLostIsSentOnceMore_data() { everyCreate(); }

    void aCreateThatWasLostIsSentOnceMore()
    {
        QFETCH(const OperationId, operation);
        for (const auto fault :
             {Fault::CloseNotApplied, Fault::ResetNotApplied, Fault::RequestTimeout,
              Fault::ErrorNotApplied, Fault::BadGateway}) {
            const auto request = m_good->of(operation);
            faults().clear();
            m_fixture->readListOf(*m_session, request);
            faults().add(practice::once(operation, fault));
            ledger().clear();
            const auto outcome = send(request);
            QVERIFY2(outcome, practice::faultRow(fault).name.data());
            QVERIFY(!outcome->confirmed);
            QCOMPARE(ledger().received(operation), 2);
            QCOMPARE(ledger().applied(operation), 1);
            const auto looks = timesOf(*catalogue::operation(operation).lookUp);
            QVERIFY(looks.front().msecsTo(looks.back()) >= 60'000);
        }
    }

    void anAnswerThatIsCutBringsTheRecordAllTheSame_data() { everyCreate(); }

    void anAnswerThatIsCutBringsTheRecordAllTheSame()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        faults().add(practice::once(operation, Fault::CutLength));
        const auto outcome = send(request);
        QVERIFY(outcome);
        QVERIFY(!outcome->document.object().value(u"id"_s).toString().isEmpty());
        QCOMPARE(ledger().received(operation), 1);
    }

    void knownExportsAreNotTheLostOne_data()
    {
        QTest::addColumn<bool>("found");
        QTest::newRow("it was answered") << false;
        QTest::newRow("it was looked up itself") << true;
    }

    // The requests are equal, and the known export must not be mistaken for the lost one.
    void knownExportsAreNotTheLostOne()
    {
        QFETCH(const bool, found);
        m_good->settle();
        auto body = support::GoodRequests::contactsExport();
        // The two rows use different values, because neither session knows the exports that the
        // other created.
        body[u"dateFormat"_s] = found ? u"L"_s : u"LL"_s;
        const Request request{.operation = CreateExport, .body = body};
        m_fixture->readListOf(*m_session, request);
        if (found)
            faults().add(practice::once(CreateExport, Fault::CloseApplied));
        const auto first = send(request);
        QVERIFY(first);
        QCOMPARE(first->confirmed, found);
        faults().clear();
        faults().add(practice::once(CreateExport, Fault::CloseNotApplied));
        ledger().clear();
        const auto second = send(request);
        QVERIFY(second);
        QVERIFY(!second->confirmed);
        QVERIFY(second->document.object().value(u"id"_s)
                != first->document.object().value(u"id"_s));
        QCOMPARE(ledger().received(CreateExport), 2);
    }

    // G22: a hundred imports whose reply is lost are each found in the list, and none is created
    // twice.
    void aHundredLostImportsAreFound()
    {
        QSet<QString> ids;
        const int rounds = 100;
        for (int count = 0; count < rounds; ++count) {
            if (count % 8 == 0)
                m_good->settle();
            const auto request = Request{.operation = CreateImport, .body = m_good->form()};
            faults().clear();
            faults().add(practice::once(CreateImport, Fault::CloseApplied));
            const auto outcome = send(request);
            QVERIFY(outcome);
            QVERIFY(outcome->confirmed);
            ids.insert(outcome->document.object().value(u"id"_s).toString());
        }
        QCOMPARE(ids.size(), rounds);
        QCOMPARE(ledger().received(CreateImport), rounds);
        QCOMPARE(ledger().applied(CreateImport), rounds);
    }

    void aPurchaseOfThatIdThatDiffersIsAConflict()
    {
        auto request = m_good->of(CreatePurchase);
        QVERIFY(m_fixture->end(request));
        auto other = std::get<QJsonObject>(request.body);
        other[u"totalPrice"_s] = 1;
        request.body = other;
        faults().add(practice::once(CreatePurchase, Fault::CloseNotApplied));
        ledger().clear();
        const auto outcome = send(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
        QCOMPARE(ledger().received(CreatePurchase), 1);
    }

    // A 409 is attributed to our own earlier attempt only if there was one.
    void aPurchaseThatIsThereAlreadyIsAConflictThoughItIsEqual()
    {
        const auto request = m_good->of(CreatePurchase);
        QVERIFY(m_fixture->end(request));
        const auto outcome = send(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Conflict);
        QCOMPARE(outcome.error().status, 409);
    }
};

STOREDESK_TEST(TestLookupCalls)

} // namespace tst_lookupcalls

#include "tst_lookupcalls.moc"
