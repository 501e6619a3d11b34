// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/platform/sockets.h"
#include "base/utc.h"
#include "support/practicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QElapsedTimer>
#include <QTest>

#include <optional>

namespace tst_faults {

using namespace support;
using namespace std::chrono_literals;
using catalogue::OperationId;
using practice::Fault;
using practice::LedgerStep;

// The observable effect of a fault on the first request of an operation.
struct Seen
{
    int status = 0;
    bool whole = false;
    Ending ending = Ending::Closed;
    bool applied = false;
    // Whether bytes arrive although the status line is incomplete.
    bool anyBytes = false;
};

// Returns the expected effect of a fault in the fault matrix. Stall and the three faults that
// prevent a connection are tested separately.
static Seen expected(Fault fault, const catalogue::Operation &operation)
{
    const bool empty = operation.answer == catalogue::ResponseShape::Nothing;
    const int plain = operation.effect == catalogue::Effect::Create ? 201 : empty ? 204 : 200;
    // Faults in the body need a reply with a body.
    const int success = empty ? 200 : plain;
    switch (fault) {
    case Fault::CloseBeforeReading:
    case Fault::CloseNotApplied:
        return {};
    case Fault::ResetBeforeReading:
    case Fault::ResetNotApplied:
        return {.ending = Ending::Reset};
    case Fault::CloseApplied:
        return {.applied = true};
    case Fault::ResetApplied:
        return {.ending = Ending::Reset, .applied = true};
    case Fault::HalfStatusLine:
        return {.applied = true, .anyBytes = true};
    case Fault::CutLength:
    case Fault::CutChunked:
        return {.status = success, .applied = true};
    case Fault::CutClose:
        return {.status = success, .whole = true, .applied = true};
    case Fault::CutGzip:
    case Fault::InvalidJson:
    case Fault::WrongShape:
        return {.status = success, .whole = true, .ending = Ending::Open, .applied = true};
    case Fault::Drip:
        return {.status = plain, .whole = true, .ending = Ending::Open, .applied = true};
    case Fault::RequestTimeout:
        return {.status = 408, .whole = true, .ending = Ending::Open};
    case Fault::ThrottleSeconds:
    case Fault::ThrottleDate:
    case Fault::ThrottlePlain:
    case Fault::ThrottleAbsurd:
        return {.status = 429, .whole = true, .ending = Ending::Open};
    case Fault::ErrorNotApplied:
        return {.status = 500, .whole = true, .ending = Ending::Open};
    case Fault::ErrorApplied:
        return {.status = 500, .whole = true, .ending = Ending::Open, .applied = true};
    case Fault::BadGateway:
        return {.status = 502, .whole = true, .ending = Ending::Open};
    case Fault::Unavailable:
        return {.status = 503, .whole = true, .ending = Ending::Open};
    case Fault::GatewayTimeout:
        return {.status = 504, .whole = true, .ending = Ending::Open, .applied = true};
    case Fault::HtmlPage:
        return {.status = 200, .whole = true, .ending = Ending::Open};
    case Fault::Redirect:
        return {.status = 302, .whole = true, .ending = Ending::Open};
    default:
        return {.status = -1};
    }
}

class TestFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(anyRealWarning());
        m_fixture.emplace();
    }
    void cleanup() { m_fixture.reset(); }

    void everyMatrixFaultIsSeenOnTheWireOnceByEveryOperation_data()
    {
        QTest::addColumn<Fault>("fault");
        for (const auto &row : practice::faultRows().first(practice::matrixFaults)) {
            if (row.stage != practice::Stage::Connect && row.fault != Fault::Stall)
                QTest::newRow(row.name.data()) << row.fault;
        }
    }

    void everyMatrixFaultIsSeenOnTheWireOnceByEveryOperation()
    {
        QFETCH(const Fault, fault);
        auto &ledger = m_fixture->ledger();
        for (const auto &operation : catalogue::operations()) {
            m_fixture->service().faults().add(practice::once(operation.id, fault));
            RawHttp connection(m_fixture->service().url());
            connection.send(m_fixture->request(operation.id));
            auto reply = connection.reply();
            const auto seen = expected(fault, operation);
            const auto left = connection.bytes();
            if (seen.ending != Ending::Open)
                connection.rest();
            const auto message = QByteArray(operation.name.data());
            QVERIFY2(reply.status == seen.status, message + ' ' + QByteArray::number(reply.status));
            QVERIFY2(reply.whole == seen.whole, message);
            QVERIFY2(connection.ending() == seen.ending, message);
            QVERIFY2(left.isEmpty() != seen.anyBytes, message + left);
            QVERIFY(ledger.waitFor([&] { return ledger.last()->step == LedgerStep::Ended; }, 10s));
            QVERIFY2(ledger.applied(operation.id) == int(seen.applied), message);
            QCOMPARE(ledger.last()->fault, fault);

            const auto after = m_fixture->ask(m_fixture->request(operation.id));
            QVERIFY2(after.whole && after.status / 100 == 2, message);
            QCOMPARE(ledger.received(operation.id), 2);
        }
    }

    void refusedConnectionsAreRefusedAndTheAddressComesBack()
    {
        auto &service = m_fixture->service();
        RawHttp old(service.url());
        old.send(m_fixture->request("GET", "/store/"));
        QCOMPARE(old.reply().status, 200);
        service.setAcceptMode(practice::AcceptMode::Refusing);
        QVERIFY(!old.more());
        QCOMPARE(old.ending(), Ending::Closed);
        for (int attempt = 0; attempt < 3; ++attempt)
            QVERIFY(!RawHttp(service.url()).connected());
        service.setAcceptMode(practice::AcceptMode::Accepting);
        QCOMPARE(m_fixture->ask(m_fixture->request("GET", "/store/")).status, 200);
        QCOMPARE(m_fixture->ledger().total(), 2);
    }

    void hangingConnectionsHangAndTheAddressComesBack()
    {
        auto &service = m_fixture->service();
        service.setAcceptMode(practice::AcceptMode::Hanging);
        const auto hanging =
            storedesk::base::connectingSocket("127.0.0.1", quint16(service.url().port()));
        pollfd polled{.fd = hanging.number(), .events = POLLOUT, .revents = 0};
        QCOMPARE(::poll(&polled, 1, 200), 0);
        service.setAcceptMode(practice::AcceptMode::Accepting);
        QCOMPARE(m_fixture->ask(m_fixture->request("GET", "/store/")).status, 200);
    }

    void theDoorMayBeShutFromTheStartForAWhile()
    {
        m_fixture.emplace(practice::ServiceOptions{
            .requestsPerMinute = 0, .faults = {{.fault = Fault::Refuse, .value = u"1"_s}}});
        QVERIFY(!RawHttp(m_fixture->service().url()).connected());
        QTRY_VERIFY(RawHttp(m_fixture->service().url()).connected());
        QCOMPARE(m_fixture->ask(m_fixture->request("GET", "/store/")).status, 200);
    }

    void aDoorThatHangsFromTheStartComesBackToo()
    {
        m_fixture.emplace(practice::ServiceOptions{
            .requestsPerMinute = 0, .faults = {{.fault = Fault::ConnectHang, .value = u"1"_s}}});
        const auto port = quint16(m_fixture->service().url().port());
        const auto hanging = storedesk::base::connectingSocket("127.0.0.1", port);
        pollfd polled{.fd = hanging.number(), .events = POLLOUT, .revents = 0};
        QCOMPARE(::poll(&polled, 1, 200), 0);
        QTRY_COMPARE(m_fixture->ask(m_fixture->request("GET", "/store/")).status, 200);
    }

    void faultsMayBeExchangedWhileItRuns()
    {
        auto &service = m_fixture->service();
        const auto request = m_fixture->request("GET", "/store/");
        service.play({{.fault = Fault::Refuse}});
        QVERIFY(!RawHttp(service.url()).connected());
        service.play({{.fault = Fault::Status, .value = u"503"_s}});
        QCOMPARE(m_fixture->ask(request).status, 503);
        QCOMPARE(m_fixture->ask(request).status, 503);
        service.play({});
        QCOMPARE(m_fixture->ask(request).status, 200);
    }

    void aStallLastsUntilTheClientGoes_data()
    {
        QTest::addColumn<OperationId>("id");
        QTest::newRow("within a body") << OperationId::GetStore;
        QTest::newRow("within a head") << OperationId::DeleteProduct;
    }

    void aStallLastsUntilTheClientGoes()
    {
        QFETCH(const OperationId, id);
        auto &ledger = m_fixture->ledger();
        m_fixture->service().faults().add(practice::once(id, Fault::Stall));
        RawHttp connection(m_fixture->service().url());
        connection.send(m_fixture->request(id));
        QVERIFY(ledger.waitFor(
            [&] { return ledger.last() && ledger.last()->step == LedgerStep::Stalled; }, 10s));
        QVERIFY(connection.more());
        while (connection.more(50)) { }
        QCOMPARE(connection.ending(), Ending::Open);
        QVERIFY(connection.bytes().startsWith("HTTP/1.1 20"));
        QCOMPARE(connection.bytes().contains("\r\n\r\n"), id == OperationId::GetStore);
        QCOMPARE(ledger.applied(id), 1);
        QCOMPARE(ledger.last()->step, LedgerStep::Stalled);
        // Other requests are served in the meantime.
        QCOMPARE(m_fixture->ask(m_fixture->request("GET", "/exports/")).status, 200);
        connection.close();
        QVERIFY(ledger.waitFor([&] { return ledger.entries().front().step == LedgerStep::Ended; },
                               10s));
    }

    void aServiceEndsWhileAnswersStallAndDrip()
    {
        auto &faults = m_fixture->service().faults();
        faults.add(practice::once(OperationId::GetStore, Fault::Stall));
        faults.add(practice::once(OperationId::DeleteProduct, Fault::Stall));
        faults.add(practice::once(OperationId::ListExports, Fault::Drip, u"60000"_s));
        faults.add(practice::once(OperationId::DeletePurchase, Fault::Drip, u"60000"_s));
        std::vector<std::unique_ptr<RawHttp>> connections;
        for (const auto id : {OperationId::GetStore, OperationId::DeleteProduct,
                              OperationId::ListExports, OperationId::DeletePurchase}) {
            connections.push_back(std::make_unique<RawHttp>(m_fixture->service().url()));
            connections.back()->send(m_fixture->request(id));
        }
        auto &ledger = m_fixture->ledger();
        QVERIFY(ledger.waitFor(
            [&] {
                return ledger.applied(OperationId::DeletePurchase) == 1
                    && ledger.applied(OperationId::ListExports) == 1
                    && ledger.applied(OperationId::GetStore) == 1
                    && ledger.applied(OperationId::DeleteProduct) == 1;
            },
            10s));
        QElapsedTimer timer;
        timer.start();
        m_fixture.reset();
        QVERIFY(timer.elapsed() < 5000);
    }

    void aDripTakesItsTime()
    {
        m_fixture->service().faults().add(
            practice::once(OperationId::GetStore, Fault::Drip, u"5"_s));
        QElapsedTimer timer;
        timer.start();
        const auto reply = m_fixture->ask(m_fixture->request("GET", "/store/"));
        QVERIFY(reply.whole);
        QCOMPARE(reply.json().value(u"operation"_s).toString(), u"getStore"_s);
        // Sixteen pieces have fifteen pauses between them.
        QVERIFY(timer.elapsed() >= 15 * 5);
    }

    void everyFormOfRetryAfterIsThere()
    {
        const auto now = QDateTime({2026, 3, 1}, {0, 0, 0}, storedesk::base::utc);
        m_fixture->clock().setNow(now);
        QCOMPARE(retryAfter(Fault::ThrottleSeconds, u"7"_s), "7");
        QCOMPARE(retryAfter(Fault::ThrottleDate, u"60"_s), "Sun, 01 Mar 2026 00:01:00 GMT");
        QCOMPARE(retryAfter(Fault::ThrottleDate, u"60/3600"_s), "Sun, 01 Mar 2026 01:01:00 GMT");
        QCOMPARE(m_reply.headers.value("date"), "Sun, 01 Mar 2026 01:00:00 GMT");
        QVERIFY(retryAfter(Fault::ThrottlePlain).isNull());
        QCOMPARE(retryAfter(Fault::ThrottleAbsurd), "315360000");
        QCOMPARE(retryAfter(Fault::ThrottleAbsurd, u"-5"_s), "-5");
        QCOMPARE(retryAfter(Fault::Unavailable, u"3"_s), "3");
    }

    void cutAnswersAreCutInTheirOwnWay()
    {
        const auto whole = m_fixture->ask(m_fixture->request("GET", "/store/")).body;
        auto reply = spoiltBy(Fault::CutLength);
        QCOMPARE(reply.body, whole.left(whole.size() / 2));
        QCOMPARE(reply.headers.value("content-length"), QByteArray::number(whole.size()));
        reply = spoiltBy(Fault::CutLength, u"3"_s);
        QCOMPARE(reply.body, whole.left(3));
        reply = spoiltBy(Fault::CutChunked);
        QCOMPARE(reply.headers.value("transfer-encoding"), "chunked");
        QCOMPARE(reply.body, whole.left(whole.size() / 2));
        reply = spoiltBy(Fault::CutClose);
        QVERIFY(!reply.headers.contains("content-length")
                && !reply.headers.contains("transfer-encoding"));
        QCOMPARE(reply.headers.value("connection").toLower(), "close");
        QCOMPARE(reply.body, whole.left(whole.size() / 2));
        reply = spoiltBy(Fault::CutGzip);
        QCOMPARE(reply.headers.value("content-encoding"), "gzip");
        QVERIFY(reply.body.startsWith("\x1f\x8b"));
        QCOMPARE(reply.headers.value("content-length"), QByteArray::number(reply.body.size()));
    }

    void wrongBodiesAreWrong()
    {
        QCOMPARE(spoiltBy(Fault::HtmlPage).headers.value("content-type"),
                 "text/html; charset=utf-8");
        QVERIFY(QJsonDocument::fromJson(spoiltBy(Fault::InvalidJson).body).isNull());
        auto shape = QJsonDocument::fromJson(spoiltBy(Fault::WrongShape).body).array();
        int levels = 1;
        for (; !shape.isEmpty(); shape = shape.first().toArray())
            ++levels;
        QCOMPARE(levels, 100);
        QCOMPARE(spoiltBy(Fault::WrongShape, u"list"_s).body, "[]");
        QVERIFY(QJsonDocument::fromJson(spoiltBy(Fault::WrongShape, u"deep"_s).body).isObject());
        const auto typed = spoiltBy(Fault::WrongContentType);
        QCOMPARE(typed.headers.value("content-type"), "text/plain");
        QCOMPARE(typed.json().value(u"operation"_s).toString(), u"getStore"_s);
        QCOMPARE(spoiltBy(Fault::Member, u"operation/-1"_s).json().value(u"operation"_s).toInt(),
                 -1);
        QVERIFY(!spoiltBy(Fault::Member, u"operation"_s).json().contains(u"operation"_s));
        QCOMPARE(spoiltBy(Fault::Status, u"400/E0301"_s).json().value(u"code"_s).toString(),
                 u"E0301"_s);
    }

    void redirectsLeadToAnotherOrigin_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("difference");
        for (const int status : {301, 302, 303, 307, 308}) {
            for (const auto *difference : {"host", "port", "scheme"})
                QTest::addRow("%d %s", status, difference)
                    << status << QString::fromLatin1(difference);
        }
    }

    void redirectsLeadToAnotherOrigin()
    {
        QFETCH(const int, status);
        QFETCH(const QString, difference);
        const auto reply = spoiltBy(Fault::Redirect, u"%1/%2"_s.arg(status).arg(difference));
        QCOMPARE(reply.status, status);
        const auto own = m_fixture->service().url();
        const auto there = QUrl::fromEncoded(reply.headers.value("location"));
        QCOMPARE(there.path(), u"/store/"_s);
        QCOMPARE(there.host() != own.host(), difference == "host"_L1);
        QCOMPARE(there.scheme() != own.scheme(), difference == "scheme"_L1);
        if (difference == "host"_L1)
            QCOMPARE(there.port(), own.port());
        else
            QVERIFY(there.port() != own.port());
    }

    void theOtherOriginRecordsItsRequests()
    {
        auto *origin = m_fixture->service().otherOrigin(practice::Elsewhere::Host);
        QVERIFY(origin);
        RawHttp connection(origin->url());
        connection.send(m_fixture->request("POST", "/a%2Fb", "{}", "text/plain"));
        QCOMPARE(connection.reply().status, 200);
        QVERIFY(origin->waitForRequests(1, 10s));
        QCOMPARE(origin->requests().front().target, "/a%2Fb");
        QCOMPARE(origin->requests().front().headers.value("authorization"),
                 "apiKey " + m_fixture->service().apiKey());
        QCOMPARE(m_fixture->ledger().total(), 0);
    }

    void pagesAreRepeatedReorderedAndLedAstray()
    {
        const auto results = [](const RawReply &reply) {
            QList<int> ids;
            for (const auto &record : reply.json().value(u"results"_s).toArray())
                ids.append(record.toObject().value(u"id"_s).toInt());
            return ids;
        };
        const auto next = [](const RawReply &reply) {
            return QUrl(reply.json().value(u"links"_s).toObject().value(u"next"_s).toString());
        };
        QCOMPARE(results(page(1)), (QList{10, 11, 12}));
        QCOMPARE(results(page(2, Fault::PageRepeated)), (QList{10, 11, 12}));
        QCOMPARE(next(m_reply).query(), u"page=3"_s);
        QCOMPARE(results(page(2, Fault::PageReordered)), (QList{22, 21, 20}));
        QCOMPARE(next(page(2, Fault::NextLoops)).query(), u"page=2"_s);
        QCOMPARE(next(m_reply).port(), m_fixture->service().url().port());
        QCOMPARE(next(page(2, Fault::NextElsewhere)).port(),
                 m_fixture->service().otherOrigin()->url().port());
    }

    void clocksMayDiffer()
    {
        m_fixture->clock().setNow(QDateTime({2026, 3, 1}, {0, 0, 0}, storedesk::base::utc));
        QCOMPARE(spoiltBy(Fault::ClockSkew, u"-3600"_s).headers.value("date"),
                 "Sat, 28 Feb 2026 23:00:00 GMT");
    }

    // The body is large enough that the client is still sending when the reply arrives.
    void anAnswerMayComeBeforeTheBody()
    {
        m_fixture->service().faults().add(
            practice::once(OperationId::CreatePurchase, Fault::EarlyAnswer));
        RawHttp connection(m_fixture->service().url());
        const auto request =
            m_fixture->request("POST", "/purchases/", QByteArray(500'000, 'x'), "application/json");
        connection.send(request.left(1000));
        const auto reply = connection.reply();
        QCOMPARE(reply.status, 413);
        // The rest of the body is not read, so the connection is closed.
        QCOMPARE(reply.headers.value("connection"), "close");
        QCOMPARE(m_fixture->ledger().last()->complete, false);
    }

    void hugeAnswersAreMadeWhileTheyAreSent()
    {
        auto reply = spoiltBy(Fault::HugeJson, u"8"_s);
        QVERIFY(reply.whole);
        QVERIFY(reply.body.size() >= 8 * 1024 * 1024);
        QVERIFY(QJsonDocument::fromJson(reply.body).isObject());
        reply = spoiltBy(Fault::GzipBomb, u"100"_s);
        QVERIFY(reply.whole);
        QVERIFY2(reply.body.size() < 200'000, qPrintable(QString::number(reply.body.size())));
    }

    void aCertificateThatIsBadHasAListenerOfItsOwn()
    {
        const auto bad = m_fixture->service().badCertificateUrl();
        QCOMPARE(bad.scheme(), u"https"_s);
        QVERIFY(RawHttp(bad).connected());
        QVERIFY(m_fixture->service().badCertificateUrl(practice::Flaw::Expired).port()
                != bad.port());
        QCOMPARE(m_fixture->service().badCertificateUrl(), bad);
    }

private:
    // Returns the reply to the next request for the store, spoilt by this fault.
    RawReply spoiltBy(Fault fault, const QString &value = {})
    {
        m_fixture->service().faults().clear();
        m_fixture->service().faults().add(practice::once(OperationId::GetStore, fault, value));
        m_reply = m_fixture->ask(m_fixture->request("GET", "/store/"));
        return m_reply;
    }

    QByteArray retryAfter(Fault fault, const QString &value = {})
    {
        return spoiltBy(fault, value).headers.value("retry-after");
    }

    RawReply page(int number, std::optional<Fault> fault = {})
    {
        m_fixture->service().faults().clear();
        if (fault)
            m_fixture->service().faults().add(practice::once(OperationId::ListExports, *fault));
        m_reply = m_fixture->ask(
            m_fixture->request("GET", "/exports/?page=" + QByteArray::number(number)));
        return m_reply;
    }

    std::optional<PracticeFixture> m_fixture;
    RawReply m_reply;
};

STOREDESK_TEST(TestFaults)

} // namespace tst_faults

#include "tst_faults.moc"
