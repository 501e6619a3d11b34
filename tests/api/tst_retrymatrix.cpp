// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/retry.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_retrymatrix {

using namespace storedesk::api;
using namespace std::chrono_literals;
using storedesk::catalogue::Repeat;
using storedesk::catalogue::Verb;

namespace {

struct Row
{
    const char *name;
    Ending ending;
    Step read, write, lookUp, event;
};

// A second copy of the matrix, typed from the specification.
// clang-format off
constexpr Row matrix[]{
    {"success",             Ending::Success,            Step::Done,        Step::Done,          Step::Done,          Step::Done},
    {"no connection",       Ending::NotConnected,       Step::Retry,       Step::Retry,         Step::Retry,         Step::Retry},
    {"lost after bytes",    Ending::Lost,               Step::Retry,       Step::RetryInWindow, Step::LookUp,        Step::Unknown},
    {"2xx, body cut",       Ending::Unreadable,         Step::Retry,       Step::Done,          Step::DoneThenFetch, Step::Done},
    {"2xx, body too large", Ending::AnswerTooLarge,     Step::Fail,        Step::Done,          Step::DoneThenFetch, Step::Done},
    {"certificate",         Ending::CertificateRefused, Step::StopAccount, Step::StopAccount,   Step::StopAccount,   Step::StopAccount},
    {"408",                 Ending::RequestTimeout,     Step::Retry,       Step::RetryInWindow, Step::LookUp,        Step::Unknown},
    {"429",                 Ending::TooMany,            Step::Wait,        Step::Wait,          Step::Wait,          Step::Wait},
    {"other 5xx",           Ending::ServerFault,        Step::Retry,       Step::RetryInWindow, Step::LookUp,        Step::Unknown},
    {"503",                 Ending::Unavailable,        Step::Retry,       Step::RetryInWindow, Step::LookUp,        Step::Unknown},
    {"queue full",          Ending::QueueFull,          Step::Fail,        Step::Fail,          Step::WaitForQueue,  Step::Fail},
    {"missing record",      Ending::MissingRecord,      Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
    {"400, 415, 422",       Ending::Refused,            Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
    {"401",                 Ending::KeyRefused,         Step::StopKey,     Step::StopKey,       Step::StopKey,       Step::StopKey},
    {"403",                 Ending::ScopeMissing,       Step::StopScope,    Step::StopScope,      Step::StopScope,      Step::StopScope},
    {"404",                 Ending::NotFound,           Step::Fail,        Step::DoneIfDelete,  Step::Fail,          Step::Fail},
    {"409",                 Ending::Conflict,           Step::Fail,        Step::Fail,          Step::LookUpNow,     Step::Fail},
    {"413",                 Ending::BodyTooLarge,       Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
    {"3xx",                 Ending::Redirected,         Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
    {"not the service",     Ending::NotFromService,            Step::Retry,       Step::LookUp,        Step::LookUp,        Step::Unknown},
    {"other",               Ending::Other,              Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
};
// clang-format on

constexpr auto repeats = {Repeat::Read, Repeat::Write, Repeat::LookUp, Repeat::Event};

Step expected(const Row &row, Repeat repeat)
{
    const Step steps[]{row.read, row.write, row.lookUp, row.event};
    return steps[static_cast<int>(repeat)];
}

Decision decided(Repeat repeat, Ending ending, int attempts = 1, double random = 0.5)
{
    return decide({.repeat = repeat,
                   .verb = Verb::Patch,
                   .ending = ending,
                   .attempts = attempts,
                   .doubt = leavesDoubt(ending)},
                  random);
}

} // namespace

class TestRetryMatrix final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyCellSaysWhatTheMatrixSays_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<Repeat>("repeat");
        QCOMPARE(std::size(matrix), std::size_t(Ending::Count));
        for (int row = 0; row < int(std::size(matrix)); ++row) {
            for (const auto repeat : repeats)
                QTest::addRow("%s, %c", matrix[row].name, "RWQE"[int(repeat)]) << row << repeat;
        }
    }

    void everyCellSaysWhatTheMatrixSays()
    {
        QFETCH(const int, row);
        QFETCH(const Repeat, repeat);
        QCOMPARE(stepOf(repeat, matrix[row].ending), expected(matrix[row], repeat));
    }

    void aDecisionIsAlwaysSomethingToDo()
    {
        for (const auto &row : matrix) {
            for (const auto repeat : repeats) {
                const auto step = decided(repeat, row.ending).step;
                QVERIFY(step != Step::RetryInWindow && step != Step::DoneIfDelete
                        && step != Step::LookUpNow);
            }
        }
    }

    void readsAndWritesHaveFiveAttempts()
    {
        for (const auto repeat : {Repeat::Read, Repeat::Write}) {
            QCOMPARE(decided(repeat, Ending::Lost, 4).step, Step::Retry);
            QVERIFY(decided(repeat, Ending::Lost, 5).step != Step::Retry);
        }
        for (const auto repeat : repeats)
            QCOMPARE(decided(repeat, Ending::NotConnected, 5).step, Step::Fail);
    }

    void aWriteThatMayHaveArrivedEndsAsUnknown()
    {
        QCOMPARE(decided(Repeat::Read, Ending::Lost, 5).step, Step::Fail);
        QCOMPARE(decided(Repeat::Write, Ending::Lost, 5).step, Step::Unknown);
        // The last attempt did not connect, but an earlier one was lost.
        QCOMPARE(decide({.repeat = Repeat::Write,
                         .verb = Verb::Patch,
                         .ending = Ending::NotConnected,
                         .attempts = 5,
                         .doubt = true},
                        0)
                     .step,
                 Step::Unknown);
    }

    void somethingInBetweenIsAskedTwiceMore()
    {
        QCOMPARE(decided(Repeat::Read, Ending::NotFromService, 2).step, Step::Retry);
        QCOMPARE(decided(Repeat::Read, Ending::NotFromService, 3).step, Step::Fail);
    }

    void waitingUsesUpNoAttempt()
    {
        const Situation situation{.ending = Ending::TooMany, .attempts = 99, .throttled = 99};
        QCOMPARE(decide(situation, 0).step, Step::Wait);
    }

    void theReplayWindowClosesAfterTenMinutes()
    {
        Situation situation{.repeat = Repeat::Write,
                            .verb = Verb::Patch,
                            .ending = Ending::Lost,
                            .doubt = true,
                            .sinceDecided = 10min - 1ms};
        QCOMPARE(decide(situation, 0).step, Step::Retry);
        situation.sinceDecided = 10min;
        QCOMPARE(decide(situation, 0), (Decision{Step::LookUp, 0ms}));
    }

    void whatIsGoneIsDoneForADeleteOnly()
    {
        Situation situation{
            .repeat = Repeat::Write, .verb = Verb::Delete, .ending = Ending::NotFound};
        QCOMPARE(decide(situation, 0).step, Step::Done);
        situation.verb = Verb::Patch;
        QCOMPARE(decide(situation, 0).step, Step::Fail);
    }

    void aLookUpWaitsForTheServiceToSettle()
    {
        QCOMPARE(decided(Repeat::LookUp, Ending::Lost), (Decision{Step::LookUp, 5s}));
        QCOMPARE(decided(Repeat::LookUp, Ending::Conflict), (Decision{Step::LookUp, 0ms}));
        const Situation busy{
            .repeat = Repeat::LookUp, .ending = Ending::Unavailable, .retryAfter = 40s};
        QCOMPARE(decide(busy, 0), (Decision{Step::LookUp, 40s}));
    }

    void delaysGrowFromHalfASecondToThirtySeconds_data()
    {
        QTest::addColumn<int>("attempts");
        QTest::addColumn<int>("transient");
        QTest::addColumn<int>("throttled");
        QTest::newRow("1") << 1 << 500 << 1000;
        QTest::newRow("2") << 2 << 1000 << 2000;
        QTest::newRow("3") << 3 << 2000 << 4000;
        QTest::newRow("4") << 4 << 4000 << 8000;
        QTest::newRow("7, capped") << 7 << 30000 << 30000;
        QTest::newRow("90, capped") << 90 << 30000 << 30000;
    }

    void delaysGrowFromHalfASecondToThirtySeconds()
    {
        QFETCH(const int, attempts);
        QFETCH(const int, transient);
        QFETCH(const int, throttled);
        const auto delay = [attempts](Ending ending, double random) {
            // The seventh delay is tested with a class that has enough attempts left.
            return decide(
                       {.ending = ending, .attempts = std::min(attempts, 4), .throttled = attempts},
                       random)
                .delay.count();
        };
        if (attempts <= 4)
            QVERIFY(std::abs(delay(Ending::Lost, 0.999999) - transient) <= 1);
        QVERIFY(std::abs(delay(Ending::TooMany, 0.999999) - throttled) <= 1);
        QCOMPARE(delay(Ending::Lost, 0), 0);
        QCOMPARE(delay(Ending::TooMany, 0), 0);
    }

    void theServicesOwnTimeGoesBeforeOurs()
    {
        for (const auto ending : {Ending::TooMany, Ending::Unavailable}) {
            const Situation situation{.ending = ending, .retryAfter = 17s};
            QCOMPARE(decide(situation, 0.1).delay, 17s);
        }
    }

    void onlyTroubleCountsAsOutage()
    {
        QVERIFY(isOutage(Ending::NotConnected) && isOutage(Ending::Lost)
                && isOutage(Ending::ServerFault) && isOutage(Ending::Unavailable));
        QVERIFY(!isOutage(Ending::Success) && !isOutage(Ending::TooMany)
                && !isOutage(Ending::NotFound) && !isOutage(Ending::NotFromService));
    }
};

STOREDESK_TEST(TestRetryMatrix)

} // namespace tst_retrymatrix

#include "tst_retrymatrix.moc"
