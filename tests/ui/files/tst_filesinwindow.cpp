// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sending.h"
#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/files/filepage.h"
#include "ui/host/importaddress.h"
#include "ui/navigation/pagetabs.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/tables/tableview.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>

namespace tst_filesinwindow {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests opening files in the window.
class TestFilesInWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_US"_s)); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aKeyAsksForFilesAndOpensThemInTabs()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        QTest::keyClick(&fixture.window(), Qt::Key_O, Qt::ControlModifier);
        auto *dialog = fixture.window().findChild<QFileDialog *>(u"openFileDialog"_s);
        QVERIFY(dialog);
        const auto one = m_folder.write(u"one.csv"_s, "a\n1\n");
        const auto two = m_folder.write(u"two.csv"_s, "a\n1\n2\n");
        Q_EMIT dialog->filesSelected({one, two});
        dialog->close();
        auto *page = qobject_cast<ui::files::FilePage *>(fixture.window().currentPage());
        QVERIFY(page);
        QTRY_COMPARE(page->model().rowCount(), 2);
        QVERIFY(fixture.window().windowTitle().startsWith(u"two.csv — "_s));
        QVERIFY(fixture.window().open(ui::placeOfFile(one)) != page);
    }

    void theReasonsOfAReportAreReadAtOnce()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        fixture.window().resize(1280, 800);
        QByteArray report = "line,field,value,reason\n";
        for (int line = 2; line < 40; ++line)
            report += QByteArray::number(line)
                + ",_mobilePhone,600 123 456,This is not a phone number with a prefix.\n";
        auto place = ui::placeOfFile(m_folder.write(u"report.csv"_s, report));
        place.filter = QMap<QString, QString>{{ui::reasonsOnly, {}}};
        auto *page = qobject_cast<ui::files::FilePage *>(fixture.window().open(place));
        QVERIFY(page);
        QVERIFY(page->grid()->table()->hasFocus());
        QTRY_VERIFY(page->settled());
        const auto *table = page->grid()->table();
        const int reason = 3;
        const auto cell = page->model().index(0, reason);
        const int wanted = table->fontMetrics().horizontalAdvance(cell.data().toString());
        QVERIFY(wanted > 0);
        QTRY_VERIFY(table->columnWidth(reason) > wanted);
        QTRY_VERIFY(table->viewport()->rect().contains(table->visualRect(cell)));
        // The line number column stays frozen.
        QCOMPARE(page->grid()->frozen(), 1);
        // The reason is in the next column, followed by the rejected values, without scrolling.
        QCOMPARE(table->horizontalHeader()->visualIndex(reason), 1);
        QCOMPARE(table->horizontalScrollBar()->value(), 0);
    }

    void aFileDroppedOnTheWindowIsOpened()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        const auto path = m_folder.write(u"dropped.csv"_s, "a\n1\n");
        drop(fixture.window(), {path});
        chooseFromDrop(fixture.window(), u"openDropped"_s);
        QVERIFY(qobject_cast<ui::files::FilePage *>(fixture.window().currentPage()));
        drop(fixture.window(), {path});
        chooseFromDrop(fixture.window(), u"importDropped"_s);
        QCOMPARE(fixture.window().currentPage()->place(), ui::importFilePlace(path));
    }

    void severalDroppedFilesAreOpenedOrImported()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        const QStringList paths{m_folder.write(u"first.csv"_s, "a\n1\n"),
                                m_folder.write(u"second.csv"_s, "a\n2\n")};
        const auto isOpen = [&fixture](const ui::PageAddress &place) {
            const auto pages = fixture.window().parts().tabs->pages();
            return std::ranges::any_of(
                pages, [&place](const ui::Page *page) { return page->place() == place; });
        };
        drop(fixture.window(), paths);
        chooseFromDrop(fixture.window(), u"openDropped"_s);
        for (const auto &path : paths)
            QVERIFY(isOpen(ui::placeOfFile(path)));
        drop(fixture.window(), paths);
        auto *menu = fixture.window().findChild<QMenu *>(u"dropMenu"_s);
        QVERIFY(menu);
        QCOMPARE(menu->findChild<QAction *>(u"importDropped"_s)->text(), u"&Import each…"_s);
        chooseFromDrop(fixture.window(), u"importDropped"_s);
        for (const auto &path : paths)
            QVERIFY(isOpen(ui::importFilePlace(path)));
    }

    void noAccountIsNeededForAFile()
    {
        support::WindowFixture fixture;
        drop(fixture.window(), {m_folder.write(u"alone.csv"_s, support::TableFolder::contacts(5))});
        auto *page = qobject_cast<ui::files::FilePage *>(fixture.window().currentPage());
        QVERIFY(page && page->isVisible());
        QTRY_COMPARE(page->model().rowCount(), 5);
        QVERIFY(!fixture.window().open({.page = u"overview"_s}));
        // Opening a live record needs an account, as a message explains.
        QVERIFY(!page->findChild<QAction *>(u"openLive"_s)->isEnabled());
        Q_EMIT page->grid()->opened(page->model().index(0, 0));
        QCOMPARE(fixture.window().currentPage(), page);
        // The page stays open when an account is connected.
        QVERIFY(fixture.connectTo());
        QVERIFY(fixture.window().parts().tabs->pages().contains(page));
        fixture.window().close(page);
    }

    void aFileStaysOpenForTheNextStart()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        const auto place = ui::placeOfFile(m_folder.write(u"kept.csv"_s, "a\n1\n"));
        QVERIFY(fixture.open(place));
        fixture.window().setAccount({});
        QTRY_VERIFY(!fixture.window().hasAccount());
        QVERIFY(fixture.connectTo());
        QTRY_VERIFY(fixture.window().currentPage()
                    && fixture.window().currentPage()->place() == place);
    }

    void aLiveRecordIsOpenedFromARow()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto *page = qobject_cast<ui::files::FilePage *>(fixture.open(ui::placeOfFile(
            m_folder.write(u"ids.csv"_s, "External ID,points\nCLI-10096,5\nCLI-10193,6\n"))));
        QVERIFY(page);
        auto *table = page->grid()->table();
        table->setFocus();
        table->setCurrentIndex(page->model().index(0, 0));
        QTRY_VERIFY(!page->model().index(0, 0).data().toString().isEmpty());
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(fixture.window().currentPage()->place(),
                     (ui::PageAddress{u"contact"_s, {u"external-id"_s, u"CLI-10096"_s}}));
        QTRY_VERIFY(fixture.ledger().received(catalogue::OperationId::GetContactByExternalId) > 0);
    }

    void severalRowsAreLookedUpTogether()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto *page = qobject_cast<ui::files::FilePage *>(fixture.open(ui::placeOfFile(
            m_folder.write(u"ids.csv"_s, "External ID,points\nCLI-10096,5\nCLI-10193,6\n"))));
        QVERIFY(page);
        page->grid()->table()->setCurrentIndex(page->model().index(0, 0));
        page->grid()->table()->selectAll();
        page->findChild<QAction *>(u"lookUpRows"_s)->trigger();
        QTRY_COMPARE(fixture.window().currentPage()->place().page, u"look-up-many"_s);
        QTRY_COMPARE(fixture.ledger().received(catalogue::OperationId::GetContactByExternalId), 2);
    }

    void theFileOfAnExportBecomesATable()
    {
        // The downloads folder is defined in a file that belongs to the desktop environment.
        const QTemporaryDir home;
        QFile told(home.filePath(u"user-dirs.dirs"_s));
        QVERIFY(told.open(QIODevice::WriteOnly));
        told.write("XDG_DOWNLOAD_DIR=\"" + home.path().toUtf8() + "/downloads\"\n");
        told.close();
        qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        const auto answer =
            support::replyTo(fixture.window(), {.operation = catalogue::OperationId::ListExports});
        QString id;
        for (const auto &each : answer.value("results"_L1).toArray()) {
            if (each["status"_L1].toString() == "finished"_L1)
                id = each["id"_L1].toString();
        }
        QVERIFY(!id.isEmpty());
        auto *record = fixture.open({u"export"_s, {id}});
        QVERIFY(record);
        auto *open = record->findChild<QAction *>(u"openFileOfRecord"_s);
        QTRY_VERIFY(open && open->isEnabled());
        open->trigger();
        QTRY_VERIFY(qobject_cast<ui::files::FilePage *>(fixture.window().currentPage()));
        auto *page = qobject_cast<ui::files::FilePage *>(fixture.window().currentPage());
        QTRY_VERIFY(page->sheet().balance());
        QVERIFY(page->sheet().path().startsWith(home.path()));
        QVERIFY(page->model().columnCount() > 1);
    }

private:
    static void drop(QWidget &window, const QStringList &paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const auto &path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &event);
    }

    static void chooseFromDrop(QWidget &window, const QString &name)
    {
        auto *menu = window.findChild<QMenu *>(u"dropMenu"_s);
        QVERIFY(menu && menu->isVisible());
        menu->findChild<QAction *>(name)->trigger();
        delete menu;
    }

    support::TableFolder m_folder;
};

STOREDESK_TEST(TestFilesInWindow)

} // namespace tst_filesinwindow

#include "tst_filesinwindow.moc"
