// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "jobs/effectpreview.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "journal/jobfolder.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

namespace tst_jobmanager {

using namespace storedesk;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using journal::JobState;
using journal::RowState;
using support::JobStore;

// Tests all jobs of an account: their limits, and when they start.
class TestJobManager final : public QObject
{
    Q_OBJECT

private:
    template <typename IsSo>
    [[nodiscard]] bool until(IsSo isSo)
    {
        return support::runUntil(m_store->clock(), m_account->session().client(), isSo);
    }
    [[nodiscard]] jobs::JobManager &jobManager() { return *m_jobManager; }

    void openAccount(int mostDeletes = 0)
    {
        m_jobManager.reset();
        m_account = std::make_unique<account::Account>(
            profiles::Profile{.id = u"test"_s,
                              .name = u"Test"_s,
                              .address = m_store->service().url(),
                              .requestsPerMinute = 0,
                              .mostDeletes = mostDeletes},
            m_store->service().apiKey(), m_store->clock(), m_folder->path());
        m_jobManager.emplace(*m_account);
        QVERIFY(until([this] { return jobManager().isReady(); }));
    }

    [[nodiscard]] static jobs::ListJob deletes(int count)
    {
        QList<records::DeleteTarget> targets;
        for (int number = 1; number <= count; ++number)
            targets.append({.values = JobStore::patch(number).values, .title = {}});
        return jobs::deletionJob(OperationId::DeleteContactByEmail, targets, false);
    }

    [[nodiscard]] bool isListed(const QString &id) { return jobManager().find(id) != nullptr; }
    [[nodiscard]] bool isDone(const QString &id)
    {
        const auto *job = jobManager().find(id);
        return job && job->head.state == JobState::Done && !jobManager().runOf(id);
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<JobStore> m_store;
    std::unique_ptr<account::Account> m_account;
    std::optional<jobs::JobManager> m_jobManager;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_store.emplace();
        openAccount();
    }
    void cleanup()
    {
        m_jobManager.reset();
        m_account.reset();
        m_store.reset();
        m_folder.reset();
    }

    void G15_theAccountSaysHowManyOneJobMayDelete()
    {
        openAccount(5);
        QSignalSpy failed(&jobManager(), &jobs::JobManager::failed);
        (void)jobManager().begin(deletes(6));
        QVERIFY(until([&failed] { return failed.size() == 1; }));
        QCOMPARE(m_store->ledger().entries().size(), 0);
        const auto allowed = jobManager().begin(deletes(5));
        QVERIFY(until([&] { return isDone(allowed); }));
        QCOMPARE(m_store->ledger().entries().size(), 5);
    }

    void G15_manyDeletesBeginLaterAndCanBeCancelledUntilThen()
    {
        const auto id = jobManager().begin(deletes(101));
        QVERIFY(until([&] { return isListed(id); }));
        QCOMPARE(jobManager().startsIn(id), std::optional(10s));
        QVERIFY(!jobManager().runOf(id));
        m_store->clock().advance(9s);
        QCoreApplication::processEvents();
        QCOMPARE(jobManager().startsIn(id), std::optional(1s));
        jobManager().cancel(id);
        QVERIFY(until([&] { return isDone(id); }));
        m_store->clock().advance(20s);
        // A later job has finished, which proves that the deletes were not sent.
        const auto few = jobManager().begin(deletes(100));
        QVERIFY(until([&] { return isDone(few); }));
        QCOMPARE(m_store->ledger().entries().size(), 100);
    }

    void manyDeletesBeginByThemselves_data()
    {
        QTest::addColumn<bool>("now");
        QTest::newRow("after the delay") << false;
        QTest::newRow("somebody does not want to wait") << true;
    }
    void manyDeletesBeginByThemselves()
    {
        QFETCH(const bool, now);
        const auto id = jobManager().begin(deletes(101));
        QVERIFY(until([&] { return isListed(id); }));
        if (now) {
            jobManager().run(id);
            QVERIFY(jobManager().runOf(id));
        } else {
            m_store->clock().advance(10s);
        }
        QVERIFY(until([&] { return isDone(id); }));
        QCOMPARE(jobManager().find(id)->head.counts[RowState::Done], 101);
    }

    // The deletes were not cancelled, but must not start unexpectedly after a restart.
    void delayedJobsArePausedAfterARestart()
    {
        const auto id = jobManager().begin(deletes(101));
        QVERIFY(until([&] { return isListed(id); }));
        openAccount();
        QVERIFY(isListed(id));
        QCOMPARE(jobManager().find(id)->head.state, JobState::Paused);
        QVERIFY(!jobManager().find(id)->taken);
        QVERIFY(!jobManager().startsIn(id));
    }

    // The page of a job may read its rows while the job is being deleted.
    void readingTheRowsOfADeletedJobDoesNotBringItBack()
    {
        const auto id = jobManager().begin(deletes(3));
        QVERIFY(until([&] { return isDone(id); }));
        jobManager().remove(id);
        QVERIFY(until([&] { return !isListed(id); }));
        std::optional<bool> read;
        jobManager().ask(
            id, [](journal::Journal &journal) { return journal.rows().find({}, 0, 5); }, this,
            [&read](const auto &rows) { read = rows.has_value(); });
        QVERIFY(until([&read] { return read.has_value(); }));
        QVERIFY(!*read);
        const QSignalSpy listed(&jobManager(), &jobs::JobManager::listChanged);
        jobManager().refresh();
        QVERIFY(until([&listed] { return listed.size() > 0; }));
        QVERIFY(!isListed(id));
        QVERIFY(!QFile::exists(jobManager().folder().pathOf(id)));
    }

    void aJobIsDeletedAsSoonAsItsRowsHaveBeenRead()
    {
        const QSignalSpy failed(&jobManager(), &jobs::JobManager::failed);
        QSemaphore mayRead;
        QSemaphore reads;
        QString id;
        // Answers to earlier queries would release the job.
        connect(&jobManager(), &jobs::JobManager::jobEnded, this, [&] {
            jobManager().ask(
                id,
                [&](journal::Journal &journal) {
                    reads.release();
                    mayRead.acquire();
                    return journal.rows().find({}, 0, 5);
                },
                this, [](const auto &) {});
        });
        id = jobManager().begin(deletes(3));
        QVERIFY(until([&reads] { return reads.available() > 0; }));
        jobManager().remove(id);
        QVERIFY(jobManager().runOf(id) && jobManager().isRemoved(id));
        // Waits for as long as deleting the job may wait for its lock.
        QVERIFY(!jobManager().folder().remove(id));
        mayRead.release();
        QVERIFY(until([&] { return !isListed(id); }));
        QVERIFY(!QFile::exists(jobManager().folder().pathOf(id)));
        QCOMPARE(failed.size(), 0);
    }

    // The folder may have been read before the job existed.
    void delayedJobsAreListedWheneverTheFolderIsRead()
    {
        for (int turn = 0; turn < 3; ++turn) {
            jobManager().refresh();
            const auto id = jobManager().begin(deletes(101));
            jobManager().refresh();
            const QSignalSpy listed(&jobManager(), &jobs::JobManager::listChanged);
            // The clock does not advance, so the job does not start.
            QTRY_VERIFY(jobManager().startsIn(id));
            QTRY_VERIFY(listed.size() >= 2);
            QVERIFY(isListed(id));
            jobManager().cancel(id);
            QVERIFY(until([&] { return isDone(id); }));
            // Make sure that the next job gets a different id.
            m_store->clock().advance(1s);
        }
    }

    void aPauseStopsDelayedJobs()
    {
        const auto id = jobManager().begin(deletes(101));
        QVERIFY(until([&] { return isListed(id); }));
        jobManager().pause(id);
        QVERIFY(!jobManager().startsIn(id));
        m_store->clock().advance(20s);
        QCoreApplication::processEvents();
        QVERIFY(!jobManager().runOf(id));
        QCOMPARE(m_store->ledger().entries().size(), 0);
    }

    // Ids are sorted by time. Twenty ids from the same second would not be in order by chance.
    void jobsOfOneSecondAreListedInTheirOrder()
    {
        const journal::JobFolder folder(m_folder->path());
        QStringList ids;
        for (int count = 0; count < 20; ++count) {
            ids.prepend(folder.newId(m_store->clock()));
            m_store->clock().advance(1ms);
        }
        auto sorted = ids;
        std::ranges::sort(sorted, std::ranges::greater());
        QCOMPARE(ids, sorted);
    }

    void theEffectOnARecordIsDescribed_data()
    {
        QTest::addColumn<QJsonObject>("record");
        QTest::addColumn<QString>("effect");
        QTest::newRow("changed") << QJsonObject{{u"_points"_s, 10}, {u"_name"_s, u"Ann"_s}}
                                 << u"First name: Ann → Bea · Points: 10 → 20"_s;
        QTest::newRow("had none") << QJsonObject{{u"_email"_s, u"a@x.org"_s},
                                                 {u"_name"_s, u"Bea"_s}}
                                  << u"Points: – → 20"_s;
        QTest::newRow("same") << QJsonObject{{u"_points"_s, 20}, {u"_name"_s, u"Bea"_s}}
                              << u"No changes."_s;
        QTest::newRow("new") << QJsonObject() << u"New: First name: Bea · Points: 20"_s;
    }
    void theEffectOnARecordIsDescribed()
    {
        QFETCH(const QJsonObject, record);
        QFETCH(const QString, effect);
        jobs::BulkPlan plan;
        plan.operation = OperationId::PatchContactByEmail;
        auto request = JobStore::patch(1);
        request.body = QJsonObject{{u"_points"_s, 20}, {u"_name"_s, u"Bea"_s}};
        QCOMPARE(jobs::effectOf(request, record, plan.rules()), effect);
    }
};

STOREDESK_TEST(TestJobManager)

} // namespace tst_jobmanager

#include "tst_jobmanager.moc"
