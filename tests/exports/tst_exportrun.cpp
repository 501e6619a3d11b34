// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportfixture.h"

#include "csv/csvreader.h"
#include "exportrun/exportwatch.h"
#include "exports/exportperiods.h"
#include "schedules/exportwork.h"
#include "schedules/scheduler.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFile>

#include <sqlite3.h>

namespace tst_exportrun {

using namespace storedesk;
using namespace Qt::StringLiterals;
using exports::LocalExports;
using journal::RowState;
using Every = schedules::Rhythm::Every;
using support::ExportFixture;

// Exports of any range are planned, requested, downloaded, checked and joined, despite failures
// along the way.
class TestExportRun final : public QObject
{
    Q_OBJECT

private:
    using Table = std::vector<QList<QByteArray>>;

    [[nodiscard]] static exportrun::ExportPlan contacts(const ExportFixture &fixture)
    {
        return *exports::planOf(u"contacts"_s,
                                {{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}},
                                fixture.today());
    }

    [[nodiscard]] static exportrun::ExportPlan activities(const exports::ExportDateRange &range,
                                                          const QString &delimiter = u";"_s)
    {
        const QJsonObject filters{
            {u"fromDate"_s, range.first.startOfDay().toUTC().toString(Qt::ISODateWithMs)},
            {u"toDate"_s, range.last.endOfDay().toUTC().toString(Qt::ISODateWithMs)}};
        return *exports::planOf(u"activities"_s,
                                {{u"delimiter"_s, delimiter},
                                 {u"dateFormat"_s, u"ISO"_s},
                                 {u"version"_s, u"v3"_s},
                                 {u"filters"_s, filters}},
                                range.last);
    }

    [[nodiscard]] static exports::ExportDateRange year(const ExportFixture &fixture)
    {
        return exports::rangeOf(exports::Preset::Last12Months, fixture.today());
    }

    [[nodiscard]] static Table tableOf(const QString &path, char delimiter)
    {
        QFile file(path);
        Table table;
        if (!file.open(QIODevice::ReadOnly))
            return table;
        csv::CsvReader reader(file, {.delimiter = delimiter});
        while (reader.next())
            table.push_back(reader.copy());
        return table;
    }

    // Returns the date and kind of each activity in the store's database, in order.
    [[nodiscard]] static Table stored(const QString &path, const exports::ExportDateRange &range)
    {
        sqlite3 *database = nullptr;
        sqlite3_stmt *rows = nullptr;
        Table table;
        if (sqlite3_open_v2(path.toUtf8(), &database, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK
            && sqlite3_prepare_v2(database,
                                  "SELECT date, type FROM activity WHERE date BETWEEN ? AND ?"
                                  " ORDER BY date, number",
                                  -1, &rows, nullptr)
                == SQLITE_OK) {
            sqlite3_bind_int64(rows, 1, range.first.startOfDay().toMSecsSinceEpoch());
            sqlite3_bind_int64(rows, 2, range.last.endOfDay().toMSecsSinceEpoch());
            while (sqlite3_step(rows) == SQLITE_ROW)
                table.push_back(
                    {QDateTime::fromMSecsSinceEpoch(sqlite3_column_int64(rows, 0), base::utc)
                         .toString(Qt::ISODateWithMs)
                         .toUtf8(),
                     reinterpret_cast<const char *>(sqlite3_column_text(rows, 1))});
        }
        sqlite3_finalize(rows);
        sqlite3_close(database);
        return table;
    }

    // Returns the same columns from an exported file.
    [[nodiscard]] static Table exported(const Table &file)
    {
        Table table;
        const auto date = file.front().indexOf("date");
        const auto type = file.front().indexOf("type");
        for (auto row = file.begin() + 1; row != file.end(); ++row)
            table.push_back({row->at(date), row->at(type)});
        return table;
    }

    [[nodiscard]] static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void isTheWholeYear(ExportFixture &fixture, const QString &data, const QString &job)
    {
        const auto kept = fixture.keptOf(job);
        QVERIFY(!kept.path.isEmpty());
        const auto file = tableOf(kept.path, ';');
        const auto wanted = stored(data, year(fixture));
        QVERIFY(wanted.size() > 100);
        QCOMPARE(exported(file), wanted);
        QCOMPARE(kept.rows, qint64(wanted.size()));
        QCOMPARE(kept.ids.size(), 12);
        QCOMPARE(kept.finding, exportrun::ExportFinding());
        // No export is requested twice.
        QCOMPARE(fixture.applied(), 12);
        // The purchase lines are joined into a second table.
        QVERIFY(tableOf(kept.besides, ';').size() > 10);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void contactsBecomeAPrivateFileNamedForPeople()
    {
        ExportFixture fixture;
        const auto kept = fixture.keptOf(fixture.begin(contacts(fixture)));
        QCOMPARE(kept.rows, 40);
        const auto name = QFileInfo(kept.path).fileName();
        QVERIFY(name.startsWith(
            u"Contacts, %1, 40 row"_s.arg(QLocale().toString(fixture.today(), u"d MMM yyyy"_s))));
        QVERIFY(name.endsWith(".csv"_L1));
        QCOMPARE(tableOf(kept.path, ',').size(), 41U);
        QCOMPARE(QFileInfo(kept.path).size(), kept.bytes);
        QVERIFY(!(QFile::permissions(kept.path)
                  & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther)));
        QVERIFY(!(QFile::permissions(fixture.shelf().folder())
                  & (QFile::ReadGroup | QFile::ReadOther | QFile::ExeGroup | QFile::ExeOther)));
        // The downloaded files are removed after they were joined.
        QVERIFY(!QFileInfo::exists(fixture.jobManager().folder().filesOf(kept.job)));
        // A second export on the same day gets another name, and can be compared with the first.
        const auto again = fixture.keptOf(fixture.begin(contacts(fixture)));
        QVERIFY(again.path.endsWith("(2).csv"_L1));
        QCOMPARE(fixture.shelf().earlierThan(again.job)->job, kept.job);
        QCOMPARE(fixture.shelf().findExport(again.ids.front())->job, again.job);
        // G39: the register survives a restart, and deleted tables stay deleted.
        fixture.close();
        fixture.open();
        QVERIFY(ExportFixture::until([&] { return fixture.shelf().all().size() == 2; }));
        QCOMPARE(*fixture.shelf().find(again.job), again);
        // Every contact in the file has an email address, but the register must not contain any.
        QVERIFY(bytesOf(kept.path).contains("@example."));
        const QDir shelf(fixture.shelf().folder());
        const auto registers = shelf.entryList({u"register*"_s}, QDir::Files | QDir::Hidden);
        QVERIFY(!registers.isEmpty());
        for (const auto &name : registers)
            QVERIFY2(!bytesOf(shelf.filePath(name)).contains("@example."), qPrintable(name));
        fixture.shelf().remove(again.job);
        QVERIFY(ExportFixture::until([&] { return fixture.shelf().all().size() == 1; }));
        QVERIFY(!QFileInfo::exists(again.path));
        fixture.close();
        fixture.open();
        QVERIFY(ExportFixture::until([&] { return fixture.shelf().all().size() == 1; }));
        QCOMPARE(fixture.applied(), 2);
    }

    void aYearOfActivitiesIsOneTable()
    {
        QTemporaryDir folder;
        const auto data = folder.filePath(u"store.sqlite"_s);
        ExportFixture fixture(
            {.dataFile = data, .contacts = 60, .requestsPerMinute = 0, .speed = 10});
        const auto plan = activities(year(fixture));
        QCOMPARE(plan.periods.size(), 12U);
        const auto job = fixture.begin(plan);
        isTheWholeYear(fixture, data, job);
    }

    void G2_aYearOfActivitiesSurvivesAKilledProgram()
    {
        QTemporaryDir folder;
        const auto data = folder.filePath(u"store.sqlite"_s);
        ExportFixture fixture(
            {.dataFile = data, .contacts = 60, .requestsPerMinute = 0, .speed = 5});
        const auto job = fixture.begin(activities(year(fixture)));
        QVERIFY(ExportFixture::until([&] {
            const auto *listed = fixture.jobManager().find(job);
            return listed && listed->head.counts[RowState::Done] >= 7;
        }));
        fixture.close();
        fixture.open();
        isTheWholeYear(fixture, data, job);
    }

    // The program is killed after all downloads, or after creating the table but before renaming
    // it.
    void G2_aTableThatWasNotFinishedIsMadeAtTheNextStart()
    {
        ExportFixture fixture;
        const auto job = fixture.begin(contacts(fixture));
        const auto ended = [&] {
            const auto *listed = fixture.jobManager().find(job);
            return listed && listed->head.state == journal::JobState::Done;
        };
        QVERIFY(ExportFixture::until(ended));
        // The program may be closed while the files are being joined.
        fixture.close();
        fixture.open();
        const auto kept = fixture.keptOf(job);
        QCOMPARE(kept.rows, 40);
        QCOMPARE(QDir(fixture.shelf().folder()).entryList({u"*.csv"_s}, QDir::Files).size(), 1);
        QCOMPARE(fixture.applied(), 1);
    }

    void aLostAnswerAsksForNoSecondExport()
    {
        ExportFixture fixture({.contacts = 20,
                               .requestsPerMinute = 0,
                               .speed = 10,
                               .faults = {practice::once(ExportFixture::Id::CreateExport,
                                                         practice::Fault::CloseApplied)}});
        const auto job = fixture.begin(contacts(fixture));
        QVERIFY(ExportFixture::until([&] {
            const auto *listed = fixture.jobManager().find(job);
            return listed && listed->head.state == journal::JobState::Done;
        }));
        QCOMPARE(fixture.applied(), 1);
        const auto state = fixture.rows(job).front().state;
        QVERIFY(state == RowState::Done || state == RowState::Unknown);
    }

    void G21_anAddressThatExpiredIsRenewed()
    {
        ExportFixture fixture({.contacts = 40,
                               .requestsPerMinute = 0,
                               .speed = 10,
                               .faults = {practice::onceOnFile(practice::Fault::FileExpired)}});
        QCOMPARE(fixture.keptOf(fixture.begin(contacts(fixture))).rows, 40);
        QCOMPARE(fixture.applied(), 1);
    }

    // A download that is complete but contains damaged data is repeated.
    void G20_aDamagedFileIsFetchedAgain()
    {
        ExportFixture fixture({.contacts = 40,
                               .requestsPerMinute = 0,
                               .speed = 10,
                               .faults = {practice::onceOnFile(practice::Fault::CorruptBytes)}});
        QCOMPARE(fixture.keptOf(fixture.begin(contacts(fixture))).rows, 40);
        QCOMPARE(fixture.applied(), 1);
    }

    void atMostFiveWaitAtTheService()
    {
        // The service is so slow that no export leaves the queue during the test.
        ExportFixture fixture({.contacts = 60, .requestsPerMinute = 0, .speed = 0.01});
        const auto job = fixture.begin(activities(year(fixture)));
        // The queue may also contain an export that the store created.
        QVERIFY(ExportFixture::until([&] { return fixture.applied() >= 4; }));
        QVERIFY(fixture.applied() <= 5);
        fixture.jobManager().cancel(job);
        QVERIFY(ExportFixture::until(
            [&] { return fixture.jobManager().find(job)->head.state == journal::JobState::Done; }));
        QVERIFY(!fixture.shelf().find(job));
        // Both queued and running exports count.
        exportrun::ExportWatch watch(fixture.account().session(), contacts(fixture),
                                     fixture.path(u"files"_s), fixture.clock().now());
        for (int number = 1; number <= 5; ++number) {
            QVERIFY(watch.hasRoom(number - 1, 5));
            watch.follow(number,
                         {{u"id"_s, u"e%1"_s.arg(number)},
                          {u"status"_s, number % 2 == 0 ? u"queued"_s : u"inProgress"_s}});
        }
        QVERIFY(!watch.hasRoom(5, 5));
        QCOMPARE(watch.stages().size(), 5U);
    }

    void pausingAndGoingOnLosesNothing()
    {
        ExportFixture fixture({.contacts = 40, .requestsPerMinute = 0, .speed = 1});
        const auto job = fixture.begin(contacts(fixture));
        QVERIFY(ExportFixture::until([&] { return fixture.applied() == 1; }));
        fixture.jobManager().pause(job);
        QVERIFY(ExportFixture::until([&] {
            return fixture.jobManager().find(job)->head.state == journal::JobState::Paused
                && !fixture.jobManager().runOf(job);
        }));
        fixture.jobManager().run(job);
        QCOMPARE(fixture.keptOf(job).rows, 40);
        QCOMPARE(fixture.applied(), 1);
    }

    // Due exports are started automatically and only once, even after a missed day.
    void aScheduleMakesItsExportWhenItIsDue()
    {
        ExportFixture fixture;
        const auto today = fixture.today();
        const auto now = fixture.clock().now();
        const auto schedule =
            schedules::exportSchedule(activities(year(fixture)), {.every = Every::Day}, now);
        const auto settings = schedules::ExportSettings::fromJson(schedule.settings);
        QCOMPARE(settings.days, 365);
        const auto next = settings.planFor(today.addDays(1));
        QVERIFY(next);
        QCOMPARE(exports::daysOf(next->periods)->last, today);
        auto plan = contacts(fixture);
        plan.output = fixture.path(u"weekly.csv"_s);
        const auto weekly =
            schedules::exportSchedule(plan, {.every = Every::Week}, now.addDays(-30));
        QStringList faults;
        QCOMPARE(schedules::Schedule::fromJson(weekly.toJson(), &faults), weekly);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u' ')));

        const schedules::ScheduleList file(
            {.jobs = fixture.jobManager().folder(), .account = fixture.account().folder()});
        QVERIFY(file.keep(weekly));
        QVERIFY(!(QFile::permissions(fixture.shelf().folder() + u"/schedules.json"_s)
                  & (QFile::ReadGroup | QFile::ReadOther)));
        auto &scheduler = fixture.workspace().scheduler();
        QVERIFY(ExportFixture::until([&] { return fixture.shelf().all().size() == 1; }));
        QCOMPARE(fixture.shelf().all().front().rows, 40);
        QVERIFY(QFileInfo(plan.output).size() > 0);
        scheduler.look();
        scheduler.look();
        const auto lastRun = [&scheduler] {
            return scheduler.all().empty() ? nullptr : scheduler.all().front().lastRun();
        };
        QVERIFY(ExportFixture::until([&] {
            return lastRun() && lastRun()->result.state == schedules::RunResult::State::Finished;
        }));
        QCOMPARE(lastRun()->result.rows, 40);
        QVERIFY(lastRun()->wasMissed());
        QVERIFY(file.claim(fixture.clock())->empty());
        QCOMPARE(fixture.applied(), 1);
    }

    // An export that failed at the service is requested twice more, but a cancelled one is not.
    void anExportThatFailsAtTheServiceIsAskedForTwiceMore()
    {
        ExportFixture fixture;
        exportrun::ExportWatch watch(fixture.account().session(), contacts(fixture),
                                     fixture.path(u"files"_s), fixture.clock().now());
        std::vector<journal::RowEnd> ends;
        connect(&watch, &journal::RowFollower::ended, this,
                [&ends](const journal::RowEnd &end) { ends.push_back(end); });
        for (int times = 0; times < 3; ++times)
            watch.follow(1, {{u"id"_s, u"e1"_s}, {u"status"_s, u"error"_s}});
        QCOMPARE(ends.size(), 3U);
        QCOMPARE(ends[0].state, RowState::Waiting);
        QCOMPARE(ends[1].state, RowState::Waiting);
        QCOMPARE(ends[2].state, RowState::Refused);
        watch.follow(2, {{u"id"_s, u"e2"_s}, {u"status"_s, u"cancelled"_s}});
        QCOMPARE(ends.back().state, RowState::Refused);
        QVERIFY(!ends.back().text.isEmpty());
        // An empty export has no file.
        watch.follow(3, {{u"id"_s, u"e3"_s}, {u"status"_s, u"finished"_s}, {u"total"_s, 0}});
        QCOMPARE(ends.back().state, RowState::Done);
        QVERIFY(exportrun::ExportEnd::fromBytes(ends.back().record).file.isEmpty());
        QVERIFY(watch.stages().empty());
    }

    // If a reply was lost, an equivalent export that was just created can be used instead.
    void anExportWithTheSameRequestIsUsedInstead()
    {
        ExportFixture fixture;
        const auto now = fixture.clock().now();
        const exportrun::ExportWatch watch(fixture.account().session(), contacts(fixture),
                                           fixture.path(u"files"_s), now);
        const QJsonObject body{{u"exportType"_s, u"contacts"_s},
                               {u"delimiter"_s, u","_s},
                               {u"dateFormat"_s, u"ISO"_s}};
        const http::Request request{.operation = ExportFixture::Id::CreateExport, .body = body};
        auto candidate = body;
        candidate[u"id"_s] = u"e1"_s;
        candidate[u"createdAt"_s] = now.addSecs(3).toString(Qt::ISODateWithMs);
        http::Error error{.kind = http::ErrorKind::Unknown};
        error.candidates = {candidate};
        QCOMPARE(watch.standIn(request, error).value_or(QJsonObject()), candidate);
        candidate[u"createdAt"_s] = now.addDays(-1).toString(Qt::ISODateWithMs);
        error.candidates = {candidate};
        // The candidate was created yesterday.
        QVERIFY(!watch.standIn(request, error));
        candidate[u"createdAt"_s] = now.toString(Qt::ISODateWithMs);
        candidate[u"delimiter"_s] = u";"_s;
        error.candidates = {candidate};
        // The candidate has a different format.
        QVERIFY(!watch.standIn(request, error));
        error.kind = http::ErrorKind::NotFound;
        QVERIFY(!watch.standIn(request, error));
    }

    void aReportOfTheDataExplorerIsAskedForByDays()
    {
        ExportFixture fixture;
        const auto plan =
            *exports::planOf(u"data-explorer"_s,
                             {{u"delimiter"_s, u","_s},
                              {u"filters"_s,
                               QJsonObject{{u"reportId"_s, u"0123456789abcdef01234567"_s},
                                           {u"fromDate"_s, u"2026-06-01"_s},
                                           {u"toDate"_s, u"2026-08-15"_s}}}},
                             fixture.today());
        QCOMPARE(plan.periods.size(), 3U);
        QCOMPARE(plan.periods[0], (exportrun::ExportPeriod{u"2026-06-01"_s, u"2026-06-30"_s}));
        QCOMPARE(plan.periods[2].to, u"2026-08-15"_s);
        // The report does not exist, so nothing is exported and the reason is shown.
        const auto job = fixture.begin(plan);
        QVERIFY(ExportFixture::until([&] {
            const auto *listed = fixture.jobManager().find(job);
            return listed && listed->head.state == journal::JobState::Done;
        }));
        for (const auto &row : fixture.rows(job)) {
            QCOMPARE(row.state, RowState::Refused);
            QVERIFY(!row.text.isEmpty());
        }
        QCOMPARE(fixture.ledger().received(ExportFixture::Id::CreateDataExplorerExport), 3);
        QVERIFY(!fixture.shelf().find(job));
    }
};

STOREDESK_TEST(TestExportRun)

} // namespace tst_exportrun

#include "tst_exportrun.moc"
