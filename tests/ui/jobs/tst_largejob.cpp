// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/database.h"
#include "jobs/jobrowsmodel.h"
#include "journal/digests.h"
#include "journal/schema.h"
#include "ui/host/jobaddress.h"
#include "ui/jobs/jobspage.h"
#include "ui/tables/tableview.h"
#include "workspace/workspace.h"

#include <QFile>
#include <QScrollBar>
#include <QTest>

namespace tst_largejob {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::jobs;
using storedesk::jobs::JobRowsModel;

// Tests a job with a million rows in the window.
class TestLargeJob final : public QObject
{
    Q_OBJECT

private:
    static constexpr int million = 1'000'000;

    std::unique_ptr<support::PageFixture> m_fixture;

    [[nodiscard]] static qint64 residentBytes()
    {
        QFile file(u"/proc/self/statm"_s);
        return file.open(QIODevice::ReadOnly)
            ? file.readAll().split(' ').value(1).toLongLong() * 4096
            : 0;
    }

    // Creates the journal of a paused run with SQL, because appending single rows is slow.
    void write(const QString &path)
    {
        const base::SystemClock clock;
        storedesk::jobs::BulkPlan plan;
        plan.operation = catalogue::OperationId::PatchContactByEmail;
        plan.keyColumn = 0;
        plan.targets = {{.column = 1, .key = u"_points"_s}};
        {
            auto journal = journal::Journal::create(path,
                                                    {.id = u"20260101-000000-0001"_s,
                                                     .title = u"million.csv"_s,
                                                     .kind = u"bulk"_s,
                                                     .plan = plan.toJson(),
                                                     .columns = {u"email"_s, u"points"_s}},
                                                    clock);
            QVERIFY(journal);
        }
        auto database =
            base::Database::open(path, {.migrations = journal::schema(), .checkedSize = 0}, clock);
        QVERIFY(database);
        QVERIFY((*database)->script(
            "PRAGMA synchronous = OFF;"
            "BEGIN;"
            "INSERT INTO row (number, cells) WITH RECURSIVE n (i) AS"
            " (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)"
            " SELECT i, '[\"p' || i || '@example.org\",\"5\"]' FROM n;"
            "INSERT INTO outcome (number, state, at, status)"
            " SELECT number, 3, 1767225600000, 200 FROM row WHERE number <= 600000;"
            "UPDATE job SET complete = 1, state = 2, begun = 1767225600000;"
            "UPDATE row SET digest = " JOURNAL_ROW_DIGEST ";"
            "UPDATE outcome SET digest = " JOURNAL_OUTCOME_DIGEST ";"
            "UPDATE job SET digest = " JOURNAL_JOB_DIGEST ";"
            "COMMIT;"));
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    // Covers G41.
    void thePageScrollsThroughAMillionRowsInLittleMemory()
    {
        auto &manager = m_fixture->workspace().jobManager();
        QTRY_VERIFY(manager.isReady());
        QVERIFY(manager.folder().make());
        write(manager.folder().pathOf(u"20260101-000000-0001"_s));
        const auto before = residentBytes();
        manager.refresh();
        QTRY_VERIFY(manager.find(u"20260101-000000-0001"_s));
        auto *page = m_fixture->show(new JobsPage(*m_fixture));
        page->showOnly({{QString(jobKey), u"20260101-000000-0001"_s}});
        auto *table = page->findChild<TableView *>(u"jobRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), million);
        auto *bar = table->verticalScrollBar();
        const auto shown = [table] {
            const auto index = table->indexAt(QPoint(10, table->viewport()->height() / 2));
            return index.data(JobRowsModel::KnownRole).toBool()
                    && index.data(JobRowsModel::NumberRole).toInt() == index.row() + 1
                ? index.row() + 1
                : 0;
        };
        // Scroll through the whole table in steps that load new rows.
        for (int step = 0; step <= 40; ++step) {
            bar->setValue(static_cast<int>(qint64(bar->maximum()) * step / 40));
            QTRY_VERIFY(shown() > 0);
        }
        QVERIFY(shown() > million - 100);
        // Click the chip for completed rows.
        page->findChild<QAbstractButton *>(u"chip3"_s)
            ? page->findChild<QAbstractButton *>(u"chip3"_s)->click()
            : QTest::qFail("no chip of what is done", __FILE__, __LINE__);
        QTRY_COMPARE(table->model()->rowCount(), 600'000);
        bar->setValue(bar->maximum());
        QTRY_VERIFY(shown() > 600'000 - 100);
        const auto more = residentBytes() - before;
        QVERIFY2(more < 150LL * 1024 * 1024, qPrintable(u"%1 bytes more"_s.arg(more)));
        qInfo("%lld MB more", more / 1024 / 1024);
    }
};

STOREDESK_TEST(TestLargeJob)

} // namespace tst_largejob

#include "tst_largejob.moc"
