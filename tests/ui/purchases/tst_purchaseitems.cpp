// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "records/money.h"
#include "ui/purchases/itemtable.h"
#include "ui/purchases/pasteditems.h"
#include "ui/purchases/purchaseitems.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QJsonArray>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace tst_purchaseitems {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::purchases;
using State = storedesk::records::ValueFinding::State;

// Tests the arithmetic of a purchase, and its lines as a model and as a table.
class TestPurchaseItems final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void sumsAreExact()
    {
        storedesk::records::Money sum;
        for (int times = 0; times < 1000; ++times)
            sum = sum + storedesk::records::Money::of(0.1);
        QCOMPARE(sum.tenThousandths, 1'000'000);
        QCOMPARE(storedesk::records::priceOf(storedesk::records::Money::of(14.90), 2, 0).amount(),
                 29.80);
        QCOMPARE(
            storedesk::records::priceOf(storedesk::records::Money::of(59.90), 1, 1000).amount(),
            53.91);
        QCOMPARE(storedesk::records::priceOf(storedesk::records::Money::of(0.0333), 3, 0).amount(),
                 0.0999);
    }

    void aDiscountIsRoundedToCents()
    {
        // 10 % off 0.05 is 0.045, and half a cent is rounded away from zero.
        QCOMPARE(storedesk::records::priceOf(storedesk::records::Money::of(0.05), 1, 1000).amount(),
                 0.05);
        QCOMPARE(
            storedesk::records::priceOf(storedesk::records::Money::of(-0.05), 1, 1000).amount(),
            -0.05);
        QCOMPARE(
            storedesk::records::priceOf(storedesk::records::Money::of(99'999'999.99), 999'999, 5000)
                .amount(),
            49999949995000.01);
        QCOMPARE(storedesk::records::priceOf(storedesk::records::Money::of(10), 1, 10'000).amount(),
                 0.0);
    }

    void linesAreReadFromATable()
    {
        const auto pasted =
            readLines(u"Product;Units;Price\nOIL-1;2;14.90\r\nOIL-2\n\nOIL-3;1;9,95;10 %"_s,
                      QLocale(u"es_ES"_s));
        QCOMPARE(pasted.unread, 1);
        QCOMPARE(pasted.lines.size(), std::size_t(3));
        QCOMPARE(pasted.lines[0].units, 2);
        QCOMPARE(pasted.lines[0].unitPrice->amount(), 14.90);
        QVERIFY(!pasted.lines[1].unitPrice);
        QCOMPARE(pasted.lines[2].unitPrice->amount(), 9.95);
        QCOMPARE(pasted.lines[2].discount, 1000);
        QCOMPARE(readLines(u"A\t-1\t2"_s).unread, 1);
        QCOMPARE(readLines(u"A\t1.5\t2"_s).unread, 1);
    }

    void theModelIsSound()
    {
        PurchaseItems lines;
        const QAbstractItemModelTester tester(
            &lines, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(lines.rowCount(), 1);
        const auto last = [&lines] {
            return lines.index(lines.rowCount() - 1, 0);
        };
        QVERIFY(lines.setData(last(), u" OIL-1 "_s, Qt::EditRole));
        QVERIFY(lines.setData(last(), u"OIL-2"_s, Qt::EditRole));
        QVERIFY(!lines.setData(last(), u"  "_s, Qt::EditRole));
        QCOMPARE(lines.rowCount(), 3);
        QCOMPARE(lines.lines()[0].productId, u"OIL-1"_s);
        lines.setData(lines.index(0, PurchaseItems::Units), 3, Qt::EditRole);
        lines.setData(lines.index(0, PurchaseItems::Discount), 12.5, Qt::EditRole);
        QCOMPARE(lines.totalUnits(), 4);
        QVERIFY(!lines.total());
        lines.setData(lines.index(0, PurchaseItems::UnitPrice), 10.0, Qt::EditRole);
        lines.setData(lines.index(1, PurchaseItems::UnitPrice), 1.05, Qt::EditRole);
        QCOMPARE(lines.total()->amount(), 27.30);
        lines.remove(0);
        QCOMPARE(lines.rowCount(), 2);
        lines.setLines({});
        QCOMPARE(lines.rowCount(), 1);
    }

    void aProductThatIsFoundBringsItsPriceAndNeverReplacesOne()
    {
        PurchaseItems lines;
        lines.append({{.productId = u"A"_s},
                      {.productId = u"A"_s, .unitPrice = storedesk::records::Money::of(2)}});
        const storedesk::records::ValueFinding found{
            .state = State::Found, .record = {{u"name"_s, u"Oil"_s}, {u"unitPrice"_s, 14.9}}};
        lines.setFinding(u"A"_s, found);
        QCOMPARE(lines.lines()[0].unitPrice->amount(), 14.9);
        QCOMPARE(lines.lines()[1].unitPrice->amount(), 2.0);
        QCOMPARE(lines.index(0, PurchaseItems::Product).data().toString(), u"Oil"_s);
        // The price also applies to lines that are added later.
        lines.append({{.productId = u"A"_s}});
        QCOMPARE(lines.lines()[2].unitPrice->amount(), 14.9);
    }

    void theBodyHasTheFormOfTheService()
    {
        PurchaseItems lines;
        lines.append(
            {{.productId = u"A"_s, .units = 2, .unitPrice = storedesk::records::Money::of(14.9)},
             {.productId = u"B"_s,
              .unitPrice = storedesk::records::Money::of(59.9),
              .discount = 1000}});
        const QJsonArray expected{QJsonObject{{u"productId"_s, u"A"_s},
                                              {u"quantity"_s, 2},
                                              {u"price"_s, 29.8},
                                              {u"unitPrice"_s, 14.9}},
                                  QJsonObject{{u"productId"_s, u"B"_s},
                                              {u"quantity"_s, 1},
                                              {u"price"_s, 53.91},
                                              {u"unitPrice"_s, 59.9},
                                              {u"discountedPercentage"_s, 10}}};
        QCOMPARE(lines.body(), expected);
    }

    void typingInTheLastRowMakesALine()
    {
        const Theme theme(*qApp);
        PurchaseItems lines;
        ItemTable table(
            lines, [] { return QList<storedesk::catalogue::Example>(); }, theme, nullptr);
        table.resize(900, 300);
        table.show();
        table.activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.addLine();
        QTRY_VERIFY(QApplication::focusWidget());
        const auto write = [](const QString &text, Qt::Key end) {
            QTest::keyClicks(QApplication::focusWidget(), text);
            QTest::keyClick(QApplication::focusWidget(), end);
            // Enter is processed in the next event loop iteration.
            QCoreApplication::processEvents();
        };
        write(u"OIL-1"_s, Qt::Key_Tab);
        write(u"3"_s, Qt::Key_Tab);
        write(u"2.5"_s, Qt::Key_Tab);
        write(u"10"_s, Qt::Key_Tab);
        QCOMPARE(lines.lines().size(), std::size_t(1));
        const PurchaseItem expected{.productId = u"OIL-1"_s,
                                    .units = 3,
                                    .unitPrice = storedesk::records::Money::of(2.5),
                                    .discount = 1000};
        QCOMPARE(lines.lines()[0], expected);
        // Tab has moved to the next line.
        write(u"OIL-2"_s, Qt::Key_Enter);
        QCOMPARE(lines.lines().size(), std::size_t(2));
        QVERIFY(table.findChild<QLabel *>(u"lineCount"_s)->text().startsWith(u"2 item"_s));
    }

    // The list of known IDs is open and has the keyboard focus.
    void tabAfterAKnownProductGoesToItsUnits()
    {
        const Theme theme(*qApp);
        PurchaseItems lines;
        ItemTable table(
            lines, [] { return QList<storedesk::catalogue::Example>{{u"OIL-1"_s}, {u"OIL-12"_s}}; },
            theme, nullptr);
        table.resize(900, 300);
        table.show();
        table.activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.addLine();
        QTRY_VERIFY(QApplication::focusWidget());
        const auto type = [](auto typed) {
            auto *popup = QApplication::activePopupWidget();
            QTest::keyClick(popup ? popup : QApplication::focusWidget(), typed);
        };
        for (const char letter : {'o', 'i', 'l', '-', '1'})
            type(letter);
        QTRY_VERIFY(QApplication::activePopupWidget());
        // The popup has an opaque background in the right colour.
        const auto picture = QApplication::activePopupWidget()->grab().toImage();
        QCOMPARE(picture.pixelColor(picture.width() - 4, 4), theme.tokens().panel);
        type(Qt::Key_Tab);
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(table.view()->currentIndex(), lines.index(0, PurchaseItems::Units));
        type('3');
        type(Qt::Key_Tab);
        QCOMPARE(lines.lines().size(), std::size_t(1));
        QCOMPARE(lines.lines()[0].units, 3);
    }

    void linesArePastedRemovedAndAskedFor()
    {
        const Theme theme(*qApp);
        PurchaseItems lines;
        ItemTable table(
            lines, [] { return QList<storedesk::catalogue::Example>(); }, theme, nullptr);
        table.resize(900, 300);
        table.show();
        table.activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        QSignalSpy told(&table, &ItemTable::told);
        QSignalSpy wanted(&table, &ItemTable::productWanted);
        QGuiApplication::clipboard()->setText(u"A\t2\t1.00\nB\t1\t2.00\n"_s);
        table.view()->setFocus();
        QTest::keySequence(table.view(), QKeySequence::Paste);
        QCOMPARE(lines.lines().size(), std::size_t(2));
        QCOMPARE(told.size(), 1);

        lines.setFinding(u"B"_s, {.state = State::Missing});
        table.goTo(1, PurchaseItems::Product);
        QTest::keyClick(table.view(), Qt::Key_Return);
        QCOMPARE(wanted.value(0).value(0).toString(), u"B"_s);

        table.goTo(0, PurchaseItems::Product);
        QTest::keyClick(table.view(), Qt::Key_Delete);
        QCOMPARE(lines.lines().size(), std::size_t(1));
        const auto cross = table.view()->visualRect(lines.index(0, PurchaseItems::Remove));
        QTest::mouseClick(table.view()->viewport(), Qt::LeftButton, {}, cross.center());
        QVERIFY(lines.lines().empty());
    }
};

STOREDESK_TEST(TestPurchaseItems)

} // namespace tst_purchaseitems

#include "tst_purchaseitems.moc"
