// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/parallel.h"
#include "exports/exportfinish.h"
#include "exports/exportrules.h"
#include "schedules/schedulelist.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

namespace tst_scheduleowner {

using namespace storedesk;
using namespace Qt::StringLiterals;
using journal::JobOwner;
using schedules::RunPlaces;
using schedules::RunResult;
using schedules::Schedule;
using schedules::ScheduleList;

class TestScheduleOwner final : public QObject
{
    Q_OBJECT

private:
    static RunPlaces places(const QTemporaryDir &folder, const JobOwner &owner = {})
    {
        return {.jobs = journal::JobFolder(folder.filePath(u"jobs"_s), owner),
                .account = folder.path()};
    }
    static Schedule daily(const QDateTime &handled)
    {
        return {.id = u"1"_s,
                .kind = u"export"_s,
                .settings = {{u"type"_s, u"contacts"_s}},
                .handled = handled};
    }
    static void storeJob(const journal::JobFolder &folder, const QString &id)
    {
        const base::SystemClock clock;
        const auto plan = exports::planOf(u"contacts"_s, {}, QDate(2026, 11, 18));
        QVERIFY(plan);
        QVERIFY(exports::writeExportJob(folder, id, *plan, clock));
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aScheduleRunsOnlyForTheAccountItWasCreatedFor()
    {
        const QTemporaryDir folder;
        const base::SystemClock clock;
        const auto owner = [](const QString &address) {
            return JobOwner::of(QUrl(address), u"profile"_s, "key:secret"_ba);
        };
        const ScheduleList mine(places(folder, owner(u"https://a.example.org"_s)));
        QVERIFY(mine.keep(daily(clock.now().addDays(-3))));
        QCOMPARE(mine.all()->front().owner.address, u"https://a.example.org"_s);

        // The address of the profile was changed to that of another store.
        const ScheduleList other(places(folder, owner(u"https://b.example.org"_s)));
        QVERIFY(other.claim(clock)->empty());
        const auto refused = other.checkOwners();
        QVERIFY(!refused);
        QVERIFY(refused.error().why.contains(u"https://a.example.org"_s));
        QVERIFY(refused.error().why.contains(u"https://b.example.org"_s));

        QVERIFY(mine.checkOwners());
        auto due = mine.claim(clock);
        QCOMPARE(due->size(), 1U);
        const auto run = due->front().run.id;
        // No other process begins the run while it is prepared.
        QVERIFY(mine.claim(clock)->empty());
        const auto jobs = places(folder).jobs;
        storeJob(jobs, run);
        QVERIFY(mine.noteJob(u"1"_s, run));
        due->clear();
        // The job exists but is not running, so it is returned until it is started.
        auto again = mine.claim(clock);
        QCOMPARE(again->size(), 1U);
        QCOMPARE(again->front().run.id, run);
        QVERIFY(again->front().run.hasJob);
        again->clear();
        const auto lock = jobs.lock(run);
        QVERIFY(lock);
        QVERIFY(mine.claim(clock)->empty());
    }

    // The program may be killed at any time between claiming the run and storing the job.
    void aRunThatWasInterruptedBeforeItsJobWasStoredIsRepeated()
    {
        const QTemporaryDir folder;
        const base::SystemClock clock;
        const ScheduleList schedules(places(folder));
        const auto jobs = places(folder).jobs;
        QVERIFY(schedules.keep(daily(clock.now().addDays(-1))));
        // A process that is killed releases the lock of its run.
        const auto killed = schedules.claim(clock)->front().run.id;
        const auto repeated = schedules.claim(clock)->front().run.id;
        QVERIFY(repeated != killed);
        QCOMPARE(schedules.all()->front().runs.size(), 1U);

        // The program is killed after the job was stored but before the schedule recorded that. The
        // job is not stored twice.
        storeJob(jobs, repeated);
        auto same = schedules.claim(clock);
        QCOMPARE(same->size(), 1U);
        QCOMPARE(same->front().run.id, repeated);
        QVERIFY(same->front().run.hasJob);
        QVERIFY(schedules.noteJob(u"1"_s, repeated));
        same->clear();
        // A job that is deleted afterwards is not created again.
        QVERIFY(jobs.remove(repeated));
        QVERIFY(schedules.claim(clock)->empty());
        QCOMPARE(schedules.all()->front().lastRun()->result.state, RunResult::State::Failed);
    }

    void severalMissedRunsAreMadeUpForOnce()
    {
        const QTemporaryDir folder;
        const base::SystemClock clock;
        const ScheduleList schedules(places(folder));
        auto schedule = daily(clock.now().addDays(-20));
        // Always some hours ago.
        schedule.rhythm.time = clock.now().addSecs(-3 * 3600).time();
        schedule.rhythm.zone = "UTC";
        QVERIFY(schedules.keep(schedule));
        const auto due = schedules.claim(clock);
        QCOMPARE(due->size(), 1U);
        QVERIFY(due->front().run.wasMissed());
        QVERIFY(schedules.noteResult(u"1"_s, due->front().run.id,
                                     {.state = RunResult::State::Finished}, clock.now()));
        QVERIFY(schedules.claim(clock)->empty());
    }

    void aScheduleThatIsOffOrPausedRunsOnlyOnRequest()
    {
        const QTemporaryDir folder;
        const base::SystemClock clock;
        const ScheduleList schedules(places(folder));
        const auto longAgo = clock.now().addDays(-3);
        QVERIFY(schedules.keep(daily(longAgo)));
        QVERIFY(schedules.setOn(u"1"_s, false, longAgo));
        QVERIFY(schedules.claim(clock)->empty());
        QVERIFY(schedules.setOn(u"1"_s, true, longAgo));
        QVERIFY(schedules.setPaused(true, longAgo));
        QVERIFY(schedules.claim(clock)->empty());
        QVERIFY(schedules.want(u"1"_s));
        const auto wanted = schedules.claim(clock);
        QCOMPARE(wanted->size(), 1U);
        QVERIFY(!wanted->front().run.planned.isValid());
        QVERIFY(schedules.noteResult(u"1"_s, wanted->front().run.id,
                                     {.state = RunResult::State::Finished}, clock.now()));
        // Runs missed during the pause are not caught up.
        QVERIFY(schedules.setPaused(false, clock.now()));
        QVERIFY(schedules.claim(clock)->empty());
    }

    // A window and the timer may look at the same time.
    void ofTwoProcessesOneRunsTheSchedule()
    {
        const QTemporaryDir folder;
        const base::SystemClock clock;
        const ScheduleList window(places(folder));
        QVERIFY(window.keep(daily(clock.now().addDays(-1))));
        std::atomic<int> claimed = 0;
        base::forEach(8, {}, [&](qsizetype, int) {
            const ScheduleList timer(places(folder));
            if (const auto due = timer.claim(clock); due && !due->empty()) {
                claimed += static_cast<int>(due->size());
                (void)timer.noteResult(u"1"_s, due->front().run.id,
                                       {.state = RunResult::State::Finished}, clock.now());
            }
        });
        QCOMPARE(claimed.load(), 1);
        QCOMPARE(window.all()->front().runs.size(), 1U);
    }

    // If a run cannot be saved, it is not started, and the program tries again later.
    void aRunIsNotLostOnADiskWithoutRoom()
    {
        const QTemporaryDir folder;
        const base::SystemClock clock;
        const ScheduleList schedules(places(folder));
        QVERIFY(schedules.keep(daily(clock.now().addDays(-1))));
        const auto lock = folder.filePath(u"exports/.schedules.lock"_s);
        QVERIFY(QDir().mkpath(lock));
        QVERIFY(!schedules.claim(clock));
        QVERIFY(QDir().rmdir(lock));
        QCOMPARE(schedules.claim(clock)->size(), 1U);
    }
};

STOREDESK_TEST(TestScheduleOwner)

} // namespace tst_scheduleowner

#include "tst_scheduleowner.moc"
