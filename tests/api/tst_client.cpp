// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/client.h"
#include "api/lookup.h"
#include "http/requestpolicy.h"
#include "support/clockwork.h"
#include "support/manualclock.h"
#include "support/rawserver.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

namespace tst_client {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;
using api::LookupFinding;
using api::WaitReason;
using catalogue::OperationId;
using http::ErrorKind;
using support::errorAnswer;
using support::jsonAnswer;
using support::RawAnswer;
using support::RawRequest;
using Verdict = api::LookupFinding::Verdict;

namespace {

// Answers lookups with the findings that the test has set, in order. The last one is repeated.
class ScriptedLookup final : public api::Lookup
{
public:
    void ask(const api::LostWrite &question, QObject *owner, Handler handler) override
    {
        questions.push_back(question);
        auto finding = findings.front();
        if (findings.size() > 1)
            findings.erase(findings.begin());
        QMetaObject::invokeMethod(
            owner, [finding, handler] { handler(finding); }, Qt::QueuedConnection);
    }

    std::vector<LookupFinding> findings{{.verdict = Verdict::Unclear}};
    std::vector<api::LostWrite> questions;
};

const RawAnswer dropped{.after = RawAnswer::After::Close};
const RawAnswer page{.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"
                              "Content-Length: 6\r\n\r\n<html>"};
const auto exists = support::errorAnswer(409, "Purchase X already exists.");

} // namespace

class TestClient final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_clock.emplace();
        m_server.emplace();
        m_lookUp.emplace();
        m_answers.clear();
        m_waits.clear();
        m_server->answer = [this](const RawRequest &) {
            const auto next =
                m_answers.isEmpty() ? jsonAnswer(200, R"({"results":[]})") : m_answers.takeFirst();
            return next;
        };
        use({.baseUrl = m_server->url(), .key = "practice-1:s", .requestsPerMinute = 0});
    }

    void cleanup()
    {
        m_client.reset();
        m_lookUp.reset();
        m_server.reset();
        m_clock.reset();
    }

    void aReadOnlyConnectionRefusesAllWrites()
    {
        use({.baseUrl = m_server->url(),
             .key = "practice-1:s",
             .guard = http::Protection::ReadOnly});
        int writes = 0;
        for (const auto &operation : catalogue::operations()) {
            if (!operation.writes())
                continue;
            ++writes;
            const auto outcome = end({.operation = operation.id, .values = {u"a"_s, u"b"_s}});
            QVERIFY(!*outcome);
            QCOMPARE(outcome->error().kind, ErrorKind::ReadOnly);
        }
        QCOMPARE(writes, 26);
        QVERIFY(m_server->requests.empty());
        QVERIFY(*end({.operation = OperationId::GetStore}));
    }

    void aReadIsTriedFiveTimes()
    {
        m_answers = {jsonAnswer(500, "{}"), jsonAnswer(502, ""), jsonAnswer(504, "")};
        const auto outcome = end({.operation = OperationId::GetStore});
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->attempts, 4);
        m_answers = {5, jsonAnswer(500, R"({"detail":"broken"})")};
        const auto failed = end({.operation = OperationId::GetStore});
        QCOMPARE(failed->error().kind, ErrorKind::ServerFault);
        QCOMPARE(failed->error().attempts, 5);
        QVERIFY(failed->error().words.why.contains(u"broken"_s));
    }

    void delaysComeFromTheTable()
    {
        m_client->setRandom([] { return 0.5; });
        m_answers = {4, jsonAnswer(500, "{}")};
        QVERIFY(*end({.operation = OperationId::GetStore}));
        QCOMPARE(m_waits,
                 (QList<Wait>{{250ms, WaitReason::Backoff},
                              {500ms, WaitReason::Backoff},
                              {1000ms, WaitReason::Backoff},
                              {2000ms, WaitReason::Backoff}}));
    }

    // Covers guarantee G8.
    void retryAfterIsObeyed_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<WaitReason>("why");
        const auto date = "Date: Sun, 15 Nov 2026 10:00:00 GMT\r\n"_ba;
        QTest::newRow("429, seconds")
            << 429 << "Retry-After: 12\r\n"_ba << 12 << WaitReason::Throttled;
        QTest::newRow("429, date by a wrong clock")
            << 429 << date + "Retry-After: Sun, 15 Nov 2026 10:00:42 GMT\r\n"
            << 42 << WaitReason::Throttled;
        QTest::newRow("429, ten years")
            << 429 << "Retry-After: 315360000\r\n"_ba << 3600 << WaitReason::Throttled;
        QTest::newRow("503, seconds")
            << 503 << "Retry-After: 12\r\n"_ba << 12 << WaitReason::Unavailable;
    }

    void retryAfterIsObeyed()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, headers);
        QFETCH(const int, seconds);
        QFETCH(const WaitReason, why);
        m_answers = {jsonAnswer(status, "{}", headers)};
        const auto begin = m_clock->ticks();
        QVERIFY(*end({.operation = OperationId::GetStore}));
        QCOMPARE(m_clock->ticks() - begin, std::chrono::seconds(seconds));
        QCOMPARE(m_waits.front(), (Wait{std::chrono::seconds(seconds), why}));
    }

    void aThrottledAccountHoldsBackAllItsCalls()
    {
        m_answers = {jsonAnswer(429, "{}", "Retry-After: 20\r\n")};
        QVERIFY(*end({.operation = OperationId::GetStore}));
        m_answers = {jsonAnswer(429, "{}", "Retry-After: 20\r\n")};
        int done = 0;
        const auto begin = m_clock->ticks();
        for (int call = 0; call < 3; ++call) {
            m_client->start({.operation = OperationId::GetStore}, this)
                ->then(this, [&](const http::Outcome &) {
                    ++done;
                    QVERIFY(m_clock->ticks() - begin >= 20s || done <= 2);
                });
        }
        QVERIFY(support::runUntil(*m_clock, *m_client, [&] { return done == 3; }));
        // Later calls also wait until the Retry-After time has passed.
        m_answers = {jsonAnswer(429, "{}", "Retry-After: 20\r\n")};
        auto *first = m_client->start({.operation = OperationId::GetStore}, this);
        QTRY_COMPARE(first->state(), api::Call::State::Waiting);
        const auto seen = m_server->requests.size();
        auto *second = m_client->start({.operation = OperationId::ListExports}, this);
        QTRY_COMPARE(second->state(), api::Call::State::Waiting);
        QCOMPARE(m_server->requests.size(), seen);
        QVERIFY(support::outcomeOf(*m_clock, *m_client, second));
    }

    void aRequestThatIsThrottledForHoursFails()
    {
        m_server->answer = [](const RawRequest &) {
            return jsonAnswer(429, "{}", "Retry-After: 3600\r\n");
        };
        const auto begin = m_clock->ticks();
        const auto outcome = end({.operation = OperationId::GetStore});
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, ErrorKind::RateLimited);
        QCOMPARE(m_clock->ticks() - begin, 3h);
    }

    void aServiceThatThrottlesAndSaysAtOnceIsNotAskedAtOnce()
    {
        m_client->setRandom([] { return 0.5; });
        m_answers = {3, jsonAnswer(429, "{}", "Retry-After: 0\r\n")};
        const auto begin = m_clock->ticks();
        QVERIFY(*end({.operation = OperationId::GetStore}));
        QCOMPARE(m_clock->ticks() - begin, 3500ms);
    }

    void throttlingUsesUpNoAttempt()
    {
        m_answers = {12, jsonAnswer(429, "{}")};
        const auto outcome = end({.operation = OperationId::CreateCustomEventById,
                                  .values = {u"1"_s},
                                  .body = QJsonObject{{u"a"_s, 1}}});
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->attempts, 13);
    }

    void anEventIsNeverSentAgain_data()
    {
        QTest::addColumn<RawAnswer>("answer");
        QTest::newRow("lost") << dropped;
        QTest::newRow("408") << jsonAnswer(408, "");
        QTest::newRow("500") << jsonAnswer(500, "");
        QTest::newRow("503") << jsonAnswer(503, "", "Retry-After: 1\r\n");
        QTest::newRow("a page") << page;
    }

    // Covers guarantee G5.
    void anEventIsNeverSentAgain()
    {
        QFETCH(const RawAnswer, answer);
        m_answers = {answer};
        const auto outcome = end({.operation = OperationId::CreateCustomEventByAlias,
                                  .values = {u"x"_s},
                                  .body = QJsonObject{{u"a"_s, 1}}});
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, ErrorKind::Unknown);
        QVERIFY(outcome->error().cause);
        QCOMPARE(m_server->requests.size(), 1U);
        QVERIFY(m_lookUp->questions.empty());
    }

    // G4: the create is applied, but no reply arrives.
    void aLostCreateThatIsFoundIsDone()
    {
        m_answers = {dropped};
        m_lookUp->findings = {{.verdict = Verdict::Applied, .record = {{u"id"_s, u"7"_s}}}};
        const auto sentAt = m_clock->now();
        const auto outcome = end(purchase());
        QVERIFY(outcome && *outcome);
        QVERIFY((*outcome)->confirmed);
        QCOMPARE((*outcome)->attempts, 1);
        QCOMPARE((*outcome)->document["id"_L1].toString(), u"7"_s);
        QCOMPARE(m_server->requests.size(), 1U);
        QCOMPARE(m_lookUp->questions.size(), 1U);
        QCOMPARE(m_lookUp->questions.front().sent.time, sentAt);
        QCOMPARE(m_waits, (QList<Wait>{{5s, WaitReason::Settling}}));
    }

    // A refused request was certainly not applied, so only an attempt after it can be in doubt.
    void aRefusedAttemptDoesNotOpenTheLookUp()
    {
        m_answers = {jsonAnswer(429, "{}", "Retry-After: 600\r\n"), dropped};
        m_lookUp->findings = {{.verdict = Verdict::Applied, .record = {{u"id"_s, u"7"_s}}}};
        const auto sentAt = m_clock->now();
        QVERIFY(*end(purchase()));
        QCOMPARE(m_lookUp->questions.size(), 1U);
        QVERIFY(sentAt.secsTo(m_lookUp->questions.front().sent.time) >= 600);
    }

    void aHandlerOfAStateChangeMayAbortTheCall_data()
    {
        QTest::addColumn<api::Call::State>("state");
        QTest::addColumn<bool>("deletes");
        for (const auto &[name, state] : {std::pair("queued", api::Call::State::Queued),
                                          std::pair("sending", api::Call::State::Sending),
                                          std::pair("waiting", api::Call::State::Waiting),
                                          std::pair("looking up", api::Call::State::LookingUp)}) {
            QTest::addRow("%s, owner deleted", name) << state << true;
            QTest::addRow("%s, cancelled", name) << state << false;
        }
    }

    void aHandlerOfAStateChangeMayAbortTheCall()
    {
        QFETCH(const api::Call::State, state);
        QFETCH(const bool, deletes);
        // A read is queued again after a failure, but a create is not.
        const bool queued = state == api::Call::State::Queued;
        m_answers = {queued ? jsonAnswer(500, "{}") : dropped};
        auto *owner = new QObject(this);
        auto *call = m_client->start(
            queued ? http::Request{.operation = OperationId::GetStore} : purchase(), owner);
        QSignalSpy destroyed(call, &QObject::destroyed);
        connect(call, &api::Call::stateChanged, this, [=](api::Call::State reached) {
            if (reached != state)
                return;
            if (deletes)
                delete owner;
            else
                call->cancel();
        });
        QVERIFY(support::runUntil(*m_clock, *m_client, [&] { return !destroyed.isEmpty(); }));
        QVERIFY(m_lookUp->questions.empty());
        QVERIFY(m_server->requests.size() <= 1U);
        // The client still works afterwards.
        QVERIFY(*end({.operation = OperationId::GetStore}));
        if (!deletes)
            delete owner;
    }

    // G4: the create is not applied, and no reply arrives.
    void aLostCreateIsSentOnceMoreAfterTwoLookUpsAMinuteApart()
    {
        m_answers = {dropped, jsonAnswer(201, R"({"id":"8"})")};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied}};
        const auto outcome = end(purchase());
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->attempts, 2);
        QVERIFY(!(*outcome)->confirmed);
        QCOMPARE(m_lookUp->questions.size(), 2U);
        QCOMPARE(m_waits, (QList<Wait>{{5s, WaitReason::Settling}, {60s, WaitReason::Settling}}));
    }

    void aCreateThatIsLostTwiceIsNotSentAThirdTime()
    {
        m_answers = {dropped, dropped};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied}};
        const auto outcome = end(purchase());
        QVERIFY(outcome && !*outcome);
        // Two lookups have proved that the record does not exist.
        QCOMPARE(outcome->error().kind, ErrorKind::ConnectionLost);
        QCOMPARE(m_server->requests.size(), 2U);
        QCOMPARE(m_lookUp->questions.size(), 4U);
    }

    void aLookUpThatCannotTellLeavesItUnknown()
    {
        m_answers = {jsonAnswer(500, "")};
        const auto outcome = end(purchase());
        QCOMPARE(outcome->error().kind, ErrorKind::Unknown);
        QCOMPARE(outcome->error().cause, ErrorKind::ServerFault);
        QCOMPARE(m_server->requests.size(), 1U);
    }

    void withoutALookUpALostCreateIsUnknown()
    {
        m_client->setLookup(nullptr);
        m_answers = {dropped};
        QCOMPARE(end(purchase())->error().kind, ErrorKind::Unknown);
        QCOMPARE(m_server->requests.size(), 1U);
    }

    void aRecordThatDiffersIsAConflict()
    {
        m_answers = {dropped};
        m_lookUp->findings = {{.verdict = Verdict::Different}};
        const auto outcome = end(purchase());
        QCOMPARE(outcome->error().kind, ErrorKind::Conflict);
        QVERIFY(outcome->error().words.why.contains(u"differ from the ones you sent"_s));
    }

    // Nothing was sent before, so the record is not ours, even if it looks the same.
    void aConflictOfTheFirstAttemptIsAConflict()
    {
        m_answers = {exists};
        m_lookUp->findings = {{.verdict = Verdict::Applied}};
        const auto outcome = end(purchase());
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, ErrorKind::Conflict);
        QCOMPARE(outcome->error().status, 409);
        QVERIFY(outcome->error().words.why.contains(u"already exists"_s));
        QVERIFY(m_lookUp->questions.empty());
    }

    void aConflictAfterALostAttemptIsLookedUp_data()
    {
        QTest::addColumn<Verdict>("verdict");
        QTest::addColumn<std::optional<ErrorKind>>("kind");
        QTest::newRow("ours came late") << Verdict::Applied << std::optional<ErrorKind>();
        QTest::newRow("someone else may")
            << Verdict::Different << std::optional(ErrorKind::Conflict);
        QTest::newRow("no telling") << Verdict::Unclear << std::optional(ErrorKind::Unknown);
    }

    void aConflictAfterALostAttemptIsLookedUp()
    {
        QFETCH(const Verdict, verdict);
        QFETCH(const std::optional<ErrorKind>, kind);
        m_answers = {dropped, exists};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied},
                              {.verdict = Verdict::NotApplied},
                              {.verdict = verdict}};
        const auto outcome = end(purchase());
        QVERIFY(outcome);
        QCOMPARE(outcome->has_value(), !kind.has_value());
        if (kind)
            QCOMPARE(outcome->error().kind, *kind);
        else
            QVERIFY((*outcome)->confirmed);
        QCOMPARE(m_server->requests.size(), 2U);
        QCOMPARE(m_lookUp->questions.size(), 3U);
    }

    void aCreateWhoseAnswerIsUnreadableIsDoneAndFetched()
    {
        m_answers = {jsonAnswer(201, "{\"id\":")};
        m_lookUp->findings = {{.verdict = Verdict::Applied, .record = {{u"id"_s, u"9"_s}}}};
        auto outcome = end(purchase());
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->status, 201);
        QVERIFY((*outcome)->confirmed);
        QCOMPARE((*outcome)->document["id"_L1].toString(), u"9"_s);
        // The create succeeded even if the lookup finds nothing.
        m_answers = {jsonAnswer(201, "{\"id\":")};
        m_lookUp->findings = {{.verdict = Verdict::Unclear}};
        outcome = end(purchase());
        QVERIFY(outcome && *outcome);
        QVERIFY(!(*outcome)->confirmed);
        QCOMPARE(m_server->requests.size(), 2U);
    }

    void aLostPatchIsSentAgain()
    {
        m_answers = {dropped, jsonAnswer(500, ""), jsonAnswer(200, "{}")};
        const auto outcome = end(patch());
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->attempts, 3);
        QVERIFY(m_lookUp->questions.empty());
    }

    void aPatchThatIsLostFiveTimesIsUnknown()
    {
        m_answers = {5, dropped};
        const auto outcome = end(patch());
        QCOMPARE(outcome->error().kind, ErrorKind::Unknown);
        QCOMPARE(outcome->error().cause, ErrorKind::ConnectionLost);
        QCOMPARE(outcome->error().attempts, 5);
    }

    // Covers guarantee G6.
    void aPatchIsNeverSentAgainAfterTenMinutes()
    {
        m_answers = {jsonAnswer(503, "", "Retry-After: 660\r\n")};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied}};
        auto outcome = end(patch());
        QCOMPARE(outcome->error().kind, ErrorKind::Conflict);
        QCOMPARE(m_server->requests.size(), 1U);
        QCOMPARE(m_lookUp->questions.size(), 1U);
        QVERIFY(outcome->error().words.why.contains(u"newer change"_s));

        m_answers = {jsonAnswer(503, "", "Retry-After: 660\r\n")};
        m_lookUp->findings = {{.verdict = Verdict::Applied}};
        outcome = end(patch());
        QVERIFY(*outcome && (*outcome)->confirmed);
        QCOMPARE(m_server->requests.size(), 2U);
    }

    void whatIsWaitedFor_data()
    {
        QTest::addColumn<RawAnswer>("answer");
        QTest::addColumn<int>("sleep");
        QTest::newRow("429 for eleven minutes")
            << jsonAnswer(429, "{}", "Retry-After: 660\r\n") << 0;
        QTest::newRow("429 and a sleep") << jsonAnswer(429, "{}", "Retry-After: 5\r\n") << 660;
        QTest::newRow("503 and a sleep") << jsonAnswer(503, "{}", "Retry-After: 5\r\n") << 660;
        QTest::newRow("lost and a sleep") << dropped << 660;
    }

    void aPatchThatOnlyWaitedIsReadFirst_data() { whatIsWaitedFor_data(); }

    // F9, G6: the window begins when the user decides, and time during which the computer sleeps
    // counts.
    void aPatchThatOnlyWaitedIsReadFirst()
    {
        QFETCH(const RawAnswer, answer);
        QFETCH(const int, sleep);
        for (const auto verdict : {Verdict::NotApplied, Verdict::Applied, Verdict::Unclear}) {
            m_server->requests.clear();
            m_lookUp->questions.clear();
            m_answers = {answer};
            m_lookUp->findings = {{.verdict = verdict}};
            auto *call = m_client->start(patch(), this);
            QTRY_COMPARE(call->state(), api::Call::State::Waiting);
            m_clock->suspend(std::chrono::seconds(sleep));
            const auto outcome = support::outcomeOf(*m_clock, *m_client, call);
            QVERIFY(outcome);
            QCOMPARE(outcome->has_value(), verdict == Verdict::Applied);
            QCOMPARE(m_server->requests.size(), 1U);
            QCOMPARE(m_lookUp->questions.size(), 1U);
            if (verdict == Verdict::NotApplied)
                QCOMPARE(outcome->error().kind, ErrorKind::Conflict);
            // A request refused with 429 was not applied, regardless of the lookup's result.
            const bool doubt = !answer.bytes.startsWith("HTTP/1.1 429");
            if (verdict == Verdict::Unclear)
                QCOMPARE(outcome->error().kind == ErrorKind::Unknown, doubt);
        }
    }

    // G45: the computer slept while the request was in flight, and no reply arrived.
    void aPatchOnTheWireWhenTheComputerSleepsIsReadFirst()
    {
        m_answers = {RawAnswer{.after = RawAnswer::After::Nothing}};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied}};
        auto *call = m_client->start(patch(), this);
        QTRY_COMPARE(m_server->requests.size(), 1U);
        m_clock->suspend(3h);
        std::optional<http::Outcome> end;
        call->then(this, [&end](const http::Outcome &outcome) { end = outcome; });
        QVERIFY(support::runUntil(
            *m_clock, *m_client, [&end] { return end.has_value(); },
            [this] { return m_client->underWay() == 1; }));
        QVERIFY(!*end);
        QCOMPARE(end->error().kind, ErrorKind::Conflict);
        QCOMPARE(m_server->requests.size(), 1U);
        QCOMPARE(m_lookUp->questions.size(), 1U);
    }

    void aWriteHeldUpByAnOutageIsReadFirst()
    {
        const auto down = std::make_shared<bool>(true);
        m_server->answer = [down](const RawRequest &) {
            return *down ? jsonAnswer(500, "{}") : jsonAnswer(200, "{}");
        };
        // The failed read opens the breaker.
        (void)end({.operation = OperationId::GetStore});
        m_lookUp->findings = {{.verdict = Verdict::NotApplied}};
        auto *call = m_client->start(
            {.operation = OperationId::DeleteContactByEmail, .values = {u"a"_s}}, this);
        const auto begin = m_clock->ticks();
        QVERIFY(support::runUntil(*m_clock, *m_client,
                                  [&] { return m_clock->ticks() - begin >= 11min; }));
        *down = false;
        const auto outcome = support::outcomeOf(*m_clock, *m_client, call);
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, ErrorKind::Conflict);
        QCOMPARE(outcome->error().attempts, 0);
        QVERIFY(outcome->error().words.what.endsWith(u"not sent."_s));
        for (const auto &request : m_server->requests)
            QCOMPARE(request.method, "GET"_ba);
    }

    // The lookup finds that the record is already gone, although this delete did not remove it.
    void aDeleteThatWaitedTooLongMayBeNeedless()
    {
        m_answers = {jsonAnswer(429, "{}", "Retry-After: 660\r\n")};
        m_lookUp->findings = {{.verdict = Verdict::Applied}};
        const auto outcome =
            end({.operation = OperationId::DeleteContactByEmail, .values = {u"a"_s}});
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->status, 404);
        QVERIFY(!(*outcome)->confirmed);
    }

    void aPatchInTheWindowIsSentWithoutReading()
    {
        m_answers = {jsonAnswer(429, "{}", "Retry-After: 590\r\n")};
        const auto outcome = end(patch());
        QVERIFY(outcome && *outcome);
        QVERIFY(m_lookUp->questions.empty());
    }

    // Setting the clock forward triggers a lookup. Setting it back does not hide elapsed time.
    void settingTheClockDoesNotLengthenTheWindow()
    {
        m_answers = {jsonAnswer(429, "{}", "Retry-After: 660\r\n")};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied}};
        auto *call = m_client->start(patch(), this);
        QTRY_COMPARE(call->state(), api::Call::State::Waiting);
        m_clock->setNow(m_clock->now().addDays(-1));
        const auto outcome = support::outcomeOf(*m_clock, *m_client, call);
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, ErrorKind::Conflict);
    }

    // The lookups that permit a second create are valid only for a limited time.
    void aSecondCreateThatHadToWaitIsLookedForAgain()
    {
        m_answers = {dropped, jsonAnswer(429, "{}", "Retry-After: 660\r\n"),
                     jsonAnswer(201, R"({"id":"8"})")};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied},
                              {.verdict = Verdict::NotApplied},
                              {.verdict = Verdict::Applied}};
        auto outcome = end(purchase());
        QVERIFY(outcome && *outcome);
        QVERIFY((*outcome)->confirmed);
        QCOMPARE(m_server->requests.size(), 2U);
        QCOMPARE(m_lookUp->questions.size(), 3U);

        m_answers = {dropped, jsonAnswer(429, "{}", "Retry-After: 660\r\n"),
                     jsonAnswer(201, R"({"id":"8"})")};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied}};
        outcome = end(purchase());
        QVERIFY(outcome && *outcome);
        QCOMPARE(m_server->requests.size(), 5U);
        QCOMPARE(m_lookUp->questions.size(), 6U);
    }

    void laterTrouble_data()
    {
        QTest::addColumn<RawAnswer>("later");
        QTest::addColumn<ErrorKind>("kind");
        QTest::newRow("422") << errorAnswer(422) << ErrorKind::Invalid;
        QTest::newRow("400") << errorAnswer(400) << ErrorKind::Rejected;
        QTest::newRow("404") << errorAnswer(404) << ErrorKind::NotFound;
        QTest::newRow("409") << errorAnswer(409) << ErrorKind::Conflict;
        QTest::newRow("413") << errorAnswer(413) << ErrorKind::BodyTooLarge;
        QTest::newRow("redirect to a portal")
            << jsonAnswer(302, "", "Location: http://portal.example/\r\n") << ErrorKind::Redirected;
        QTest::newRow("a portal") << page << ErrorKind::ForeignPage;
        QTest::newRow("401") << jsonAnswer(401, R"({"detail":"no"})") << ErrorKind::Unauthorised;
        QTest::newRow("403") << errorAnswer(403) << ErrorKind::Forbidden;
    }

    void theDoubtOfALostWriteOutlivesALaterTrouble_data() { laterTrouble_data(); }

    // The first attempt is lost and the second is refused. The refusal does not show whether the
    // first attempt was applied.
    void theDoubtOfALostWriteOutlivesALaterTrouble()
    {
        QFETCH(const RawAnswer, later);
        QFETCH(const ErrorKind, kind);
        m_answers = {dropped, later};
        const auto outcome = end(patch());
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, ErrorKind::Unknown);
        QCOMPARE(outcome->error().cause, kind);
        QCOMPARE(outcome->error().attempts, 2);
    }

    void aLookUpEndsTheDoubtOfALostWrite()
    {
        m_answers = {dropped, errorAnswer(422, "not like that")};
        m_lookUp->findings = {{.verdict = Verdict::Applied}};
        auto outcome = end(patch());
        QVERIFY(outcome && *outcome);
        QVERIFY((*outcome)->confirmed);

        m_answers = {dropped, errorAnswer(422, "not like that")};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied}};
        outcome = end(patch());
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, ErrorKind::Invalid);
        QVERIFY(outcome->error().words.why.contains(u"not like that"_s));
    }

    void aLostWriteThatIsCancelledLaterIsUnknown()
    {
        m_answers = {dropped};
        auto *call = m_client->start(patch(), this);
        QTRY_COMPARE(call->state(), api::Call::State::Waiting);
        call->cancel();
        const auto outcome = support::outcomeOf(*m_clock, *m_client, call);
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, ErrorKind::Unknown);
        QCOMPARE(outcome->error().cause, ErrorKind::Cancelled);
    }

    void aMissingRecordAfterALostDeleteCountsAsDeleted()
    {
        m_answers = {dropped, errorAnswer(404, "no such contact")};
        const auto outcome =
            end({.operation = OperationId::DeleteContactByEmail, .values = {u"a"_s}});
        QVERIFY(outcome && *outcome);
        QVERIFY((*outcome)->confirmed);
    }

    // The lookup sends its own requests, which are destroyed too.
    void aClientMayGoWhileItLooks()
    {
        m_server->answer = [](const RawRequest &request) {
            return request.method == "GET" ? RawAnswer{.after = RawAnswer::After::Nothing}
                                           : dropped;
        };
        for (int round = 0; round < 10; ++round) {
            auto client = std::make_unique<api::Client>(
                http::Connection{.baseUrl = m_server->url(), .key = "practice-1:s", .inFlight = 8},
                *m_clock);
            api::RecordLookup lookUp(*client);
            client->setLookup(&lookUp);
            m_server->requests.clear();
            int unknown = 0;
            for (int call = 0; call < 4; ++call) {
                client->start(purchase(), this)->then(this, [&](const http::Outcome &outcome) {
                    unknown += !outcome && outcome.error().kind == ErrorKind::Unknown ? 1 : 0;
                });
            }
            const auto seen = [this] {
                return m_server->requests.size();
            };
            QVERIFY(support::runUntil(
                *m_clock, *client, [&] { return seen() == 8; }, [&] { return seen() >= 5; }));
            client.reset();
            QTRY_COMPARE(unknown, 4);
        }
    }

    void aPageInsteadOfAnAnswerIsReadBackBeforeAPatchGoesAgain()
    {
        m_answers = {page};
        m_lookUp->findings = {{.verdict = Verdict::NotApplied}};
        auto outcome = end(patch());
        QVERIFY(*outcome);
        QCOMPARE((*outcome)->attempts, 2);
        m_answers = {page};
        m_lookUp->findings = {{.verdict = Verdict::Unclear}};
        outcome = end(patch());
        QCOMPARE(outcome->error().kind, ErrorKind::Unknown);
        QCOMPARE(outcome->error().cause, ErrorKind::ForeignPage);
    }

    void deletingAMissingRecordSucceeds()
    {
        m_answers = {errorAnswer(404)};
        const auto outcome =
            end({.operation = OperationId::DeleteContactByEmail, .values = {u"a"_s}});
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->status, 404);
        m_answers = {errorAnswer(404)};
        QCOMPARE(end(patch())->error().kind, ErrorKind::NotFound);
    }

    void aFullQueueIsPolledUntilThereIsRoom()
    {
        const auto list = [](int queued) {
            QJsonArray results;
            for (int entry = 0; entry < queued; ++entry)
                results.append(QJsonObject{{u"status"_s, u"queued"_s}});
            return jsonAnswer(200, QJsonDocument(QJsonObject{{u"results"_s, results}}).toJson());
        };
        m_answers = {errorAnswer(400, "full", "E0301"), list(5), list(5), list(4),
                     jsonAnswer(201, R"({"id":"1"})")};
        const auto outcome =
            end({.operation = OperationId::CreateExport, .body = QJsonObject{{u"type"_s, 1}}});
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->attempts, 2);
        QCOMPARE(m_waits,
                 (QList<Wait>{{30s, WaitReason::QueueFull},
                              {60s, WaitReason::QueueFull},
                              {120s, WaitReason::QueueFull}}));
        QCOMPARE(m_server->requests.size(), 5U);
        QCOMPARE(m_server->requests[1].method, "GET"_ba);
        QCOMPARE(m_server->requests[1].target, "/exports/"_ba);
    }

    // Covers guarantee G11.
    void aRefusedKeyStopsEverythingUntilThereIsANewOne()
    {
        QSignalSpy stopped(&*m_client, &api::Client::stopped);
        m_answers = {jsonAnswer(401, "")};
        int unauthorised = 0;
        for (int call = 0; call < 20; ++call) {
            m_client->start({.operation = OperationId::GetStore}, this)
                ->then(this, [&](const http::Outcome &outcome) {
                    if (!outcome && outcome.error().kind == ErrorKind::Unauthorised)
                        ++unauthorised;
                });
        }
        // All requests fail except those that were in flight together with the first.
        QTRY_VERIFY(unauthorised >= 17);
        QCOMPARE(stopped.size(), 1);
        QVERIFY(m_server->requests.size() <= 4);
        const auto seen = m_server->requests.size();
        const auto outcome = end({.operation = OperationId::ListExports});
        QCOMPARE(outcome->error().kind, ErrorKind::Unauthorised);
        QCOMPARE(outcome->error().attempts, 0);
        const auto heard = stopped.first().first().value<http::Error>().words;
        QVERIFY(!heard.what.isEmpty() && !heard.next.isEmpty());
        QCOMPARE(outcome->error().words.what, heard.what);
        QCOMPARE(m_server->requests.size(), seen);
        m_client->setKey("practice-2:t");
        QVERIFY(*end({.operation = OperationId::ListExports}));
        QCOMPARE(m_server->requests.back().headers.value("authorization"),
                 "apiKey practice-2:t"_ba);
    }

    void aMissingScopeStopsItsKindOnly()
    {
        m_answers = {errorAnswer(403, "blocked")};
        auto outcome = end(patch());
        QCOMPARE(outcome->error().kind, ErrorKind::Forbidden);
        QVERIFY(outcome->error().words.why.contains(u"contacts:write"_s));
        QCOMPARE(end(patch())->error().attempts, 0);
        outcome = end({.operation = OperationId::PatchContact,
                       .values = {u"b"_s},
                       .body = QJsonObject{{u"_name"_s, u"x"_s}}});
        QCOMPARE(outcome->error().kind, ErrorKind::Forbidden);
        QVERIFY(outcome->error().words.what.startsWith(u"Update contact:"_s));
        QVERIFY(*end({.operation = OperationId::GetContactByEmail, .values = {u"a"_s}}));
        QCOMPARE(m_server->requests.size(), 2U);
        m_client->resume();
        QVERIFY(*end(patch()));
    }

    // Covers guarantee G10.
    void anOutageCostsFewRequestsAndEndsByItself()
    {
        const auto down = std::make_shared<bool>(true);
        m_server->answer = [down](const RawRequest &) {
            return *down ? jsonAnswer(503, "{}") : jsonAnswer(200, "{}");
        };
        int done = 0;
        int failed = 0;
        for (int call = 0; call < 40; ++call) {
            m_client
                ->start({.operation = OperationId::GetContactByEmail,
                         .values = {u"a"_s},
                         .priority = http::Priority::Job},
                        this)
                ->then(this, [&](const http::Outcome &outcome) { outcome ? ++done : ++failed; });
        }
        const auto begin = m_clock->ticks();
        QVERIFY(support::runUntil(*m_clock, *m_client,
                                  [&] { return m_clock->ticks() - begin >= 10min; }));
        QVERIFY2(m_server->requests.size() <= 60, "too many requests into an outage");
        QCOMPARE(done, 0);
        QVERIFY(m_waits.contains(Wait{30s, WaitReason::Outage}));
        // Every probe is the cheapest read, and is logged like any other request.
        QCOMPARE(m_server->requests.back().target, "/store/"_ba);
        *down = false;
        const auto recovered = m_clock->ticks();
        QVERIFY(support::runUntil(*m_clock, *m_client, [&] { return done > 0; }));
        QVERIFY(m_clock->ticks() - recovered <= 60s);
        QVERIFY(support::runUntil(*m_clock, *m_client, [&] { return done + failed == 40; }));
        QCOMPARE(failed, 0);
    }

    void tryingAgainByHandProbesAtOnce()
    {
        m_answers = {5, jsonAnswer(500, "")};
        QVERIFY(!*end({.operation = OperationId::GetStore}));
        auto *call = m_client->start({.operation = OperationId::GetStore}, this);
        QTRY_COMPARE(call->state(), api::Call::State::Waiting);
        const auto begin = m_clock->ticks();
        m_client->resume();
        QSignalSpy finished(call, &api::Call::finished);
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(finished.front().front().value<http::Outcome>());
        QCOMPARE(m_clock->ticks(), begin);
    }

    void tryingAgainByHandEndsAThrottle()
    {
        m_answers = {jsonAnswer(429, "{}", "Retry-After: 600\r\n")};
        auto *first = m_client->start({.operation = OperationId::GetStore}, this);
        QTRY_COMPARE(first->state(), api::Call::State::Waiting);
        auto *second = m_client->start({.operation = OperationId::ListExports}, this);
        QTRY_COMPARE(second->state(), api::Call::State::Waiting);
        const auto begin = m_clock->ticks();
        m_client->resume();
        QVERIFY(support::outcomeOf(*m_clock, *m_client, second));
        QVERIFY(m_clock->ticks() - begin < 60s);
    }

    void anEmptyQuotaEndsTheRetries()
    {
        m_client->setRandom([] { return 0.0; });
        int requests = 0;
        m_server->answer = [&requests](const RawRequest &) {
            // Every third reply succeeds, so that the breaker stays closed while retries exceed
            // their budget.
            return ++requests % 3 ? jsonAnswer(408, "") : jsonAnswer(200, "{}");
        };
        int ends = 0;
        int alone = 0;
        for (int call = 0; call < 60; ++call) {
            const auto outcome = end({.operation = OperationId::GetStore});
            ++ends;
            if (!*outcome && outcome->error().attempts < 5)
                ++alone;
        }
        QCOMPARE(ends, 60);
        QVERIFY2(alone > 0, "the quota never ran out");
    }

    void thePaceIsStoredAndReadable()
    {
        use({.baseUrl = m_server->url(), .key = "practice-1:s", .requestsPerMinute = 60});
        QSignalSpy changed(&*m_client, &api::Client::paceChanged);
        std::vector<std::chrono::milliseconds> times;
        m_server->answer = [&](const RawRequest &) {
            times.push_back(m_clock->ticks());
            return jsonAnswer(200, "{}");
        };
        int done = 0;
        for (int call = 0; call < 150; ++call) {
            m_client
                ->start({.operation = OperationId::GetStore, .priority = http::Priority::Job}, this)
                ->then(this, [&](const http::Outcome &) { ++done; });
        }
        QVERIFY(support::runUntil(*m_clock, *m_client, [&] { return done == 150; }));
        for (std::size_t at = 60; at < times.size(); ++at)
            QVERIFY(times[at] - times[at - 60] >= 60s);
        QVERIFY(times.back() <= 150s);
        QVERIFY(m_waits.contains(Wait{1000ms, WaitReason::Pace}));
        QCOMPARE(changed.size(), 150);
        QCOMPARE(textOf(m_client->pace()), u"60 of 60 this minute"_s);
    }

    void clicksGoBeforeJobs()
    {
        use({.baseUrl = m_server->url(),
             .key = "practice-1:s",
             .requestsPerMinute = 60,
             .inFlight = 1});
        for (int call = 0; call < 30; ++call)
            (void)m_client->start(
                {.operation = OperationId::ListExports, .priority = http::Priority::Job}, this);
        QTRY_VERIFY(m_server->requests.size() >= 3);
        const auto before = m_server->requests.size();
        QVERIFY(*end({.operation = OperationId::GetStore}));
        const auto &requests = m_server->requests;
        const auto click = std::ranges::find(requests, "/store/"_ba, &RawRequest::target);
        QVERIFY(click - requests.begin() <= std::ptrdiff_t(before) + 1);
    }

    void noMoreThanAllowedAreUnderWay_data()
    {
        QTest::addColumn<int>("inFlight");
        QTest::newRow("4") << 4;
        QTest::newRow("8") << 8;
    }

    void noMoreThanAllowedAreUnderWay()
    {
        QFETCH(const int, inFlight);
        use({.baseUrl = m_server->url(),
             .key = "practice-1:s",
             .requestsPerMinute = 0,
             .inFlight = inFlight});
        m_server->answer = [](const RawRequest &) {
            return RawAnswer{.after = RawAnswer::After::Nothing};
        };
        QObject owner;
        for (int call = 0; call < 20; ++call)
            (void)m_client->start({.operation = OperationId::GetStore}, &owner);
        QTRY_COMPARE(m_server->requests.size(), std::size_t(inFlight));
        QCOMPARE(m_client->underWay(), inFlight);
        QCOMPARE(m_server->connections, inFlight);
    }

private:
    using Wait = std::pair<std::chrono::milliseconds, WaitReason>;

    void use(const http::Connection &connection)
    {
        m_client.emplace(connection, *m_clock);
        m_client->setLookup(&*m_lookUp);
        m_client->setRandom([] { return 0.5; });
        connect(&*m_client, &api::Client::waiting, this,
                [this](base::Clock::Duration until, WaitReason why) {
                    m_waits.append({until - m_clock->ticks(), why});
                });
    }

    std::optional<http::Outcome> end(const http::Request &request)
    {
        return support::outcomeOf(*m_clock, *m_client, m_client->start(request, this));
    }

    static http::Request purchase()
    {
        return {.operation = OperationId::CreatePurchase,
                .body = QJsonObject{{u"purchaseId"_s, u"P1"_s}}};
    }

    static http::Request patch()
    {
        return {.operation = OperationId::PatchContactByEmail,
                .values = {u"a@x.org"_s},
                .body = QJsonObject{{u"_name"_s, u"Ann"_s}}};
    }

    std::optional<support::ManualClock> m_clock;
    std::optional<support::RawServer> m_server;
    std::optional<ScriptedLookup> m_lookUp;
    std::optional<api::Client> m_client;
    QList<RawAnswer> m_answers;
    QList<Wait> m_waits;
};

STOREDESK_TEST(TestClient)

} // namespace tst_client

#include "tst_client.moc"
