// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "practice/http/httpreply.h"
#include "support/practicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_httpserver {

using namespace support;
using catalogue::OperationId;

static constexpr qsizetype kilobyte = 1024;

// Returns a JSON object of exactly this size.
static QByteArray jsonOf(qsizetype size)
{
    return "{\"a\":\"" + QByteArray(size - 8, 'x') + "\"}";
}

class TestHttpServer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(anyRealWarning());
        m_fixture.emplace();
    }
    void cleanup() { m_fixture.reset(); }

    void everyOperationArrivesAsItWasSent_data()
    {
        QTest::addColumn<OperationId>("id");
        for (const auto &operation : catalogue::operations())
            QTest::newRow(operation.name.data()) << operation.id;
    }

    void everyOperationArrivesAsItWasSent()
    {
        QFETCH(const OperationId, id);
        const auto &operation = catalogue::operation(id);
        const auto reply = m_fixture->ask(m_fixture->request(id));
        QVERIFY(reply.whole);
        if (operation.answer == catalogue::ResponseShape::Nothing) {
            QCOMPARE(reply.status, 204);
            QVERIFY(!reply.headers.contains("content-length"));
        } else {
            QCOMPARE(reply.status, operation.effect == catalogue::Effect::Create ? 201 : 200);
            QCOMPARE(reply.headers.value("content-type"), "application/json");
        }
        if (operation.answer == catalogue::ResponseShape::Record) {
            QCOMPARE(reply.json().value(u"operation"_s).toString(), operation.name);
            for (const auto &value : reply.json().value(u"values"_s).toArray())
                QCOMPARE(value.toString(), u"a/b"_s);
        }
        QCOMPARE(m_fixture->ledger().applied(id), 1);
    }

    // NOLINTNEXTLINE(readability-function-size): a table
    void aFaultyRequestGetsItsStatusAndAnErrorBody_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        PracticeFixture fixture;
        const auto &make = fixture;
        m_keyInRows = fixture.service().apiKey();
        const QByteArray json = "application/json";
        QTest::newRow("unknown path") << make.request("GET", "/nothing/") << 404;
        QTest::newRow("unknown path, other method") << make.request("PUT", "/nothing/") << 404;
        QTest::newRow("root") << make.request("GET", "/") << 404;
        QTest::newRow("asterisk") << make.request("OPTIONS", "*") << 404;
        QTest::newRow("empty last segment") << make.request("GET", "/contacts/email/") << 404;
        QTest::newRow("malformed file address") << make.request("GET", "/files/abc/x.csv") << 404;
        QTest::newRow("put") << make.request("PUT", "/store/", "{}", json) << 405;
        QTest::newRow("options") << make.request("OPTIONS", "/store/") << 405;
        QTest::newRow("post where only get is")
            << make.request("POST", "/store/", "{}", json) << 405;
        QTest::newRow("no type") << make.request("POST", "/purchases/", "{}") << 415;
        QTest::newRow("wrong type")
            << make.request("POST", "/purchases/", "{}", "text/plain") << 415;
        QTest::newRow("json for a form") << make.request("POST", "/imports/", "{}", json) << 415;
        QTest::newRow("form of the other kind")
            << make.request("POST", "/imports/", "a=b", "application/x-www-form-urlencoded") << 415;
        QTest::newRow("no json") << make.request("POST", "/purchases/", "{,}", json) << 400;
        QTest::newRow("half json") << make.request("POST", "/purchases/", R"({"a":)", json) << 400;
        QTest::newRow("empty") << make.request("POST", "/purchases/", "", json) << 400;
        QTest::newRow("list") << make.request("POST", "/purchases/", "[]", json) << 400;
        QTest::newRow("number") << make.request("POST", "/purchases/", " 5\n", json) << 400;
        QTest::newRow("null") << make.request("POST", "/purchases/", "null", json) << 400;
        QTest::newRow("line break in a text")
            << make.request("POST", "/purchases/", "{\"a\":\"b\nc\"}", json) << 400;
        QTest::newRow("tab in a name")
            << make.request("POST", "/purchases/", "{\"a\\\"\t\":1}", json) << 400;
        QTest::newRow("bad utf-8")
            << make.request("POST", "/purchases/", "{\"a\":\"\xff\xfe\"}", json) << 400;
        QTest::newRow("2,000 levels")
            << make.request("POST", "/purchases/", QByteArray(R"({"a":)").repeated(2000), json)
            << 400;
        QTest::newRow("form without boundary")
            << make.request("POST", "/imports/", "x", "multipart/form-data") << 400;
        QTest::newRow("form that is none")
            << make.request("POST", "/imports/", "x", "multipart/form-data; boundary=frontier")
            << 400;
        QTest::newRow("form without its end")
            << make.request("POST", "/imports/", PracticeFixture::form().chopped(20),
                            "multipart/form-data; boundary=frontier")
            << 400;
        QTest::newRow("two lengths")
            << make.request("PATCH", "/contacts/a", "{}", json, "Content-Length: 3\r\n") << 400;
        QTest::newRow("length and chunks")
            << make.request("PATCH", "/contacts/a", "{}", json, "Transfer-Encoding: chunked\r\n")
            << 400;
        QTest::newRow("two hosts")
            << make.request("GET", "/store/", {}, {}, "Host: localhost\r\n") << 400;
        QTest::newRow("long address")
            << make.request("GET", "/contacts/" + QByteArray(9 * kilobyte, 'a')) << 414;
        QTest::newRow("long headers") << make.request(
            "GET", "/store/", {}, {}, "X-Long: " + QByteArray(33 * kilobyte, 'a') + "\r\n")
                                      << 431;
        QTest::newRow("1 MB and a byte")
            << make.request("POST", "/purchases/", jsonOf(1024 * kilobyte + 1), json) << 413;
        QTest::newRow("event of 512 KB and a byte")
            << make.request("POST", "/custom-events/alias/a", jsonOf(512 * kilobyte + 1), json)
            << 413;
    }

    void aFaultyRequestGetsItsStatusAndAnErrorBody()
    {
        QFETCH(const QByteArray, request);
        QFETCH(const int, status);
        const auto reply = m_fixture->ask(withKey(request));
        QCOMPARE(reply.status, status);
        QVERIFY(reply.whole);
        QCOMPARE(reply.json().value(u"status"_s).toInt(), status);
        const auto title = reply.json().value(u"title"_s).toString();
        QVERIFY2(!title.isEmpty() && title != u"Error"_s, qPrintable(title));
        QVERIFY(!reply.json().value(u"detail"_s).toString().isEmpty());
        QCOMPARE(m_fixture->ledger().last()->applied, false);
    }

    // Since version 1.0, libmicrohttpd answers such a request with its own page.
    void anUnknownTransferEncodingIsRefused()
    {
        const auto reply = m_fixture->ask(
            m_fixture->request("GET", "/store/", {}, {}, "Transfer-Encoding: rot13\r\n"));
        QCOMPARE(reply.status, 400);
        QVERIFY(!m_fixture->ledger().last() || !m_fixture->ledger().last()->applied);
    }

    void jsonThatIsNotAnObjectIsReported_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("json");
        QTest::newRow("list") << "[]"_ba << true;
        QTest::newRow("number") << "5"_ba << true;
        QTest::newRow("null") << " null "_ba << true;
        QTest::newRow("text") << "\"x\""_ba << true;
        QTest::newRow("two numbers") << "1,2"_ba << false;
        QTest::newRow("two lists") << "1],[2"_ba << false;
        QTest::newRow("nothing") << " "_ba << false;
        QTest::newRow("word") << "nul"_ba << false;
    }

    void jsonThatIsNotAnObjectIsReported()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const bool, json);
        const auto reply =
            m_fixture->ask(m_fixture->request("POST", "/purchases/", body, "application/json"));
        QCOMPARE(reply.status, 400);
        const auto detail = reply.json().value(u"detail"_s).toString();
        QCOMPARE(detail.contains(u"must be a JSON object"_s), json);
        QCOMPARE(detail.contains(u"is not JSON"_s), !json);
    }

    // Any kind of line break is allowed between members, and in escaped form inside strings.
    void aLineBreakOutsideOfATextIsNothing()
    {
        const auto body = "{\r\n\t\"a\": \"\\n\\\"\",\n\"b\": \"\\\\\"\n}\n"_ba;
        QCOMPARE(m_fixture->ask(m_fixture->request("POST", "/purchases/", body, "application/json"))
                     .status,
                 201);
    }

    void aWrongMethodGetsTheAllowedOnes()
    {
        QCOMPARE(
            m_fixture->ask(m_fixture->request("PUT", "/contacts/email/a")).headers.value("allow"),
            "GET, HEAD, DELETE, PATCH");
        QCOMPARE(m_fixture->ask(m_fixture->request("PUT", "/purchases/")).headers.value("allow"),
                 "POST");
    }

    void aRequestWithoutHostIsRefused()
    {
        QCOMPARE(m_fixture->ask("GET /store/ HTTP/1.1\r\n\r\n").status, 400);
    }

    void headIsGetWithoutItsBody()
    {
        const auto get = m_fixture->ask(m_fixture->request("GET", "/store/"));
        const auto head = m_fixture->ask(m_fixture->request("HEAD", "/store/"));
        QCOMPARE(head.status, 200);
        QCOMPARE(head.headers.value("content-length"), get.headers.value("content-length"));
        QCOMPARE(head.headers.value("content-type"), "application/json");
    }

    void aSlashAtTheEndOfACollectionMayBeLeftOut()
    {
        QCOMPARE(m_fixture->ask(m_fixture->request("GET", "/exports")).status, 200);
        QCOMPARE(m_fixture->ask(m_fixture->request("GET", "/exports/?page=2")).status, 200);
    }

    void aTargetInTheFormOfAProxyIsUnderstood()
    {
        QCOMPARE(m_fixture->ask(m_fixture->request("GET", "http://localhost:1/store/")).status,
                 200);
    }

    void theLargestBodiesAreAccepted()
    {
        const QByteArray json = "application/json";
        const auto purchase =
            m_fixture->request("POST", "/purchases/", jsonOf(1024 * kilobyte), json);
        QCOMPARE(m_fixture->ask(purchase).status, 201);
        const auto event =
            m_fixture->request("POST", "/custom-events/id/a", jsonOf(512 * kilobyte), json);
        QCOMPARE(m_fixture->ask(event).status, 201);
    }

    // The body is read to its end, so that the client can receive the reply and continue.
    void theConnectionContinuesAfterATooLargeBody()
    {
        RawHttp connection(m_fixture->service().url());
        QVERIFY(connection.send(m_fixture->request("POST", "/purchases/", jsonOf(4000 * kilobyte),
                                                   "application/json")));
        QCOMPARE(connection.reply().status, 413);
        QVERIFY(connection.send(m_fixture->request("GET", "/store/")));
        QCOMPARE(connection.reply().status, 200);
    }

    void aBodyThatNeverEndsIsCutOff()
    {
        RawHttp connection(m_fixture->service().url());
        connection.send(
            "POST /purchases/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: apiKey "
            + m_fixture->service().apiKey()
            + "\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n");
        const auto chunk = "100000\r\n" + QByteArray(0x100000, 'x') + "\r\n";
        int sent = 0;
        while (sent < 64 && connection.send(chunk))
            ++sent;
        QVERIFY2(sent < 64, "nobody ever closed the connection");
        QVERIFY(m_fixture->ledger().waitFor(
            [this] { return m_fixture->ledger().last()->step == practice::LedgerStep::Ended; },
            std::chrono::seconds(10)));
        QCOMPARE(m_fixture->ledger().last()->status, 413);
        QCOMPARE(m_fixture->ledger().last()->complete, false);
    }

    // The reply is written without libmicrohttpd, because the connection ends with it.
    void anAnswerWrittenByHandIsComplete()
    {
        practice::ResponseDelivery delivery{
            .status = 413, .headers = {{"X-Mark", "1"}}, .body = "{}"};
        QCOMPARE(practice::bytesOf(delivery).split('\n').sliced(1),
                 (QList<QByteArray>{"X-Mark: 1\r", "Connection: close\r", "Content-Length: 2\r",
                                    "\r", "{}"}));
        delivery.status = 204;
        delivery.body.clear();
        QVERIFY(!practice::bytesOf(delivery).contains("Content-Length"));
    }

    void chunkedBodiesAreAccepted()
    {
        const auto reply =
            m_fixture->ask("POST /purchases/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: apiKey "
                           + m_fixture->service().apiKey()
                           + "\r\nContent-Type: application/json; "
                             "charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n"
                             "5\r\n{\"a\":\r\n2\r\n1}\r\n0\r\n\r\n");
        QCOMPARE(reply.status, 201);
        QCOMPARE(reply.json().value(u"body"_s).toString(), uR"({"a":1})"_s);
        QCOMPARE(m_fixture->ledger().appliedBody(OperationId::CreatePurchase, R"({"a":1})"), 1);
    }

    void aShortBodyIsNeverApplied_data()
    {
        QTest::addColumn<QByteArray>("framing");
        QTest::newRow("length") << QByteArray("Content-Length: 9\r\n\r\n{\"a\":1}");
        QTest::newRow("chunks") << QByteArray(
            "Transfer-Encoding: chunked\r\n\r\n7\r\n{\"a\":1}\r\n");
    }

    void aShortBodyIsNeverApplied()
    {
        QFETCH(const QByteArray, framing);
        RawHttp connection(m_fixture->service().url());
        connection.send(
            "PATCH /contacts/email/a HTTP/1.1\r\nHost: localhost\r\nAuthorization: apiKey "
            + m_fixture->service().apiKey() + "\r\nContent-Type: application/json\r\n" + framing);
        auto &ledger = m_fixture->ledger();
        QVERIFY(ledger.waitFor([&] { return ledger.total() == 1; }, std::chrono::seconds(10)));
        connection.close();
        QVERIFY(ledger.waitFor([&] { return ledger.last()->step == practice::LedgerStep::Ended; },
                               std::chrono::seconds(10)));
        QCOMPARE(ledger.received(OperationId::PatchContactByEmail), 1);
        QCOMPARE(ledger.applied(OperationId::PatchContactByEmail), 0);
        QCOMPARE(ledger.last()->complete, false);
        // This is the status of a reply that the client no longer receives.
        QCOMPARE(ledger.last()->status, 400);
    }

    // The end of the stream arrives together with the last bytes, or after them.
    void incompleteRequestsAreRejected_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        m_keyInRows = "KEY";
        const auto head = "PATCH /contacts/email/a HTTP/1.1\r\nHost: localhost\r\n"_ba;
        const auto key = head + "Authorization: apiKey KEY\r\nContent-Type: application/json\r\n";
        QTest::newRow("half a head") << head << 400;
        QTest::newRow("no body") << key + "Content-Length: 9\r\n\r\n" << 400;
        QTest::newRow("half a body") << key + "Content-Length: 9\r\n\r\n{\"a\":1}" << 400;
        QTest::newRow("half the chunks")
            << key + "Transfer-Encoding: chunked\r\n\r\n7\r\n{\"a\":1}\r\n"
            << 400;
        QTest::newRow("half a body and no key") << head + "Content-Length: 9\r\n\r\n{" << 401;
    }

    void incompleteRequestsAreRejected()
    {
        QFETCH(QByteArray, request);
        QFETCH(const int, status);
        request = withKey(request);
        for (const bool together : {true, false}) {
            RawHttp connection(m_fixture->service().url());
            connection.send(request.chopped(1));
            if (!together)
                QVERIFY(!connection.more(50));
            connection.send(request.last(1));
            connection.stopSending();
            const auto reply = connection.reply();
            QCOMPARE(reply.status, status);
            QVERIFY(reply.whole);
            QCOMPARE(reply.json().value(u"status"_s).toInt(), status == 401 ? 0 : status);
            QVERIFY(!connection.more());
            QCOMPARE(connection.ending(), support::Ending::Closed);
        }
        QCOMPARE(m_fixture->ledger().applied(OperationId::PatchContactByEmail), 0);
    }

    void clientsThatCloseTheirSendingSideGetTheResponse()
    {
        RawHttp connection(m_fixture->service().url());
        connection.send(m_fixture->request("POST", "/purchases/", "{}", "application/json"));
        connection.stopSending();
        QCOMPARE(connection.reply().status, 201);
        QVERIFY(!connection.more());
    }

    void slowRequestsTimeOutWithAResponse_data()
    {
        QTest::addColumn<QByteArray>("request");
        m_keyInRows = "KEY";
        const auto head = "POST /purchases/ HTTP/1.1\r\nHost: localhost\r\n"
                          "Authorization: apiKey KEY\r\nContent-Type: application/json\r\n"_ba;
        QTest::newRow("half a head") << head;
        QTest::newRow("half a body") << head + "Content-Length: 9\r\n\r\n{";
    }

    void slowRequestsTimeOutWithAResponse()
    {
        QFETCH(const QByteArray, request);
        m_fixture.emplace(practice::ServiceOptions{.idleLimit = std::chrono::seconds(1)});
        RawHttp connection(m_fixture->service().url());
        connection.send(withKey(request));
        const auto reply = connection.reply();
        QCOMPARE(reply.status, 408);
        QCOMPARE(reply.json().value(u"status"_s).toInt(), 408);
        QVERIFY(!connection.more());
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreatePurchase), 0);
    }

    void expectContinueIsAnswered()
    {
        RawHttp connection(m_fixture->service().url());
        const auto request = m_fixture->request("POST", "/purchases/", "{}", "application/json",
                                                "Expect: 100-continue\r\n");
        connection.send(request.chopped(2));
        QVERIFY(connection.more());
        QVERIFY(connection.bytes().startsWith("HTTP/1.1 100 "));
        connection.send("{}");
        QCOMPARE(connection.reply().status, 201);
    }

    void oneConnectionServesManyRequests()
    {
        RawHttp connection(m_fixture->service().url());
        connection.send(m_fixture->request("GET", "/store/").repeated(50));
        for (int reply = 0; reply < 50; ++reply)
            QCOMPARE(connection.reply().status, 200);
        QCOMPARE(m_fixture->ledger().applied(OperationId::GetStore), 50);
    }

    void theDateIsThatOfTheClock()
    {
        m_fixture->clock().setNow(QDateTime({2026, 3, 1}, {4, 5, 6}, storedesk::base::utc));
        QCOMPARE(m_fixture->ask(m_fixture->request("GET", "/store/")).headers.value("date"),
                 "Sun, 01 Mar 2026 04:05:06 GMT");
    }

    void aFormBringsTextsAndAFile()
    {
        const auto body = PracticeFixture::form("a,b\n1,2\n", "café %22x%22.csv");
        const auto reply = m_fixture->ask(m_fixture->request(
            "POST", "/imports/", body, "multipart/form-data; boundary=frontier"));
        QCOMPARE(reply.status, 201);
        QCOMPARE(reply.json().value(u"form-type"_s).toString(), u"contacts"_s);
        QCOMPARE(reply.json().value(u"uploadName"_s).toString(), u"café \"x\".csv"_s);
        QCOMPARE(reply.json().value(u"uploadPart"_s).toString(), u"file"_s);
        QCOMPARE(reply.json().value(u"uploadText"_s).toString(), u"a,b\n1,2\n"_s);
        auto &ledger = m_fixture->ledger();
        QVERIFY(ledger.waitFor([&] { return ledger.last()->step == practice::LedgerStep::Ended; },
                               std::chrono::seconds(10)));
        QTRY_VERIFY(!QFile::exists(reply.json().value(u"uploadPath"_s).toString()));
    }

    void aFormWithTwoFilesIsRefused()
    {
        const auto one = PracticeFixture::form("a,b\n1,2\n");
        const auto two = one.chopped(qsizetype(qstrlen("--frontier--\r\n")))
            + "--frontier\r\nContent-Disposition: form-data; name=\"file\"; filename=\"b.csv\"\r\n"
              "\r\na\r\n--frontier--\r\n";
        const auto type = "multipart/form-data; boundary=frontier"_ba;
        QCOMPARE(m_fixture->ask(m_fixture->request("POST", "/imports/", one, type)).status, 201);
        QCOMPARE(m_fixture->ask(m_fixture->request("POST", "/imports/", two, type)).status, 400);
    }

    void anEmptyFileIsAFile()
    {
        const auto reply =
            m_fixture->ask(m_fixture->request("POST", "/imports/", PracticeFixture::form(""),
                                              "multipart/form-data; boundary=frontier"));
        QCOMPARE(reply.status, 201);
        QCOMPARE(reply.json().value(u"uploadSize"_s).toInt(-1), 0);
    }

    void aFileOverTheLimitIsRefused()
    {
        m_fixture.emplace(practice::ServiceOptions{.requestsPerMinute = 0, .importLimitMb = 1});
        const auto size = 1024 * kilobyte;
        const auto type = "multipart/form-data; boundary=frontier";
        const auto good = PracticeFixture::form(QByteArray(size, 'x'));
        const auto bad = PracticeFixture::form(QByteArray(size + 1, 'x'));
        QCOMPARE(m_fixture->ask(m_fixture->request("POST", "/imports/", good, type)).status, 201);
        QCOMPARE(m_fixture->ask(m_fixture->request("POST", "/imports/", bad, type)).status, 413);
    }

private:
    // Inserts the key of the service, which did not exist yet when the test rows were created.
    [[nodiscard]] QByteArray withKey(QByteArray request)
    {
        return request.replace(m_keyInRows, m_fixture->service().apiKey());
    }

    std::optional<PracticeFixture> m_fixture;
    QByteArray m_keyInRows;
};

STOREDESK_TEST(TestHttpServer)

} // namespace tst_httpserver

#include "tst_httpserver.moc"
