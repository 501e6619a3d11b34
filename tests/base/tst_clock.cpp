// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_clock {

using namespace std::chrono_literals;
using storedesk::base::SystemClock;
using support::ManualClock;

class TestClock final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Covers guarantee G45.
    void aSleepCountsInAgesAndNotInWaits()
    {
        ManualClock clock;
        const auto begin = clock.now();
        int rings = 0;
        const auto timer = clock.timer([&rings] { ++rings; });
        timer->start(10s);
        clock.advance(4s);
        clock.suspend(8h);
        QCOMPARE(rings, 0);
        QCOMPARE(clock.ticks(), 4s);
        QCOMPARE(clock.ticksWithSleep(), 8h + 4s);
        QCOMPARE(begin.secsTo(clock.now()), 8 * 3600 + 4);
        clock.advance(6s);
        QCOMPARE(rings, 1);
        QCOMPARE(clock.ticksWithSleep(), 8h + 10s);
    }

    void aClockThatIsSetMovesNoTicks()
    {
        ManualClock clock;
        clock.advance(1min);
        clock.setNow(clock.now().addDays(-1));
        QCOMPARE(clock.ticks(), 1min);
        QCOMPARE(clock.ticksWithSleep(), 1min);
    }

    void theComputersClockNeverGoesBack()
    {
        const SystemClock clock;
        const auto before = clock.ticksWithSleep();
        QVERIFY(before > 0ms);
        QVERIFY(clock.ticksWithSleep() >= before);
        QVERIFY(clock.ticksWithSleep() >= clock.ticks() - 1ms);
    }
};

STOREDESK_TEST(TestClock)

} // namespace tst_clock

#include "tst_clock.moc"
