// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "exports/contactmirrorupdater.h"
#include "imports/recipeshelf.h"
#include "schedules/exportwork.h"
#include "schedules/importwork.h"
#include "schedules/mirrorwork.h"
#include "schedules/reportwork.h"
#include "schedules/scheduler.h"

#include <QDir>

namespace tst_scheduledwork {

using namespace storedesk;
using namespace Qt::StringLiterals;
using schedules::RunResult;
using schedules::Schedule;
using support::ExportFixture;
using Every = schedules::Rhythm::Every;
using State = RunResult::State;
using Id = catalogue::OperationId;

// Tests schedules from the time at which they are due to their results, with a practice service.
class TestScheduledWork final : public QObject
{
    Q_OBJECT

private:
    std::optional<ExportFixture> m_fixture;

    [[nodiscard]] schedules::Scheduler &scheduler() { return m_fixture->workspace().scheduler(); }
    [[nodiscard]] QDir inbox() const { return QDir(m_fixture->path(u"inbox"_s)); }

    // Writes a file that is older than a file being written would be.
    void arrive(const QString &name, const QByteArray &content)
    {
        QVERIFY(inbox().mkpath(u"."_s));
        QFile file(inbox().filePath(name));
        QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Truncate));
        QCOMPARE(file.write(content), content.size());
        QVERIFY(file.flush());
        QVERIFY(file.setFileTime(m_fixture->clock().now().addSecs(-600),
                                 QFileDevice::FileModificationTime));
    }

    // Returns a schedule that imports every file that arrives.
    [[nodiscard]] Schedule watching(const imports::Guards &guards = {.unknownColumns = false})
    {
        imports::Recipe recipe{.name = u"CRM"_s, .guards = guards};
        recipe.settings.policy = importcheck::Policy::FillEmpty;
        recipe.matching.targets = {{u"email"_s, u"_email"_s}, {u"name"_s, u"_name"_s}};
        const auto stored = imports::RecipeShelf(m_fixture->account().folder()).keep(recipe);
        (void)inbox().mkpath(u"."_s);
        const schedules::FolderImportSettings settings{.folder = inbox().absolutePath(),
                                                       .recipe = stored ? stored->path : QString()};
        return {.id = u"crm"_s,
                .kind = u"import"_s,
                .settings = settings.toJson(),
                .rhythm = {.every = Every::File},
                .handled = m_fixture->clock().now()};
    }

    [[nodiscard]] const schedules::ScheduleRun *lastRun(const QString &id)
    {
        const auto *schedule = scheduler().find(id);
        return schedule ? schedule->lastRun() : nullptr;
    }
    // Waits until the newest run of the schedule has this state, and as many runs are stored.
    [[nodiscard]] bool reaches(const QString &id, State state, std::size_t runs = 1)
    {
        const bool reached = ExportFixture::until([&] {
            const auto *run = lastRun(id);
            return run && run->result.state == state && scheduler().find(id)->runs.size() == runs;
        });
        if (!reached)
            qInfo().noquote() << QJsonDocument(scheduler().find(id) ? scheduler().find(id)->toJson()
                                                                    : QJsonObject())
                                     .toJson();
        return reached;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }
    void cleanup() { m_fixture.reset(); }

    void everyFileInAFolderIsImportedOnceAndMoved()
    {
        arrive(u"a.csv"_s, "email,name\nana@example.com,Ana\nbea@example.com,Bea\n");
        arrive(u"b.csv"_s, "email,name\ncarla@example.com,Carla\n");
        scheduler().keep(watching());
        scheduler().runNow(u"crm"_s);
        QVERIFY(reaches(u"crm"_s, State::Finished, 2));
        QCOMPARE(m_fixture->applied(Id::CreateImport), 2);
        const auto runs = scheduler().find(u"crm"_s)->runs;
        QCOMPARE(runs[0].result.rows.value_or(0) + runs[1].result.rows.value_or(0), 3);
        QCOMPARE(inbox().entryList(QDir::Files), QStringList());
        const QDir done(inbox().filePath(u"done"_s));
        QCOMPARE(done.entryList(QDir::Files), (QStringList{u"a.csv"_s, u"b.csv"_s}));
        // Nothing is left to do.
        scheduler().look();
        QVERIFY(ExportFixture::until([&] { return !scheduler().isBusy(); }));
        QCOMPARE(m_fixture->applied(Id::CreateImport), 2);
    }

    void aGuardStopsTheImportBeforeAnythingIsSent()
    {
        arrive(u"big.csv"_s, "email,name\nana@example.com,Ana\nbea@example.com,Bea\n");
        scheduler().keep(watching({.mostRows = 1}));
        scheduler().look();
        QVERIFY(reaches(u"crm"_s, State::Stopped));
        QVERIFY(!lastRun(u"crm"_s)->result.problem.what.isEmpty());
        QVERIFY(lastRun(u"crm"_s)->result.needsAttention());
        QVERIFY(inbox().exists(u"big.csv"_s));
        // The same file is not tried again, but a corrected one is.
        scheduler().look();
        QVERIFY(ExportFixture::until([&] { return !scheduler().isBusy(); }));
        QCOMPARE(scheduler().find(u"crm"_s)->runs.size(), 1U);
        arrive(u"big.csv"_s, "email,name\nana@example.com,Ana\n");
        scheduler().look();
        QVERIFY(reaches(u"crm"_s, State::Finished, 2));
        QCOMPARE(m_fixture->applied(Id::CreateImport), 1);
    }

    // The other version of the file arrives between the claim and the first request.
    void aFileThatIsReplacedBeforeItIsReadIsImportedOnce()
    {
        arrive(u"a.csv"_s, "email,name\nana@example.com,Ana\n");
        scheduler().keep(watching());
        bool replaced = false;
        connect(&scheduler(), &schedules::Scheduler::begun, this, [&] {
            if (!std::exchange(replaced, true))
                arrive(u"a.csv"_s, "email,name\nana@example.com,Ana\nbea@example.com,Bea\n");
        });
        scheduler().look();
        QVERIFY(reaches(u"crm"_s, State::Finished, 2));
        QVERIFY(ExportFixture::until([&] { return !scheduler().isBusy(); }));
        QCOMPARE(m_fixture->applied(Id::CreateImport), 1);
        const auto runs = scheduler().find(u"crm"_s)->runs;
        QCOMPARE(runs[0].result.rows, 2);
        QCOMPARE(runs[1].result.state, State::Nothing);
        QCOMPARE(inbox().entryList(QDir::Files), QStringList());
    }

    void aRecipeThatIsGoneIsReported()
    {
        arrive(u"a.csv"_s, "email,name\nana@example.com,Ana\n");
        auto schedule = watching();
        schedule.settings.insert(u"recipe"_s, m_fixture->path(u"none.recipe.json"_s));
        scheduler().keep(schedule);
        scheduler().look();
        QVERIFY(reaches(u"crm"_s, State::Failed));
        QCOMPARE(m_fixture->ledger().received(Id::CreateImport), 0);
    }

    [[nodiscard]] Schedule reporting(const QString &path)
    {
        const schedules::ReportSettings settings{.output = path,
                                                 .zone = QTimeZone("Europe/Madrid")};
        return {.id = u"monday"_s,
                .kind = u"report"_s,
                .settings = settings.toJson(),
                .rhythm = {},
                .handled = m_fixture->clock().now()};
    }

    void aReportIsSavedFromTheExportsOnThisComputer()
    {
        const auto plan =
            exports::planOf(u"contacts"_s, {{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}},
                            m_fixture->today());
        QVERIFY(plan);
        const auto job = m_fixture->begin(*plan);
        QVERIFY(ExportFixture::until([&] { return m_fixture->shelf().find(job); }));
        const auto path = m_fixture->path(u"monday.html"_s);
        scheduler().keep(reporting(path));
        scheduler().runNow(u"monday"_s);
        QVERIFY(reaches(u"monday"_s, State::Finished));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto page = file.readAll();
        QVERIFY2(page.contains("id=\"list-health\""), page.left(400).constData());
        QVERIFY(page.contains("Europe/Madrid"));
        // The next run replaces the file.
        file.close();
        QVERIFY(QFile::resize(path, 0));
        scheduler().runNow(u"monday"_s);
        QVERIFY(reaches(u"monday"_s, State::Finished, 2));
        QVERIFY(QFileInfo(path).size() > 0);
    }

    void aReportWithoutExportsSaysWhatToDo()
    {
        scheduler().keep(reporting(m_fixture->path(u"monday.html"_s)));
        scheduler().runNow(u"monday"_s);
        QVERIFY(reaches(u"monday"_s, State::Failed));
        const auto &problem = lastRun(u"monday"_s)->result.problem;
        QCOMPARE(problem.what, u"There are no exports to report on."_s);
        QVERIFY(problem.next.startsWith(u"Export activities"_s));
    }

    // The offline copy has a schedule while it is on, which replaces the update once a day.
    void theOfflineCopyFollowsItsSchedule()
    {
        auto &mirror = m_fixture->workspace().contactMirror();
        (void)scheduler();
        mirror.turnOn();
        const auto id = QString(schedules::mirrorScheduleId);
        QVERIFY(ExportFixture::until([&] { return mirror.hasCopy() && scheduler().find(id); }));
        QCOMPARE(m_fixture->applied(), 1);
        // A copy that was turned on today is not due.
        QVERIFY(!lastRun(id));
        scheduler().runNow(id);
        QVERIFY(reaches(id, State::Finished));
        QCOMPARE(m_fixture->applied(), 2);
        QVERIFY(
            ExportFixture::until([&] { return mirror.known().state.taken == lastRun(id)->id; }));
        // The table was made for the copy only.
        QVERIFY(ExportFixture::until([&] { return m_fixture->shelf().all().empty(); }));
        mirror.wipe();
        QVERIFY(ExportFixture::until([&] { return !scheduler().find(id); }));
    }

    void aMissedRunBeginsWhenTheProgramStarts()
    {
        const auto now = m_fixture->clock().now();
        const auto plan =
            exports::planOf(u"contacts"_s, {{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}},
                            m_fixture->today());
        QVERIFY(plan);
        const schedules::ScheduleList list(
            {.jobs = m_fixture->jobManager().folder(), .account = m_fixture->account().folder()});
        QVERIFY(list.keep({.id = u"x"_s,
                           .kind = u"export"_s,
                           .settings = schedules::ExportSettings::of(*plan).toJson(),
                           .rhythm = {.time = now.addSecs(-2 * 3600).time(), .zone = "UTC"},
                           .handled = now.addDays(-5)}));
        QStringList begun;
        bool missed = false;
        connect(&scheduler(), &schedules::Scheduler::begun, this,
                [&](const QString &words, bool wasMissed) {
                    begun.append(words);
                    missed = wasMissed;
                });
        QVERIFY(reaches(u"x"_s, State::Finished));
        QCOMPARE(begun.size(), 1);
        QVERIFY(missed);
        QVERIFY(lastRun(u"x"_s)->wasMissed());
        QCOMPARE(m_fixture->applied(), 1);
    }
};

STOREDESK_TEST(TestScheduledWork)

} // namespace tst_scheduledwork

#include "tst_scheduledwork.moc"
