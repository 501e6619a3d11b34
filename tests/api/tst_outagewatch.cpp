// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/outagewatch.h"
#include "support/clockwork.h"
#include "support/manualclock.h"
#include "support/rawserver.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_outagewatch {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;
using catalogue::OperationId;
using support::jsonAnswer;
using support::RawAnswer;
using support::RawRequest;

// Tests how long a service may be silent, on a test clock.
class TestOutageWatch final : public QObject
{
    Q_OBJECT

private:
    // Starts more reads than it takes to detect an outage.
    void startReads()
    {
        for (int number = 0; number < 20; ++number)
            (void)m_client->start({.operation = OperationId::GetContactByEmail,
                                   .values = {u"a"_s},
                                   .priority = http::Priority::Job},
                                  m_owner.get());
    }

    [[nodiscard]] bool runFor(base::Clock::Duration time, bool isSilent)
    {
        const auto end = m_clock->ticks() + time;
        // The clock advances from timer to timer, so a timer is needed to stop at this time.
        const auto timer = m_clock->timer([] { });
        timer->start(time);
        return support::runUntil(
            *m_clock, *m_client, [&] { return m_clock->ticks() >= end || !m_exceeded->isEmpty(); },
            [isSilent] { return isSilent; });
    }

    std::unique_ptr<support::ManualClock> m_clock;
    std::unique_ptr<support::RawServer> m_server;
    std::unique_ptr<api::Client> m_client;
    std::unique_ptr<api::OutageWatch> m_watch;
    std::unique_ptr<QSignalSpy> m_exceeded;
    std::unique_ptr<QObject> m_owner;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_clock = std::make_unique<support::ManualClock>();
        m_server = std::make_unique<support::RawServer>();
        m_client = std::make_unique<api::Client>(http::Connection{.baseUrl = m_server->url(),
                                                                  .key = "practice-1:s",
                                                                  .requestsPerMinute = 0},
                                                 *m_clock);
        m_client->setRandom([] { return 0.5; });
        m_watch = std::make_unique<api::OutageWatch>(*m_client, 60min);
        m_exceeded = std::make_unique<QSignalSpy>(m_watch.get(), &api::OutageWatch::exceeded);
        m_owner = std::make_unique<QObject>();
    }

    void cleanup()
    {
        m_owner.reset();
        m_exceeded.reset();
        m_watch.reset();
        m_client.reset();
        m_server.reset();
        m_clock.reset();
    }

    void aServiceThatFailsForAnHourExceedsTheLimit()
    {
        m_server->answer = [](const RawRequest &) {
            return jsonAnswer(503, "{}");
        };
        const auto begin = m_clock->ticks();
        startReads();
        QVERIFY(runFor(3h, false));
        QCOMPARE(m_exceeded->size(), 1);
        QVERIFY(m_clock->ticks() - begin >= 60min);
        QVERIFY(m_clock->ticks() - begin < 65min);
    }

    // A probe takes half a minute to fail, and during that time no request waits for a timer.
    void probesInFlightDoNotRestartTheHour()
    {
        m_server->answer = [](const RawRequest &) {
            return RawAnswer{.after = RawAnswer::After::Nothing};
        };
        const auto begin = m_clock->ticks();
        startReads();
        QVERIFY(runFor(3h, true));
        QCOMPARE(m_exceeded->size(), 1);
        QVERIFY(m_clock->ticks() - begin >= 60min);
        QVERIFY(m_clock->ticks() - begin < 65min);
    }

    void anAnswerEndsAnOutage()
    {
        bool isDown = true;
        m_server->answer = [&isDown](const RawRequest &) {
            return isDown ? jsonAnswer(503, "{}") : jsonAnswer(200, "{}");
        };
        startReads();
        QVERIFY(runFor(50min, false));
        isDown = false;
        QVERIFY(runFor(5min, false));
        isDown = true;
        startReads();
        QVERIFY(runFor(50min, false));
        QCOMPARE(m_exceeded->size(), 0);
    }

    void refusalsEndAnOutageToo()
    {
        int status = 503;
        m_server->answer = [&status](const RawRequest &request) {
            return jsonAnswer(request.target == "/store/" && status == 404 ? 200 : status, "{}");
        };
        startReads();
        QVERIFY(runFor(30min, false));
        status = 404;
        QVERIFY(runFor(20min, false));
        status = 503;
        startReads();
        QVERIFY(runFor(30min, false));
        QCOMPARE(m_exceeded->size(), 0);
    }
};

STOREDESK_TEST(TestOutageWatch)

} // namespace tst_outagewatch

#include "tst_outagewatch.moc"
