// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/headings.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "jobs/accountowner.h"
#include "jobs/bulkkind.h"
#include "jobs/job.h"
#include "jobs/jobmanager.h"
#include "jobs/jobrowsmodel.h"
#include "jobs/rowmaker.h"
#include "ui/host/jobaddress.h"
#include "ui/jobs/jobspage.h"
#include "ui/tables/tableview.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QLineEdit>

namespace tst_jobrows {

using namespace Qt::StringLiterals;
using namespace storedesk;
using journal::RowState;
using ui::jobs::JobsPage;

// The rows of a job in the window: sorting, hiding columns, and what a page remembers.
class TestJobRows final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;

    [[nodiscard]] storedesk::jobs::JobManager &jobManager()
    {
        return m_fixture->workspace().jobManager();
    }
    // Stores a job that has ended. The third row was rejected.
    void storeJob(const QString &id, int rows = 5)
    {
        const auto folder = storedesk::jobs::jobFolderOf(m_fixture->account());
        const storedesk::jobs::BulkPlan plan{.operation =
                                                 catalogue::OperationId::PatchContactByEmail,
                                             .keyColumn = 0,
                                             .targets = {{.column = 1, .key = u"_points"_s}}};
        auto draft = storedesk::jobs::Job::begin(folder, id, u"Points "_s + id, plan,
                                                 {u"email"_s, u"points"_s}, m_fixture->clock());
        QVERIFY(draft);
        const storedesk::jobs::RowMaker maker(plan);
        std::vector<journal::NewRow> made;
        std::vector<journal::RowEnd> ends;
        for (int row = 0; row < rows; ++row) {
            // 30, 10, 20, 30, 10 …
            const int points = (row * 2 % 3 == 0 ? 30 : row * 2 % 3 == 2 ? 10 : 20) + row / 3;
            made.push_back(maker.row(
                {u"%1p@example.org"_s.arg(QChar(u'a' + row % 26)), QString::number(points)}));
            ends.push_back({.number = row + 1, .status = 200});
        }
        ends[2] = {.number = 3, .state = RowState::Refused, .text = u"Blocked."_s};
        QVERIFY((*draft)->append(made));
        const auto journal = (*draft)->complete();
        QVERIFY(journal);
        QVERIFY((*journal)->step({.ends = ends}, journal::Journal::Begin::Leaving, {}));
        QVERIFY((*journal)->setState(journal::JobState::Done));
    }
    JobsPage *open(const QString &id)
    {
        jobManager().refresh();
        auto *page = m_fixture->show(new JobsPage(*m_fixture));
        page->showOnly({{QString(ui::jobKey), id}});
        if (!QTest::qWaitFor([page] {
                const auto *table = tableOf(page);
                return page->settled() && table->model()->rowCount() > 0
                    && !table->model()->index(0, 1).data().toString().isEmpty();
            }))
            qFatal("no rows");
        return page;
    }
    static ui::TableView *tableOf(const QWidget *page)
    {
        return page->findChild<ui::TableView *>(u"jobRows"_s);
    }
    // Waits until the rows of a column are these.
    static bool shows(const QWidget *page, int column, const QStringList &texts)
    {
        return QTest::qWaitFor(
            [&] { return support::columnTexts(*tableOf(page), column) == texts; });
    }
    static constexpr int line = 0;
    static constexpr int state = 2;
    static constexpr int points = 4;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(1));
    }
    void cleanup() { m_fixture.reset(); }

    void headingsSortAllRows()
    {
        storeJob(u"20260101-000000-0001"_s);
        auto *page = open(u"20260101-000000-0001"_s);
        auto *table = tableOf(page);
        const QAbstractItemModelTester tester(
            table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QStringList lines{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s};
        QVERIFY(shows(page, line, lines));
        const auto before = support::columnTexts(*table, points);
        support::clickHeading(*table, points);
        auto sorted = before;
        std::ranges::sort(sorted, {}, [](const QString &text) { return text.toInt(); });
        QVERIFY(sorted != before);
        QVERIFY(shows(page, points, sorted));
        // The selected row moves with its record.
        table->selectRow(0);
        const auto record = table->model()->index(0, 1).data().toString();
        support::clickHeading(*table, 1);
        QVERIFY(shows(page, 1, [&] {
            auto keys = support::columnTexts(*table, 1);
            keys.sort();
            return keys;
        }()));
        const auto selected = table->selectionModel()->selectedRows(1);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected.front().data().toString(), record);
        // Actions apply to the rows as they are shown.
        support::clickHeading(*table, line);
        support::clickHeading(*table, line);
        QVERIFY(shows(page, line, {u"5"_s, u"4"_s, u"3"_s, u"2"_s, u"1"_s}));
        table->selectRow(0);
        page->findChild<QAction *>(u"selectionCopy"_s)->trigger();
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"ep@example.org"_s);
        support::clickHeading(*table, line);
        QVERIFY(shows(page, line, lines));
    }

    // More rows than the model holds at a time.
    void aLongJobIsSortedAsAWhole()
    {
        storeJob(u"20260101-000000-0001"_s, 1'000);
        auto *page = open(u"20260101-000000-0001"_s);
        auto *table = tableOf(page);
        support::clickHeading(*table, line);
        support::clickHeading(*table, line);
        QTRY_COMPARE(table->model()->index(0, line).data().toString(), QLocale().toString(1'000));
        QTRY_COMPARE(table->model()->index(999, line).data().toString(), u"1"_s);
        QTRY_COMPARE(table->model()->index(500, line).data().toString(), QLocale().toString(500));
        // The rejected row comes last among the states.
        support::clickHeading(*table, state);
        QTRY_COMPARE(table->model()->index(999, line).data().toString(), u"3"_s);
        // A filter sorts the matching rows.
        auto *search = page->findChild<QLineEdit *>(u"searchRows"_s);
        QTest::keyClicks(search, u"ap@"_s);
        QTRY_COMPARE(table->model()->rowCount(), 39);
        support::clickHeading(*table, line);
        support::clickHeading(*table, line);
        QTRY_COMPARE(table->model()->index(0, line).data().toString(), u"989"_s);
    }

    void columnsAreHiddenInAllJobs()
    {
        storeJob(u"20260101-000000-0001"_s);
        storeJob(u"20260101-000000-0002"_s);
        auto *page = open(u"20260101-000000-0001"_s);
        support::toggleColumn(*page, u"jobRowsColumns"_s, u"column points"_s);
        QVERIFY(tableOf(page)->isColumnHidden(points));
        page->showOnly({{QString(ui::jobKey), u"20260101-000000-0002"_s}});
        QVERIFY(shows(page, line, {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s}));
        QVERIFY(tableOf(page)->isColumnHidden(points));
        // Copied rows have the visible columns.
        m_fixture->window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &m_fixture->window());
        tableOf(page)->selectRow(0);
        tableOf(page)->setFocus();
        QTest::keyClick(tableOf(page), Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(u"ap@example.org"_s));
        QVERIFY(!QGuiApplication::clipboard()->text().contains(u"points"_s));
        support::pressInColumnsPopup(*page, u"jobRowsColumns"_s, u"defaultColumns"_s);
        QVERIFY(!tableOf(page)->isColumnHidden(points));
    }

    // Capability 26: the job, its rows and the filter are the same after leaving the page.
    void thePageRemembersItsJobAndRows()
    {
        storeJob(u"20260101-000000-0001"_s);
        storeJob(u"20260101-000000-0002"_s);
        auto *page = open(u"20260101-000000-0001"_s);
        page->findChild<QLineEdit *>(u"filter"_s)->setText(u"Points"_s);
        auto *chip = page->findChild<QAbstractButton *>(
            u"chip%1"_s.arg(static_cast<int>(RowState::Refused)));
        QTest::mouseClick(chip, Qt::LeftButton);
        QVERIFY(shows(page, line, {u"3"_s}));
        const auto state = page->viewState();
        page = m_fixture->show(new JobsPage(*m_fixture));
        page->restoreViewState(state);
        QVERIFY(shows(page, line, {u"3"_s}));
        QCOMPARE(page->viewState(), state);
        QCOMPARE(page->findChild<QLineEdit *>(u"filter"_s)->text(), u"Points"_s);
        // A job that no longer exists is not waited for.
        auto gone = state;
        gone[u"job"_s] = u"20260101-000000-0009"_s;
        page = m_fixture->show(new JobsPage(*m_fixture));
        page->restoreViewState(gone);
        QVERIFY(shows(page, line, {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s}));
        QVERIFY(page->viewState()[u"job"_s] != gone[u"job"_s]);
    }
};

STOREDESK_TEST(TestJobRows)

} // namespace tst_jobrows

#include "tst_jobrows.moc"
