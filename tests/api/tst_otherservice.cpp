// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/session.h"
#include "base/manualclock.h"
#include "support/clockwork.h"
#include "support/otherservice.h"
#include "support/warnings.h"

#include <QTemporaryFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace storedesk;
using api::Kind;
using api::Request;
using catalogue::Effect;
using catalogue::OperationId;
using catalogue::Repeat;
using enum catalogue::OperationId;
using support::RawAnswer;
using support::RawRequest;

Q_DECLARE_METATYPE(storedesk::catalogue::OperationId)

namespace {

RawAnswer said(int status, const QByteArray &type, const QByteArray &body)
{
    return {.bytes = "HTTP/1.1 " + QByteArray::number(status) + " Said\r\nContent-Type: " + type
                + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body};
}

struct Odd
{
    const char *name;
    RawAnswer answer;
    bool stranger = false; // not the service itself: a read goes before a repetition
};

// None of them proves that a write was not carried out.
std::vector<Odd> oddAnswers()
{
    const auto page = "<html><title>Oops</title></html>"_ba;
    std::vector<Odd> all;
    for (const int status : {520, 521, 522, 523, 524, 525, 526, 527, 529, 530, 598, 599, 507, 999})
        all.push_back({"a status of gateways", said(status, "text/html", page)});
    const RawAnswer::After close = RawAnswer::After::Close;
    for (const int status : {101, 102, 103, 199}) {
        const auto interim = "HTTP/1.1 " + QByteArray::number(status) + " Wait\r\n\r\n";
        all.push_back({"an interim answer", {.bytes = interim, .after = close}});
    }
    all.push_back({"not found, text", said(404, "text/plain", "default backend - 404"), true});
    all.push_back({"not found, page", said(404, "text/html", page), true});
    all.push_back({"not found, nothing", said(404, "application/json", {}), true});
    all.push_back({"not found, JSON", said(404, "application/json", "{\"message\":\"no\"}"), true});
    for (const int status : {400, 403, 405, 409, 410, 413, 415, 418, 421, 422, 431, 444, 451, 499})
        all.push_back({"a refusal on a page", said(status, "text/html", page), true});
    all.push_back({"a page", said(200, "text/html", page), true});
    return all;
}

// One of each kind.
std::vector<Odd> someOddAnswers()
{
    std::vector<Odd> some;
    for (const auto &odd : oddAnswers()) {
        if (some.empty() || qstrcmp(some.back().name, odd.name) != 0)
            some.push_back(odd);
    }
    return some;
}

} // namespace

// Writes to a service that is not ours, and to what may stand before it: whatever is not documented
// may be otherwise, and nothing may happen twice or be told wrongly because of it.
class OtherServiceTest final : public QObject
{
    Q_OBJECT

private:
    std::optional<base::ManualClock> m_clock;
    std::optional<support::OtherService> m_service;
    std::optional<api::Session> m_session;
    QTemporaryFile m_file;

    void begin()
    {
        m_session.reset();
        m_service.reset();
        m_clock.emplace();
        m_service.emplace(*m_clock);
        connect();
    }

    void connect()
    {
        m_session.reset();
        m_session.emplace(api::Connection{.baseUrl = m_service->url(),
                                          .key = "practice-1:s",
                                          .requestsPerMinute = 0},
                          *m_clock);
        m_session->client().setRandom([] { return 0.5; });
    }

    api::Outcome end(api::Call *call)
    {
        return support::outcomeOf(*m_clock, m_session->client(), call)
            .value_or(tl::unexpected(api::Error{.kind = Kind::Cancelled}));
    }

    api::Outcome send(const Request &request) { return end(m_session->write(request)); }

    [[nodiscard]] Request good(OperationId id)
    {
        const auto &operation = catalogue::operation(id);
        Request request{.operation = id};
        for (qsizetype count = operation.path.toString().count(u'{'); count > 0; --count)
            request.values.append(u"a%1"_s.arg(count));
        if (operation.payload == catalogue::Payload::Json)
            request.body = bodyOf(id);
        if (operation.payload == catalogue::Payload::Multipart)
            request.body = api::ImportForm{.filePath = m_file.fileName(),
                                           .fileName = u"people.csv"_s,
                                           .fields = {{u"type"_s, u"contacts"_s},
                                                      {u"overrideExisting"_s, u"true"_s},
                                                      {u"updateOnlyEmptyFields"_s, u"false"_s},
                                                      {u"delimiter"_s, u","_s}},
                                           .rows = 1};
        return request;
    }

    static QJsonObject bodyOf(OperationId id)
    {
        switch (id) {
        case CreatePurchase:
            return {{u"purchaseId"_s, u"P1"_s},
                    {u"contactEmail"_s, u"ann@example.org"_s},
                    {u"totalPrice"_s, 19.9},
                    {u"purchaseDate"_s, u"2026-01-31T10:00:00Z"_s}};
        case CreateExport:
            return {{u"exportType"_s, u"contacts"_s},
                    {u"delimiter"_s, u","_s},
                    {u"dateFormat"_s, u"ISO"_s},
                    {u"filters"_s, QJsonObject{{u"segmentId"_s, u"s1"_s}}}};
        case CreateDataExplorerExport:
            return {{u"delimiter"_s, u","_s},
                    {u"filters"_s,
                     QJsonObject{{u"reportId"_s, u"r1"_s},
                                 {u"fromDate"_s, u"2026-08-01"_s},
                                 {u"toDate"_s, u"2026-08-31"_s}}}};
        case CreateContactField:
            return {{u"id"_s, u"shoe"_s}, {u"name"_s, u"Shoe"_s}, {u"type"_s, u"integer"_s}};
        case CreateCustomIntegration:
            return {{u"name"_s, u"Till"_s}, {u"eventsEnabled"_s, true}};
        case CreateCustomEventType:
            return {
                {u"name"_s, u"Visit"_s}, {u"category"_s, u"receive"_s}, {u"alias"_s, u"visit"_s}};
        default:
            return {{u"name"_s, u"New"_s}};
        }
    }

    static void everyWrite()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &operation : catalogue::operations()) {
            if (operation.writes())
                QTest::newRow(operation.name.data()) << operation.id;
        }
    }

    // What a change or a delete needs to be there.
    void makeItsRecord(const Request &request)
    {
        const auto &operation = catalogue::operation(request.operation);
        if (operation.effect != Effect::Update && operation.effect != Effect::Delete)
            return;
        auto path = operation.path.toString().toLatin1();
        for (const auto &value : request.values)
            path.replace(path.indexOf('{'), path.indexOf('}') - path.indexOf('{') + 1,
                         value.toLatin1());
        m_service->putAt(path, {{u"name"_s, u"Old"_s}});
    }

    // The first write is answered oddly, and everything after it as it should be.
    void interruptOnce(const RawAnswer &answer, bool applied)
    {
        m_service->applies = applied;
        m_service->interrupt = [answer, writes = 0](const RawRequest &request) mutable {
            const bool first = request.method != "GET" && writes++ == 0;
            return first ? std::optional(answer) : std::nullopt;
        };
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_file.open());
        m_file.write("_email\nann@example.org\n");
        m_file.flush();
    }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        begin();
    }

    void cleanup()
    {
        m_session.reset();
        m_service.reset();
    }

    void whatProvesNothingIsDoubt_data() { everyWrite(); }

    // Carried out, and answered so: it is never told as refused, and nothing is created twice.
    void whatProvesNothingIsDoubt()
    {
        QFETCH(const OperationId, operation);
        const auto &row = catalogue::operation(operation);
        for (const auto &odd : oddAnswers()) {
            begin();
            const auto request = good(operation);
            makeItsRecord(request);
            interruptOnce(odd.answer, true);
            const auto outcome = send(request);
            const auto what = odd.answer.bytes.first(16) + odd.name;
            const auto verb = catalogue::verbName(row.verb);
            if (row.repeat == Repeat::Event) {
                QVERIFY2(!outcome && outcome.error().kind == Kind::Unknown, what.constData());
                QCOMPARE(m_service->received(verb), 1);
                continue;
            }
            QVERIFY2(outcome, what + (outcome ? ""_ba : outcome.error().words.why.toUtf8()));
            const bool again = row.repeat == Repeat::Write && !odd.stranger;
            QVERIFY2(m_service->received(verb) == (again ? 2 : 1), what.constData());
            QCOMPARE(outcome->confirmed, !again);
        }
    }

    void whatWasNotDoneIsNotToldAsDone_data() { everyWrite(); }

    void whatWasNotDoneIsNotToldAsDone()
    {
        QFETCH(const OperationId, operation);
        const auto &row = catalogue::operation(operation);
        for (const auto &odd : someOddAnswers()) {
            begin();
            const auto request = good(operation);
            makeItsRecord(request);
            interruptOnce(odd.answer, false);
            const auto outcome = send(request);
            const auto what = odd.answer.bytes.first(16) + odd.name;
            const bool event = row.repeat == Repeat::Event;
            QVERIFY2(outcome.has_value() == !event, what.constData());
            QVERIFY2(m_service->applied() == (event ? 0 : 1), what.constData());
            QCOMPARE(m_service->received(catalogue::verbName(row.verb)), event ? 1 : 2);
        }
    }

    void aStrangerThatAnswersEverythingSettlesNothing_data() { everyWrite(); }

    // A cluster that has just lost its service, a portal: it says the same to whatever is asked.
    void aStrangerThatAnswersEverythingSettlesNothing()
    {
        QFETCH(const OperationId, operation);
        for (const bool applied : {false, true}) {
            for (const auto &odd : someOddAnswers()) {
                if (!odd.stranger)
                    continue;
                begin();
                const auto request = good(operation);
                makeItsRecord(request);
                m_service->applies = applied;
                m_service->interrupt = [odd](const RawRequest &) {
                    return odd.answer;
                };
                const auto outcome = send(request);
                QVERIFY2(!outcome, odd.answer.bytes.constData());
                QCOMPARE(outcome.error().kind, Kind::Unknown);
                QCOMPARE(outcome.error().cause, Kind::ForeignPage);
                QCOMPARE(
                    m_service->received(catalogue::verbName(catalogue::operation(operation).verb)),
                    1);
            }
        }
    }
};

QTEST_GUILESS_MAIN(OtherServiceTest)
#include "tst_otherservice.moc"
