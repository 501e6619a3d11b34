// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/diskvfs.h"
#include "support/givenjob.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_jobdisk {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::JobRun;
using journal::RowState;
using support::DiskVfs;
using support::JobStore;

// Runs complete jobs on a failing disk. Requests are stored before they are sent, and none is lost
// or sent twice.
class TestJobDisk final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static std::vector<http::Request> rows(OperationId operation, int first,
                                                         int count)
    {
        std::vector<http::Request> requests;
        for (int number = first; number < first + count; ++number)
            requests.push_back(JobStore::of(operation, number));
        return requests;
    }

    [[nodiscard]] static qint64 begun(const std::vector<journal::JobRow> &rows)
    {
        return std::ranges::count_if(
            rows, [](const journal::JobRow &row) { return row.state != RowState::Waiting; });
    }

    std::optional<JobStore> m_store;
    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_store.emplace();
        m_folder.emplace();
    }

    void cleanup()
    {
        m_store.reset();
        m_folder.reset();
    }

    void G17_aJobContinuesWhenTheDiskWorksAgain_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::addColumn<DiskVfs::Failure>("failure");
        QTest::newRow("purchases, full") << OperationId::CreatePurchase << DiskVfs::Failure::Full;
        QTest::newRow("purchases, broken")
            << OperationId::CreatePurchase << DiskVfs::Failure::Broken;
        QTest::newRow("events, full")
            << OperationId::CreateCustomEventByAlias << DiskVfs::Failure::Full;
        QTest::newRow("events, broken")
            << OperationId::CreateCustomEventByAlias << DiskVfs::Failure::Broken;
    }

    void G17_aJobContinuesWhenTheDiskWorksAgain()
    {
        QFETCH(const OperationId, operation);
        QFETCH(const DiskVfs::Failure, failure);
        const bool marksLate = operation == OperationId::CreateCustomEventByAlias;
        constexpr int count = 5;
        int failures = 0;
        for (int n = 1;; ++n) {
            DiskVfs disk("job");
            support::GivenJob job(m_folder->filePath(u"%1.sqlite"_s.arg(n)), m_store->session(),
                                  m_store->clock(), rows(operation, n * count, count),
                                  {.width = 2, .marksLate = marksLate}, disk.name());
            m_store->ledger().clear();
            disk.failFrom(n, failure);
            auto &run = job.run();
            run.start();
            const auto rests = [&run] {
                return run.state() == JobRun::State::Done
                    || (run.state() == JobRun::State::Paused && run.underWay() == 0);
            };
            QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(), rests));
            if (!disk.hasFailed())
                break;
            ++failures;
            QCOMPARE(run.state(), JobRun::State::Paused);
            QVERIFY(!run.problem().what.isEmpty());
            QVERIFY(m_store->ledger().received(operation) <= begun(job.rows()));
            disk.mend();
            run.start();
            // An earlier failure may be reported only now, which pauses the job again.
            int pauses = 0;
            const auto goesOn = [&run, &pauses] {
                if (run.state() == JobRun::State::Paused) {
                    ++pauses;
                    run.start();
                }
                return run.state() == JobRun::State::Done || pauses > 9;
            };
            QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(), goesOn));
            QVERIFY2(
                pauses <= 1,
                qPrintable(u"write %1: %2 %3"_s.arg(n).arg(run.problem().what, run.problem().why)));
            QCOMPARE(job.counts()[RowState::Done], count);
            QCOMPARE(m_store->ledger().received(operation), count);
            QCOMPARE(m_store->ledger().applied(operation), count);
        }
        QVERIFY2(failures > 20, qPrintable(QString::number(failures)));
        qInfo("%d writes failed in turn", failures);
    }

    void G17_aCancelThatCannotBeWrittenDownIsSaid()
    {
        DiskVfs disk("cancel");
        support::GivenJob job(m_folder->filePath(u"job.sqlite"_s), m_store->session(),
                              m_store->clock(), rows(OperationId::PatchContactByEmail, 1, 40),
                              {.width = 4}, disk.name());
        auto &run = job.run();
        run.start();
        QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(),
                                  [&job] { return job.counts().ended() >= 4; }));
        disk.failFrom(1, DiskVfs::Failure::Full);
        run.cancel();
        QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(), [&run] {
            return run.state() == JobRun::State::Paused && run.underWay() == 0;
        }));
        QVERIFY(!run.problem().what.isEmpty());
        disk.mend();
        run.cancel();
        QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(),
                                  [&run] { return run.state() == JobRun::State::Done; }));
        QCOMPARE(job.counts().total(), 40);
        QCOMPARE(job.counts()[RowState::Leaving], 0);
    }

    void G18_requestsAreOnTheDiskBeforeTheyArrive()
    {
        constexpr int count = 60;
        const DiskVfs disk("order");
        const auto path = m_folder->filePath(u"job.sqlite"_s);
        support::GivenJob job(path, m_store->session(), m_store->clock(),
                              rows(OperationId::CreatePurchase, 1, count), {.width = 8},
                              disk.name());
        std::mutex mutex;
        // Maps request numbers to positions in the history of the disk.
        std::map<int, int> points;
        m_store->ledger().observe([&](const practice::LedgerEntry &entry) {
            if (entry.step != practice::LedgerStep::Received
                || entry.operation != OperationId::CreatePurchase)
                return;
            const std::lock_guard lock(mutex);
            points.try_emplace(entry.number, disk.point());
        });
        job.run().start();
        QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(),
                                  [&job] { return job.run().state() == JobRun::State::Done; }));
        m_store->ledger().observe({});
        QCOMPARE(points.size(), std::size_t(count));
        qint64 arrived = 0;
        for (const auto &[number, point] : points) {
            ++arrived;
            const auto cut = m_folder->filePath(u"cut.sqlite"_s);
            disk.restore(point, DiskVfs::Unsynced::Lost, 1, path, cut);
            auto journal = journal::Journal::open(cut, m_store->clock());
            QVERIFY(journal);
            const auto &counts = (*journal)->head().counts;
            QVERIFY(counts[RowState::Leaving] + counts.ended() >= arrived);
        }
    }
};

STOREDESK_TEST(TestJobDisk)

} // namespace tst_jobdisk

#include "tst_jobdisk.moc"
