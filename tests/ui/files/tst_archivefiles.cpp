// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "support/filepagefixture.h"
#include "support/testclass.h"

#include "practice/exports/zipwriter.h"
#include "sheet/comparedfiles.h"
#include "ui/files/comparewords.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"

#include <QComboBox>
#include <QFile>
#include <QPushButton>

namespace tst_archivefiles {

using namespace Qt::StringLiterals;
using namespace storedesk;
using State = sheet::Sheet::State;

// Tests archives with several tables, of which the page shows one, or combines those with the same
// columns.
class TestArchiveFiles final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void theTablesAreNamedAndOneIsChosenByKey()
    {
        auto *page = openArchive();
        QTRY_COMPARE(foot(page)->accessibleName(), u"2 rows"_s);
        QCOMPARE(notice(page)->headline(), u"The archive contains 3 tables"_s);
        auto *tables = page->findChild<QComboBox *>(u"archiveTable"_s);
        QVERIFY(tables->isVisible());
        QCOMPARE(tables->count(), 4);
        QCOMPARE(tables->currentText(), u"part-1.csv"_s);
        tables->setFocus();
        QTest::keyClick(tables, Qt::Key_Down);
        QTRY_COMPARE(page->sheet().opened().entry, u"other.csv"_s);
        QTRY_COMPARE(page->model().columnCount(), 1);
        // The user has made a choice, so the notice is hidden.
        QVERIFY(!notice(page)->isVisible());
        QTRY_VERIFY(tables->currentText() == u"other.csv"_s && tables->isVisible());
    }

    void tablesWithTheSameColumnsBecomeOne()
    {
        auto *page = openArchive();
        auto *stack = page->findChild<QPushButton *>(u"stackTables"_s);
        QTRY_VERIFY(stack->isVisible());
        stack->setFocus();
        QTest::keyClick(stack, Qt::Key_Space);
        QTRY_COMPARE(foot(page)->accessibleName(), u"5 rows"_s);
        QTRY_COMPARE(text(page, 4, 1), u"Zoë"_s);
        QVERIFY(reading(page).contains(u"2 of 3 tables in the archive, combined"_s));
        // Tables with other columns are named instead of being silently left out.
        QCOMPARE(notice(page)->headline(), u"1 tables have different columns"_s);
        QVERIFY(notice(page)->sentence().contains(u"other.csv"_s));
        auto *tables = page->findChild<QComboBox *>(u"archiveTable"_s);
        QCOMPARE(tables->currentIndex(), 0);
        choose(tables, u"part-2.csv"_s);
        QTRY_COMPARE(foot(page)->accessibleName(), u"3 rows"_s);
        // Choosing all tables again combines them in archive order, starting with the current one.
        choose(tables, u"All tables with these columns"_s);
        QTRY_COMPARE(foot(page)->accessibleName(), u"5 rows"_s);
        QTRY_COMPARE(text(page, 0, 1), u"Leo"_s);
    }

    void theDialogOffersTheSame()
    {
        auto *page = openArchive();
        QTest::mouseClick(page->findChild<QPushButton *>(u"changeReading"_s), Qt::LeftButton);
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog);
        auto *tables = dialog->findChild<QComboBox *>(u"readingEntry"_s);
        QCOMPARE(tables->currentText(), u"part-1.csv"_s);
        tables->setCurrentIndex(0);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"readThisWay"_s), Qt::LeftButton);
        QTRY_COMPARE(foot(page)->accessibleName(), u"5 rows"_s);
        QVERIFY(page->sheet().reading().stack);
        // Another table is read with a different dialect.
        QTest::mouseClick(page->findChild<QPushButton *>(u"changeReading"_s), Qt::LeftButton);
        tables = m_fixture->dialog()->findChild<QComboBox *>(u"readingEntry"_s);
        QCOMPARE(tables->currentIndex(), 0);
        tables->setCurrentText(u"other.csv"_s);
        QTest::mouseClick(m_fixture->dialog()->findChild<QPushButton *>(u"readThisWay"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(page->sheet().opened().entry, u"other.csv"_s);
        QVERIFY(!page->sheet().reading().dialect);
    }

    void oneTableNeedsNoChoice()
    {
        auto *page = openArchive({{u"only.csv"_s, "a\n1\n"}});
        QTRY_COMPARE(foot(page)->accessibleName(), u"1 row"_s);
        QVERIFY(!page->findChild<QComboBox *>(u"archiveTable"_s)->isVisible());
        QVERIFY(!notice(page)->isVisible());
    }

    void allTablesOfAnArchiveAreCompared()
    {
        const Tables parts{{u"part-1.csv"_s, "id,name\n1,Ana\n"},
                           {u"other.csv"_s, "note\nhello\n"},
                           {u"part-2.csv"_s, "id,name\n2,Eva\n"}};
        const auto before = m_folder.write(u"before.csv"_s, "id,name\n1,Ana\n2,Eve\n");
        base::Progress progress;
        const auto compared = sheet::compareFiles(
            {.before = before, .after = archive(parts), .folder = m_folder.path({})}, progress);
        QVERIFY(compared);
        QCOMPARE(compared->rowsAfter, 2);
        QCOMPARE(compared->same, 1);
        QCOMPARE(compared->changed, 1);
        QCOMPARE(compared->leftOut, QStringList{u"other.csv"_s});
        const auto words = ui::files::setAsideWords(*compared);
        QCOMPARE(words.headline, u"Not all tables were compared"_s);
        QVERIFY(words.sentence.contains(u"other.csv"_s));
    }

private:
    using Tables = QList<std::pair<QString, QByteArray>>;

    QString archive(const Tables &tables)
    {
        const auto path = m_folder.path(u"export.zip"_s);
        QFile file(path);
        [&] {
            QVERIFY(file.open(QIODevice::WriteOnly));
            practice::ZipWriter zip(file);
            for (const auto &[name, bytes] : tables)
                QVERIFY(zip.begin(name, QDateTime(QDate(2026, 1, 2), QTime(3, 4), base::utc))
                        && zip.write(bytes));
            QVERIFY(zip.finish());
        }();
        return path;
    }

    ui::files::FilePage *openArchive(const Tables &tables = {
                                         {u"part-1.csv"_s, "id,name\n1,Ana\n2,Eva\n"},
                                         {u"other.csv"_s, "note\nhello\n"},
                                         {u"part-2.csv"_s, "id,name\n3,Leo\n4,Pia\n5,Zoë\n"}})
    {
        return openPath(archive(tables));
    }
    static void choose(QComboBox *box, const QString &text)
    {
        QVERIFY(box->findText(text) >= 0);
        box->setCurrentIndex(box->findText(text));
        Q_EMIT box->activated(box->currentIndex());
    }
    static ui::FootLine *foot(const ui::files::FilePage *page) { return page->grid()->foot(); }
    static ui::Notice *notice(const ui::files::FilePage *page)
    {
        return page->findChild<ui::Notice *>(u"fileNotice"_s);
    }
    static QString reading(const ui::files::FilePage *page)
    {
        return page->findChild<ui::ElidedLabel *>(u"fileReading"_s)->text();
    }
    static QString text(ui::files::FilePage *page, int row, int column)
    {
        return page->model().index(row, column).data().toString();
    }
};

STOREDESK_TEST(TestArchiveFiles)

} // namespace tst_archivefiles

#include "tst_archivefiles.moc"
