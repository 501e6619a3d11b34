// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/filepagefixture.h"
#include "support/testclass.h"

#include "ui/files/comparepage.h"
#include "ui/files/countcard.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/workline.h"
#include "ui/tableoptions/chip.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QRadioButton>
#include <QSignalSpy>
#include <QThread>

#include <atomic>

namespace tst_comparepage {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the comparison of two files.
class TestComparePage final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void twoFilesAreCompared()
    {
        auto *page =
            compare("id,name,points,same\n1,Ana,5,x\n2,Eva,6,x\n3,Leo,7,x\n4,A,1,x\n4,B,2,x\n",
                    "id,name,points,same\n1,Ana,5,x\n2,Eva,9,x\n5,New,1,x\n");
        const auto &found = page->compared();
        QCOMPARE(found.key, u"id"_s);
        QCOMPARE(found.added, 1);
        QCOMPARE(found.gone, 1);
        QCOMPARE(found.changed, 1);
        QCOMPARE(found.same, 1);
        QCOMPARE(found.unpaired, 2);
        QVERIFY(page->findChild<ui::files::CountCard *>(u"cardUnpaired"_s)->isVisible());
        QVERIFY(notice(page)->isVisible());
        QTRY_COMPARE(page->table()->shown().count(), 5);
        QTRY_COMPARE(cell(page, 0, 3), u"6 → 9"_s);
        QTRY_COMPARE(page->table()->grid()->shownColumns(), (QList{0, 1, 3}));
        QTest::mouseClick(page->findChild<QCheckBox *>(u"hideSame"_s), Qt::LeftButton);
        QTRY_COMPARE(page->table()->grid()->shownColumns().size(), 5);
        QTest::keyClick(page->findChild<ui::files::CountCard *>(u"cardGone"_s), Qt::Key_Space);
        QTRY_COMPARE(page->table()->shown().count(), 4);
        QTest::keyClick(page, Qt::Key_F8);
        QTRY_COMPARE(page->table()->grid()->table()->currentIndex(),
                     page->table()->model().index(0, 3));
    }

    void differencesAreWalkedCellByCell()
    {
        auto *page = compare("id,a,b,c\n1,x,x,x\n2,x,x,x\n3,x,x,x\n",
                             "id,a,b,c\n1,y,x,y\n2,x,x,x\n3,x,y,x\n");
        const auto at = [page](int row, int column) {
            return page->table()->grid()->table()->currentIndex()
                == page->table()->model().index(row, column);
        };
        for (const auto &[row, column] : {std::pair(0, 2), {0, 4}, {1, 3}, {0, 2}}) {
            QTest::keyClick(page, Qt::Key_F8);
            QTRY_VERIFY2(at(row, column), qPrintable(u"%1 %2"_s.arg(row).arg(column)));
        }
        QTest::keyClick(page, Qt::Key_F8, Qt::ShiftModifier);
        QTRY_VERIFY(at(1, 3));
    }

    // A cell that contains an arrow is not shown as a change.
    void anArrowInACellIsNoChange()
    {
        auto *page = compare("id,note,n\n1,a → b,1\n2,same → same,1\n3,x,1\n",
                             "id,note,n\n1,a → c,1\n2,same → same,2\n3,x,2\n");
        QCOMPARE(page->compared().changed, 3);
        QCOMPARE(page->compared().changedCells, (std::vector<qint64>{0, 1, 2}));
        QTRY_COMPARE(cell(page, 0, 2), u"a → b → a → c"_s);
        using sheet::SheetModel;
        const auto former = [page](int row) {
            return page->table()->model().index(row, 2).data(SheetModel::FormerTextRole);
        };
        QCOMPARE(former(0).toString(), u"a → b"_s);
        QVERIFY(!former(1).isValid());
        QTest::mouseClick(page->findChild<QPushButton *>(u"changedColumn2"_s), Qt::LeftButton);
        QTRY_COMPARE(page->table()->shown().count(), 1);
    }

    void changesAreFilteredInWords()
    {
        auto *page = compare("id,a,b\n1,x,x\n2,x,x\n", "id,a,b\n1,y,x\n2,x,y\n");
        const auto write = [page](const QString &words) {
            QTest::mouseClick(page->findChild<QPushButton *>(u"filterInWords"_s), Qt::LeftButton);
            auto *field = page->findChild<QLineEdit *>(u"filterWords"_s);
            field->setText(words);
            QTest::keyClick(field, Qt::Key_Return);
        };
        write(u"b changed"_s);
        QTRY_COMPARE(page->table()->shown().count(), 1);
        QTRY_COMPARE(page->table()->model().index(0, 1).data().toString(), u"2"_s);
        write(u"b did not change"_s);
        QTRY_COMPARE(page->table()->model().index(0, 1).data().toString(), u"1"_s);
        QTest::mouseClick(page->findChild<QPushButton *>(u"filterInWords"_s), Qt::LeftButton);
        QCOMPARE(page->findChild<QLineEdit *>(u"filterWords"_s)->text(), u"\"b\" did not change"_s);
    }

    void oldAndNewAreCopiedAndSavedApart()
    {
        auto *page = compare("id,name,points\n1,Ana,5\n2,Eva,6\n3,Leo,7\n9,A,1\n9,B,2\n",
                             "id,name,points\n1,Ana,\n3,Leo,=7\n4,New,8\n");
        const auto expected =
            u"Change\tid\tpoints before\tpoints after\n"
            "Changed\t1\t5\t\nChanged\t3\t7\t'=7\nNew\t4\t\t8\n"
            "Deleted\t2\t6\t\nCannot be matched\t9\t1\t\nCannot be matched\t9\t2\t"_s;
        QTRY_COMPARE(page->table()->grid()->shownColumns(), (QList{0, 1, 3}));
        page->table()->grid()->table()->setFocus();
        page->table()->grid()->table()->selectAll();
        QTRY_VERIFY(page->findChild<QAction *>(u"copyRows"_s)->isEnabled());
        QTest::keyClick(page->table()->grid()->table(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), expected);

        QTest::mouseClick(page->findChild<QAbstractButton *>(u"saveDifference"_s), Qt::LeftButton);
        auto *form = m_fixture->dialog();
        QVERIFY(form);
        QTest::mouseClick(form->findChild<QRadioButton *>(u"saveExact"_s), Qt::LeftButton);
        QTest::mouseClick(form->findChild<QPushButton *>(u"saveRows"_s), Qt::LeftButton);
        auto *where = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(where);
        // The dialog suggests the folder of the files, not the temporary folder of the comparison.
        QCOMPARE(where->directory().absolutePath(),
                 QFileInfo(page->compared().after).absolutePath());
        const auto path = m_folder.path(u"differences.csv"_s);
        where->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
        QTest::keyClick(where->findChild<QLineEdit *>(u"fileNameEdit"_s), Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(path));
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(saved.readAll()),
                 QString(expected).replace(u'\t', u',').remove(u'\'') + u'\n');
    }

    void equalNumbersAndDatesCanCountAsTheSame()
    {
        auto *page = compare("id;amount;day;name\n1;12,50;31/05/2026;Ana\n2;7,00;30/05/2026;Eva\n"
                             "3;1,25;29/05/2026;Leo\n",
                             "id,amount,day,name\n1,12.5,2026-05-31,Ana\n2,7.01,2026-05-30,Eva\n"
                             "3,1.25,2026-05-29,LEO\n");
        QCOMPARE(page->compared().changed, 3);
        QTest::mouseClick(page->findChild<QCheckBox *>(u"compareAlike"_s), Qt::LeftButton, {},
                          QPoint(8, 10));
        QTRY_COMPARE(page->compared().changed, 2);
        QCOMPARE(page->compared().same, 1);
        QCOMPARE(page->compared().rewritten, 1);
        // Only cells with a different meaning are marked.
        QCOMPARE(page->compared().changedCells, (std::vector<qint64>{0, 1, 0, 1}));
        QTRY_COMPARE(page->table()->shown().count(), 2);
        QTRY_COMPARE(cell(page, 0, 2), u"7,00 → 7.01"_s);
        QCOMPARE(notice(page)->headline(), u"Some values are written differently"_s);
    }

    void keysInAnotherCaseAndRenamedColumnsAreReported()
    {
        QByteArray before = "e-mail,nombre\nAna@x.org,Ana\n";
        QByteArray after = "email,name\nana@x.org,Ana\n";
        for (const QByteArray number : {"1", "2", "3", "4", "5", "6"}) {
            before += number + "@x.org,Person " + number + '\n';
            after += number + "@x.org," + (number == "6" ? "Nobody" : "Person " + number) + '\n';
        }
        auto *page = compare(before, after);
        QCOMPARE(page->compared().respelled, 1);
        QCOMPARE(page->compared().changed, 2);
        QCOMPARE(notice(page)->headline(), u"Some columns were renamed"_s);
        QCOMPARE(notice(page)->sentence(),
                 u"1 keys differ only in case or surrounding spaces; their rows were matched. "
                 "Treated as renamed: e-mail → email, nombre → name."_s);
    }

    void sidesCanBeSwapped()
    {
        auto *page = compare("id,a\n1,x\n2,y\n", "id,a\n1,x\n");
        QCOMPARE(page->compared().gone, 1);
        QTest::mouseClick(page->findChild<QAbstractButton *>(u"swapSides"_s), Qt::LeftButton);
        QTRY_COMPARE(page->compared().added, 1);
        QCOMPARE(page->compared().gone, 0);
    }

    void filesThatCannotBeComparedSaySo()
    {
        auto *page = m_fixture->show(new ui::files::ComparePage(
            *m_fixture,
            ui::placeOfComparison(m_folder.write(u"a.csv"_s, "x,y\n1,2\n"),
                                  m_folder.write(u"b.csv"_s, "u,v\n1,2\n"))));
        page->refresh();
        auto *notice = page->findChild<ui::Notice *>(u"compareNotice"_s);
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(notice->sentence().contains(u"No column has the same name"_s));
    }

    void aPageWithoutFilesAsksForThem()
    {
        auto *page = m_fixture->show(
            new ui::files::ComparePage(*m_fixture, ui::PageAddress{.page = u"compare-files"_s}));
        page->refresh();
        QVERIFY(page->settled());
        auto *before = page->findChild<QComboBox *>(u"compareBefore"_s);
        QCOMPARE(before->currentIndex(), -1);
        before->setCurrentIndex(before->count() - 1);
        Q_EMIT before->activated(before->count() - 1);
        QVERIFY(qobject_cast<QFileDialog *>(m_fixture->dialog()));
    }

    void rowsLeftOutOfTheComparisonAreReported()
    {
        auto *page = compare("id,name,old\n1,Ana,x\n\n2,Eva,x\n2,Eva,x\n,Leo,x\n",
                             "id,name,new\n1,Ana,x\n2,Eva,x\n3,Pia,x\n");
        const auto &found = page->compared();
        // These are the old rows with the key 2, and the new row that could match either of them.
        QCOMPARE(found.unpaired, 4);
        QCOMPARE(found.keyless, 1);
        QCOMPARE(found.blank, 1);
        QCOMPARE(found.same, 1);
        QCOMPARE(found.rowsBefore, 4);
        QCOMPARE(found.rowsBefore, found.same + found.changed + found.gone + found.unpairedBefore);
        QCOMPARE(notice(page)->headline(), u"4 rows cannot be matched"_s);
        QCOMPARE(
            notice(page)->sentence(),
            u"3 have the same id as another row. 1 have no id. They are listed as “Cannot be "
            "matched” and are not compared. Only in the older file: old. Only in the newer file: "
            "new. 1 blank lines do not count as rows."_s);
        QCOMPARE(page->findChild<ui::files::CountCard *>(u"cardUnpaired"_s)->amount(), 4);
        // The table includes the two old rows and the new row.
        QTRY_COMPARE(page->table()->shown().count(), 5);
        QVERIFY(!page->findChild<QWidget *>(u"compareAgain"_s)->isVisible());
    }

    void filesThatFitHaveNothingToSay()
    {
        auto *page = compare("id,a\n1,x\n2,y\n", "id,a\n1,x\n2,z\n");
        QVERIFY(!notice(page)->isVisible());
    }

    void aColumnThatChangedIsALink()
    {
        auto *page = compare("id,name,points,city,note\n1,Ana,5,A,x\n2,Eva,6,B,x\n3,Leo,7,C,x\n",
                             "id,name,points,city,note\n1,Ana,6,A,y\n2,Eva,7,D,x\n3,Leo,7,C,x\n");
        auto *points = page->findChild<QPushButton *>(u"changedColumn3"_s);
        QVERIFY(points);
        QCOMPARE(points->text(), u"points 2"_s);
        // The names are the same, so there is no button for this column.
        QVERIFY(!page->findChild<QPushButton *>(u"changedColumn2"_s));
        // Columns that do not fit are in a menu.
        auto *more = page->findChild<QPushButton *>(u"moreChangedColumns"_s);
        QVERIFY(more && more->menu());
        QCOMPARE(more->menu()->actions().size(), 1);
        points->setFocus();
        QTest::keyClick(points, Qt::Key_Space);
        QTRY_COMPARE(page->table()->shown().count(), 2);
        QTRY_COMPARE(page->findChild<ui::tableoptions::Chip *>(u"condition0"_s)->accessibleName(),
                     u"points changed"_s);
        // The new condition replaces the previous condition.
        more->menu()->actions().first()->trigger();
        QTRY_COMPARE(page->table()->shown().count(), 1);
        QCOMPARE(page->table()->shown().filter().conditions.size(), 1);
    }

    void aComparisonCanBeStopped()
    {
        auto *page =
            begin(support::TableFolder::contacts(100'000), support::TableFolder::contacts(100'001));
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(page->settled());
        QVERIFY(!page->table());
        QCOMPARE(notice(page)->headline(), u"The comparison was cancelled"_s);
        auto *again = page->findChild<QPushButton *>(u"compareAgain"_s);
        QVERIFY(again->isVisible());
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page->table() && page->settled(), 60'000);
        QCOMPARE(page->compared().added, 1);
        QVERIFY(!again->isVisible());
    }

    void workWithoutProgressShowsItsAction()
    {
        std::atomic<bool> goesOn = false;
        base::SystemClock clock;
        base::BackgroundTask work(clock);
        ui::sheetview::WorkLine line(u"Saving… %1"_s, work, clock, m_fixture->theme());
        line.setUnmeasuredWords(u"Writing the file…"_s);
        work.start(
            [&goesOn](base::Progress &progress) {
                progress.enterUnmeasured({.from = 0.8, .to = 1});
                while (!goesOn && !progress.cancelled())
                    QThread::yieldCurrentThread();
                progress.enter({.from = 0.5, .to = 1});
                while (!progress.cancelled())
                    QThread::yieldCurrentThread();
                return 0;
            },
            [](int) {});
        QTRY_VERIFY(line.isVisible());
        QTRY_COMPARE(line.text(), u"Writing the file…"_s);
        const auto *bar = line.findChild<QProgressBar *>();
        // Both Qt and screen readers treat this range as unknown progress.
        QCOMPARE(bar->maximum(), bar->minimum());
        const auto before = line.grab().toImage();
        // The bar is animated.
        QTRY_VERIFY(line.grab().toImage() != before);
        goesOn = true;
        QTRY_VERIFY2(line.text().startsWith(u"Saving… 50%"_s), qPrintable(line.text()));
        QCOMPARE(bar->value(), 5'000);
        work.stop();
    }

    void workShowsHowFarItIsAndCanBeStopped()
    {
        base::SystemClock clock;
        base::BackgroundTask work(clock);
        ui::sheetview::WorkLine line(u"Comparing… %1"_s, work, clock, m_fixture->theme());
        QSignalSpy stopped(line.stop(), &QPushButton::clicked);
        work.start(
            [](base::Progress &progress) {
                progress.enter({.from = 0.2, .to = 0.6});
                progress.begin(100);
                progress.add(50);
                while (!progress.cancelled())
                    QThread::yieldCurrentThread();
                return 0;
            },
            [](int) {});
        // A fast operation shows no progress.
        QVERIFY(!line.isVisible());
        QTRY_VERIFY(line.isVisible());
        QTRY_VERIFY2(line.text().startsWith(u"Comparing… 40% · about "_s), qPrintable(line.text()));
        QCOMPARE(line.findChild<QProgressBar *>()->value(), 4'000);
        QTest::mouseClick(line.stop(), Qt::LeftButton);
        QCOMPARE(stopped.size(), 1);
        work.stop();
        QVERIFY(!line.isVisible());
    }

private:
    ui::files::ComparePage *begin(const QByteArray &before, const QByteArray &after)
    {
        auto *page = m_fixture->show(new ui::files::ComparePage(
            *m_fixture,
            ui::placeOfComparison(m_folder.write(u"before.csv"_s, before),
                                  m_folder.write(u"after.csv"_s, after))));
        page->refresh();
        return page;
    }
    ui::files::ComparePage *compare(const QByteArray &before, const QByteArray &after)
    {
        auto *page = begin(before, after);
        [page] {
            QTRY_VERIFY(page->table() && page->settled());
        }();
        return page;
    }
    static ui::Notice *notice(const ui::files::ComparePage *page)
    {
        return page->findChild<ui::Notice *>(u"compareNotice"_s);
    }
    static QString cell(ui::files::ComparePage *page, int row, int column)
    {
        return page->table()->model().index(row, column).data().toString();
    }
};

STOREDESK_TEST(TestComparePage)

} // namespace tst_comparepage

#include "tst_comparepage.moc"
