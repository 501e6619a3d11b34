// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/callcause.h"
#include "api/client.h"
#include "support/clockwork.h"
#include "support/manualclock.h"
#include "support/rawserver.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_calllog {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;
using catalogue::OperationId;
using http::ErrorKind;
using support::RawRequest;

class NamedOwner final : public QObject, public api::CallCause
{
    Q_OBJECT
    Q_INTERFACES(storedesk::api::CallCause)

public:
    [[nodiscard]] QString callCause() const override { return cause; }

    QString cause;
};

class TestCallLog final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyCallIsLoggedWithItsNumbers()
    {
        support::ManualClock clock;
        support::RawServer server;
        int seen = 0;
        server.answer = [&](const RawRequest &) {
            return ++seen == 1 ? support::jsonAnswer(503, "{}", "Retry-After: 7\r\n")
                               : support::jsonAnswer(200, R"({"a":1})");
        };
        api::Client client({.baseUrl = server.url(), .key = "practice-1:secret"}, clock);
        const auto begin = clock.now();
        QVERIFY(*support::outcomeOf(clock, client,
                                    client.start({.operation = OperationId::PatchContactByEmail,
                                                  .values = {u"ann.smith@example.org"_s},
                                                  .body = QJsonObject{{u"_name"_s, u"Ann"_s}}},
                                                 this)));
        QCOMPARE(client.log().records().size(), 1U);
        const auto &record = client.log().records().front();
        QCOMPARE(record.number, 1U);
        QCOMPARE(record.at, begin);
        QCOMPARE(record.request.operation, OperationId::PatchContactByEmail);
        QCOMPARE(record.status, 200);
        QVERIFY(!record.kind);
        QCOMPARE(record.attempts, 2);
        QCOMPARE(record.duration, 7s);
        QCOMPARE(record.bytesSent, 2 * 15);
        QCOMPARE(record.bytesReceived, 2 + 7);
        QVERIFY(record.target.startsWith(u"/contacts/email/"_s));
        QVERIFY2(!record.target.contains(u"smith"_s), qPrintable(record.target));
        QVERIFY(record.message.isEmpty());
    }

    void failedCallsAreLoggedWithoutSecrets()
    {
        support::ManualClock clock;
        support::RawServer server;
        server.answer = [](const RawRequest &request) {
            // Imitates a service that echoes the key.
            return support::errorAnswer(
                400, "bad " + request.headers.value("authorization") + " of bob@example.org");
        };
        const auto key = "ABCDEFGHIJKLMNOPQRSTUV:abcdefghijklmnopqrstuv"_ba;
        api::Client client({.baseUrl = server.url(), .key = key}, clock);
        const auto outcome = support::outcomeOf(
            clock, client, client.start({.operation = OperationId::GetStore}, this));
        QVERIFY(outcome && !*outcome);
        const auto &record = client.log().records().front();
        QCOMPARE(record.kind, ErrorKind::Rejected);
        QCOMPARE(record.status, 400);
        QVERIFY(!record.message.isEmpty());
        for (const auto &text : {record.message, record.target}) {
            QVERIFY(!text.contains(QString::fromLatin1(key)));
            QVERIFY(!text.contains(u"bob@"_s));
        }
        // Error strings are displayed and copied, so they must not contain the key either.
        const auto &words = outcome->error().words;
        QVERIFY2(!(words.what + words.why + words.next).contains(QString::fromLatin1(key)),
                 qPrintable(words.why));
    }

    void aCallIsCausedByWhatItsRequestOrTheNearestOwnerSays()
    {
        support::ManualClock clock;
        support::RawServer server;
        server.answer = [](const RawRequest &) {
            return support::jsonAnswer(200, "{}");
        };
        api::Client client({.baseUrl = server.url(), .key = "practice-1:secret"}, clock);
        NamedOwner page;
        QObject part;
        part.setParent(&page);
        const auto causeOf = [&](QObject *owner, const QString &ownCause) {
            auto *call =
                client.start({.operation = OperationId::GetStore, .cause = ownCause}, owner);
            // A page may get its name after its first call.
            page.cause = u"Store"_s;
            const auto outcome = support::outcomeOf(clock, client, call);
            return outcome && *outcome ? client.log().records().back().request.cause : u"failed"_s;
        };
        QCOMPARE(causeOf(&part, {}), u"Store"_s);
        QCOMPARE(causeOf(&page, {}), u"Store"_s);
        QCOMPARE(causeOf(&part, u"Test"_s), u"Test"_s);
        QCOMPARE(causeOf(this, {}), QString());
    }

    void aShortBackoffWaitsLess()
    {
        support::ManualClock clock;
        support::RawServer server;
        int seen = 0;
        server.answer = [&](const RawRequest &) {
            return support::jsonAnswer(++seen == 1 ? 503 : 200, "{}");
        };
        api::Client client({.baseUrl = server.url(), .key = "practice-1:secret"}, clock);
        client.setRandom([] { return 0.9; });
        client.setBackoff(api::Client::Backoff::Short);
        QVERIFY(*support::outcomeOf(clock, client,
                                    client.start({.operation = OperationId::GetStore}, this)));
        QCOMPARE(client.log().records().back().duration, 50ms);
    }

    void theOldestGoWhenItIsFull()
    {
        api::CallLog log;
        log.setCapacity(3);
        QSignalSpy added(&log, &api::CallLog::added);
        QSignalSpy dropped(&log, &api::CallLog::dropped);
        for (int number = 0; number < 5; ++number)
            log.add({.request = {.operation = OperationId::GetStore}});
        QCOMPARE(added.size(), 5);
        QCOMPARE(dropped.size(), 2);
        QCOMPARE(log.records().size(), 3U);
        QCOMPARE(log.records().front().number, 3U);
        log.setCapacity(1);
        QCOMPARE(dropped.back().front().toInt(), 2);
        QCOMPARE(log.records().front().number, 5U);
        QSignalSpy cleared(&log, &api::CallLog::cleared);
        log.clear();
        QCOMPARE(cleared.size(), 1);
        log.add({.request = {.operation = OperationId::GetStore}});
        // Numbers are never reused.
        QCOMPARE(log.records().front().number, 6U);
    }
};

STOREDESK_TEST(TestCallLog)

} // namespace tst_calllog

#include "tst_calllog.moc"
