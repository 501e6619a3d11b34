// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportfixture.h"

#include "exportrun/exportdecision.h"
#include "exportrun/exportwatch.h"
#include "exports/contactmirrorupdater.h"
#include "exports/exportperiods.h"
#include "jobs/jobkinds.h"
#include "journal/rowverdict.h"
#include "practice/exports/zipwriter.h"
#include "support/clockwork.h"
#include "support/manualclock.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "workspace/workspace.h"

#include <QFile>

namespace tst_lyingexports {

using namespace storedesk;
using namespace Qt::StringLiterals;
using exportrun::ExportCheck;
using journal::RowState;
using practice::Fault;
using practice::FaultRule;
using support::ExportFixture;

// Tests exports from a service that announces wrong totals, loses replies, or never finishes.
class TestLyingExports final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] static FaultRule always(ExportFixture::Id operation, Fault fault,
                                          const QString &value = {})
    {
        return {.aim = practice::Aim::Operation,
                .operation = operation,
                .fault = fault,
                .value = value};
    }
    [[nodiscard]] static FaultRule onEveryFile(Fault fault, const QString &value = {})
    {
        return {.aim = practice::Aim::File, .fault = fault, .value = value};
    }
    [[nodiscard]] static ExportFixture::Options options(const std::vector<FaultRule> &faults)
    {
        return {.contacts = 40, .requestsPerMinute = 0, .speed = 10, .faults = faults};
    }

    [[nodiscard]] static exportrun::ExportPlan contacts(const ExportFixture &fixture)
    {
        return *exports::planOf(u"contacts"_s,
                                {{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}},
                                fixture.today());
    }

    [[nodiscard]] static exportrun::ExportPlan activities()
    {
        return *exports::planOf(u"activities"_s,
                                {{u"delimiter"_s, u","_s},
                                 {u"dateFormat"_s, u"ISO"_s},
                                 {u"filters"_s,
                                  QJsonObject{{u"fromDate"_s, u"2026-06-01T00:00:00.000Z"_s},
                                              {u"toDate"_s, u"2026-07-31T23:59:59.999Z"_s}}}},
                                QDate(2026, 8, 1));
    }

    // Packs a file as the service does.
    [[nodiscard]] QString packed(const QByteArray &table) const
    {
        QFile file(m_folder.filePath(u"file.zip"_s));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("No room for a test file.");
        practice::ZipWriter zip(file);
        if (!zip.begin(u"export.csv"_s, QDateTime::currentDateTimeUtc()) || !zip.write(table)
            || !zip.finish())
            qFatal("No ZIP.");
        return file.fileName();
    }

    [[nodiscard]] static bool ends(ExportFixture &fixture, const QString &job)
    {
        return ExportFixture::until([&] {
            const auto *listed = fixture.jobManager().find(job);
            return listed && listed->head.state == journal::JobState::Done
                && !fixture.jobManager().runOf(job);
        });
    }
    // Requests an export and returns its record.
    [[nodiscard]] static QJsonObject created(api::Session &session,
                                             const exportrun::ExportPlan &plan)
    {
        auto body = plan.body;
        body[u"exportType"_s] = plan.kind;
        return support::replyTo(session,
                                {.operation = ExportFixture::Id::CreateExport, .body = body});
    }
    [[nodiscard]] static int filesRequested(ExportFixture &fixture)
    {
        const auto entries = fixture.ledger().entries();
        return static_cast<int>(
            std::ranges::count_if(entries, [](const auto &entry) { return !entry.operation; }));
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void G20_anotherTotalThanTheFileHasIsNamed_data()
    {
        QTest::addColumn<QString>("total");
        QTest::addColumn<ExportCheck>("check");
        QTest::newRow("more") << u"total/41"_s << ExportCheck::Differs;
        QTest::newRow("none") << u"total"_s << ExportCheck::NotChecked;
        QTest::newRow("negative") << u"total/-40"_s << ExportCheck::NotChecked;
        QTest::newRow("zero") << u"total/0"_s << ExportCheck::Differs;
    }

    void G20_anotherTotalThanTheFileHasIsNamed()
    {
        QFETCH(const QString, total);
        ExportFixture fixture(
            options({always(ExportFixture::Id::GetExport, Fault::Member, total)}));
        const auto kept = fixture.keptOf(fixture.begin(contacts(fixture)));
        QCOMPARE(kept.rows, 40);
        QTEST(kept.finding.check, "check");
        QVERIFY(kept.finding.text.contains(u"40"_s));
        // The result is stored in the register, so it survives a restart.
        fixture.close();
        fixture.open();
        QVERIFY(ExportFixture::until([&] { return fixture.shelf().all().size() == 1; }));
        QCOMPARE(*fixture.shelf().find(kept.job), kept);
    }

    void sameRowsForTwoPeriodsAreNamed()
    {
        const auto file = packed("id,date,type\n1,2026-06-03,visit\n2,2026-06-04,visit\n");
        ExportFixture fixture(
            options({onEveryFile(Fault::FileFrom, file),
                     always(ExportFixture::Id::GetExport, Fault::Member, u"total/2"_s)}));
        const auto plan = activities();
        QCOMPARE(plan.periods.size(), 2U);
        const auto kept = fixture.keptOf(fixture.begin(plan));
        QCOMPARE(kept.finding.check, ExportCheck::Differs);
        QVERIFY2(kept.finding.text.contains(
                     u"Jul: The service delivered the same rows as for 1 – 30 Jun"_s),
                 qPrintable(kept.finding.text));
        // Rows left out as duplicates are counted, so the numbers add up to all rows.
        QCOMPARE(kept.rows, 2);
        QCOMPARE(kept.repeats, 2);
    }

    void aFileThatWasCutBeforeItWasPackedIsNamed()
    {
        const auto file = packed("id,_email\n1,a@example.org\n2,\"b@exam");
        ExportFixture fixture(
            options({onEveryFile(Fault::FileFrom, file),
                     always(ExportFixture::Id::GetExport, Fault::Member, u"total/2"_s)}));
        const auto kept = fixture.keptOf(fixture.begin(contacts(fixture)));
        QCOMPARE(kept.finding.check, ExportCheck::Differs);
    }

    // Regression test: there were 485 requests in 15 minutes, and they did not stop.
    void somethingElseThanAFileEndsTheExport_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a web page") << Fault::HtmlPage << QByteArray();
        QTest::newRow("nothing") << Fault::FileFrom << QByteArray();
        QTest::newRow("half a ZIP") << Fault::FileFrom << QByteArray("PK\x03\x04 and so on");
    }

    void somethingElseThanAFileEndsTheExport()
    {
        QFETCH(const Fault, fault);
        QFETCH(const QByteArray, bytes);
        QFile file(m_folder.filePath(u"wrong.zip"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto value = fault == Fault::FileFrom ? file.fileName() : QString();
        ExportFixture fixture(options({onEveryFile(fault, value)}));
        const auto job = fixture.begin(contacts(fixture));
        QVERIFY(ends(fixture, job));
        const auto row = fixture.rows(job).front();
        QCOMPARE(row.state, RowState::Refused);
        QVERIFY2(row.text.contains(u"3 downloads"_s), qPrintable(row.text));
        QVERIFY(!row.detail.isEmpty());
        QVERIFY2(filesRequested(fixture) <= 20, QByteArray::number(filesRequested(fixture)));
        QVERIFY(!fixture.shelf().find(job));
    }

    void anExportThatNamesNoFileIsRefused()
    {
        ExportFixture fixture(
            options({always(ExportFixture::Id::GetExport, Fault::Member, u"fileUrl"_s)}));
        const auto job = fixture.begin(contacts(fixture));
        QVERIFY(ends(fixture, job));
        QCOMPARE(fixture.rows(job).front().state, RowState::Refused);
    }

    // The reply to one request is lost, and the list does not contain creation times. The candidate
    // is stored, and the other periods are downloaded.
    void aLostAnswerIsDecidedAbout_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<int>("made");
        QTest::newRow("adopted") << u"adopt"_s << 2;
        QTest::newRow("requested again") << u"again"_s << 3;
        QTest::newRow("looked up again") << u"look"_s << 2;
    }

    void aLostAnswerIsDecidedAbout()
    {
        QFETCH(const QString, how);
        ExportFixture fixture(
            options({practice::once(ExportFixture::Id::CreateExport, Fault::CloseApplied),
                     always(ExportFixture::Id::ListExports, Fault::Member, u"createdAt"_s)}));
        const auto job = fixture.begin(activities());
        QVERIFY(ends(fixture, job));
        QCOMPARE(fixture.rows(job)[0].state, RowState::Unknown);
        QCOMPARE(fixture.rows(job)[1].state, RowState::Done);
        QCOMPARE(fixture.applied(), 2);
        auto journal =
            journal::Journal::openAgain(fixture.jobManager().folder().pathOf(job), fixture.clock());
        QVERIFY(journal);
        const auto open = exportrun::openExports(**journal);
        QVERIFY(open);
        QCOMPARE(open->size(), 1U);
        QCOMPARE(open->front().row, 1);
        QCOMPARE(open->front().period, activities().periods[0]);
        QCOMPARE(open->front().candidates.size(), 1);
        const auto candidate = open->front().candidates.first()[u"id"_s].toString();
        // Invalid decisions change nothing.
        QVERIFY(!exportrun::decide(**journal, {{.row = 1, .adopt = u"another"_s}}));
        QVERIFY(!exportrun::decide(**journal, {{.row = 2}}));
        QCOMPARE(fixture.rows(job)[0].state, RowState::Unknown);

        fixture.service().faults().clear();
        std::vector<exportrun::ExportDecision> decisions;
        if (how != "look"_L1)
            decisions.push_back({.row = 1, .adopt = how == "adopt"_L1 ? candidate : QString()});
        QVERIFY(exportrun::decide(**journal, decisions));
        journal->reset();
        fixture.jobManager().run(job);
        const auto kept = fixture.keptOf(job);
        QVERIFY(kept.rows > 0);
        QCOMPARE(kept.finding, exportrun::ExportFinding());
        QCOMPARE(kept.ids.contains(candidate), how != "again"_L1);
        QTEST(fixture.applied(), "made");
    }

    // The result of a command depends on the counts of its rows, each of which is an export here.
    void theBalanceCountsFilesThatCannotBeReliedOn()
    {
        const support::ManualClock clock;
        const journal::JobFolder folder(m_folder.filePath(u"balance"_s));
        const exportrun::ExportPlan plan{.kind = u"activities"_s,
                                         .periods = {{.from = u"1"_s},
                                                     {.from = u"2"_s},
                                                     {.from = u"3"_s},
                                                     {.from = u"4"_s},
                                                     {.from = u"5"_s}}};
        QVERIFY(exports::writeExportJob(folder, u"1"_s, plan, clock));
        const auto journal = journal::Journal::open(folder.pathOf(u"1"_s), clock);
        QVERIFY(journal);
        const QJsonObject record{{u"id"_s, u"x"_s}};
        const std::vector<exportrun::ExportEnd> ends{
            {.record = record, .rows = 3, .digest = "a"_ba},
            {.record = record,
             .rows = 3,
             .finding = {.check = ExportCheck::NotChecked, .text = u"no total"_s},
             .digest = "b"_ba},
            {.record = record,
             .rows = 3,
             .finding = {.check = ExportCheck::Differs, .text = u"cut"_s},
             .digest = "c"_ba},
            // This file has the same rows as the first.
            {.record = record, .rows = 3, .digest = "a"_ba},
            // This row was marked as done manually.
            {}};
        journal::JobStep step;
        for (std::size_t at = 0; at < ends.size(); ++at)
            step.ends.push_back({.number = static_cast<qint64>(at) + 1,
                                 .record = at == 4 ? QByteArray() : ends[at].toBytes()});
        QVERIFY((*journal)->step(step, journal::Journal::Begin::Leaving, {}));
        QVERIFY((*journal)->setState(journal::JobState::Done));
        const auto balance = jobs::balanceOf(**journal);
        QVERIFY(balance);
        QCOMPARE(*balance, (journal::Balance{.rows = 5, .taken = 1, .refused = 3, .unknown = 1}));
        QCOMPARE(balance->verdict(), journal::Balance::Verdict::Unknown);
    }

    // A row can be marked as done on the Jobs page although it has no file.
    void anExportWithoutItsFileIsNotCalledChecked()
    {
        ExportFixture fixture(
            options({practice::once(ExportFixture::Id::CreateExport, Fault::CloseApplied),
                     always(ExportFixture::Id::ListExports, Fault::Member, u"createdAt"_s)}));
        const auto job = fixture.begin(activities());
        QVERIFY(ends(fixture, job));
        fixture.jobManager().countAsDone(job, {.state = RowState::Unknown},
                                         u"Marked as done by you."_s);
        QVERIFY(ExportFixture::until([&] { return fixture.rows(job)[0].state == RowState::Done; }));
        fixture.close();
        fixture.open();
        QCOMPARE(fixture.keptOf(job).finding.check, ExportCheck::Differs);
    }

    // Contacts missing from the file would disappear from the offline copy.
    void anExportThatDiffersDoesNotBecomeTheOfflineCopy()
    {
        ExportFixture fixture(
            options({always(ExportFixture::Id::GetExport, Fault::Member, u"total/41"_s)}));
        auto &copy = fixture.workspace().contactMirror();
        QVERIFY(ExportFixture::until([&] { return copy.isReady(); }));
        copy.turnOn();
        QVERIFY(ExportFixture::until([&] { return !copy.problem().what.isEmpty(); }));
        QVERIFY(copy.problem().why.contains(u"41"_s));
        QVERIFY(!copy.hasCopy() && !copy.isMaking());
        fixture.service().faults().clear();
        copy.update();
        QVERIFY(ExportFixture::until([&] { return copy.hasCopy(); }));
        QCOMPARE(copy.known().count, 40);
        QVERIFY(copy.problem().what.isEmpty());
    }

    // The program stops asking after about an hour, and pauses the job.
    void aQueueThatStaysFullEndsTheWait()
    {
        support::ManualClock clock;
        ExportFixture fixture(
            options({always(ExportFixture::Id::CreateExport, Fault::Status, u"400/E0301"_s)}));
        api::Session session({.baseUrl = fixture.service().url(),
                              .key = fixture.service().apiKey(),
                              .requestsPerMinute = 0},
                             clock);
        const auto began = clock.ticks();
        const auto request = http::Request{
            .operation = ExportFixture::Id::CreateExport,
            .body = QJsonObject{{u"exportType"_s, u"contacts"_s}, {u"delimiter"_s, u","_s}}};
        const auto outcome = support::outcomeOf(clock, session.client(), session.write(request));
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, http::ErrorKind::QueueFull);
        QVERIFY(clock.ticks() - began > std::chrono::minutes(55));
        QVERIFY(clock.ticks() - began < std::chrono::minutes(75));
        QVERIFY(fixture.ledger().received(ExportFixture::Id::CreateExport) <= 16);
        const auto verdict = journal::verdictOf(1, request, *outcome, journal::Keep::Nothing);
        QVERIFY(!verdict.end);
        QVERIFY(!verdict.pause.what.isEmpty());
    }

    // The message names the time limit. Nothing is lost, because the job continues to wait when it
    // is resumed.
    void anExportThatNeverMovesPausesTheJob()
    {
        support::ManualClock clock;
        ExportFixture fixture(options({always(ExportFixture::Id::GetExport, Fault::Member,
                                              u"status/\"queued\";progress/0;total/0"_s)}));
        api::Session session({.baseUrl = fixture.service().url(),
                              .key = fixture.service().apiKey(),
                              .requestsPerMinute = 0},
                             clock);
        const auto plan = contacts(fixture);
        exportrun::ExportWatch watch(session, plan, fixture.path(u"files"_s), clock.now());
        std::vector<base::Problem> problems;
        connect(&watch, &journal::RowFollower::stuck, this, [&](const base::Problem &problem) {
            problems.push_back(problem);
            watch.pause();
        });
        int news = 0;
        connect(&watch, &journal::RowFollower::moved, this, [&news] { ++news; });
        watch.follow(1, created(session, plan));
        const auto waitOn = [&](std::chrono::minutes time) {
            const auto until = clock.ticks() + time;
            while (clock.ticks() < until && problems.empty()) {
                const auto before = news;
                clock.advance(std::chrono::minutes(1));
                (void)ExportFixture::until([&] { return !problems.empty() || news > before; });
            }
        };
        waitOn(std::chrono::minutes(10));
        QVERIFY2(watch.progress({}).phase.contains(u" min, pauses after 60 min"_s),
                 qPrintable(watch.progress({}).phase));
        QCOMPARE(problems.size(), 0U);
        waitOn(exportrun::ExportWatch::patience);
        QCOMPARE(problems.size(), 1U);
        QVERIFY2(problems.front().what.contains(u"60 minutes"_s),
                 qPrintable(problems.front().what));
        // A resumed job waits for the same time again.
        problems.clear();
        watch.continueRun();
        waitOn(std::chrono::minutes(30));
        QCOMPARE(problems.size(), 0U);
    }
};

STOREDESK_TEST(TestLyingExports)

} // namespace tst_lyingexports

#include "tst_lyingexports.moc"
