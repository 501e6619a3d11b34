// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/journal.h"
#include "schedules/exportschedule.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_scheduleowner {

using namespace storedesk;
using namespace Qt::StringLiterals;
using journal::JobOwner;

class TestScheduleOwner final : public QObject
{
    Q_OBJECT

private:
    // Starts the job like a run does.
    static void start(const journal::JobFolder &folder, const QString &job)
    {
        const base::SystemClock clock;
        const auto journal = journal::Journal::open(folder.pathOf(job), clock);
        QVERIFY(journal);
        QVERIFY((*journal)->setState(journal::JobState::Running));
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aScheduleRunsOnlyForTheAccountItWasCreatedFor()
    {
        const QTemporaryDir folder;
        const QDate today(2026, 11, 18);
        const auto owner = [](const QString &address) {
            return JobOwner::of(QUrl(address), u"profile"_s, "key:secret"_ba);
        };
        const schedules::ExportSchedules mine(folder.path(), owner(u"https://a.example.org"_s));
        const schedules::ExportSchedule schedule{
            .id = u"1"_s, .kind = u"contacts"_s, .last = today.addDays(-3)};
        QVERIFY(mine.keep(schedule));
        QCOMPARE(mine.all()->front().owner.address, u"https://a.example.org"_s);

        // The address of the profile was changed to another store.
        const schedules::ExportSchedules other(folder.path(), owner(u"https://b.example.org"_s));
        const journal::JobFolder jobs(folder.filePath(u"jobs"_s));
        const base::SystemClock clock;
        QVERIFY(other.dueSchedules(today, jobs, clock)->empty());
        const auto refused = other.checkOwners(today);
        QVERIFY(!refused);
        QVERIFY(refused.error().why.contains(u"https://a.example.org"_s));
        QVERIFY(refused.error().why.contains(u"https://b.example.org"_s));

        QVERIFY(mine.checkOwners(today));
        const auto due = mine.dueSchedules(today, jobs, clock);
        QCOMPARE(due->size(), 1U);
        QVERIFY(due->front().problem.what.isEmpty());
        // The job exists but is not running, so it is returned until it is started.
        const auto again = mine.dueSchedules(today, jobs, clock);
        QCOMPARE(again->size(), 1U);
        QCOMPARE(again->front().job, due->front().job);
        start(jobs, due->front().job);
        QVERIFY(mine.dueSchedules(today, jobs, clock)->empty());
    }

    // The program may be killed at any time between storing the schedule and the job.
    void aRunThatWasInterruptedBeforeItsJobWasStoredIsRepeated()
    {
        const QTemporaryDir folder;
        const QDate today(2026, 11, 18);
        const base::SystemClock clock;
        const schedules::ExportSchedules schedules(folder.path());
        const journal::JobFolder jobs(folder.filePath(u"jobs"_s));
        schedules::ExportSchedule schedule{.id = u"1"_s,
                                           .kind = u"contacts"_s,
                                           .last = today,
                                           .output = u"/tmp/out.csv"_s,
                                           .job = u"20261118-000000000-0001"_s,
                                           .pending = true};
        QVERIFY(schedules.keep(schedule));
        const auto due = schedules.dueSchedules(today, jobs, clock);
        QVERIFY(due);
        QCOMPARE(due->size(), 1U);
        QVERIFY(due->front().job != schedule.job);
        auto journal = journal::Journal::open(jobs.pathOf(due->front().job), clock);
        QVERIFY(journal && (*journal)->head().complete);
        // The file of "export --every … -o FILE" is written by every run.
        const auto plan = exportrun::ExportPlan::fromJson((*journal)->head().outline.plan);
        QCOMPARE(plan->output, u"/tmp/out.csv"_s);
        journal->reset();

        // Killed after the job was stored but before that was recorded: it is not stored twice.
        auto stored = schedules.all()->front();
        QVERIFY(!stored.pending);
        stored.pending = true;
        QVERIFY(schedules.keep(stored));
        const auto same = schedules.dueSchedules(today, jobs, clock);
        QCOMPARE(same->size(), 1U);
        QCOMPARE(same->front().job, due->front().job);
        start(jobs, due->front().job);
        QVERIFY(schedules.dueSchedules(today, jobs, clock)->empty());
        // A job that is deleted afterwards is not created again.
        QVERIFY(jobs.remove(due->front().job));
        QVERIFY(schedules.dueSchedules(today, jobs, clock)->empty());
    }

    // A job that cannot be stored is tried again.
    void aRunIsNotLostOnADiskWithoutRoom()
    {
        const QTemporaryDir folder;
        const QDate today(2026, 11, 18);
        const base::SystemClock clock;
        const schedules::ExportSchedules schedules(folder.path());
        QVERIFY(schedules.keep({.id = u"1"_s, .kind = u"contacts"_s, .last = today.addDays(-1)}));
        QFile blocker(folder.filePath(u"blocked"_s));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        QVERIFY(!schedules.dueSchedules(
            today, journal::JobFolder(folder.filePath(u"blocked/jobs"_s)), clock));
        const auto due =
            schedules.dueSchedules(today, journal::JobFolder(folder.filePath(u"jobs"_s)), clock);
        QVERIFY(due);
        QCOMPARE(due->size(), 1U);
    }
};

STOREDESK_TEST(TestScheduleOwner)

} // namespace tst_scheduleowner

#include "tst_scheduleowner.moc"
