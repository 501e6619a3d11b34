// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "ui/host/pageid.h"
#include "ui/shell/windowparts.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "workspace/workspace.h"

#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace tst_rememberedviews {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::TableView;

// Tests that columns and filters of pages and of the request log are the same after a restart.
class TestRememberedViews final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::WindowFixture> m_fixture;

    // Closes the account with its pages and opens it again, as a restart of the program does.
    void restart()
    {
        auto &window = m_fixture->window();
        window.setAccount(m_fixture->account(m_fixture->profile(u"other"_s, u"Other"_s)));
        QTRY_COMPARE(window.account().profile().id, u"other"_s);
        QVERIFY(m_fixture->connectTo());
    }

    // Begins a job without effect and returns its id.
    QString jobOf(int count)
    {
        jobs::BulkPlan plan;
        plan.operation = catalogue::OperationId::PatchContactByEmail;
        plan.keyColumn = 0;
        plan.targets = {{.column = 1, .key = u"_points"_s}};
        jobs::ListJob job{.title = u"points.csv"_s,
                          .plan = plan,
                          .columns = {u"email"_s, u"points"_s},
                          .rows = {}};
        const jobs::RowMaker maker(plan);
        for (int number = 1; number <= count; ++number)
            job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(number), u"5"_s}));
        return m_fixture->window().workspace().jobManager().begin(job);
    }

    static void resize(TableView &table, int column, int by)
    {
        auto &header = *table.horizontalHeader();
        const int edge = header.sectionViewportPosition(column) + header.sectionSize(column) - 2;
        const QPoint from(edge, header.height() / 2);
        QTest::mousePress(header.viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(header.viewport(), from + QPoint(by, 0));
        QTest::mouseRelease(header.viewport(), Qt::LeftButton, {}, from + QPoint(by, 0));
    }

    static QStringList order(const TableView &table)
    {
        const auto &header = *table.horizontalHeader();
        QStringList titles;
        for (int place = 0; place < header.count(); ++place)
            titles.append(
                table.model()->headerData(header.logicalIndex(place), Qt::Horizontal).toString());
        return titles;
    }

    TableView *tableOf(QWidget *parent, const QString &name)
    {
        auto *table = parent ? parent->findChild<TableView *>(name) : nullptr;
        return table;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::WindowFixture>();
        m_fixture->window().resize(1400, 900);
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void columnsAndFiltersOfAPageReturn_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("resized");
        QTest::addColumn<int>("sorted");
        QTest::addColumn<QString>("filter");
        QTest::newRow("bin") << u"bin"_s << u"copies"_s << 2 << 1 << u"filter"_s;
        QTest::newRow("history") << u"history"_s << u"changes"_s << 2 << -1 << u"filter"_s;
        QTest::newRow("jobs") << u"jobs"_s << u"jobRows"_s << 1 << -1 << u"filter"_s;
        QTest::newRow("bulk lookup") << u"look-up-many"_s << u"manyTable"_s << 1 << 3 << QString();
        QTest::newRow("schedules") << u"schedules"_s << u"schedules"_s << 4 << 1 << QString();
    }

    void columnsAndFiltersOfAPageReturn()
    {
        QFETCH(const QString, place);
        QFETCH(const QString, table);
        QFETCH(const int, resized);
        QFETCH(const int, sorted);
        QFETCH(const QString, filter);
        const auto id = jobOf(3);
        auto &jobManager = m_fixture->window().workspace().jobManager();
        QTRY_VERIFY(jobManager.find(id)
                    && jobManager.find(id)->head.state == journal::JobState::Done);
        const ui::PageAddress address{
            place,
            place == u"look-up-many"_s ? QStringList{u"contacts"_s, u"email"_s} : QStringList()};
        auto *page = m_fixture->open(address);
        QVERIFY(page);
        auto *view = tableOf(page, table);
        QVERIFY(view);
        QTRY_VERIFY(view->model()->columnCount() > resized);
        QTRY_VERIFY(view->columnWidth(resized) > 0);
        QCoreApplication::processEvents();
        const int before = view->columnWidth(resized);
        resize(*view, resized, 37);
        QCOMPARE(view->columnWidth(resized), before + 37);
        view->horizontalHeader()->moveSection(0, 2);
        const auto moved = order(*view);
        if (sorted >= 0)
            view->sortByColumn(sorted, Qt::DescendingOrder);
        if (!filter.isEmpty())
            QTest::keyClicks(page->findChild<QLineEdit *>(filter), u"p"_s);

        restart();
        page = m_fixture->open(address);
        QVERIFY(page);
        view = tableOf(page, table);
        QTRY_VERIFY(view->model()->columnCount() > resized);
        QTRY_COMPARE(view->columnWidth(resized), before + 37);
        QCOMPARE(order(*view), moved);
        if (sorted >= 0) {
            QCOMPARE(view->horizontalHeader()->sortIndicatorSection(), sorted);
            QCOMPARE(view->horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
        }
        if (!filter.isEmpty())
            QCOMPARE(page->findChild<QLineEdit *>(filter)->text(), u"p"_s);
    }

    void columnsAndFiltersOfTheRequestLogReturn()
    {
        auto &window = m_fixture->window();
        auto *dock = window.parts().callLog;
        QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(dock->isVisible());
        auto *view = tableOf(dock, u"logCalls"_s);
        const int before = view->columnWidth(1);
        resize(*view, 1, 21);
        QCOMPARE(view->columnWidth(1), before + 21);
        view->horizontalHeader()->moveSection(0, 2);
        const auto moved = order(*view);
        QTest::mouseClick(dock->findChild<QPushButton *>(u"logFailed"_s), Qt::LeftButton);
        auto *verbs = dock->findChild<QComboBox *>(u"logVerbs"_s);
        verbs->setFocus();
        QTest::keyClicks(verbs, u"DEL"_s);
        QTest::keyClicks(dock->findChild<QLineEdit *>(u"logWords"_s), u"contacts"_s);

        const QPointer<TableView> old(view);
        restart();
        QTRY_VERIFY(dock->isVisible() && !old && tableOf(dock, u"logCalls"_s));
        view = tableOf(dock, u"logCalls"_s);
        QTRY_COMPARE(view->columnWidth(1), before + 21);
        QCOMPARE(order(*view), moved);
        QVERIFY(dock->findChild<QPushButton *>(u"logFailed"_s)->isChecked());
        QCOMPARE(dock->findChild<QComboBox *>(u"logVerbs"_s)->currentText(), u"DELETE"_s);
        QCOMPARE(dock->findChild<QLineEdit *>(u"logWords"_s)->text(), u"contacts"_s);
    }

    // The question names the store and the consequence, and its default changes nothing.
    void theRequestLogIsClearedOnlyAfterAQuestion()
    {
        auto &window = m_fixture->window();
        auto *dock = window.parts().callLog;
        QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(dock->isVisible());
        const auto *log = &window.account().session().client().log();
        QTRY_VERIFY(!log->records().empty());
        auto *clear = dock->findChild<QAbstractButton *>(u"clearLog"_s);
        QTest::mouseClick(clear, Qt::LeftButton);
        QTRY_VERIFY(m_fixture->dialog());
        QCOMPARE(m_fixture->dialog()->findChild<ui::StoreBand *>()->mark().name, u"Casa Oliva"_s);
        QStringList said;
        for (const auto *label : m_fixture->dialog()->findChildren<QLabel *>())
            said.append(label->text());
        const auto words = said.join(u'\n');
        QVERIFY2(words.contains(u"Nothing changes in the service"_s), qPrintable(words));
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Return);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(!log->records().empty());
        QTest::mouseClick(clear, Qt::LeftButton);
        QTRY_VERIFY(m_fixture->dialog());
        // Above 20 requests, their number has to be typed.
        const auto count = static_cast<int>(log->records().size());
        auto *act = m_fixture->dialog()->findChild<QAbstractButton *>(u"clearNow"_s);
        QVERIFY2(act->text().contains(QString::number(count)), qPrintable(act->text()));
        auto *typed = m_fixture->dialog()->findChild<QLineEdit *>(u"count"_s);
        QCOMPARE(typed->isVisible(), count > 20);
        QCOMPARE(act->isEnabled(), count <= 20);
        if (typed->isVisible())
            QTest::keyClicks(typed, QString::number(count));
        QSignalSpy cleared(log, &api::CallLog::cleared);
        QTest::keyClick(m_fixture->dialog()->findChild<QAbstractButton *>(u"clearNow"_s),
                        Qt::Key_Space);
        QTRY_COMPARE(cleared.size(), 1);
    }
};

STOREDESK_TEST(TestRememberedViews)

} // namespace tst_rememberedviews

#include "tst_rememberedviews.moc"
