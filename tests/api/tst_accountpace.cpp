// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/client.h"
#include "support/manualclock.h"
#include "support/practicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDeadlineTimer>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <optional>

namespace tst_accountpace {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;
using catalogue::OperationId;
using practice::Fault;
using Tick = base::Clock::Duration;

// A job that never ends: each finished request starts the next one.
class Job final : public QObject
{
public:
    Job(api::Client &client, int width)
        : m_client(client)
    {
        for (int request = 0; request < width; ++request)
            ask();
    }

    int done = 0;
    int failed = 0;

private:
    void ask()
    {
        m_client.start({.operation = OperationId::GetStore, .priority = http::Priority::Job}, this)
            ->then(this, [this](const http::Outcome &outcome) {
                ++(outcome ? done : failed);
                ask();
            });
    }

    api::Client &m_client;
};

// G9: tests the request rate of an account as its service sees it.
class TestAccountPace final : public QObject
{
    Q_OBJECT

    // The specified rate is about 600 requests per minute. One test row uses it, and the others use
    // a lower rate to save time.
    static constexpr int limit = 300;
    static constexpr int otherLimit = 120;

    // An account consists of a service and the only client that sends requests to it.
    struct Account
    {
        Account(support::ManualClock &time, int requestsPerMinute, int allowed = limit)
        {
            auto started = practice::Service::start({.requestsPerMinute = allowed}, time,
                                                    std::make_unique<support::EchoHandler>());
            if (!started)
                qFatal("%s", qPrintable(started.error().why));
            service = std::move(*started);
            client = join(time, requestsPerMinute);
        }

        [[nodiscard]] std::unique_ptr<api::Client> join(support::ManualClock &time,
                                                        int requestsPerMinute) const
        {
            return std::make_unique<api::Client>(
                http::Connection{.baseUrl = service->url(),
                                 .key = service->apiKey(),
                                 .requestsPerMinute = requestsPerMinute},
                time);
        }

        std::unique_ptr<practice::Service> service;
        std::unique_ptr<api::Client> client;
    };

    struct Count
    {
        int sent = 0;
        int tooMany = 0;
    };

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_clock.emplace();
        m_begin = m_clock->now();
        m_other.emplace(*m_clock, otherLimit, otherLimit);
    }

    void cleanup()
    {
        m_jobs.clear();
        m_others.clear();
        m_account.reset();
        m_other.reset();
        m_clock.reset();
    }

    void threeJobsShareOnePaceAndUseAllOfIt_data()
    {
        QTest::addColumn<int>("allowed");
        QTest::addColumn<int>("configured");
        QTest::addColumn<std::optional<Fault>>("fault");
        QTest::newRow("600 a minute") << 600 << 600 << std::optional<Fault>();
        QTest::newRow("limit set too high") << limit << 1500 << std::optional<Fault>();
        QTest::newRow("a 429 without a word")
            << limit << limit << std::optional(Fault::ThrottlePlain);
        QTest::newRow("a 429 that names a time")
            << limit << limit << std::optional(Fault::ThrottleSeconds);
    }

    void threeJobsShareOnePaceAndUseAllOfIt()
    {
        QFETCH(const int, allowed);
        QFETCH(const int, configured);
        QFETCH(const std::optional<Fault>, fault);
        m_account.emplace(*m_clock, configured, allowed);
        if (fault)
            m_account->service->faults().add(practice::once(OperationId::GetStore, *fault));
        for (int job = 0; job < 3; ++job)
            m_jobs.push_back(std::make_unique<Job>(*m_account->client, 3));
        m_jobs.push_back(std::make_unique<Job>(*m_other->client, 3));
        QVERIFY(runUntil(2min));

        const auto learnt = count(*m_account, 1min, 2min);
        QVERIFY2(learnt.sent >= allowed * 95 / 100, qPrintable(QString::number(learnt.sent)));
        QVERIFY2(learnt.tooMany * 100 <= learnt.sent, qPrintable(QString::number(learnt.tooMany)));
        QVERIFY(mostInAMinute(*m_account) <= allowed);
        for (const auto &job : m_jobs) {
            QCOMPARE(job->failed, 0);
            QVERIFY2(job->done >= otherLimit, qPrintable(QString::number(job->done)));
        }

        // The other account ran for the same time and is not slowed down.
        const auto others = count(*m_other, 0min, 2min);
        QVERIFY2(others.sent >= 2 * otherLimit * 95 / 100,
                 qPrintable(QString::number(others.sent)));
        QCOMPARE(others.tooMany, 0);
    }

    void a429HalvesThePaceAndItComesBackSlowly()
    {
        m_account.emplace(*m_clock, limit);
        m_jobs.push_back(std::make_unique<Job>(*m_account->client, 3));
        QVERIFY(runUntil(1min));
        m_account->service->faults().add(
            practice::once(OperationId::GetStore, Fault::ThrottlePlain));
        QVERIFY(runUntil(2min));
        // The rate is halved at first, then rises by a tenth of the limit every ten seconds.
        const int slow = count(*m_account, 1min, 2min).sent;
        QVERIFY2(slow >= limit * 4 / 10 && slow <= limit * 3 / 4,
                 qPrintable(QString::number(slow)));
        QVERIFY(runUntil(3min));
        const int again = count(*m_account, 2min, 3min).sent;
        QVERIFY2(again >= limit * 95 / 100, qPrintable(QString::number(again)));
        QCOMPARE(count(*m_account, 0min, 3min).tooMany, 1);
    }

    // Interactive requests are served immediately, although three jobs would use the whole rate.
    void aClickGoesBeforeTheJobs()
    {
        m_account.emplace(*m_clock, limit);
        for (int job = 0; job < 3; ++job)
            m_jobs.push_back(std::make_unique<Job>(*m_account->client, 3));
        QVERIFY(runUntil(30s));
        for (int click = 0; click < 9; ++click) {
            const auto clicked = m_clock->ticks();
            std::optional<Tick> ended;
            QObject owner;
            m_account->client->start({.operation = OperationId::ListExports}, &owner)
                ->then(&owner, [&](const http::Outcome &outcome) {
                    QVERIFY(outcome);
                    ended = m_clock->ticks();
                });
            QVERIFY(runUntil(clicked + 10s));
            QVERIFY(ended && *ended - clicked <= 200ms);
        }
        QVERIFY(mostInAMinute(*m_account) <= limit);
        QCOMPARE(count(*m_account, 0min, 2min).tooMany, 0);
        // A fifth of the rate is reserved for interactive requests.
        const int jobs = count(*m_account, 1min, 2min).sent - 6;
        QVERIFY2(jobs >= limit * 75 / 100 && jobs <= limit * 80 / 100 + 10,
                 qPrintable(QString::number(jobs)));
    }

    // G9: the service replies 429 while jobs run at the full rate, and then the user sends a
    // request.
    void aClickGetsThroughSoonAfterA429()
    {
        m_account.emplace(*m_clock, limit);
        for (int job = 0; job < 3; ++job)
            m_jobs.push_back(std::make_unique<Job>(*m_account->client, 3));
        QVERIFY(runUntil(90s));
        m_account->service->faults().add(
            practice::once(OperationId::GetStore, Fault::ThrottlePlain));
        QVERIFY(runUntil(91s));
        QCOMPARE(count(*m_account, 90s, 91s).tooMany, 1);
        for (int click = 0; click < 3; ++click) {
            const auto clicked = m_clock->ticks();
            std::optional<Tick> ended;
            QObject owner;
            m_account->client->start({.operation = OperationId::ListExports}, &owner)
                ->then(&owner, [&](const http::Outcome &outcome) {
                    QVERIFY(outcome);
                    ended = m_clock->ticks();
                });
            QVERIFY(runUntil(clicked + 3s));
            QVERIFY(ended && *ended - clicked <= 2s);
        }
        QVERIFY(mostInAMinute(*m_account) <= limit);
        QCOMPARE(count(*m_account, 0min, 2min).tooMany, 1);
    }

    // The client learns how much another program uses from the headers alone, and leaves that share
    // free.
    void anotherProgramOnTheSameAccountIsMadeRoomFor()
    {
        m_account.emplace(*m_clock, limit);
        m_others.push_back(m_account->join(*m_clock, limit / 3));
        m_jobs.push_back(std::make_unique<Job>(*m_account->client, 3));
        m_jobs.push_back(std::make_unique<Job>(*m_others.front(), 3));
        QVERIFY(runUntil(2min));
        const auto learnt = count(*m_account, 1min, 2min);
        QVERIFY2(learnt.tooMany * 100 <= learnt.sent,
                 qPrintable(u"%1 of %2"_s.arg(learnt.tooMany).arg(learnt.sent)));
    }

private:
    [[nodiscard]] bool isQuiet() const
    {
        return (!m_account || m_account->client->underWay() == 0)
            && m_other->client->underWay() == 0
            && std::ranges::all_of(m_others,
                                   [](const auto &client) { return client->underWay() == 0; });
    }

    // The clock advances only while no request is in flight, as if the service replied instantly.
    bool runUntil(Tick tick)
    {
        const QDeadlineTimer patience(50s);
        // Ensures that each wait for an event ends.
        QTimer wake;
        wake.start(50ms);
        while (m_clock->ticks() < tick && !patience.hasExpired()) {
            QCoreApplication::processEvents();
            for (int turn = 0; turn < 8; ++turn)
                QCoreApplication::sendPostedEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            if (!isQuiet())
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            else if (const auto due = m_clock->nextDue(); due && *due < tick)
                m_clock->advanceToNext();
            else
                m_clock->advance(tick - m_clock->ticks());
        }
        return m_clock->ticks() >= tick;
    }

    [[nodiscard]] Count count(const Account &account, Tick from, Tick to) const
    {
        Count result;
        for (const auto &entry : account.service->ledger().entries()) {
            const Tick at(m_begin.msecsTo(entry.time));
            if (at < from || at >= to)
                continue;
            ++result.sent;
            result.tooMany += entry.status == 429;
        }
        return result;
    }

    [[nodiscard]] static int mostInAMinute(const Account &account)
    {
        const auto entries = account.service->ledger().entries();
        std::size_t first = 0;
        std::size_t most = 0;
        for (std::size_t last = 0; last < entries.size(); ++last) {
            while (entries[first].time.msecsTo(entries[last].time) >= 60'000)
                ++first;
            most = std::max(most, last - first + 1);
        }
        return static_cast<int>(most);
    }

    std::optional<support::ManualClock> m_clock;
    QDateTime m_begin;
    std::optional<Account> m_account;
    std::optional<Account> m_other;
    // Further clients on the same account.
    std::vector<std::unique_ptr<api::Client>> m_others;
    std::vector<std::unique_ptr<Job>> m_jobs;
};

STOREDESK_TEST(TestAccountPace)

} // namespace tst_accountpace

#include "tst_accountpace.moc"
