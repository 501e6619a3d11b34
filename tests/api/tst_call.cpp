// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/client.h"
#include "support/clockwork.h"
#include "support/manualclock.h"
#include "support/rawserver.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

namespace tst_call {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using http::ErrorKind;
using support::RawAnswer;
using support::RawRequest;

class TestCall final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_clock.emplace();
        m_server.emplace();
        m_client.emplace(http::Connection{.baseUrl = m_server->url(), .key = "practice-1:s"},
                         *m_clock);
    }

    void cleanup()
    {
        m_client.reset();
        m_server.reset();
        m_clock.reset();
    }

    void anAnswerComesAsADocument()
    {
        m_server->answer = [](const RawRequest &) {
            return support::jsonAnswer(200, R"({"name":"Ann"})");
        };
        const auto outcome = answerTo(get(u"a/b+c d@x.org"_s, this));
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->status, 200);
        QCOMPARE((*outcome)->document["name"_L1].toString(), u"Ann"_s);
        QCOMPARE((*outcome)->bytes, R"({"name":"Ann"})"_ba);
        QCOMPARE((*outcome)->attempts, 1);
        QVERIFY(!(*outcome)->confirmed);
        QCOMPARE(m_server->requests.front().target, "/contacts/email/a%2Fb%2Bc%20d%40x.org"_ba);
        QCOMPARE(m_server->requests.front().headers.value("cache-control"), "no-cache"_ba);
    }

    void theRequestHasTheFormOfTheService()
    {
        http::Request request{.operation = OperationId::CreatePurchase,
                              .body = QJsonObject{{u"purchaseId"_s, u"1"_s}}};
        http::addQueryItem(request.query, u"triggerPurchaseEvent"_s, u"a+b &%41"_s);
        QVERIFY(*answerTo(m_client->start(request, this)));
        const auto &sent = m_server->requests.front();
        QCOMPARE(sent.method, "POST"_ba);
        QCOMPARE(sent.target, "/purchases/?triggerPurchaseEvent=a%2Bb%20%26%2541"_ba);
        QCOMPARE(sent.body, R"({"purchaseId":"1"})"_ba);
        QCOMPARE(sent.headers.value("authorization"), "apiKey practice-1:s"_ba);
        QCOMPARE(sent.headers.value("content-type"), "application/json"_ba);
        QCOMPARE(sent.headers.value("content-length"), "18"_ba);
        QCOMPARE(sent.headers.value("accept-encoding"), "identity"_ba);
        QVERIFY(sent.headers.value("user-agent").startsWith("Storedesk/"));
        QVERIFY(!sent.headers.contains("cookie"));
    }

    void aDeleteSaysThatItHasNoBody()
    {
        m_server->answer = [](const RawRequest &) {
            return RawAnswer{.bytes = "HTTP/1.1 204 No\r\n\r\n"};
        };
        QVERIFY(*answerTo(deleteContact(u"a@x.org"_s, this)));
        QCOMPARE(m_server->requests.front().method, "DELETE"_ba);
        QCOMPARE(m_server->requests.front().headers.value("content-length"), "0"_ba);
    }

    void cookiesAreNotStored()
    {
        m_server->answer = [](const RawRequest &) {
            return support::jsonAnswer(200, "{}", "Set-Cookie: session=1; Path=/\r\n");
        };
        QVERIFY(*answerTo(get(u"a@x.org"_s, this)));
        QVERIFY(*answerTo(get(u"b@x.org"_s, this)));
        QVERIFY(!m_server->requests.back().headers.contains("cookie"));
    }

    // F3: such a value would address a different record, or the whole collection.
    void aPathThatNamesSomethingElseIsNeverSent_data()
    {
        QTest::addColumn<QString>("value");
        QTest::newRow("empty") << u""_s;
        QTest::newRow("dot") << u"."_s;
        QTest::newRow("two dots") << u".."_s;
    }

    void aPathThatNamesSomethingElseIsNeverSent()
    {
        QFETCH(const QString, value);
        const auto outcome = answerTo(deleteContact(value, this));
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, ErrorKind::NotSendable);
        QVERIFY(!outcome->error().words.what.isEmpty());
        QCOMPARE(outcome->error().attempts, 0);
        QVERIFY(m_server->requests.empty());
    }

    void cancelReportsOnceAndSendsNothing()
    {
        auto *call = get(u"a@x.org"_s, this);
        QSignalSpy finished(call, &api::Call::finished);
        call->cancel();
        call->cancel();
        // The signal is never emitted while the caller is still running.
        QCOMPARE(finished.size(), 0);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.front().front().value<http::Outcome>().error().kind,
                 ErrorKind::Cancelled);

        // A later request was answered, so an earlier one would have arrived by now.
        QVERIFY(*answerTo(get(u"b@x.org"_s, this)));
        QCOMPARE(m_server->requests.size(), 1U);
        QCOMPARE(finished.size(), 1);
    }

    void aReadCancelledUnderWayIsCancelledAndAWriteIsUnknown_data()
    {
        QTest::addColumn<bool>("write");
        QTest::addColumn<ErrorKind>("kind");
        QTest::newRow("read") << false << ErrorKind::Cancelled;
        QTest::newRow("write") << true << ErrorKind::Unknown;
    }

    void aReadCancelledUnderWayIsCancelledAndAWriteIsUnknown()
    {
        QFETCH(const bool, write);
        QFETCH(const ErrorKind, kind);
        m_server->answer = [](const RawRequest &) {
            return RawAnswer{.after = RawAnswer::After::Nothing};
        };
        auto *call = write ? patch(this) : get(u"a@x.org"_s, this);
        QSignalSpy finished(call, &api::Call::finished);
        QTRY_COMPARE(m_server->requests.size(), 1U);
        call->cancel();
        QTRY_COMPARE(finished.size(), 1);
        const auto error = finished.front().front().value<http::Outcome>().error();
        QCOMPARE(error.kind, kind);
        QCOMPARE(error.attempts, 1);
        if (write)
            QCOMPARE(error.cause, ErrorKind::Cancelled);
        // The service sees the connection close immediately.
        QTRY_COMPARE(m_server->disconnections, 1);
        QCOMPARE(m_client->underWay(), 0);
    }

    void aDeletedOwnerGetsNoCallback_data()
    {
        QTest::addColumn<bool>("sent");
        QTest::newRow("before the request left") << false;
        QTest::newRow("while the request is out") << true;
    }

    void aDeletedOwnerGetsNoCallback()
    {
        QFETCH(const bool, sent);
        m_server->answer = [](const RawRequest &request) {
            return request.target.contains("a%40") ? RawAnswer{.after = RawAnswer::After::Nothing}
                                                   : support::jsonAnswer(200, "{}");
        };
        auto owner = std::make_unique<QObject>();
        bool told = false;
        auto *call = get(u"a@x.org"_s, owner.get());
        call->then(owner.get(), [&told](const http::Outcome &) { told = true; });
        QSignalSpy destroyed(call, &QObject::destroyed);
        if (sent)
            QTRY_COMPARE(m_server->requests.size(), 1U);
        owner.reset();
        QCOMPARE(destroyed.size(), 1);
        QCOMPARE(m_client->underWay(), 0);
        if (sent)
            // The request is aborted, so the server sees the connection close.
            QTRY_COMPARE(m_server->disconnections, 1);

        // A later call on the same client has ended, so an earlier one would have ended too.
        QVERIFY(*answerTo(get(u"b@x.org"_s, this)));
        QVERIFY(!told);
        QCOMPARE(m_server->requests.size(), sent ? 2U : 1U);
        // Only requests that were sent are logged.
        QCOMPARE(m_client->log().records().size(), sent ? 2U : 1U);
    }

    void aDeletedContextGetsNoCallbackButTheRequestContinues()
    {
        auto context = std::make_unique<QObject>();
        bool told = false;
        auto *call = deleteContact(u"a@x.org"_s, this);
        call->then(context.get(), [&told](const http::Outcome &) { told = true; });
        context.reset();
        QVERIFY(*answerTo(call));
        QCOMPARE(m_server->requests.size(), 1U);
        QVERIFY(!told);
    }

    void aHandlerMayDeleteTheOwner()
    {
        auto *owner = new QObject;
        QSignalSpy destroyed(owner, &QObject::destroyed);
        get(u"a@x.org"_s, owner)->then(owner, [owner](const http::Outcome &) { delete owner; });
        QTRY_COMPARE(destroyed.size(), 1);
    }

    void aHandlerMayDeleteTheClient()
    {
        bool told = false;
        get(u"a@x.org"_s, this)->then(this, [&](const http::Outcome &) {
            told = true;
            m_client.reset();
        });
        QTRY_VERIFY(told);
    }

    void aHandlerMayStartTheNextCall()
    {
        int answers = 0;
        std::function<void(const http::Outcome &)> next = [&](const http::Outcome &outcome) {
            QVERIFY(outcome);
            if (++answers < 5)
                get(u"a@x.org"_s, this)->then(this, next);
        };
        get(u"a@x.org"_s, this)->then(this, next);
        QTRY_COMPARE(answers, 5);
    }

    void aClientThatDiesEndsItsCalls_data()
    {
        QTest::addColumn<bool>("sent");
        QTest::addColumn<bool>("write");
        QTest::addColumn<ErrorKind>("kind");
        QTest::newRow("a read before it left") << false << false << ErrorKind::Cancelled;
        QTest::newRow("a read while it is out") << true << false << ErrorKind::Cancelled;
        QTest::newRow("a write before it left") << false << true << ErrorKind::Cancelled;
        QTest::newRow("a write while it is out") << true << true << ErrorKind::Unknown;
    }

    void aClientThatDiesEndsItsCalls()
    {
        QFETCH(const bool, sent);
        QFETCH(const bool, write);
        QFETCH(const ErrorKind, kind);
        m_server->answer = [](const RawRequest &) {
            return RawAnswer{.after = RawAnswer::After::Nothing};
        };
        auto *call = write ? patch(this) : get(u"a@x.org"_s, this);
        QSignalSpy finished(call, &api::Call::finished);
        if (sent)
            QTRY_COMPARE(m_server->requests.size(), 1U);
        m_client.reset();
        QCOMPARE(finished.size(), 0);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.front().front().value<http::Outcome>().error().kind, kind);
    }

    void theStateIsVisible()
    {
        auto *call = get(u"a@x.org"_s, this);
        QList<api::Call::State> states{call->state()};
        connect(call, &api::Call::stateChanged, this,
                [&states](api::Call::State state) { states.append(state); });
        QCOMPARE(call->request().operation, OperationId::GetContactByEmail);
        QVERIFY(*answerTo(call));
        QCOMPARE(states, (QList{api::Call::State::Queued, api::Call::State::Sending}));
    }

    void everythingFinishedIsGone()
    {
        const QPointer<api::Call> call = get(u"a@x.org"_s, this);
        QVERIFY(*answerTo(call));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(call.isNull());
        QVERIFY(children().isEmpty());
    }

private:
    api::Call *get(const QString &email, QObject *owner)
    {
        return m_client->start({.operation = OperationId::GetContactByEmail, .values = {email}},
                               owner);
    }

    api::Call *deleteContact(const QString &email, QObject *owner)
    {
        return m_client->start({.operation = OperationId::DeleteContactByEmail, .values = {email}},
                               owner);
    }

    api::Call *patch(QObject *owner)
    {
        return m_client->start({.operation = OperationId::PatchContactByEmail,
                                .values = {u"a@x.org"_s},
                                .body = QJsonObject{{u"_name"_s, u"Ann"_s}}},
                               owner);
    }

    std::optional<http::Outcome> answerTo(api::Call *call)
    {
        return support::outcomeOf(*m_clock, *m_client, call);
    }

    std::optional<support::ManualClock> m_clock;
    std::optional<support::RawServer> m_server;
    std::optional<api::Client> m_client;
};

STOREDESK_TEST(TestCall)

} // namespace tst_call

#include "tst_call.moc"
