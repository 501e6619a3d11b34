// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/importwork.h"
#include "schedules/schedulelist.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_watchedfolder {

using namespace storedesk;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using schedules::RunResult;
using schedules::Schedule;
using schedules::ScheduleList;
using Every = schedules::Rhythm::Every;
using State = RunResult::State;

// Tests which files of a watched folder are imported, and when. Nothing is sent, because the tests
// store the results themselves.
class TestWatchedFolder final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;
    std::optional<support::ManualClock> m_clock;

    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QDir inbox() const { return QDir(path(u"inbox"_s)); }
    [[nodiscard]] ScheduleList list() const
    {
        return ScheduleList(
            {.jobs = journal::JobFolder(path(u"jobs"_s)), .account = m_folder->path()});
    }
    [[nodiscard]] Schedule stored() const { return list().all()->front(); }

    // Writes a file that is older than a file being written would be.
    void arrive(const QString &name, const QByteArray &content = "email\na@example.com\n") const
    {
        QFile file(inbox().filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
        QVERIFY(file.flush());
        QVERIFY(file.setFileTime(m_clock->now().addSecs(-600), QFileDevice::FileModificationTime));
    }
    [[nodiscard]] Schedule watching(bool moves, const schedules::Rhythm &rhythm) const
    {
        const schedules::FolderImportSettings settings{
            .folder = inbox().path(), .recipe = u"crm.recipe.json"_s, .movesFiles = moves};
        return {.id = u"crm"_s,
                .kind = u"import"_s,
                .settings = settings.toJson(),
                .rhythm = rhythm,
                .handled = m_clock->now()};
    }
    // Returns the name of the file that is imported next, and stores the result of its import.
    // Returns an empty text if no file is waiting.
    [[nodiscard]] QString importNext(const RunResult &result, bool hasJob = true) const
    {
        const auto claimed = list().claim(*m_clock);
        if (!claimed || claimed->empty())
            return {};
        const auto &run = claimed->front().run;
        if (hasJob && !list().noteJob(u"crm"_s, run.id))
            return {};
        if (!list().noteResult(u"crm"_s, run.id, result, m_clock->now()))
            return {};
        return QFileInfo(run.file).fileName();
    }
    // Imports files until none is waiting, or until there are far too many.
    [[nodiscard]] QStringList importAll(const RunResult &result = {.state = State::Finished,
                                                                   .rows = 1}) const
    {
        QStringList names;
        for (auto name = importNext(result); !name.isEmpty() && names.size() < 50;
             name = importNext(result))
            names.append(name);
        return names;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_clock.emplace();
        QVERIFY(QDir().mkpath(inbox().path()));
    }
    void cleanup()
    {
        m_clock.reset();
        m_folder.reset();
    }

    // More files than the list of runs can hold.
    void filesThatStayInTheirFolderAreImportedOnce()
    {
        QStringList names;
        for (int number = 1; number <= 31; ++number) {
            names.append(u"%1.csv"_s.arg(10 + number));
            arrive(names.back());
        }
        QVERIFY(list().keep(watching(false, {.every = Every::File})));
        auto imported = importAll();
        imported.sort();
        QCOMPARE(imported, names);
        QCOMPARE(stored().runs.size(), Schedule::mostRuns);
        QVERIFY(!list().isAnythingDue(m_clock->now()));
        // A changed file is imported again, and so is no other.
        arrive(u"17.csv"_s, "email\nb@example.com\nc@example.com\n");
        QCOMPARE(importAll(), QStringList(u"17.csv"_s));
    }

    // Days without a file use up the list of runs, too.
    void aFileIsNotImportedAgainAfterAMonth()
    {
        arrive(u"a.csv"_s);
        QVERIFY(list().keep(watching(false, {.time = m_clock->now().addSecs(3600).time()})));
        m_clock->advance(2h);
        QCOMPARE(importAll(), QStringList(u"a.csv"_s));
        for (int day = 0; day < 40; ++day) {
            m_clock->advance(24h);
            QCOMPARE(importAll(), QStringList());
        }
    }

    void aFileWithAnUnknownOutcomeIsNotImportedAgain()
    {
        arrive(u"a.csv"_s);
        QVERIFY(list().keep(watching(true, {.every = Every::File})));
        QCOMPARE(importNext({.state = State::Failed, .rows = 0}), u"a.csv"_s);
        for (int number = 1; number <= 31; ++number) {
            arrive(u"b%1.csv"_s.arg(number));
            QCOMPARE(importAll().size(), 1);
            m_clock->advance(24h);
        }
        QVERIFY(inbox().exists(u"a.csv"_s));
    }

    void aFileThatCannotBeMovedIsReportedAndNotImportedAgain()
    {
        // The folder for imported files cannot be created.
        arrive(u"done"_s);
        arrive(u"a.csv"_s);
        QVERIFY(list().keep(watching(true, {.every = Every::File})));
        QCOMPARE(importAll(), QStringList(u"a.csv"_s));
        const auto result = stored().lastRun()->result;
        QCOMPARE(result.state, State::Finished);
        QVERIFY(result.needsAttention());
        QVERIFY2(result.problem.what.contains(u"a.csv"_s), qPrintable(result.problem.what));
        QVERIFY(inbox().exists(u"a.csv"_s));
    }

    // A file that was moved may be put back to import it again.
    void aFileThatIsPutBackIsImportedAgain()
    {
        arrive(u"a.csv"_s);
        QVERIFY(list().keep(watching(true, {.every = Every::File})));
        QCOMPARE(importAll(), QStringList(u"a.csv"_s));
        QVERIFY(QFile::rename(inbox().filePath(u"done/a.csv"_s), inbox().filePath(u"a.csv"_s)));
        QCOMPARE(importAll(), QStringList(u"a.csv"_s));
    }

    void aFileThatCouldNotBeImportedIsTriedAgainLater()
    {
        arrive(u"a.csv"_s);
        QVERIFY(list().keep(watching(true, {.every = Every::File})));
        const auto failed = RunResult::failed({.what = u"The service isn't responding."_s});
        QCOMPARE(importNext(failed, false), u"a.csv"_s);
        QCOMPARE(importNext(failed, false), QString());
        m_clock->advance(20min);
        QVERIFY(list().isAnythingDue(m_clock->now()));
        QCOMPARE(importNext(failed, false), u"a.csv"_s);
        // The delay grows.
        m_clock->advance(20min);
        QCOMPARE(importNext(failed, false), QString());
        m_clock->advance(20min);
        QCOMPARE(importAll(), QStringList(u"a.csv"_s));
        QVERIFY(inbox().exists(u"done/a.csv"_s));
    }

    void aStoppedFileIsTriedAgainOnlyOnRequest()
    {
        arrive(u"a.csv"_s);
        arrive(u"b.csv"_s);
        QVERIFY(list().keep(watching(true, {.every = Every::File})));
        const RunResult stopped{.state = State::Stopped, .problem = {.what = u"Too many rows"_s}};
        QVERIFY(!importNext(stopped, false).isEmpty());
        QVERIFY(!importNext(stopped, false).isEmpty());
        m_clock->advance(48h);
        QCOMPARE(importAll(), QStringList());
        QVERIFY(list().want(u"crm"_s));
        QCOMPARE(importAll().size(), 2);
    }

    void allFilesAreImportedAtTheSameTimeOfDay()
    {
        arrive(u"a.csv"_s);
        arrive(u"b.csv"_s);
        QVERIFY(list().keep(watching(true, {.time = m_clock->now().addSecs(3600).time()})));
        QVERIFY(!list().isAnythingDue(m_clock->now()));
        m_clock->advance(2h);
        QVERIFY(list().isAnythingDue(m_clock->now()));
        QVERIFY(!importNext({.state = State::Finished, .rows = 1}).isEmpty());
        QVERIFY(list().isAnythingDue(m_clock->now()));
        QCOMPARE(importAll().size(), 1);
        // A file that arrives later waits until the next day.
        arrive(u"c.csv"_s);
        QVERIFY(!list().isAnythingDue(m_clock->now()));
        QCOMPARE(importAll(), QStringList());
        m_clock->advance(24h);
        QCOMPARE(importAll(), QStringList(u"c.csv"_s));
    }

    void allFilesAreImportedOnRequest()
    {
        arrive(u"a.csv"_s);
        arrive(u"b.csv"_s);
        QVERIFY(list().keep(watching(true, {.time = m_clock->now().addSecs(3600).time()})));
        QVERIFY(list().want(u"crm"_s));
        QCOMPARE(importAll().size(), 2);
        arrive(u"c.csv"_s);
        QCOMPARE(importAll(), QStringList());
    }

    // Schedules that an earlier version stored list their files only in their runs.
    void filesInEarlierRunsAreNotImportedAgain()
    {
        arrive(u"a.csv"_s);
        QVERIFY(list().keep(watching(false, {.every = Every::File})));
        QCOMPARE(importAll(), QStringList(u"a.csv"_s));
        auto object = stored().toJson();
        object.remove(u"files"_s);
        QStringList faults;
        const auto earlier = Schedule::fromJson(object, &faults);
        QCOMPARE(faults, QStringList());
        QVERIFY(list().remove(u"crm"_s));
        QVERIFY(list().keep(earlier));
        QCOMPARE(importAll(), QStringList());
    }
};

STOREDESK_TEST(TestWatchedFolder)

} // namespace tst_watchedfolder

#include "tst_watchedfolder.moc"
