// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/bookfile.h"
#include "support/filepagefixture.h"
#include "support/testclass.h"

#include "tablefile/tableopener.h"
#include "ui/files/filespage.h"
#include "ui/files/recentfiles.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <optional>
#include <utility>

namespace tst_spreadsheetfiles {

using namespace storedesk;
using namespace Qt::StringLiterals;

// Tests choosing a sheet in a spreadsheet, and saving the visible rows as a spreadsheet.
class TestSpreadsheetFiles final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void theSecondSheetIsChosenByKey()
    {
        auto *page = openBook();
        QTRY_COMPARE(page->grid()->foot()->accessibleName(), u"2 rows"_s);
        QCOMPARE(page->model().index(1, 1).data().toString(), u"2025-01-02"_s);
        QCOMPARE(notice(page)->headline(), u"The spreadsheet contains 2 sheets"_s);
        const auto words = page->findChild<ui::ElidedLabel *>(u"fileReading"_s)->text();
        QVERIFY2(words.contains(u"one of 2 sheets"_s), qPrintable(words));
        // A spreadsheet has no encoding to show.
        QVERIFY(!words.contains(u"UTF-8"_s));
        auto *sheets = page->findChild<QComboBox *>(u"archiveTable"_s);
        QVERIFY(sheets->isVisible());
        QCOMPARE(sheets->accessibleName(), u"Sheet"_s);
        QCOMPARE(sheets->currentText(), u"Club"_s);
        sheets->setFocus();
        QTest::keyClick(sheets, Qt::Key_Down);
        QTRY_COMPARE(page->sheet().opened().entry, u"Coupons left"_s);
        QTRY_COMPARE(page->grid()->foot()->accessibleName(), u"1 row"_s);
        QTRY_COMPARE(page->model().index(0, 0).data().toString(), u"00712"_s);
    }

    void theDialogOffersTheSheetsAndNothingAboutBytes()
    {
        auto *page = openBook();
        QTest::mouseClick(page->findChild<QPushButton *>(u"changeReading"_s), Qt::LeftButton);
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        for (const auto &name : {u"readingEncoding"_s, u"readingDelimiter"_s, u"readingQuote"_s})
            QVERIFY(!dialog->findChild<QWidget *>(name)->isVisible());
        QVERIFY(dialog->findChild<QSpinBox *>(u"readingFirstLine"_s)->isVisible());
        auto *sheets = dialog->findChild<QComboBox *>(u"readingEntry"_s);
        sheets->setCurrentText(u"Coupons left"_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"readThisWay"_s), Qt::LeftButton);
        QTRY_COMPARE(page->sheet().opened().entry, u"Coupons left"_s);
        QTRY_COMPARE(page->grid()->foot()->accessibleName(), u"1 row"_s);
    }

    void theVisibleRowsAreSavedAsASpreadsheet()
    {
        auto *page = open("code,day,points\n00712,2026-11-16,5\n00034,2025-01-02,7\n");
        trigger(page, u"saveSheet"_s);
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog);
        dialog->findChild<QRadioButton *>(u"saveBook"_s)->click();
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveRows"_s), Qt::LeftButton);
        auto *where = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(where);
        QCOMPARE(where->defaultSuffix(), u"xlsx"_s);
        const auto path = m_folder.path(u"out.xlsx"_s);
        Q_EMIT where->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        auto *again = openPath(path);
        QVERIFY(again->sheet().opened().spreadsheet);
        QTRY_COMPARE(again->model().index(0, 0).data().toString(), u"00712"_s);
        QTRY_COMPARE(again->model().index(1, 1).data().toString(), u"2025-01-02"_s);
        where->close();
    }

    void theVisibleRowsAreSavedAsADatabase()
    {
        auto *page = open("code,day,points\n00712,2026-11-16,5\n00034,2025-01-02,7\n");
        trigger(page, u"saveSheet"_s);
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog);
        dialog->findChild<QRadioButton *>(u"saveDatabase"_s)->click();
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveRows"_s), Qt::LeftButton);
        auto *where = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(where);
        QCOMPARE(where->defaultSuffix(), u"sqlite"_s);
        const auto path = m_folder.path(u"out.sqlite"_s);
        Q_EMIT where->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("SQLite format 3"));
        where->close();
    }

    // Spreadsheet programs copy cells as tab-separated text, and web pages only as HTML.
    void aTableIsPasted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("html");
        QTest::newRow("spreadsheet") << u"name\tpoints\nAna\t7\nEva\t8\n"_s << QString();
        QTest::newRow("both") << u"name\tpoints\nAna\t7\nEva\t8\n"_s << u"<table></table>"_s;
        QTest::newRow("web page") << QString()
                                  << u"<p>x</p><table><tr><th>name</th><th>points</th></"
                                     u"tr><tr><td>Ana</td><td>7</td></tr>"
                                     "<tr><td><b>E</b>va</td><td>8</td></tr></table>"_s;
    }

    void aTableIsPasted()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, html);
        auto *data = new QMimeData;
        if (!text.isEmpty())
            data->setText(text);
        if (!html.isEmpty())
            data->setHtml(html);
        QGuiApplication::clipboard()->setMimeData(data);
        const QTemporaryDir passing;
        m_fixture->setTemporaryFolder(passing.path());
        auto *files = m_fixture->show(new ui::files::FilesPage(*m_fixture));
        QTest::keyClick(files, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_fixture->opened().size(), 1);
        const auto path = m_fixture->opened().constFirst().values.value(0);
        QVERIFY(path.startsWith(passing.path()));
        auto *page = openPath(path);
        QTRY_COMPARE(page->grid()->foot()->accessibleName(), u"2 rows"_s);
        QCOMPARE(page->model().columnCount(), 2);
        QTRY_COMPARE(page->model().index(1, 0).data().toString(), u"Eva"_s);
        // Pasted tables are temporary, so they are not among the recent files.
        QVERIFY(ui::files::recentFiles(*m_fixture).isEmpty());
    }

    void nothingCopiedSaysSo()
    {
        QGuiApplication::clipboard()->clear();
        auto *files = m_fixture->show(new ui::files::FilesPage(*m_fixture));
        files->findChild<QPushButton *>(u"pasteTableButton"_s)->click();
        QVERIFY(m_fixture->opened().isEmpty());
        QVERIFY(m_fixture->told().value(0).contains(u"Copy cells"_s));
    }

    // The first rows of a large spreadsheet are visible while the rest is being loaded. The loading
    // can be stopped.
    void theFirstRowsAreShownWhileTheRestIsRead_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("book");
        QTest::newRow("Excel") << u"large.xlsx"_s << largeBook();
        QTest::newRow("OpenDocument") << u"large.ods"_s << largeDocument();
    }

    void theFirstRowsAreShownWhileTheRestIsRead()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, book);
        const auto path = m_folder.write(name, book);
        // The number of rows, the state, the first heading and the footer.
        std::optional<QStringList> shown;
        auto *page = openLarge(path, [&shown](ui::files::FilePage *opening) {
            shown = {QString::number(opening->model().rowCount()),
                     opening->sheet().state() == sheet::Sheet::State::Opening ? u"opening"_s
                                                                              : u"open"_s,
                     opening->model().headerData(0, Qt::Horizontal).toString(),
                     opening->grid()->foot()->accessibleName()};
        });
        QVERIFY(shown);
        QCOMPARE(shown->mid(0, 3), (QStringList{u"199"_s, u"opening"_s, u"number"_s}));
        QVERIFY2(shown->at(3).contains(u"The first 199 rows"_s), qPrintable(shown->at(3)));
        QTRY_COMPARE_WITH_TIMEOUT(page->sheet().state(), sheet::Sheet::State::Ready, 60'000);
        QVERIFY(!page->sheet().showsBeginning());
        QCOMPARE(page->model().rowCount(), largeRows - 1);
        QTRY_COMPARE(page->model().index(0, 1).data().toString(), u"Text 2"_s);
    }

    void stoppingWhileTheFirstRowsAreShownClosesTheFile()
    {
        const auto path = m_folder.write(u"large.xlsx"_s, largeBook());
        bool shown = false;
        auto *page = openLarge(path, [&shown](ui::files::FilePage *opening) {
            shown = true;
            QTest::mouseClick(opening->findChild<QPushButton *>(u"stopWork"_s), Qt::LeftButton);
        });
        QVERIFY(shown);
        QTRY_COMPARE(page->sheet().state(), sheet::Sheet::State::Closed);
        QCOMPARE(page->model().rowCount(), 0);
    }

private:
    static constexpr int largeRows = 60'000;

    [[nodiscard]] static QByteArray largeBook()
    {
        QByteArray rows = "<row><c t=\"inlineStr\"><is><t>number</t></is></c>"
                          "<c t=\"inlineStr\"><is><t>text</t></is></c></row>";
        QByteArray texts;
        for (int row = 2; row <= largeRows; ++row) {
            const auto number = QByteArray::number(row);
            rows += "<row><c><v>" + QByteArray::number(row * 7919 % 999'983)
                + "</v></c><c t=\"s\"><v>" + QByteArray::number(row - 2) + "</v></c></row>";
            texts += "<si><t>Text " + number + "</t></si>";
        }
        return support::Xlsx{.sheets = {{"Large", rows}}, .texts = texts}.file();
    }

    // Returns the same table in the OpenDocument format.
    [[nodiscard]] static QByteArray largeDocument()
    {
        const auto text = [](const QByteArray &words) {
            return "<table:table-cell office:value-type=\"string\"><text:p>" + words
                + "</text:p></table:table-cell>";
        };
        QByteArray rows =
            "<table:table-row>" + text("number") + text("text") + "</table:table-row>";
        for (int row = 2; row <= largeRows; ++row) {
            const auto number = QByteArray::number(row * 7919 % 999'983);
            rows += "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\""
                + number + "\"><text:p>" + number + "</text:p></table:table-cell>"
                + text("Text " + QByteArray::number(row)) + "</table:table-row>";
        }
        return support::Ods{.tables =
                                "<table:table table:name=\"Large\">" + rows + "</table:table>"}
            .file();
    }

    // Calls `look` when the first rows are visible. On a busy machine the file may be completely
    // loaded before that, and is then opened again.
    ui::files::FilePage *openLarge(const QString &path,
                                   const std::function<void(ui::files::FilePage *)> &look)
    {
        ui::files::FilePage *page = nullptr;
        bool looked = false;
        // The context of the connection, which is disconnected when the function returns.
        const QObject here;
        for (int attempt = 0; attempt < 5 && !looked; ++attempt) {
            page = m_fixture->show(new ui::files::FilePage(*m_fixture, path));
            connect(&page->sheet(), &sheet::Sheet::stateChanged, &here, [&looked, &look, page] {
                if (page->sheet().showsBeginning() && !std::exchange(looked, true))
                    look(page);
            });
            page->refresh();
            (void)QTest::qWaitFor(
                [&looked, page] {
                    return looked || page->sheet().state() == sheet::Sheet::State::Ready;
                },
                60'000);
        }
        return page;
    }

    ui::files::FilePage *openBook()
    {
        const auto text = [](const QByteArray &word) {
            return "<c t=\"inlineStr\"><is><t>" + word + "</t></is></c>";
        };
        const auto date = [](const QByteArray &number) {
            return "<c s=\"1\"><v>" + number + "</v></c>";
        };
        const support::Xlsx book{
            .sheets = {{"Club",
                        "<row>" + text("name") + text("since") + "</row><row>" + text("Ana")
                            + date("46342") + "</row><row>" + text("Eva") + date("45659")
                            + "</row>"},
                       {"Coupons left",
                        "<row>" + text("code") + text("left") + "</row><row>" + text("00712")
                            + "<c><v>3</v></c></row>"}},
            .styles = "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs>"};
        return open(book.file(), u"club.xlsx"_s);
    }

    static ui::Notice *notice(const ui::files::FilePage *page)
    {
        return page->findChild<ui::Notice *>(u"fileNotice"_s);
    }
};

STOREDESK_TEST(TestSpreadsheetFiles)

} // namespace tst_spreadsheetfiles

#include "tst_spreadsheetfiles.moc"
