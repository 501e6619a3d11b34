// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "sheet/histogram.h"
#include "sheet/sheetmodel.h"
#include "statistics/profile.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <numeric>
#include <thread>

namespace tst_sheetmodel {

using namespace Qt::StringLiterals;
using namespace storedesk;
using sheet::Sheet;
using Test = query::Condition::Test;

// Tests the model between the table engine and a view.
class TestSheetModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_parts = std::make_unique<Parts>();
    }

    void cleanup() { m_parts.reset(); }

    void aFileIsOpenedAndCounted()
    {
        open(support::TableFolder::contacts(1000));
        QCOMPARE(parts().model.rowCount(), 1000);
        QCOMPARE(parts().model.columnCount(), 6);
        QCOMPARE(parts().model.headerData(0, Qt::Horizontal), u"_email"_s);
        QTRY_COMPARE(cell(999, 0), u"person1000@example.org"_s);
        QCOMPARE(parts().model.headerData(999, Qt::Vertical), u"1,000"_s);
        QTRY_VERIFY(parts().sheet.balance());
        QCOMPARE(parts().sheet.balance()->rows(), 1001);
    }

    void kindsAndPersonalDataAreGuessed()
    {
        open(support::TableFolder::contacts(50));
        const auto &columns = parts().sheet.columns();
        QCOMPARE(columns[0].kind, values::ColumnKind::Email);
        QCOMPARE(columns[3].kind, values::ColumnKind::Number);
        QCOMPARE(columns[4].kind, values::ColumnKind::Moment);
        QVERIFY(columns[0].personal && columns[1].personal && columns[5].personal);
        QVERIFY(!columns[2].personal && !columns[3].personal);
    }

    void maskingHidesEveryLetter()
    {
        open(support::TableFolder::contacts(10));
        QTRY_COMPARE(cell(0, 1), u"Lucía 1"_s);
        parts().model.setMasked(true);
        QCOMPARE(cell(0, 1), u"•••••••"_s);
        QCOMPARE(cell(0, 2), u"Bilbao"_s);
        QCOMPARE(parts().model.index(0, 1).data(sheet::SheetModel::PlainTextRole), u"Lucía 1"_s);
        parts().model.setPersonal(2, true);
        QCOMPARE(cell(0, 2), u"••••••"_s);
    }

    void aFilterShowsItsRowsAndTheirNumbers()
    {
        open(support::TableFolder::contacts(100));
        parts().shown.setFilter(
            {.conditions = {{.column = 2, .test = Test::Equals, .texts = {"bilbao"}}}});
        QTRY_VERIFY(parts().shown.complete());
        QTRY_COMPARE(parts().model.rowCount(), 25);
        QTRY_COMPARE(cell(1, 0), u"person5@example.org"_s);
        QCOMPARE(parts().model.headerData(1, Qt::Vertical), u"5"_s);
        QCOMPARE(parts().shown.positionOf(5), 1);
        QCOMPARE(parts().shown.positionOf(6), -1);
        parts().shown.setFilter({});
        QCOMPARE(parts().model.rowCount(), 100);
    }

    void anOrderIsOfTheRowsThatPass()
    {
        open(support::TableFolder::contacts(100));
        parts().shown.setKeys(
            {{.column = 3, .kind = query::SortKey::Kind::Number, .descending = true}});
        QTRY_VERIFY(parts().shown.order());
        QTRY_COMPARE(cell(0, 3), u"999"_s);
        parts().shown.setFilter({.conditions = {{.column = 3, .test = Test::Number, .high = 500}}});
        QTRY_VERIFY(parts().shown.order() && parts().shown.complete());
        QTRY_VERIFY(!cell(0, 3).isEmpty());
        QVERIFY(cell(0, 3).toInt() <= 500);
        QCOMPARE(parts().model.rowCount(), static_cast<int>(parts().shown.count()));
        parts().shown.setKeys({});
        QVERIFY(!parts().shown.order());
    }

    void anotherReadingIsAnotherTable()
    {
        open("a;b\n1;2\n");
        QCOMPARE(parts().model.columnCount(), 2);
        parts().sheet.open(parts().sheet.path(),
                           {.dialect = csv::Dialect{.delimiter = ','}, .header = false});
        QTRY_COMPARE(parts().sheet.state(), Sheet::State::Ready);
        QCOMPARE(parts().model.columnCount(), 1);
        QTRY_COMPARE(cell(0, 0), u"a;b"_s);
    }

    void aSpreadsheetSaysHowToSaveIt()
    {
        const auto path =
            m_folder.write(u"book.xls"_s, QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", 8));
        parts().sheet.open(path);
        QTRY_COMPARE(parts().sheet.state(), Sheet::State::Failed);
        QVERIFY(parts().sheet.problem().next.contains(u".xlsx"_s));
        QCOMPARE(parts().model.rowCount(), 0);
    }

    void aFileThatShrinksIsNoticed()
    {
        open(support::TableFolder::contacts(20'000));
        QSignalSpy noticed(&parts().sheet, &Sheet::changeNoticed);
        (void)m_folder.write(u"table.csv"_s, "a,b\n");
        QTRY_COMPARE(noticed.count(), 1);
        // Rows that were not in memory are lost and marked as such.
        QTRY_VERIFY(parts().model.isGone(15'000));
        QCOMPARE(cell(15'000, 0), QString());
    }

    void countingCanBeStoppedAndResumed()
    {
        constexpr int rows = 40'000;
        auto &sheet = parts().sheet;
        connect(&sheet, &Sheet::stateChanged, this, [&sheet] {
            if (sheet.state() == Sheet::State::Counting)
                QMetaObject::invokeMethod(&sheet, &Sheet::stop, Qt::QueuedConnection);
        });
        sheet.open(m_folder.write(u"table.csv"_s, support::TableFolder::contacts(rows)));
        QTRY_COMPARE(sheet.state(), Sheet::State::Stopped);
        QVERIFY(sheet.rows() <= rows);
        sheet.disconnect(this);
        parts().sheet.open(parts().sheet.path());
        QTRY_COMPARE(parts().sheet.state(), Sheet::State::Ready);
        QCOMPARE(parts().model.rowCount(), rows);
    }

    void theBarsOfAHistogramAddUp()
    {
        open(support::TableFolder::contacts(1000));
        base::Progress progress;
        const auto &source = parts().sheet.source();
        const auto profile = statistics::profileColumns(source, {3}, nullptr, progress)->front();
        csv::RowSet even;
        for (qint64 row = 2; row <= 1000; row += 2)
            even.append(std::array{row});
        const auto histogram = *sheet::histogramOf(source, 3, profile, &even, progress);
        QCOMPARE(std::accumulate(histogram.all.begin(), histogram.all.end(), qint64(0)), 1000);
        QCOMPARE(std::accumulate(histogram.passing.begin(), histogram.passing.end(), qint64(0)),
                 500);
        QCOMPARE(histogram.edges.front(), 0.0);
        QCOMPARE(histogram.edges.at(1), 50.0);
    }

    // The first rows do not show which decimal separator is used, but a later one does.
    void aColumnIsReadByAllItsRows()
    {
        QByteArray bytes("amount;n\n");
        for (int row = 0; row < 5'000; ++row)
            bytes += "1." + QByteArray::number(100 + row % 900) + ";x\n";
        bytes += "2.000,50;x\n999;x\n";
        open(bytes);
        QTRY_VERIFY(!parts().sheet.readings().running());
        const auto &amount = parts().sheet.columns().front();
        QCOMPARE(amount.reading.format.decimal, values::DecimalSign::Comma);
        QCOMPARE(amount.reading.basis, statistics::FormatBasis::Evident);
        parts().shown.setKeys({{.column = 0}});
        QTRY_VERIFY(parts().shown.order());
        QTRY_COMPARE(cell(0, 0), u"999"_s);
        parts().shown.setFilter(
            {.conditions = {{.column = 0, .test = Test::Number, .low = 2'000}}});
        QTRY_COMPARE(parts().shown.count(), 1);
    }

    void aChoiceChangesWhatWasFound()
    {
        open("a\n1.500\n2\n700\n");
        QTRY_VERIFY(!parts().sheet.readings().running());
        parts().shown.setFilter(
            {.conditions = {{.column = 0, .test = Test::Number, .low = 1'000}}});
        // Because the column also contains 700, the text 1.500 is read as one thousand five
        // hundred.
        QTRY_COMPARE(parts().shown.count(), 1);
        QSignalSpy changed(&parts().sheet, &Sheet::formatsChanged);
        parts().sheet.readings().choose(0, statistics::FormatChoice::PointNumber);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(parts().sheet.columns().front().reading.basis, statistics::FormatBasis::Chosen);
        QTRY_COMPARE(parts().shown.count(), 0);
        parts().sheet.readings().choose(0, statistics::FormatChoice::Text);
        QCOMPARE(parts().model.headerData(0, Qt::Horizontal, sheet::SheetModel::KindRole).toInt(),
                 static_cast<int>(values::ColumnKind::Text));
        parts().sheet.readings().choose(0, statistics::FormatChoice::Automatic);
        QTRY_COMPARE(parts().shown.count(), 1);
    }

    void cellsThatAFilterCannotReadAreReported()
    {
        open("a,b\n1,x\n2,x\n3,x\n4,x\n5,x\n6,x\n7,x\n8,x\n9,x\nmany,x\n,x\n");
        QTRY_VERIFY(!parts().sheet.readings().running());
        parts().shown.setFilter({.conditions = {{.column = 0, .test = Test::Number, .low = 5}}});
        QTRY_VERIFY(parts().shown.complete() && parts().shown.count() == 5);
        QTRY_COMPARE(parts().shown.unread().size(), 1U);
        QCOMPARE(parts().shown.unread().front().cells.count, 1);
        QCOMPARE(parts().shown.unread().front().cells.examples.constFirst().text, "many");
        parts().shown.setFilter({});
        QVERIFY(parts().shown.unread().empty());
    }

    // The value 0.3 is counted in the bar that begins at 0.3, and a filter for that bar finds the
    // same rows.
    void theEdgesOfBarsAreRoundNumbers()
    {
        QByteArray bytes("a\n");
        for (int row = 0; row < 20; ++row)
            bytes += QByteArray::number(row / 10.0, 'f', 1) + '\n';
        open(bytes);
        QTRY_VERIFY(!parts().sheet.readings().running());
        base::Progress progress;
        const auto &source = parts().sheet.source();
        const auto profile = statistics::profileColumns(source, {0}, nullptr, progress)->front();
        const auto histogram = *sheet::histogramOf(source, 0, profile, nullptr, progress);
        QCOMPARE(histogram.all.size(), 19U);
        QCOMPARE(histogram.edges.at(3), 0.3);
        QCOMPARE(histogram.all.at(3), 1);
        // The last bar includes its upper edge.
        QCOMPARE(histogram.all.back(), 2);
    }

    void stoppedWorkIsNotReported()
    {
        base::SystemClock clock;
        base::BackgroundTask work(clock);
        bool told = false;
        work.start(
            [](base::Progress &progress) {
                while (!progress.cancelled())
                    std::this_thread::yield();
                return 1;
            },
            [&told](int) { told = true; });
        work.stop();
        QSignalSpy done(&work, &base::BackgroundTask::changed);
        work.start([](base::Progress &) { return 2; }, [](int) {});
        QTRY_VERIFY(!work.running());
        QVERIFY(!told);
    }

private:
    struct Parts
    {
        base::SystemClock clock;
        QTemporaryDir folder;
        Sheet sheet{clock, folder.path()};
        sheet::VisibleRows shown{sheet};
        sheet::SheetModel model{sheet, shown};
        QAbstractItemModelTester tester{&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest};
    };
    Parts &parts() { return *m_parts; }
    QString cell(int row, int column) { return parts().model.index(row, column).data().toString(); }

    void open(const QByteArray &bytes)
    {
        parts().sheet.open(m_folder.write(u"table.csv"_s, bytes));
        QTRY_COMPARE(parts().sheet.state(), Sheet::State::Ready);
    }

    support::TableFolder m_folder;
    std::unique_ptr<Parts> m_parts;
};

// Needs the Qt Gui types, because the model tester in Qt 6.8 queries every model for pixmaps.
STOREDESK_TEST(TestSheetModel)

} // namespace tst_sheetmodel

#include "tst_sheetmodel.moc"
