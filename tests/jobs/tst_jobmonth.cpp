// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/diskvfs.h"
#include "support/givenjob.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_jobmonth {

using namespace storedesk;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::JobRun;
using journal::RowState;
using practice::Fault;
using support::JobStore;

// G45: one job runs for a month on a laptop that sleeps, travels and is shut down, with a key that
// expires.
class TestJobMonth final : public QObject
{
    Q_OBJECT

private:
    static constexpr int days = 30;
    static constexpr int rowsPerDay = 40;

    enum class Day : quint8 {
        Quiet,
        Asleep,
        Offline,
        KeyGone,
        TooFast,
        Restarted,
        WrongTime,
        Count
    };

    [[nodiscard]] static std::vector<http::Request> requests()
    {
        std::vector<http::Request> rows;
        for (int number = 1; number <= days * rowsPerDay; ++number)
            rows.push_back(JobStore::of(number % 4 == 1 ? OperationId::CreatePurchase
                                            : number % 4 == 2
                                            ? OperationId::CreateCustomEventByAlias
                                            : OperationId::PatchContactByEmail,
                                        number));
        return rows;
    }

    [[nodiscard]] std::unique_ptr<api::Session> connected(const QByteArray &key)
    {
        return std::make_unique<api::Session>(http::Connection{.baseUrl = m_store->service().url(),
                                                               .key = key,
                                                               .requestsPerMinute = 100},
                                              m_store->clock());
    }

    template <typename IsSo>
    [[nodiscard]] bool until(IsSo isSo)
    {
        return support::runUntil(m_store->clock(), m_session->client(), isSo);
    }

    [[nodiscard]] bool forTime(base::Clock::Duration time)
    {
        const auto end = m_store->clock().ticks() + time;
        return until([this, end] { return m_store->clock().ticks() >= end; });
    }

    [[nodiscard]] bool untilRows(support::GivenJob &job, qint64 ended)
    {
        return until([&job, ended] {
            return job.counts().ended() >= ended || job.run().state() == JobRun::State::Done;
        });
    }

    // Simulates one day's event while the job is running.
    [[nodiscard]] bool live(Day day, support::GivenJob &job, QRandomGenerator &random)
    {
        auto &clock = m_store->clock();
        auto &service = m_store->service();
        switch (day) {
        case Day::Asleep:
            clock.suspend(std::chrono::hours(1 + random.bounded(12)));
            return true;
        case Day::Offline: {
            service.setAcceptMode(practice::AcceptMode::Refusing);
            const bool waited = forTime(30min);
            service.setAcceptMode(practice::AcceptMode::Accepting);
            return waited;
        }
        case Day::KeyGone: {
            m_session->client().setKey("practice-expired:key");
            if (!until([&job] {
                    return job.run().state() == JobRun::State::Paused && job.run().underWay() == 0;
                }))
                return false;
            // The computer sleeps until the user has a new key.
            clock.suspend(5h);
            m_session->client().setKey(service.apiKey());
            job.run().start();
            return true;
        }
        case Day::TooFast:
            service.faults().add({.aim = practice::Aim::AnyOperation,
                                  .fault = Fault::ThrottleSeconds,
                                  .value = u"20"_s,
                                  .percent = 10});
            return true;
        case Day::Restarted:
            // The old session is destroyed together with its requests.
            m_old.push_back(std::move(m_session));
            m_session = connected(service.apiKey());
            job.reopen(*m_session);
            m_old.clear();
            job.run().start();
            return true;
        case Day::WrongTime:
            clock.setNow(clock.now().addDays(random.bounded(2) ? 1 : -1));
            return true;
        default:
            return true;
        }
    }

    std::optional<JobStore> m_store;
    std::unique_ptr<api::Session> m_session;
    std::vector<std::unique_ptr<api::Session>> m_old;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void G45_aMonthOfAJobsLife()
    {
        m_store.emplace(practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 100});
        m_session = connected(m_store->service().apiKey());
        const QTemporaryDir folder;
        const support::DiskVfs disk("month", support::DiskVfs::Memory::Forgets);
        const auto rows = requests();
        support::GivenJob job(folder.filePath(u"job.sqlite"_s), *m_session, m_store->clock(), rows,
                              {.width = 4}, disk.name());
        m_store->ledger().clear();
        QRandomGenerator random(30);
        const auto begin = m_store->clock().ticksWithSleep();
        job.run().start();
        for (int day = 0; day < days; ++day) {
            const auto kind = static_cast<Day>(day % int(Day::Count));
            QVERIFY2(untilRows(job, day * rowsPerDay + rowsPerDay / 2),
                     qPrintable(u"the morning of day %1"_s.arg(day)));
            QVERIFY2(live(kind, job, random), qPrintable(u"day %1"_s.arg(day)));
            QVERIFY2(untilRows(job, (day + 1) * rowsPerDay),
                     qPrintable(u"the evening of day %1: state %2, %3 ended, %4"_s.arg(day)
                                    .arg(int(job.run().state()))
                                    .arg(job.counts().ended())
                                    .arg(job.run().problem().what)));
            m_store->service().faults().clear();
            // The user closes the lid for the rest of the day.
            m_store->clock().suspend(23h);
        }
        QVERIFY(until([&job] { return job.run().state() == JobRun::State::Done; }));
        QVERIFY(m_store->clock().ticksWithSleep() - begin >= std::chrono::hours(24 * (days - 1)));
        judge(job, rows);
        job.run().disconnect();
    }

    void cleanup()
    {
        m_session.reset();
        m_store.reset();
    }

private:
    void judge(const support::GivenJob &job, const std::vector<http::Request> &rows)
    {
        const auto applied = m_store->applied();
        const auto &counts = job.counts();
        QCOMPARE(counts.total(), qint64(rows.size()));
        QCOMPARE(counts.ended(), qint64(rows.size()));
        for (const auto &row : job.rows()) {
            const auto &request = rows[static_cast<std::size_t>(row.number - 1)];
            const auto often = applied.value(JobStore::markOf(request));
            const auto text = u"row %1 in state %2, applied %3 times: %4"_s.arg(row.number)
                                  .arg(int(row.state))
                                  .arg(often)
                                  .arg(row.text);
            if (operationOf(request).effect == catalogue::Effect::Create)
                QVERIFY2(often <= 1, qPrintable(text));
            if (row.state == RowState::Done)
                QVERIFY2(often >= 1, qPrintable(text));
            else if (row.state != RowState::Unknown)
                QVERIFY2(often == 0, qPrintable(text));
        }
        qInfo("%lld done, %lld refused, %lld not sent, %lld unknown", counts[RowState::Done],
              counts[RowState::Refused], counts[RowState::NotSent], counts[RowState::Unknown]);
        QVERIFY(counts[RowState::Done] >= counts.total() * 95 / 100);
    }
};

STOREDESK_TEST(TestJobMonth)

} // namespace tst_jobmonth

#include "tst_jobmonth.moc"
