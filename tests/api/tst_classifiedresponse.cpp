// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/classifiedresponse.h"
#include "api/queueroom.h"
#include "base/utc.h"
#include "http/request.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QTest>

namespace tst_classifiedresponse {

using namespace Qt::StringLiterals;
using namespace storedesk::api;
using namespace storedesk::http;
using namespace std::chrono_literals;
using storedesk::catalogue::OperationId;
using storedesk::catalogue::Repeat;
using enum OperationId;

static const QDateTime now(QDate(2026, 11, 15), QTime(10, 0), storedesk::base::utc);

static RawResponse answered(int status, const QByteArray &bytes,
                            QList<std::pair<QByteArray, QByteArray>> headers = {})
{
    if (headers.isEmpty())
        headers.emplaceBack("Content-Type", "application/json");
    RawResponse raw{
        .end = RawResponse::End::Answered, .status = status, .headers = headers, .bytes = bytes};
    raw.received = bytes.size();
    return raw;
}

static ClassifiedResponse classified(const RawResponse &raw, OperationId id = OperationId::GetStore)
{
    return classify(raw, storedesk::catalogue::operation(id), now);
}

// Returns an error in the documented format.
static QByteArray ownError(int status, const QByteArray &code = {})
{
    const auto coded = code.isEmpty() ? QByteArray() : ",\"code\":\"" + code + '"';
    return "{\"status\":" + QByteArray::number(status) + R"(,"title":"t","detail":"d")" + coded
        + '}';
}

class TestClassifiedResponse final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyStatusHasItsRow_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Ending>("ending");
        QTest::addColumn<ErrorKind>("kind");
        const auto row = [](int status, Ending ending, ErrorKind kind) {
            QTest::addRow("%d", status) << status << ownError(status) << ending << kind;
        };
        const auto coded = [](const char *code, Ending ending, ErrorKind kind) {
            QTest::newRow(code) << 400 << ownError(400, code) << ending << kind;
        };
        // clang-format off
        row(300, Ending::Redirected,     ErrorKind::Redirected);
        row(399, Ending::Redirected,     ErrorKind::Redirected);
        row(400, Ending::Refused,        ErrorKind::Rejected);
        row(401, Ending::KeyRefused,     ErrorKind::Unauthorised);
        row(403, Ending::ScopeMissing,   ErrorKind::Forbidden);
        row(404, Ending::NotFound,       ErrorKind::NotFound);
        row(405, Ending::Other,          ErrorKind::UnexpectedStatus);
        row(408, Ending::RequestTimeout, ErrorKind::ServerFault);
        row(409, Ending::Conflict,       ErrorKind::Conflict);
        row(413, Ending::BodyTooLarge,   ErrorKind::BodyTooLarge);
        row(415, Ending::Refused,        ErrorKind::WrongContentType);
        row(418, Ending::Other,          ErrorKind::UnexpectedStatus);
        row(422, Ending::Refused,        ErrorKind::Invalid);
        row(429, Ending::TooMany,        ErrorKind::RateLimited);
        row(500, Ending::ServerFault,    ErrorKind::ServerFault);
        row(501, Ending::Other,          ErrorKind::ServerFault);
        row(502, Ending::ServerFault,    ErrorKind::ServerFault);
        row(503, Ending::Unavailable,    ErrorKind::ServerFault);
        row(504, Ending::ServerFault,    ErrorKind::ServerFault);
        row(505, Ending::Other,          ErrorKind::ServerFault);
        coded("E0101", Ending::MissingRecord, ErrorKind::Rejected);
        coded("E0102", Ending::MissingRecord, ErrorKind::Rejected);
        coded("E0103", Ending::Refused,       ErrorKind::Rejected);
        coded("E0201", Ending::Refused,       ErrorKind::Rejected);
        coded("E0301", Ending::QueueFull,     ErrorKind::QueueFull);
        coded("E0401", Ending::QueueFull,     ErrorKind::QueueFull);
        coded("E0501", Ending::MissingRecord, ErrorKind::Rejected);
        coded("E0601", Ending::Refused,       ErrorKind::Rejected);
        // clang-format on
        QTest::newRow("a code elsewhere")
            << 500 << ownError(500, "E0301") << Ending::ServerFault << ErrorKind::ServerFault;
        QTest::newRow("a page") << 502 << "<html>"_ba << Ending::ServerFault
                                << ErrorKind::ServerFault;
        // Gateway errors do not prove that nothing was applied.
        for (const int status : {506, 507, 508, 509, 510, 511, 520, 521, 522, 523, 524, 525, 526,
                                 527, 529, 530, 561, 598, 599})
            row(status, Ending::ServerFault, ErrorKind::ServerFault);
        for (const int status : {600, 700, 999})
            row(status, Ending::ServerFault, ErrorKind::UnexpectedStatus);
    }

    void everyStatusHasItsRow()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, body);
        QFETCH(const Ending, ending);
        QFETCH(const ErrorKind, kind);
        const auto result = classified(answered(status, body));
        QCOMPARE(result.ending, ending);
        QCOMPARE(result.error.kind, kind);
        QCOMPARE(result.error.status, status);
    }

    void aRefusalIsTheServicesOwnOrNone_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        const auto json = "application/json"_ba;
        for (const int status : {400, 403, 404, 405, 409, 410, 413, 415, 422, 451}) {
            const auto number = QByteArray::number(status);
            const auto row = [&](const char *name, const QByteArray &type, const QByteArray &body) {
                QTest::addRow("%d, %s", status, name) << status << type << body;
            };
            row("nothing", {}, {});
            row("nothing, called JSON", json, {});
            row("text", "text/plain", "default backend - " + number);
            row("a page", "text/html", "<html>no</html>");
            row("a page without a type", {}, " <!DOCTYPE html>");
            row("JSON of a gateway", json, R"({"message":"no Route matched with those values"})");
            row("JSON of a framework", json, R"({"detail":"Not Found"})");
            row("JSON of another framework", json,
                "{\"status\":" + number + R"(,"error":"Not Found","path":"/x"})");
            row("another status", json, R"({"status":499,"title":"t","detail":"d"})");
            row("a list", json, "[" + ownError(status) + "]");
            row("cut", json, ownError(status).chopped(1));
        }
        QTest::newRow("401, a page") << 401 << "text/html"_ba
                                     << "<html>Sign in</html>"_ba;
    }

    // An intermediary may send any reply, which then proves neither a refusal nor a missing record.
    void aRefusalIsTheServicesOwnOrNone()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, type);
        QFETCH(const QByteArray, body);
        for (const auto id : {GetExport, DeleteExport, CreateExport, CreateCustomEventById}) {
            const auto result = classified(answered(status, body, {{"Content-Type", type}}), id);
            QCOMPARE(result.ending, Ending::NotFromService);
            QCOMPARE(result.error.kind, ErrorKind::ForeignPage);
            QCOMPARE(result.error.status, status);
        }
    }

    // No body is documented for 401, so any body is accepted. 429 is sent before anything is
    // applied, whichever server sends it.
    void aRefusedKeyAndTooManyNeedNoBody()
    {
        for (const auto *body : {"", "Unauthorized", "{}", R"({"message":"Unauthorized"})"}) {
            QCOMPARE(classified(answered(401, body, {{"Content-Type", "text/plain"}})).ending,
                     Ending::KeyRefused);
            QCOMPARE(classified(answered(429, body, {{"Content-Type", "text/plain"}})).ending,
                     Ending::TooMany);
        }
        QCOMPARE(classified(answered(429, "<html>slow down</html>")).ending, Ending::TooMany);
    }

    void errorsWithAWrongContentTypeAreRead()
    {
        const auto result =
            classified(answered(404, ownError(404), {{"Content-Type", "text/plain"}}));
        QCOMPARE(result.ending, Ending::NotFound);
    }

    // An interim response is not a reply. Only the response after it counts.
    void statusesBelow200AreNotResponses()
    {
        for (const int status : {99, 100, 101, 102, 103, 199}) {
            const auto result = classified(answered(status, ""), DeleteExport);
            QCOMPARE(result.ending, Ending::Lost);
            QCOMPARE(result.error.kind, ErrorKind::ConnectionLost);
        }
    }

    void successesAreReadInTheShapeOfTheOperation_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Ending>("ending");
        const auto deep = QByteArray("{\"a\":").repeated(100) + "1" + QByteArray(100, '}');
        // clang-format off
        QTest::newRow("record")               << GetStore      << 200 << "{\"a\":1}"_ba << Ending::Success;
        QTest::newRow("record with 203")      << GetStore      << 203 << "{}"_ba        << Ending::Success;
        QTest::newRow("list for record")      << GetStore      << 200 << "[]"_ba        << Ending::Unreadable;
        QTest::newRow("text for record")      << GetStore      << 200 << "\"a\""_ba     << Ending::Unreadable;
        QTest::newRow("nothing for record")   << GetStore      << 200 << ""_ba          << Ending::Unreadable;
        QTest::newRow("204 for record")       << GetStore      << 204 << ""_ba          << Ending::Unreadable;
        QTest::newRow("too deep")             << GetStore      << 200 << deep           << Ending::Unreadable;
        QTest::newRow("broken")               << GetStore      << 200 << "{\"a\":"_ba   << Ending::Unreadable;
        QTest::newRow("twice")                << GetStore      << 200 << "{}{}"_ba      << Ending::Unreadable;
        QTest::newRow("page")                 << ListExports   << 200 << "{\"results\":[]}"_ba << Ending::Success;
        QTest::newRow("page without results") << ListExports   << 200 << "{\"links\":{}}"_ba   << Ending::Unreadable;
        QTest::newRow("page of a record")     << ListExports   << 200 << "{\"results\":{}}"_ba << Ending::Unreadable;
        QTest::newRow("bare list")            << ListExports   << 200 << "[]"_ba        << Ending::Unreadable;
        QTest::newRow("patch, empty")         << PatchContactByEmail << 204 << ""_ba    << Ending::Success;
        QTest::newRow("event, empty")         << CreateCustomEventById << 202 << ""_ba  << Ending::Unreadable;
        QTest::newRow("create, empty")        << CreateExport  << 201 << ""_ba          << Ending::Unreadable;
        QTest::newRow("delete")               << DeleteExport  << 204 << ""_ba          << Ending::Success;
        QTest::newRow("delete with a body")   << DeleteExport  << 200 << "OK"_ba        << Ending::Success;
        QTest::newRow("delete, broken")       << DeleteExport  << 200 << "{\"a\":"_ba   << Ending::Success;
        QTest::newRow("delete, a page")       << DeleteExport  << 200 << "<html>"_ba    << Ending::NotFromService;
        QTest::newRow("a page")               << GetStore      << 200 << "\n <!DOCTYPE html>"_ba << Ending::NotFromService;
        // clang-format on
    }

    void successesAreReadInTheShapeOfTheOperation()
    {
        QFETCH(const OperationId, operation);
        QFETCH(const int, status);
        QFETCH(const QByteArray, body);
        QFETCH(const Ending, ending);
        const auto result = classified(answered(status, body), operation);
        QCOMPARE(result.ending, ending);
        QCOMPARE(result.reply.status, status);
        QCOMPARE(result.reply.document.isNull(),
                 ending != Ending::Success || body.isEmpty()
                     || operation == OperationId::DeleteExport);
    }

    void theContentTypeDistinguishesPagesFromBrokenJson()
    {
        QCOMPARE(
            classified(answered(200, "{}", {{"Content-Type", "text/html; charset=utf-8"}})).ending,
            Ending::NotFromService);
        QCOMPARE(classified(answered(200, "sign in", {{"content-type", "text/plain"}})).ending,
                 Ending::NotFromService);
        QCOMPARE(classified(answered(200, "sign in", {{"X", "y"}})).ending, Ending::Unreadable);
        // Valid JSON with the wrong content type is accepted.
        QCOMPARE(classified(answered(200, "{}", {{"Content-Type", "text/plain"}})).ending,
                 Ending::Success);
        QCOMPARE(
            classified(answered(200, "{}", {{"Content-Type", "application/problem+json"}})).ending,
            Ending::Success);
    }

    void cutCompressedAndLargeAnswersAreUnreadable()
    {
        auto raw = answered(200, "{}");
        raw.cut = true;
        QCOMPARE(classified(raw).error.kind, ErrorKind::AnswerCut);
        QCOMPARE(classified(raw).ending, Ending::Unreadable);
        raw = answered(200, "");
        raw.tooLarge = true;
        QCOMPARE(classified(raw).ending, Ending::AnswerTooLarge);
        raw = answered(200, "{}", {{"Content-Encoding", "br"}});
        QCOMPARE(classified(raw).ending, Ending::Unreadable);
        raw = answered(200, "{}", {{"Content-Encoding", "identity"}});
        QCOMPARE(classified(raw).ending, Ending::Success);
    }

    void requestsWithoutAResponseKeepTheirReason()
    {
        QCOMPARE(
            classified({.end = RawResponse::End::NeverConnected, .kind = ErrorKind::HostNotFound})
                .ending,
            Ending::NotConnected);
        QCOMPARE(classified({.end = RawResponse::End::Lost, .kind = ErrorKind::Stalled}).error.kind,
                 ErrorKind::Stalled);
        const auto refused = classified({.end = RawResponse::End::Certificate,
                                         .kind = ErrorKind::Certificate,
                                         .detail = u"example"_s});
        QCOMPARE(refused.ending, Ending::CertificateRefused);
        QCOMPARE(refused.detail, u"example"_s);
    }

    void faultsOfFieldsAreStored()
    {
        const auto result =
            classified(answered(422, R"({"status":422,"title":"Unprocessable entity",
                "detail":"One or more","validationErrors":[
                {"name":"segmentId","path":"/filters/segmentId","reason":"Value is not valid"},
                {"name":"x","path":"/x","reason":"missing"}, 7]})"));
        QCOMPARE(result.error.fields.size(), 3U);
        QCOMPARE(result.error.fields[0],
                 (FieldError{u"segmentId"_s, u"/filters/segmentId"_s, u"Value is not valid"_s}));
        QCOMPARE(result.detail, u"One or more"_s);
        QCOMPARE(result.error.body["detail"_L1].toString(), u"One or more"_s);
    }

    void theHeadIsReadByTheServicesOwnClock()
    {
        const auto result = classified(answered(429, "",
                                                {{"Date", "Sun, 15 Nov 2026 12:00:00 GMT"},
                                                 {"Retry-After", "Sun, 15 Nov 2026 12:00:20 GMT"},
                                                 {"X-RateLimit-Limit", "100"},
                                                 {"X-RateLimit-Remaining", "0"},
                                                 {"X-RateLimit-Reset", "1794744033"}}));
        QCOMPARE(result.retryAfter, (RetryAfter{.wait = 20s}));
        QCOMPARE(result.rate.limit, 100);
        QCOMPARE(result.rate.remaining, 0);
        QCOMPARE(result.rate.resetIn, 33s);
    }

    void headersThatAreNonsenseSayNothing()
    {
        const auto result = classified(answered(200, "{}",
                                                {{"Date", "yesterday"},
                                                 {"X-RateLimit-Limit", "many"},
                                                 {"X-RateLimit-Remaining", "-3"},
                                                 {"X-RateLimit-Reset", ""}}));
        QVERIFY(!result.rate.limit && !result.rate.remaining && !result.rate.resetIn);
        QVERIFY(!result.retryAfter);
        for (const auto *reset : {"-9223372036854775808", "-1", "9223372036854775808"}) {
            const auto extreme = classified(answered(200, "{}", {{"X-RateLimit-Reset", reset}}));
            QVERIFY2(!extreme.rate.resetIn, reset);
        }
    }

    void nothingIsNoPage_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::addColumn<int>("status");
        QTest::addColumn<Ending>("ending");
        QTest::newRow("event") << CreateCustomEventByAlias << 202 << Ending::Unreadable;
        QTest::newRow("delete") << DeleteExport << 204 << Ending::Success;
        QTest::newRow("a read needs more") << GetExport << 200 << Ending::Unreadable;
    }

    // Many servers send empty replies with the content type of an HTML page.
    void nothingIsNoPage()
    {
        QFETCH(const OperationId, operation);
        QFETCH(const int, status);
        QFETCH(const Ending, ending);
        QCOMPARE(
            classified(answered(status, "", {{"Content-Type", "text/html"}}), operation).ending,
            ending);
    }

    // An intermediary that requires a login may send its login page as plain text.
    void aDeleteIsNotDoneBecauseSomethingElseSaysSo()
    {
        const auto said = [](const char *type, const QByteArray &body) {
            return classified(answered(200, body, {{"Content-Type", type}}), DeleteExport).ending;
        };
        QCOMPARE(said("text/plain", "Please sign in"), Ending::NotFromService);
        QCOMPARE(said("text/plain", "{}"), Ending::Success);
        QCOMPARE(said("application/json", "OK"), Ending::Success);
    }

    void aChangeOfItsOwnKeyMustBeLookedUp()
    {
        const auto patched = [](OperationId id, const QJsonObject &body) {
            return repeatOf({.operation = id, .values = {u"a"_s}, .body = body});
        };
        QCOMPARE(patched(PatchContactByEmail, {{u"_name"_s, u"x"_s}}), Repeat::Write);
        QCOMPARE(patched(PatchContactByEmail, {{u"_externalId"_s, u"x"_s}}), Repeat::Write);
        QCOMPARE(patched(PatchContactByEmail, {{u"_email"_s, u"b"_s}}), Repeat::LookUp);
        QCOMPARE(patched(PatchContactByEmail, {{u"_email"_s, u"a"_s}}), Repeat::Write);
        QCOMPARE(patched(PatchContactByExternalId, {{u"_externalId"_s, u"b"_s}}), Repeat::LookUp);
        QCOMPARE(patched(PatchContactByExternalId, {{u"_email"_s, u"b"_s}}), Repeat::Write);
        QCOMPARE(patched(PatchProductByStoreId, {{u"productId"_s, u"b"_s}}), Repeat::LookUp);
        QCOMPARE(patched(PatchCustomIntegration, {{u"name"_s, u"b"_s}}), Repeat::Write);
        QCOMPARE(repeatOf({.operation = CreatePurchase}), Repeat::LookUp);
        QCOMPARE(repeatOf({.operation = CreateCustomEventById}), Repeat::Event);
        QCOMPARE(repeatOf({.operation = GetStore}), Repeat::Read);
    }

    // U18: support staff find a request by its number.
    void theRequestIdOfTheServiceIsRead_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("expected");
        QTest::newRow("request") << QByteArray("x-request-id") << QByteArray("a-1") << u"a-1"_s;
        QTest::newRow("correlation") << QByteArray("X-Correlation-Id") << QByteArray("b") << u"b"_s;
        QTest::newRow("endless") << QByteArray("X-Request-Id") << QByteArray(5000, 'c')
                                 << QString(200, u'c');
        QTest::newRow("none") << QByteArray("Server") << QByteArray("d") << QString();
    }

    void theRequestIdOfTheServiceIsRead()
    {
        QFETCH(const QByteArray, header);
        QFETCH(const QByteArray, value);
        QFETCH(const QString, expected);
        const auto response = classified(
            answered(404, ownError(404), {{"Content-Type", "application/json"}, {header, value}}));
        QCOMPARE(response.error.requestId, expected);
    }

    void aQueueHasRoomBelowItsLimit()
    {
        const auto page = [](int queued, int finished) {
            QJsonArray results;
            for (int entry = 0; entry < queued; ++entry)
                results.append(QJsonObject{{u"status"_s, u"queued"_s}});
            for (int entry = 0; entry < finished; ++entry)
                results.append(QJsonObject{{u"status"_s, u"finished"_s}});
            return QJsonObject{{u"results"_s, results}};
        };
        QVERIFY(hasRoom(OperationId::CreateExport, page(4, 9)));
        QVERIFY(!hasRoom(OperationId::CreateExport, page(5, 0)));
        QVERIFY(!hasRoom(OperationId::CreateDataExplorerExport, page(6, 0)));
        QVERIFY(hasRoom(OperationId::CreateImport, page(9, 9)));
        QVERIFY(!hasRoom(OperationId::CreateImport, page(10, 0)));
    }
};

STOREDESK_TEST(TestClassifiedResponse)

} // namespace tst_classifiedresponse

#include "tst_classifiedresponse.moc"
