// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/breaker.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_breaker {

using namespace storedesk::api;
using namespace storedesk::http;
using namespace std::chrono_literals;

class TestBreaker final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void fiveFailuresInARowOpenIt()
    {
        Breaker breaker;
        for (int failure = 0; failure < 4; ++failure)
            breaker.record(true, 0s);
        QVERIFY(!breaker.isOpen());
        breaker.record(true, 7s);
        QCOMPARE(breaker.probeAt(), 37s);
    }

    void oneSuccessStartsTheCountAgain()
    {
        Breaker breaker;
        for (int failure = 0; failure < 4; ++failure)
            breaker.record(true, 0s);
        breaker.record(false, 0s);
        for (int failure = 0; failure < 4; ++failure)
            breaker.record(true, 0s);
        QVERIFY(!breaker.isOpen());
    }

    void moreThanHalfOfTheLastTwentyOpenIt()
    {
        Breaker breaker;
        for (int pair = 0; pair < 10; ++pair) {
            breaker.record(true, 0s);
            breaker.record(false, 0s);
        }
        // Exactly half of the requests have failed.
        QVERIFY(!breaker.isOpen());
        // This failure displaces an older failure.
        breaker.record(true, 0s);
        QVERIFY(!breaker.isOpen());
        // This failure displaces a success, so that eleven of twenty have failed.
        breaker.record(true, 0s);
        QVERIFY(breaker.isOpen());
    }

    void aShareOfAFewSaysNothing()
    {
        Breaker breaker;
        for (int pair = 0; pair < 6; ++pair) {
            breaker.record(true, 0s);
            breaker.record(true, 0s);
            breaker.record(false, 0s);
        }
        // 12 of 18 requests failed, but 18 requests are too few for a decision.
        QVERIFY(!breaker.isOpen());
    }

    void probesComeAfterThirtySecondsDoublingToFiveMinutes()
    {
        Breaker breaker;
        for (int failure = 0; failure < 5; ++failure)
            breaker.record(true, 0s);
        auto now = 0ms;
        for (const auto pause : {30s, 60s, 60s, 60s}) {
            QCOMPARE(*breaker.probeAt() - now, pause);
            now = *breaker.probeAt();
            breaker.probed(true, now);
        }
    }

    void aGoodProbeForgetsEverything()
    {
        Breaker breaker;
        for (int failure = 0; failure < 25; ++failure)
            breaker.record(true, 0s);
        breaker.probed(false, 30s);
        QVERIFY(!breaker.isOpen());
        for (int failure = 0; failure < 4; ++failure)
            breaker.record(true, 31s);
        QVERIFY(!breaker.isOpen());
        breaker.record(true, 31s);
        // The pause is short again.
        QCOMPARE(breaker.probeAt(), 61s);
    }

    void anOrdinaryAnswerDoesNotCloseIt()
    {
        Breaker breaker;
        for (int failure = 0; failure < 5; ++failure)
            breaker.record(true, 0s);
        breaker.record(false, 1s);
        QVERIFY(breaker.isOpen());
    }

    void aHurriedProbeComesNow()
    {
        Breaker breaker;
        breaker.hurry(3s);
        QVERIFY(!breaker.isOpen());
        for (int failure = 0; failure < 5; ++failure)
            breaker.record(true, 0s);
        breaker.hurry(3s);
        QCOMPARE(breaker.probeAt(), 3s);
    }
};

STOREDESK_TEST(TestBreaker)

} // namespace tst_breaker

#include "tst_breaker.moc"
