// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/filepagefixture.h"
#include "support/shelf.h"
#include "support/sources.h"
#include "support/testclass.h"

#include "catalogue/field.h"
#include "catalogue/operation.h"
#include "csv/spreadsheettext.h"
#include "ui/host/page.h"
#include "ui/lists/listpages.h"
#include "ui/overview/storepage.h"
#include "ui/sheetview/chartpanel.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/tableview.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QMimeData>
#include <QRegularExpression>
#include <QTextDocumentFragment>

namespace tst_copying {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::ClipboardTable;

// G32 for the clipboard: copied tables are as safe as files saved for spreadsheets.
class TestCopying final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void cellsKeepTheirPlaces()
    {
        const ClipboardTable copied({.titles = {u"a"_s, u"b"_s},
                                     .rows = {{u"1\t2"_s, u"3\r\n4\n5"_s}, {u"\"x"_s, u"y\"z"_s}}});
        QCOMPARE(copied.text, u"a\tb\n1 2\t3 4 5\n\"\"\"x\"\ty\"z"_s);
        QVERIFY(copied.html.contains(u"<tr><th>a</th><th>b</th></tr>"_s));
        QVERIFY(copied.html.contains(u"<td>&quot;x</td><td>y&quot;z</td>"_s));
        QCOMPARE(ClipboardTable({.rows = {{u"alone"_s}}}).text, u"alone"_s);
    }

    void formulasAreGuardedInTextAndHtml()
    {
        const ClipboardTable copied(
            {.titles = {u"=title"_s},
             .rows = {{u"=1+1"_s}, {u"+34 600"_s}, {u"＝1"_s}, {u"-12,50"_s}, {u"\"=1\""_s}}});
        QCOMPARE(copied.text, u"'=title\n'=1+1\n'+34 600\n'＝1\n-12,50\n'\"=1\""_s);
        for (const auto &cell : htmlCells(copied.html))
            QVERIFY2(!csv::looksLikeFormula(cell.toUtf8()), qPrintable(cell));
    }

    // Any other access to the clipboard would bypass the escaping.
    void nothingElseWritesToTheClipboard()
    {
        static const QRegularExpression writing(u"clipboard\\(\\)\\s*->\\s*set|setMimeData\\("_s);
        QStringList writers;
        for (const auto &file : support::sourceFiles({u"ui"_s, u"app"_s})) {
            if (support::textOfSource(file).contains(writing))
                writers.append(file);
        }
        // A copied key is marked as secret there and is not a table.
        QCOMPARE(writers,
                 (QStringList{u"ui/lock/copiedkeys.cpp"_s, u"ui/tables/clipboardtable.cpp"_s}));
    }

    void listsAreGuarded_data()
    {
        QTest::addColumn<QString>("word");
        for (const auto &row : ui::lists::listPages())
            QTest::newRow(row.word.data()) << QString(row.word);
    }

    void listsAreGuarded()
    {
        QFETCH(const QString, word);
        const auto shelf = onShelf();
        ui::Page *page = nullptr;
        for (const auto &row : ui::lists::listPages()) {
            if (row.word == word)
                page = m_fixture->show(row.make(*m_fixture, {.page = word}));
        }
        QVERIFY(page);
        page->refresh();
        QTRY_VERIFY(page->settled());
        const auto *view = page->findChild<QAbstractItemView *>(u"records"_s);
        const auto *rows = view->model();
        QCOMPARE(rows->rowCount(), 2);
        view->selectionModel()->select(
            QItemSelection(rows->index(0, 0), rows->index(1, rows->columnCount() - 1)),
            QItemSelectionModel::ClearAndSelect);
        walk(page, {u"copyTable"_s});
    }

    void theStoreIsGuarded()
    {
        const auto shelf = onShelf();
        auto *page = m_fixture->show(new ui::overview::StorePage(*m_fixture));
        page->refresh();
        QTRY_VERIFY(page->settled());
        walk(page, {u"copyStore"_s, u"copy"_s});
    }

    void rowsAndChartsOfFilesAreGuarded()
    {
        auto *page = open("=name,points\n=1+1,5\n+34600,-6\n＠x,7\n");
        page->grid()->table()->setCurrentIndex(page->model().index(0, 0));
        page->grid()->table()->selectAll();
        trigger(page, u"chartColumn"_s);
        QTRY_COMPARE(page->side()->chart()->figures().rows.size(), 3);
        walk(page, {u"copyRows"_s, u"copyFigures"_s});
    }

private:
    // Triggers everything on the page that copies. The named actions must copy a table that
    // contains formulas.
    void walk(const QWidget *page, QStringList tables)
    {
        QObjectList ways;
        for (auto *action : page->findChildren<QAction *>())
            ways.append(action);
        for (auto *button : page->findChildren<QAbstractButton *>())
            ways.append(button);
        for (auto *way : std::as_const(ways)) {
            if (!way->objectName().startsWith(u"copy"_s) || !way->property("enabled").toBool())
                continue;
            const auto name = way->objectName();
            QGuiApplication::clipboard()->clear();
            QMetaObject::invokeMethod(way, qobject_cast<QAction *>(way) ? "trigger" : "click");
            QTRY_VERIFY2(!QGuiApplication::clipboard()->text().isEmpty(), qPrintable(name));
            const auto *copied = QGuiApplication::clipboard()->mimeData();
            QCOMPARE(copied->hasHtml(), tables.contains(name));
            // Single values, JSON and Markdown are copied verbatim.
            if (!tables.removeOne(name))
                continue;
            QVERIFY2(copied->text().contains(u"'="_s), qPrintable(copied->text()));
            static const QRegularExpression ends(u"[\t\n]"_s);
            for (const auto &cell : copied->text().split(ends) + htmlCells(copied->html()))
                QVERIFY2(!csv::looksLikeFormula(cell.toUtf8()), qPrintable(name + u' ' + cell));
        }
        QVERIFY2(tables.isEmpty(), qPrintable(tables.join(u' ')));
    }

    static QStringList htmlCells(const QString &html)
    {
        static const QRegularExpression cell(u"<t[hd]>(.*?)</t[hd]>"_s,
                                             QRegularExpression::DotMatchesEverythingOption);
        QStringList cells;
        auto found = cell.globalMatch(html);
        while (found.hasNext())
            cells.append(QTextDocumentFragment::fromHtml(found.next().captured(1)).toPlainText());
        return cells;
    }

    // Returns a store in which every text is a formula.
    std::shared_ptr<support::Shelf> onShelf()
    {
        const auto shelf = std::make_shared<support::Shelf>();
        for (const auto &operation : catalogue::operations()) {
            if (operation.answer == catalogue::ResponseShape::Page)
                shelf->setList(operation.id,
                               {hostile(operation.resource, 1), hostile(operation.resource, 2)});
        }
        shelf->setStore(hostile(catalogue::Resource::Store, 1));
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 1, .requestsPerMinute = 0},
            profiles::Profile{.id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}},
            std::make_unique<support::ShelfHandler>(shelf));
        return shelf;
    }

    static QJsonObject hostile(catalogue::Resource resource, int number)
    {
        QJsonObject record;
        for (const auto &field : catalogue::fieldsOf(resource)) {
            if (!field.key.contains(u'.'))
                record.insert(field.key, u"=%1+cmd|A%2"_s.arg(number).arg(record.size()));
        }
        return record;
    }
};

STOREDESK_TEST(TestCopying)

} // namespace tst_copying

#include "tst_copying.moc"
