// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/filepagefixture.h"
#include "support/testclass.h"

#include "ui/charts/markchartview.h"
#include "ui/files/filterbar.h"
#include "ui/sheetview/chartpanel.h"
#include "ui/sheetview/pivotview.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/statepane.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QImage>
#include <QPushButton>

namespace tst_pivottable {

using namespace Qt::StringLiterals;
using namespace storedesk;
using Figure = query::PivotQuestion::Figure;

// Tests the pivot table of a file.
class TestPivotTable final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private:
    static constexpr auto orders = "date,country,channel,amount,customer\n"
                                   "2026-01-30,ES,web,10.10,Ana\n"
                                   "2026-01-31,es,shop,20.20,Ana\n"
                                   "2026-02-01,FR,web,5,Luc\n"
                                   "2026-02-28,ES,web,0.30,Eva\n";

    // Opens the orders and their pivot table with the keyboard.
    ui::files::FilePage *openOrders()
    {
        auto *page = open(orders, u"orders.csv"_s);
        QTest::keyClick(page, Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        settle(page);
        return page;
    }

    static void settle(ui::files::FilePage *page)
    {
        QTRY_VERIFY(page->pivot() && page->settled() && page->pivot()->model().rowCount() > 0);
    }

    // Chooses an entry with the keyboard, as a user does.
    static void choose(const ui::files::FilePage *page, const QString &part, const QString &box,
                       const QString &entry)
    {
        auto *group = page->findChild<QWidget *>(part);
        auto *combo = group->findChild<QComboBox *>(box);
        QVERIFY(combo);
        const int at = combo->findText(entry);
        QVERIFY2(at >= 0, qPrintable(entry));
        combo->setCurrentIndex(at);
        Q_EMIT combo->activated(at);
    }

    // Returns the cells as they are shown, with the titles.
    static QList<QStringList> shown(const ui::files::FilePage *page)
    {
        const auto *model = page->findChild<ui::TableView *>(u"pivotTable"_s)->model();
        QList<QStringList> rows(model->rowCount() + 1);
        for (int column = 0; column < model->columnCount(); ++column) {
            rows[0].append(model->headerData(column, Qt::Horizontal).toString());
            for (int row = 0; row < model->rowCount(); ++row)
                rows[row + 1].append(model->index(row, column).data().toString());
        }
        return rows;
    }

    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void rowsAreGroupedAndSpreadAcrossColumns()
    {
        auto *page = openOrders();
        new QAbstractItemModelTester(page->findChild<ui::TableView *>(u"pivotTable"_s)->model(),
                                     page);
        choose(page, u"pivotRows"_s, u"pivotColumn"_s, u"date"_s);
        choose(page, u"pivotAcross"_s, u"pivotColumn"_s, u"country"_s);
        choose(page, u"pivotChoices"_s, u"pivotFigure"_s, u"Sum"_s);
        settle(page);
        // Dates are grouped by month unless another period is chosen.
        QTRY_COMPARE(shown(page),
                     QList<QStringList>({{u"date"_s, u"ES"_s, u"FR"_s, u"Total"_s},
                                         {u"Jan 2026"_s, u"30.30"_s, {}, u"30.30"_s},
                                         {u"Feb 2026"_s, u"0.30"_s, u"5"_s, u"5.30"_s},
                                         {u"Total"_s, u"30.60"_s, u"5"_s, u"35.60"_s}}));
        choose(page, u"pivotRows"_s, u"pivotUnit"_s, u"by year"_s);
        choose(page, u"pivotAcross"_s, u"pivotColumn"_s, u"none"_s);
        choose(page, u"pivotThen"_s, u"pivotColumn"_s, u"channel"_s);
        choose(page, u"pivotChoices"_s, u"pivotFigure"_s, u"Distinct values"_s);
        choose(page, u"pivotChoices"_s, u"pivotValue"_s, u"customer"_s);
        QTRY_COMPARE(
            shown(page),
            QList<QStringList>({{u"date"_s, u"channel"_s, u"Distinct values of customer"_s},
                                {u"2026"_s, u"shop"_s, u"1"_s},
                                {u"2026"_s, u"web"_s, u"3"_s},
                                {u"Total"_s, {}, u"3"_s}}));
    }

    void theFilterAppliesAndACellOpensItsRows()
    {
        auto *page = openOrders();
        page->showPivot(true,
                        query::PivotQuestion{.rows = {{0, values::CalendarUnit::Month}},
                                             .across = query::GroupKey(1)});
        settle(page);
        page->filters()->add(
            {.column = 2, .test = query::Condition::Test::Equals, .texts = {"web"}});
        QTRY_COMPARE(shown(page).last(), QStringList({u"Total"_s, u"2"_s, u"1"_s, u"3"_s}));
        auto *table = page->findChild<ui::TableView *>(u"pivotTable"_s);
        table->setCurrentIndex(table->model()->index(1, 1));
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(!page->pivot());
        QTRY_COMPARE(page->shown().count(), 1);
        QCOMPARE(page->shown().rowAt(0), 4);
        QCOMPARE(page->shown().filter().conditions.size(), 3U);
    }

    void numbersAreSortedAndTotalsStayBelow()
    {
        auto *page = openOrders();
        page->showPivot(true, query::PivotQuestion{.rows = {1}, .figure = Figure::Sum, .value = 3});
        settle(page);
        auto *table = page->findChild<ui::TableView *>(u"pivotTable"_s);
        table->sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(shown(page)[1], QStringList({u"FR"_s, u"5"_s}));
        table->sortByColumn(1, Qt::DescendingOrder);
        QCOMPARE(shown(page)[1], QStringList({u"ES"_s, u"30.60"_s}));
        QCOMPARE(shown(page).last(), QStringList({u"Total"_s, u"35.60"_s}));
        table->sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(shown(page)[1].first(), u"FR"_s);
        QCOMPARE(shown(page).last().first(), u"Total"_s);
    }

    void theTableAndItsChartAreSaved()
    {
        auto *page = openOrders();
        page->showPivot(true,
                        query::PivotQuestion{.rows = {{0, values::CalendarUnit::Month}},
                                             .across = query::GroupKey(2),
                                             .figure = Figure::Average,
                                             .value = 3});
        settle(page);
        const auto &chart = page->pivot()->figures();
        QCOMPARE(chart.rows.size(), 2U);
        QCOMPARE(chart.rows.front().name, u"Jan 2026"_s);
        choose(page, u"pivotView"_s, u"pivotCharted"_s, u"web"_s);
        QCOMPARE(page->pivot()->figures().rows.front().amount, 10.1);
        QTest::mouseClick(page->findChild<QPushButton *>(u"savePivot"_s), Qt::LeftButton);
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        const auto table = m_folder.path(u"by month.csv"_s);
        Q_EMIT dialog->fileSelected(table);
        dialog->reject();
        QTRY_COMPARE(read(table),
                     QByteArray("\xEF\xBB\xBF"
                                "date,shop,web,Total\r\n"
                                "2026-01,20.2,10.1,15.15\r\n2026-02,,2.65,2.65\r\n"
                                "Total,20.2,5.133333333333334,8.9\r\n"));
        const auto book = m_folder.path(u"by month.xlsx"_s);
        page->pivot()->save(book);
        QTRY_VERIFY(read(book).startsWith("PK"));
        const auto picture = m_folder.path(u"chart.png"_s);
        page->pivot()->savePicture(picture);
        QTRY_VERIFY(!QImage(picture).isNull());
        QTRY_VERIFY(read(m_folder.path(u"chart.csv"_s)).contains("Jan 2026"));
    }

    void movedColumnsAreSavedAsShown()
    {
        auto *page = openOrders();
        page->showPivot(true,
                        query::PivotQuestion{.rows = {{0, values::CalendarUnit::Month}},
                                             .across = query::GroupKey(2),
                                             .figure = Figure::Average,
                                             .value = 3});
        settle(page);
        page->findChild<ui::TableView *>(u"pivotTable"_s)->horizontalHeader()->moveSection(3, 1);
        const auto path = m_folder.path(u"moved.csv"_s);
        page->pivot()->save(path);
        QTRY_COMPARE(read(path),
                     QByteArray("\xEF\xBB\xBF"
                                "date,Total,shop,web\r\n"
                                "2026-01,15.15,20.2,10.1\r\n2026-02,2.65,,2.65\r\n"
                                "Total,8.9,20.2,5.133333333333334\r\n"));
    }

    void personalDataIsMaskedHereToo()
    {
        auto *page = openContacts(8);
        page->showPivot(true, query::PivotQuestion{.rows = {0}});
        settle(page);
        QTRY_COMPARE(shown(page)[1].first(), u"person1@example.org"_s);
        QTest::keyClick(page, Qt::Key_F9);
        QTRY_VERIFY(shown(page)[1].first().startsWith(u'•'));
        const auto &chart = page->pivot()->chart().chart();
        QVERIFY(!chart.isEmpty());
        QVERIFY(!(chart.rows + chart.columns).join(u' ').contains(u"person1"_s));
    }

    void theButtonShowsTheRowsAgain()
    {
        auto *page = openOrders();
        auto *button = page->findChild<QAbstractButton *>(u"pivotSheetButton"_s);
        QVERIFY(button->isChecked());
        QVERIFY(!page->grid()->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!page->pivot());
        QVERIFY(page->grid()->isVisible());
    }

    void aTableThatIsTooLargeSaysWhatToDo()
    {
        QByteArray bytes("code,name\n");
        for (int number = 0; number < 300; ++number)
            bytes += "c" + QByteArray::number(number) + ",x\n";
        auto *page = open(bytes);
        page->showPivot(true, query::PivotQuestion{.rows = {1}, .across = query::GroupKey(0)});
        const auto *pane = page->pivot()->findChild<ui::StatePane *>();
        QTRY_VERIFY(pane->isVisible());
        QVERIFY(pane->sentence().contains(u"200 columns"_s));
        QVERIFY(pane->sentence().contains(u"filter the rows first"_s));
    }
};

STOREDESK_TEST(TestPivotTable)

} // namespace tst_pivottable

#include "tst_pivottable.moc"
