// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/retry.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_retrymatrix {

using namespace storedesk::api;
using namespace storedesk::http;
using namespace std::chrono_literals;
using storedesk::catalogue::Repeat;
using storedesk::catalogue::Verb;

namespace {

struct Row
{
    const char *name;
    Ending ending;
    RetryStep read, write, lookUp, event;
};

// A second copy of the matrix, typed from the specification.
// clang-format off
constexpr Row matrix[]{
    {"success",             Ending::Success,            RetryStep::Done,        RetryStep::Done,          RetryStep::Done,          RetryStep::Done},
    {"no connection",       Ending::NotConnected,       RetryStep::Retry,       RetryStep::Retry,         RetryStep::Retry,         RetryStep::Retry},
    {"lost after bytes",    Ending::Lost,               RetryStep::Retry,       RetryStep::RetryInWindow, RetryStep::LookUp,        RetryStep::Unknown},
    {"2xx, body cut",       Ending::Unreadable,         RetryStep::Retry,       RetryStep::Done,          RetryStep::DoneThenFetch, RetryStep::Done},
    {"2xx, body too large", Ending::AnswerTooLarge,     RetryStep::Fail,        RetryStep::Done,          RetryStep::DoneThenFetch, RetryStep::Done},
    {"certificate",         Ending::CertificateRefused, RetryStep::StopAccount, RetryStep::StopAccount,   RetryStep::StopAccount,   RetryStep::StopAccount},
    {"408",                 Ending::RequestTimeout,     RetryStep::Retry,       RetryStep::RetryInWindow, RetryStep::LookUp,        RetryStep::Unknown},
    {"429",                 Ending::TooMany,            RetryStep::Wait,        RetryStep::Wait,          RetryStep::Wait,          RetryStep::Wait},
    {"other 5xx",           Ending::ServerFault,        RetryStep::Retry,       RetryStep::RetryInWindow, RetryStep::LookUp,        RetryStep::Unknown},
    {"503",                 Ending::Unavailable,        RetryStep::Retry,       RetryStep::RetryInWindow, RetryStep::LookUp,        RetryStep::Unknown},
    {"queue full",          Ending::QueueFull,          RetryStep::Fail,        RetryStep::Fail,          RetryStep::WaitForQueue,  RetryStep::Fail},
    {"missing record",      Ending::MissingRecord,      RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
    {"400, 415, 422",       Ending::Refused,            RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
    {"401",                 Ending::KeyRefused,         RetryStep::StopKey,     RetryStep::StopKey,       RetryStep::StopKey,       RetryStep::StopKey},
    {"403",                 Ending::ScopeMissing,       RetryStep::StopScope,    RetryStep::StopScope,      RetryStep::StopScope,      RetryStep::StopScope},
    {"404",                 Ending::NotFound,           RetryStep::Fail,        RetryStep::DoneIfDelete,  RetryStep::Fail,          RetryStep::Fail},
    {"409",                 Ending::Conflict,           RetryStep::Fail,        RetryStep::Fail,          RetryStep::LookUpNow,     RetryStep::Fail},
    {"413",                 Ending::BodyTooLarge,       RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
    {"3xx",                 Ending::Redirected,         RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
    {"not the service",     Ending::NotFromService,            RetryStep::Retry,       RetryStep::LookUp,        RetryStep::LookUp,        RetryStep::Unknown},
    {"other",               Ending::Other,              RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
};
// clang-format on

constexpr auto repeats = {Repeat::Read, Repeat::Write, Repeat::LookUp, Repeat::Event};

RetryStep expected(const Row &row, Repeat repeat)
{
    const RetryStep steps[]{row.read, row.write, row.lookUp, row.event};
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

    void everyCellEqualsTheMatrix_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<Repeat>("repeat");
        QCOMPARE(std::size(matrix), std::size_t(Ending::Count));
        for (int row = 0; row < int(std::size(matrix)); ++row) {
            for (const auto repeat : repeats)
                QTest::addRow("%s, %c", matrix[row].name, "RWQE"[int(repeat)]) << row << repeat;
        }
    }

    void everyCellEqualsTheMatrix()
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
                QVERIFY(step != RetryStep::RetryInWindow && step != RetryStep::DoneIfDelete
                        && step != RetryStep::LookUpNow);
            }
        }
    }

    void readsAndWritesHaveFiveAttempts()
    {
        for (const auto repeat : {Repeat::Read, Repeat::Write}) {
            QCOMPARE(decided(repeat, Ending::Lost, 4).step, RetryStep::Retry);
            QVERIFY(decided(repeat, Ending::Lost, 5).step != RetryStep::Retry);
        }
        for (const auto repeat : repeats)
            QCOMPARE(decided(repeat, Ending::NotConnected, 5).step, RetryStep::Fail);
    }

    void aWriteThatMayHaveArrivedEndsAsUnknown()
    {
        QCOMPARE(decided(Repeat::Read, Ending::Lost, 5).step, RetryStep::Fail);
        QCOMPARE(decided(Repeat::Write, Ending::Lost, 5).step, RetryStep::Unknown);
        // The last attempt did not connect, but an earlier one was lost.
        QCOMPARE(decide({.repeat = Repeat::Write,
                         .verb = Verb::Patch,
                         .ending = Ending::NotConnected,
                         .attempts = 5,
                         .doubt = true},
                        0)
                     .step,
                 RetryStep::Unknown);
    }

    void somethingInBetweenIsAskedTwiceMore()
    {
        QCOMPARE(decided(Repeat::Read, Ending::NotFromService, 2).step, RetryStep::Retry);
        QCOMPARE(decided(Repeat::Read, Ending::NotFromService, 3).step, RetryStep::Fail);
    }

    void waitingUsesUpNoAttempt()
    {
        const Situation situation{.ending = Ending::TooMany, .attempts = 99, .throttled = 99};
        QCOMPARE(decide(situation, 0).step, RetryStep::Wait);
    }

    void theReplayWindowClosesAfterTenMinutes()
    {
        Situation situation{.repeat = Repeat::Write,
                            .verb = Verb::Patch,
                            .ending = Ending::Lost,
                            .doubt = true,
                            .sinceDecided = 10min - 1ms};
        QCOMPARE(decide(situation, 0).step, RetryStep::Retry);
        situation.sinceDecided = 10min;
        QCOMPARE(decide(situation, 0), (Decision{RetryStep::LookUp, 0ms}));
    }

    void aMissingRecordIsASuccessForDeletionsOnly()
    {
        Situation situation{
            .repeat = Repeat::Write, .verb = Verb::Delete, .ending = Ending::NotFound};
        QCOMPARE(decide(situation, 0).step, RetryStep::Done);
        situation.verb = Verb::Patch;
        QCOMPARE(decide(situation, 0).step, RetryStep::Fail);
    }

    void aLookUpWaitsForTheServiceToSettle()
    {
        QCOMPARE(decided(Repeat::LookUp, Ending::Lost), (Decision{RetryStep::LookUp, 5s}));
        QCOMPARE(decided(Repeat::LookUp, Ending::Conflict), (Decision{RetryStep::LookUp, 0ms}));
        const Situation busy{
            .repeat = Repeat::LookUp, .ending = Ending::Unavailable, .retryAfter = 40s};
        QCOMPARE(decide(busy, 0), (Decision{RetryStep::LookUp, 40s}));
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
            // Uses a class that still has attempts left when the seventh delay is tested.
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
