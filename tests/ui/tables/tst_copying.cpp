// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/filepagefixture.h"
#include "support/shelf.h"
#include "support/sources.h"
#include "support/testclass.h"

#include "catalogue/field.h"
#include "catalogue/operation.h"
#include "csv/csvreader.h"
#include "csv/spreadsheettext.h"
#include "ui/host/page.h"
#include "ui/lists/listpages.h"
#include "ui/overview/storepage.h"
#include "ui/sheetview/chartpanel.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/tables/rowtransfer.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QFileInfo>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMenu>
#include <QMimeData>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QTextDocumentFragment>

namespace tst_copying {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::ClipboardTable;

// G32 for the clipboard: copied tables are as safe as tables saved for spreadsheets.
class TestCopying final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private:
    // Cells with separators, quotes and line breaks.
    static ClipboardTable awkwardTable()
    {
        return ClipboardTable({.titles = {u"Name"_s, u"Notes"_s, u"Points"_s},
                               .rows = {{u"Ñíguez, Ana"_s, u"two\nlines"_s, u"1"_s},
                                        {u"Bea\tTab"_s, u"a;b,c"_s, u"2"_s},
                                        {u"\"quoted\""_s, u"<b>&"_s, u"3"_s}}});
    }

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void cellsKeepTheirPlaces()
    {
        const ClipboardTable copied({.titles = {u"a"_s, u"b"_s},
                                     .rows = {{u"1\t2"_s, u"3\r\n4\n5"_s}, {u"\"x"_s, u"y\"z"_s}}});
        QCOMPARE(copied.text, u"a\tb\n1 2\t3 4 5\n\"\"\"x\"\ty\"z"_s);
        QVERIFY(copied.html.contains(u"<tr><th>a</th><th>b</th></tr>"_s));
        QVERIFY(copied.csv.startsWith(u"a,b"_s));
        QVERIFY(copied.html.contains(u"<td>&quot;x</td><td>y&quot;z</td>"_s));
        QCOMPARE(ClipboardTable({.rows = {{u"alone"_s}}}).text, u"alone"_s);
    }

    // U20: spreadsheets choose one of these formats.
    void theClipboardHasThreeFormats()
    {
        ui::copyTable(awkwardTable());
        const auto *copied = QGuiApplication::clipboard()->mimeData();
        QVERIFY(copied->hasFormat(u"text/plain"_s));
        QVERIFY(copied->hasFormat(u"text/html"_s));
        QVERIFY(copied->hasFormat(u"text/csv"_s));
        const auto lines = copied->text().split(u'\n');
        QCOMPARE(lines.size(), 4);
        for (const auto &line : lines)
            QCOMPARE(line.count(u'\t'), 2);
        QCOMPARE(copied->html().count(u"<tr>"_s), 4);
        QCOMPARE(copied->html().count(u"<td>"_s) + copied->html().count(u"<th>"_s), 12);
    }

    void libreOfficePutsEachCellIntoItsColumn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("filter");
        // The filter of a paste from HTML, and that of tab-separated text in UTF-8.
        QTest::newRow("HTML") << u"copied.html"_s << u"HTML (StarCalc)"_s;
        QTest::newRow("text") << u"copied.csv"_s << u"CSV:9,34,76,1,,0,false,true"_s;
    }
    void libreOfficePutsEachCellIntoItsColumn()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, filter);
        const auto office = QStandardPaths::findExecutable(u"soffice"_s);
        if (office.isEmpty())
            QSKIP("LibreOffice is not installed.");
        const QTemporaryDir folder;
        const auto copied = awkwardTable();
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write((name.endsWith("html"_L1) ? copied.html : copied.text).toUtf8());
        file.close();
        QProcess process;
        process.start(office,
                      {u"-env:UserInstallation=file://"_s + folder.filePath(u"profile"_s),
                       u"--headless"_s, u"--infilter="_s + filter, u"--convert-to"_s,
                       u"csv:Text - txt - csv (StarCalc):44,34,76"_s, u"--outdir"_s,
                       folder.filePath(u"out"_s), file.fileName()});
        QVERIFY(process.waitForFinished(120'000));
        QFile converted(folder.filePath(u"out/copied.csv"_s));
        QVERIFY2(converted.open(QIODevice::ReadOnly), process.readAllStandardError().constData());
        csv::CsvReader reader(converted);
        QList<QList<QByteArray>> rows;
        while (reader.next())
            rows.append(reader.copy());
        QCOMPARE(rows.size(), 4);
        for (const auto &row : std::as_const(rows))
            QCOMPARE(row.size(), 3);
        QCOMPARE(rows[0], (QList<QByteArray>{"Name", "Notes", "Points"}));
        QCOMPARE(rows[1][0], "Ñíguez, Ana"_ba);
        QCOMPARE(rows[2][1], "a;b,c"_ba);
        QCOMPARE(rows[3][2], "3"_ba);
    }

    void otherFormatsAreText()
    {
        const ui::CopiedTable table{.titles = {u"Name"_s, u"Name"_s},
                                    .rows = {{u"a|b"_s, u"=1+1"_s}, {u"x;\"y\""_s, u"2"_s}}};
        QCOMPARE(ClipboardTable(table, ui::CopyFormat::Csv).text,
                 u"Name,Name\na|b,'=1+1\n\"x;\"\"y\"\"\",2\n"_s);
        const auto json =
            QJsonDocument::fromJson(ClipboardTable(table, ui::CopyFormat::Json).text.toUtf8());
        QCOMPARE(json.array().at(0).toObject(),
                 (QJsonObject{{u"Name"_s, u"a|b"_s}, {u"Name (2)"_s, u"=1+1"_s}}));
        QCOMPARE(ClipboardTable(table, ui::CopyFormat::Markdown).text.section(u'\n', 0, 2),
                 u"| Name | Name |\n| --- | --- |\n| a\\|b | =1+1 |"_s);
        QVERIFY(ClipboardTable(table, ui::CopyFormat::Csv).html.isEmpty());
    }

    // Hidden columns are not copied, moved columns are copied in their display order, and without a
    // selection all rows are copied.
    void everyTableCopiesWhatItShows()
    {
        QStandardItemModel model(3, 3);
        model.setHorizontalHeaderLabels({u"a"_s, u"b"_s, u"c"_s});
        for (int row = 0; row < 3; ++row) {
            for (int column = 0; column < 3; ++column)
                model.setItem(row, column,
                              new QStandardItem(u"%1%2"_s.arg(row).arg(QChar(u'a' + column))));
        }
        const ui::Theme theme(*qApp);
        ui::TableView view(theme);
        view.setModel(&model);
        view.setColumnHidden(1, true);
        view.horizontalHeader()->moveSection(2, 0);
        const auto copied = [&view](const QString &name) {
            QGuiApplication::clipboard()->clear();
            for (auto *action : view.rowTransfer()->menu()->actions()) {
                if (action->objectName() == name)
                    action->trigger();
            }
            return QGuiApplication::clipboard()->text();
        };
        QCOMPARE(copied(u"copyCsv"_s), u"c,a\n0c,0a\n1c,1a\n2c,2a\n"_s);
        view.selectRow(2);
        view.selectionModel()->select(model.index(0, 0), QItemSelectionModel::Select);
        QCOMPARE(copied(u"copyCsv"_s), u"c,a\n0c,0a\n2c,2a\n"_s);
        QCOMPARE(copied(u"copyAsTable"_s), u"c\ta\n0c\t0a\n2c\t2a"_s);
        QCOMPARE(copied(u"copyMarkdown"_s),
                 u"| c | a |\n| --- | --- |\n| 0c | 0a |\n| 2c | 2a |\n"_s);
        QVERIFY(view.actions().contains(view.rowTransfer()->menu()->menuAction()));
        QCOMPARE(view.contextMenuPolicy(), Qt::ActionsContextMenu);
    }

    // Copying waits for rows that are not loaded yet instead of copying blank rows.
    void rowsAreLoadedBeforeTheyAreCopied()
    {
        QStandardItemModel model(2, 1);
        model.setHorizontalHeaderLabels({u"a"_s});
        model.setItem(0, 0, new QStandardItem(u"first"_s));
        const ui::Theme theme(*qApp);
        ui::TableView view(theme);
        view.setModel(&model);
        view.rowTransfer()->setIsLoaded(
            [](const QModelIndex &index) { return !index.data().toString().isEmpty(); });
        QGuiApplication::clipboard()->clear();
        view.rowTransfer()->copy(ui::CopyFormat::Csv);
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty());
        model.item(0)->setText(u"first"_s);
        model.setData(model.index(1, 0), u"second"_s);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"a\nfirst\nsecond\n"_s);
    }

    void draggedRowsAreAFileForSpreadsheets()
    {
        const ui::Theme theme(*qApp);
        ui::TableView view(theme);
        view.setAccessibleName(u"Coupon sets"_s);
        const auto path =
            view.rowTransfer()->writeFile({.titles = {u"a"_s}, .rows = {{u"=1+1"_s}, {u"é"_s}}});
        QCOMPARE(QFileInfo(path).fileName(), u"Coupon sets.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(),
                 "\xEF\xBB\xBF"
                 "a\r\n'=1+1\r\n\xC3\xA9\r\n"_ba);
        QCOMPARE(QFileInfo(path).permissions() & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    // A drag begins on a selected row, so a press elsewhere still selects rows.
    void aDragNeedsASelectedRow()
    {
        QStandardItemModel model(3, 1);
        const ui::Theme theme(*qApp);
        ui::TableView view(theme);
        view.setModel(&model);
        view.resize(300, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        int collected = 0;
        view.rowTransfer()->setSource([&collected](const auto &) { ++collected; });
        const auto drag = [&view](int from, int to) {
            const auto at = [&view](int row) {
                return view.visualRect(view.model()->index(row, 0)).center();
            };
            QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(from));
            QMouseEvent move(QEvent::MouseMove, at(to), view.viewport()->mapToGlobal(at(to)),
                             Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(view.viewport(), &move);
            QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(to));
        };
        drag(0, 1);
        QCOMPARE(collected, 0);
        QCOMPARE(view.selectionModel()->selectedRows().size(), 2);
        drag(0, 2);
        QCOMPARE(collected, 1);
        QCOMPARE(view.selectionModel()->selectedRows().size(), 2);
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
        // The first file copies keys, which are marked as secret and are not tables. The third one
        // drags rows as a file, and the last two copy a text of the window.
        QCOMPARE(writers,
                 (QStringList{u"ui/lock/copiedkeys.cpp"_s, u"ui/tables/clipboardtable.cpp"_s,
                              u"ui/tables/rowtransfer.cpp"_s, u"ui/widgets/elidedlabel.cpp"_s,
                              u"ui/workcards/workcard.cpp"_s}));
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
        walk(page, {u"copyRows"_s, u"copyAsTable"_s, u"copyFigures"_s});
    }

private:
    // Triggers every action on the page that copies. The named actions must copy a table that
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
            // Smaller tables of a page offer all formats too, but may contain no formula.
            const bool isNamed = tables.contains(name);
            QCOMPARE(copied->hasHtml(), isNamed || name == u"copyAsTable"_s);
            // Single values, JSON and Markdown are copied verbatim.
            if (!copied->hasHtml())
                continue;
            tables.removeOne(name);
            QVERIFY2(!isNamed || copied->text().contains(u"'="_s), qPrintable(copied->text()));
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
