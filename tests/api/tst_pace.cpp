// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/ratelimiter.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

#include <random>

namespace tst_pace {

using namespace storedesk::api;
using namespace storedesk::http;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using Tick = RateLimiter::Tick;

namespace {

// Sends whenever the limiter allows within this time, and returns the send times.
std::vector<Tick> sendAll(RateLimiter &pace, Priority priority, Tick from, Tick to)
{
    std::vector<Tick> times;
    for (auto now = from; now < to;) {
        const auto next = pace.next(priority, now);
        if (next > now) {
            now = next;
            continue;
        }
        pace.sent(priority, now);
        times.push_back(now);
    }
    return times;
}

int mostIn(const std::vector<Tick> &times, Tick window)
{
    std::size_t most = 0;
    std::size_t first = 0;
    for (std::size_t last = 0; last < times.size(); ++last) {
        while (times[last] - times[first] >= window)
            ++first;
        most = std::max(most, last - first + 1);
    }
    return static_cast<int>(most);
}

} // namespace

class TestPace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void neverMoreThanTheLimitInAnyMinute_data()
    {
        QTest::addColumn<int>("limit");
        for (const int limit : {1, 5, 12, 60, 100, 600, 6000})
            QTest::addRow("%d", limit) << limit;
    }

    void neverMoreThanTheLimitInAnyMinute()
    {
        QFETCH(const int, limit);
        RateLimiter pace(limit);
        const auto times = sendAll(pace, Priority::Job, 0ms, 10min);
        QVERIFY(mostIn(times, 60s) <= limit);
        QVERIFY2(std::ssize(times) >= limit * 10 * 95 / 100, "less than 95 % of the limit used");
    }

    void randomUseNeverBreaksTheLimit()
    {
        std::mt19937 random(7);
        RateLimiter pace(100);
        std::vector<Tick> times;
        for (auto now = 0ms; now < 30min; now += Tick(random() % 900)) {
            const auto priority = random() % 3 ? Priority::Job : Priority::Interactive;
            if (priority == Priority::Interactive)
                pace.clicked(now);
            while (pace.next(priority, now) <= now && random() % 8) {
                pace.sent(priority, now);
                times.push_back(now);
            }
        }
        QVERIFY(std::ssize(times) > 1000);
        QVERIFY(mostIn(times, 60s) <= 100);
    }

    void atMostTenLeaveAtOnceAndTheRestIsSpread()
    {
        RateLimiter pace(100);
        const auto times = sendAll(pace, Priority::Job, 0ms, 60s);
        QCOMPARE(std::ranges::count(times, 0ms), 10);
        QVERIFY(mostIn(times, 1s) <= 12);
        // After the burst, requests are about 600 ms apart.
        for (std::size_t at = 11; at < 60; ++at)
            QVERIFY(times[at] - times[at - 1] >= 550ms);
    }

    void withoutALimitEverythingLeaves()
    {
        RateLimiter pace(0);
        for (int request = 0; request < 10'000; ++request) {
            QCOMPARE(pace.next(Priority::Job, 5ms), 5ms);
            pace.sent(Priority::Job, 5ms);
        }
        QCOMPARE(pace.next(Priority::Job, 6ms), 6ms);
        QCOMPARE(textOf(pace.state(6ms)), u"10000 this minute"_s);
    }

    void withoutALimitTooManyRequestsSetOne()
    {
        RateLimiter pace(0);
        for (int request = 0; request < 600; ++request)
            pace.sent(Priority::Job, 5ms);
        pace.tooMany(5ms, 6ms);
        // Further 429 replies of the same burst do not halve the rate again.
        for (int answer = 0; answer < 599; ++answer)
            pace.tooMany(5ms, 7ms);
        QVERIFY(pace.next(Priority::Job, 7ms) > 7ms);
        const auto times = sendAll(pace, Priority::Job, 60s, 120s);
        QVERIFY2(times.size() <= 900 && times.size() >= 300,
                 qPrintable(QString::number(times.size())));
        QVERIFY(mostIn(times, 1s) <= 30);
        // The limit was only an estimate, so it rises while there are no further 429 replies.
        const auto later = sendAll(pace, Priority::Job, 600s, 660s);
        QVERIFY2(later.size() > 1'000, qPrintable(QString::number(later.size())));
    }

    void withoutALimitASingleThrottledRequestSetsNone()
    {
        RateLimiter pace(0);
        pace.sent(Priority::Interactive, 5ms);
        pace.tooMany(5ms, 6ms);
        QCOMPARE(pace.next(Priority::Job, 6ms), 6ms);
    }

    void jobsLeaveAFifthWhileTheUserClicks()
    {
        RateLimiter pace(100);
        pace.clicked(0ms);
        QCOMPARE(pace.next(Priority::Interactive, 0ms), 0ms);
        std::vector<Tick> times;
        for (auto now = 0ms; now < 60s; now += 100ms) {
            // The user keeps clicking while the job runs.
            pace.clicked(now);
            if (pace.next(Priority::Job, now) <= now) {
                pace.sent(Priority::Job, now);
                times.push_back(now);
            }
            // Interactive requests never wait.
            QCOMPARE(pace.next(Priority::Interactive, now), now);
        }
        QVERIFY(times.size() <= 80);
        QVERIFY(times.size() >= 70);
    }

    void thirtySecondsAfterTheLastClickJobsHaveItAll()
    {
        RateLimiter pace(100);
        pace.clicked(0ms);
        const auto held = sendAll(pace, Priority::Job, 0ms, 30s);
        const auto free = sendAll(pace, Priority::Job, 30s, 90s);
        QVERIFY(held.size() <= 48);
        QVERIFY(free.size() >= 55);
        QVERIFY(pace.state(90s).used >= 95);
    }

    void tooManyHalvesThePaceAndItComesBack()
    {
        RateLimiter pace(100);
        pace.tooMany(0ms, 1ms);
        QCOMPARE(pace.state(1ms).allowed, 50);
        QCOMPARE(pace.state(9s).allowed, 50);
        QCOMPARE(pace.state(10s + 1ms).allowed, 60);
        QCOMPARE(pace.state(30s + 1ms).allowed, 80);
        QCOMPARE(pace.state(10min).allowed, 100);
        // The burst is used up as well.
        QVERIFY(pace.next(Priority::Interactive, 1ms) > 1ms);
    }

    void requestsUnderWayDoNotHalveItAgain()
    {
        RateLimiter pace(100);
        pace.tooMany(0ms, 10ms);
        pace.tooMany(5ms, 11ms);
        pace.tooMany(9ms, 12ms);
        QCOMPARE(pace.state(12ms).allowed, 50);
        pace.tooMany(13ms, 20ms);
        QCOMPARE(pace.state(20ms).allowed, 25);
    }

    void itNeverFallsBelowTwelveAMinute()
    {
        RateLimiter pace(100);
        for (int time = 1; time <= 20; ++time)
            pace.tooMany(Tick(time * 2), Tick(time * 2 + 1));
        QCOMPARE(pace.state(41ms).allowed, 12);
        RateLimiter slow(6);
        slow.tooMany(1ms, 2ms);
        QCOMPARE(slow.state(2ms).allowed, 6);
    }

    void theServicesCountCorrectsOurs()
    {
        RateLimiter pace(100);
        pace.sent(Priority::Job, 0ms);
        // Another client used 97 requests in this minute, and one of ours is still in flight.
        pace.answered({.limit = 100, .remaining = 3, .resetIn = 40s}, 1, 1s);
        for (int left = 2; left > 0; --left) {
            QCOMPARE(pace.next(Priority::Interactive, 2s), 2s);
            pace.sent(Priority::Job, 2s);
        }
        QCOMPARE(pace.next(Priority::Interactive, 2s), 41s);
        QCOMPARE(pace.next(Priority::Interactive, 41s), 41s);
        pace.sent(Priority::Interactive, 41s);
        // A new minute has begun.
        QCOMPARE(pace.next(Priority::Interactive, 41s), 41s);
    }

    void aLowerLimitOfTheServiceIsUsed()
    {
        RateLimiter pace(100);
        pace.answered({.limit = 30}, 0, 0ms);
        QCOMPARE(pace.state(0ms), (RateLimitState{.used = 0, .limit = 30, .allowed = 30}));
        QVERIFY(mostIn(sendAll(pace, Priority::Job, 0ms, 5min), 60s) <= 30);
        // A limit of 0 is ignored, and the reset is assumed to be at most a minute away.
        pace.answered({.limit = 0, .remaining = 0, .resetIn = 24h}, 0, 5min);
        QCOMPARE(pace.state(5min).limit, 30);
        QCOMPARE(pace.next(Priority::Interactive, 5min), 6min);
    }

    void theLimitOfTheServiceMayRiseAgain()
    {
        RateLimiter pace(100);
        pace.answered({.limit = 30}, 0, 0ms);
        pace.answered({.limit = 60}, 0, 1s);
        QCOMPARE(pace.state(1s), (RateLimitState{.used = 0, .limit = 60, .allowed = 60}));
        // A limit above the one set by the user is not used.
        pace.answered({.limit = 500}, 0, 2s);
        QCOMPARE(pace.state(2s), (RateLimitState{.used = 0, .limit = 100, .allowed = 100}));
        QVERIFY(mostIn(sendAll(pace, Priority::Job, 2s, 5min), 60s) <= 100);
    }

    void aReducedRateStaysWhenTheLimitRises()
    {
        RateLimiter pace(100);
        pace.answered({.limit = 40}, 0, 0ms);
        pace.tooMany(1s, 2s);
        QCOMPARE(pace.state(2s).allowed, 20);
        pace.answered({.limit = 100}, 0, 3s);
        QCOMPARE(pace.state(3s).allowed, 20);
        QCOMPARE(pace.state(13s).allowed, 30);
    }

    void aClickWaitsForNoMoreThanItsTurnAfterTooMany()
    {
        for (const int limit : {60, 100, 600}) {
            RateLimiter pace(limit);
            auto times = sendAll(pace, Priority::Job, 0ms, 2min);
            pace.tooMany(times.back(), 2min);
            QVERIFY(pace.next(Priority::Job, 2min) >= 2min + 10s);
            const auto click = pace.next(Priority::Interactive, 2min);
            QVERIFY2(click <= 2min + 2s, qPrintable(QString::number((click - 2min).count())));
            pace.clicked(click);
            pace.sent(Priority::Interactive, click);
            times.push_back(click);
            QVERIFY(mostIn(times, 60s) <= limit);
        }
    }

    void theStateIsReadable()
    {
        RateLimiter pace(100);
        sendAll(pace, Priority::Job, 0ms, 31300ms);
        QCOMPARE(textOf(pace.state(31300ms)), u"62 of 100 this minute"_s);
        pace.tooMany(31301ms, 31302ms);
        QCOMPARE(textOf(pace.state(31302ms)), u"62 of 100 this minute, throttled to 50"_s);
        QCOMPARE(pace.state(2min).used, 0);
    }
};

STOREDESK_TEST(TestPace)

} // namespace tst_pace

#include "tst_pace.moc"
