// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/shelf.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "exports/localexports.h"
#include "jobs/accountowner.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "schedules/scheduler.h"
#include "storage/contactmirrorfolder.h"
#include "storage/stocksamples.h"
#include "storage/views.h"
#include "transfers/filedownloads.h"
#include "ui/host/jobaddress.h"
#include "ui/navigation/navigationmodel.h"
#include "ui/navigation/storecounts.h"
#include "ui/overview/cardrows.h"
#include "ui/overview/linkrow.h"
#include "ui/overview/overviewcard.h"
#include "ui/overview/overviewpage.h"
#include "ui/pages/pagetable.h"
#include "ui/theme/windowlanguage.h"
#include "ui/widgets/button.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_overviewwork {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using journal::RowState;
using ui::Badge;

// Tests that the overview includes the jobs on this computer, and that the navigation shows the
// same state as the overview.
class TestOverviewWork final : public QObject
{
    Q_OBJECT

private:
    // Provides the English plural forms.
    ui::WindowLanguage m_language;
    std::shared_ptr<support::Shelf> m_shelf;
    std::optional<support::PageFixture> m_fixture;
    QPointer<ui::overview::OverviewPage> m_page;

    [[nodiscard]] jobs::JobManager &jobManager() { return m_fixture->workspace().jobManager(); }

    void makeFixture(profiles::ProtectionLevel guard = profiles::ProtectionLevel::Confirm)
    {
        m_fixture.emplace(practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 0},
                          support::PageFixture::profile(guard),
                          std::make_unique<support::ShelfHandler>(m_shelf));
        QTRY_VERIFY(m_fixture->account().storage().ready());
    }
    void openPage()
    {
        m_page = m_fixture->show(new ui::overview::OverviewPage(*m_fixture));
        m_page->refresh();
        QTRY_VERIFY(m_page->settled());
    }

    // Returns the strings of the lines that need attention.
    [[nodiscard]] QStringList needs() const
    {
        QStringList texts;
        for (const auto *row : needRows())
            texts.append(row->text());
        return texts;
    }
    [[nodiscard]] QList<ui::overview::LinkRow *> needRows() const
    {
        return m_page->findChild<ui::overview::OverviewCard *>(u"needs"_s)
            ->findChildren<ui::overview::LinkRow *>(u"need"_s);
    }
    [[nodiscard]] int warnings(const QString &page) const
    {
        return m_page->otherBadges().value(page).warnings;
    }

    // Starts a job whose requests are never answered.
    QString begin(int rows)
    {
        const jobs::BulkPlan plan{.operation = OperationId::PatchContactByEmail,
                                  .keyColumn = 0,
                                  .targets = {{1, u"_points"_s}}};
        const jobs::RowMaker maker(plan);
        jobs::ListJob job{.title = u"points.csv"_s, .plan = plan, .columns = {}, .rows = {}};
        for (int row = 0; row < rows; ++row)
            job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(row), u"1"_s}));
        return jobManager().begin(job);
    }

    // Stores a finished job in which this number of rows have an unknown result.
    QString endedJob(int rows, int unknown)
    {
        const auto id = begin(rows);
        if (!QTest::qWaitFor([&] {
                const auto *job = jobManager().find(id);
                return job && job->head.state == journal::JobState::Done && !jobManager().runOf(id);
            }))
            qFatal("the job does not end");
        if (unknown == 0)
            return id;
        bool written = false;
        jobManager().ask(
            id,
            [unknown](journal::Journal &journal) -> base::Result<void> {
                return journal.again({}).and_then([&journal, unknown] {
                    journal::JobStep step;
                    for (qint64 row = 1; row <= journal.head().rows(); ++row)
                        step.ends.push_back(
                            {.number = row,
                             .state = row <= unknown ? RowState::Unknown : RowState::Done});
                    return journal.step(step, journal::Journal::Begin::Leaving, {})
                        .and_then([&journal](const auto &) {
                            return journal.setState(journal::JobState::Done);
                        });
                });
            },
            m_page, [&written](const base::Result<void> &done) { written = done.has_value(); });
        if (!QTest::qWaitFor([&] { return written; }))
            qFatal("the rows are not stored");
        jobManager().refresh();
        return id;
    }

    static QJsonObject couponSet(const QString &name, int quantity, int left)
    {
        return {{u"id"_s, name},
                {u"name"_s, name},
                {u"type"_s, u"multiple"_s},
                {u"quantity"_s, quantity},
                {u"available"_s, left},
                {u"usedInWorkflows"_s, QJsonArray()}};
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_shelf = std::make_shared<support::Shelf>();
    }
    void cleanup()
    {
        delete m_page;
        m_fixture.reset();
    }

    void aPausedJobIsListedUntilItRunsAgain()
    {
        makeFixture();
        openPage();
        m_fixture->service().play(
            {practice::FaultRule{.aim = practice::Aim::Operation,
                                 .operation = OperationId::PatchContactByEmail,
                                 .fault = practice::Fault::Drip,
                                 .value = u"10"_s}});
        const auto id = begin(200);
        QTRY_VERIFY(jobManager().runOf(id));
        QTRY_COMPARE(m_page->otherBadges().value(u"jobs"_s), (Badge{.running = 1}));
        jobManager().pause(id);
        QTRY_COMPARE(needs(), QStringList{u"Job paused: points.csv"_s});
        QCOMPARE(m_page->badge().warnings, 1);
        QTRY_COMPARE(m_page->otherBadges().value(u"jobs"_s), (Badge{.warnings = 1}));
        needRows().constFirst()->link()->click();
        QCOMPARE(m_fixture->opened().last(), ui::jobPlace(id));
        QCOMPARE(m_fixture->opened().last().filter, ui::jobPlace(id).filter);
        jobManager().run(id);
        QTRY_VERIFY(needs().isEmpty());
        jobManager().cancel(id);
    }

    void rowsWithoutAKnownResultNeedADecision()
    {
        makeFixture();
        openPage();
        const auto id = endedJob(5, 2);
        QTRY_COMPARE(needs(), QStringList{u"Rows that need a decision: 2 rows in points.csv"_s});
        QCOMPARE(warnings(u"jobs"_s), 1);
        jobManager().countAsDone(id, {.state = RowState::Unknown}, u"checked"_s);
        QTRY_VERIFY(needs().isEmpty());
    }

    // Rows that were rejected stay listed until the user dismisses the line or retries them.
    void rejectedRowsOfACompletedJobAreListedUntilDismissed()
    {
        makeFixture();
        openPage();
        m_fixture->service().play(
            {practice::FaultRule{.aim = practice::Aim::Operation,
                                 .operation = OperationId::PatchContactByEmail,
                                 .fault = practice::Fault::Status,
                                 .value = u"400/E0101"_s,
                                 .first = 1,
                                 .last = 2}});
        const auto id = endedJob(5, 0);
        QTRY_COMPARE(needs(), QStringList{u"Rows failed: 2 of 5 rows in points.csv"_s});
        QCOMPARE(warnings(u"jobs"_s), 1);
        needRows().constFirst()->link()->click();
        QCOMPARE(m_fixture->opened().last(), ui::jobPlace(id));
        needRows().constFirst()->findChild<QAbstractButton *>(u"dismiss"_s)->click();
        QTRY_VERIFY(needs().isEmpty());
        m_page->findChild<QAbstractButton *>(u"showDismissed"_s)->click();
        QTRY_COMPARE(needs().size(), 1);
        jobManager().again(id, {.state = RowState::Refused});
        QTRY_VERIFY(needs().isEmpty());
        QTRY_COMPARE(m_fixture->ledger().applied(OperationId::PatchContactByEmail), 5);
    }

    // The badge of the jobs page counts downloads, so the overview shows them as well.
    void aDownloadIsShownWhileItRunsAndWhenItFails()
    {
        makeFixture();
        openPage();
        m_fixture->service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                       .operation = OperationId::GetExport,
                                                       .fault = practice::Fault::Stall}});
        const auto running = [this] {
            QStringList titles;
            for (const auto *row : m_page->findChild<ui::overview::OverviewCard *>(u"running"_s)
                                       ->findChildren<ui::overview::RunningRow *>())
                titles.append(row->item().title);
            return titles;
        };
        const QTemporaryDir folder;
        auto &downloads = m_fixture->workspace().fileDownloads();
        const auto id =
            downloads.start({.read = {.operation = OperationId::GetExport, .values = {u"1"_s}},
                             .folder = folder.path(),
                             .name = u"export.csv"_s});
        QTRY_COMPARE(running(), QStringList{u"Download of export.csv"_s});
        QCOMPARE(m_page->badge().running, 1);
        QCOMPARE(m_page->otherBadges().value(u"jobs"_s).running, 1);
        downloads.cancel(id);
        QTRY_VERIFY(running().isEmpty());
        QVERIFY(needs().isEmpty());

        m_fixture->service().faults().clear();
        const auto failing = downloads.start(
            {.read = {.operation = OperationId::GetExport, .values = {u"missing"_s}},
             .folder = folder.path(),
             .name = u"lost.csv"_s});
        QTRY_COMPARE(needs().size(), 1);
        QVERIFY2(needs().constFirst().startsWith(u"Failed: Download of lost.csv"_s),
                 qPrintable(needs().constFirst()));
        QCOMPARE(warnings(u"jobs"_s), 1);
        needRows().constFirst()->link()->click();
        QCOMPARE(m_fixture->opened().last(), ui::jobPlace(failing));
        downloads.cancel(failing);
        QTRY_VERIFY(needs().isEmpty());
    }

    void aCouponSetHasItsOwnWarningLevel()
    {
        m_shelf->setList(OperationId::ListCouponSets,
                         {couponSet(u"Plenty"_s, 5000, 4000), couponSet(u"Few"_s, 5000, 38)});
        makeFixture();
        auto &views = m_fixture->account().storage().views();
        storage::setWarnBelow(views, u"Plenty"_s, 4500);
        storage::setWarnBelow(views, u"Few"_s, 10);
        openPage();
        QCOMPARE(needs(), QStringList{u"Plenty: 4,000 of 5,000 coupons left"_s});
        QCOMPARE(warnings(u"coupon-sets"_s), 1);
        // The user lowers the warning level on the page of the coupon set.
        storage::setWarnBelow(views, u"Plenty"_s, 100);
        m_page->hide();
        m_page->show();
        QVERIFY(needs().isEmpty());
    }

    void anOfflineCopyThatIsTooOldIsReported()
    {
        makeFixture(profiles::ProtectionLevel::ReadOnly);
        const storage::ContactMirrorFolder folder(m_fixture->account().folder());
        QVERIFY(folder.turnOn());
        QFile table(QDir(m_fixture->account().folder()).filePath(u"contacts.csv"_s));
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write("id,_email\n1,ana@example.com\n");
        table.close();
        const auto asked = m_fixture->clock().now().addDays(-5);
        QVERIFY(folder.take({.table = table.fileName(), .asked = asked}, u"job"_s,
                            [] { return false; }));
        openPage();
        QTRY_COMPARE(needs(), QStringList{u"Offline copy: last updated 5 days ago"_s});
        QCOMPARE(warnings(u"contacts"_s), 1);
        needRows().constFirst()->link()->click();
        QCOMPARE(m_fixture->opened().last().page, u"contacts"_s);
    }

    void aScheduleWhoseRunBroughtNoTableIsReported()
    {
        makeFixture();
        openPage();
        const auto id = endedJob(1, 0);
        const auto now = m_fixture->clock().now();
        const schedules::Schedule schedule{
            .id = u"s"_s,
            .kind = u"export"_s,
            .settings = {{u"type"_s, u"contacts"_s}},
            .handled = now,
            .runs = {{.id = id,
                      .hasJob = true,
                      .begun = now,
                      .result = schedules::RunResult::failed({.what = u"No table."_s})}}};
        m_fixture->workspace().scheduler().keep(schedule);
        QTRY_COMPARE(needs().size(), 1);
        QVERIFY2(needs().constFirst().startsWith(u"Schedule failed: Contacts"_s),
                 qPrintable(needs().constFirst()));
        QCOMPARE(warnings(u"schedules"_s), 1);
        needRows().constFirst()->link()->click();
        QCOMPARE(m_fixture->opened().last().page, u"schedules"_s);
    }

    void theNavigationAgreesWithTheOverview()
    {
        m_shelf->setList(OperationId::ListCouponSets, {couponSet(u"Few"_s, 5000, 0)});
        m_shelf->setList(
            OperationId::ListWorkflows,
            {QJsonObject{{u"id"_s, u"w"_s}, {u"name"_s, u"Flow"_s}, {u"status"_s, u"paused"_s}}});
        makeFixture();
        openPage();
        (void)endedJob(3, 1);
        QTRY_COMPARE(needs().size(), 3);
        ui::navigation::NavigationModel model(ui::pages::allPages());
        const QAbstractItemModelTester tester(&model);
        ui::navigation::StoreCounts counts(model);
        counts.show(*m_page);
        int sum = 0;
        int overview = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto index = model.index(row, 0);
            const auto warned = index.data(ui::navigation::NavigationModel::WarningsRole).toInt();
            const auto page = index.data(ui::navigation::NavigationModel::WordRole).toString();
            (page == u"overview"_s ? overview : sum) += warned;
        }
        QCOMPARE(overview, 3);
        QCOMPARE(sum, 3);
        // A dismissed line is not counted anywhere.
        needRows().constFirst()->findChild<QAbstractButton *>(u"dismiss"_s)->click();
        QTRY_COMPARE(m_page->badge().warnings, 2);
        QCOMPARE(warnings(u"jobs"_s), 0);
    }
};

STOREDESK_TEST(TestOverviewWork)

} // namespace tst_overviewwork

#include "tst_overviewwork.moc"
