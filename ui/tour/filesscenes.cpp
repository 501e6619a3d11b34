// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "catalogue/key.h"
#include "practice/exports/zipwriter.h"
#include "ui/files/comparepage.h"
#include "ui/files/filepage.h"
#include "ui/files/filterbar.h"
#include "ui/files/recentfiles.h"
#include "ui/files/samplefile.h"
#include "ui/host/pageid.h"
#include "ui/sheetview/chartpanel.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/tables/tableview.h"
#include "ui/tour/scenes.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QDateTime>
#include <QDialog>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <array>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using Test = query::Condition::Test;
using State = sheet::Sheet::State;

static QByteArray bookText(QByteArrayView word)
{
    return "<c t=\"inlineStr\"><is><t>" + word.toByteArray() + "</t></is></c>";
}

static QByteArray bookNumber(qint64 value, int style = 0)
{
    return "<c s=\"" + QByteArray::number(style) + "\"><v>" + QByteArray::number(value)
        + "</v></c>";
}

static QByteArray bookSheet(const QByteArray &rows)
{
    return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>";
}

static QByteArray bookMembers()
{
    static constexpr std::array<QByteArrayView, 5> names{"Ana Peña", "Leo Marín", "Eva Ruiz",
                                                         "Zoë Blanc", "Iván Núñez"};
    auto rows = "<row>" + bookText("name") + bookText("email") + bookText("member since")
        + bookText("postcode") + bookText("points") + "</row>";
    for (int at = 0; at < 240; ++at) {
        const auto count = QByteArray::number(at);
        rows += "<row>" + bookText(names[static_cast<std::size_t>(at) % names.size()])
            + bookText("member" + count + "@example.org") + bookNumber(45'000 + at * 7 % 1'300, 1)
            + bookNumber(1'000 + at * 37 % 7'000, 2) + bookNumber(at * 13 % 400) + "</row>";
    }
    return bookSheet(rows);
}

// Writes a workbook with two sheets in the format of a spreadsheet program. Returns false if the
// file cannot be written.
static bool writeSampleBook(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    practice::ZipWriter zip(file);
    const auto part = [&zip](const QString &name, const QByteArray &content) {
        return zip.begin(name, QDateTime(QDate(2026, 11, 15), QTime(9, 30), base::utc))
            && zip.write(content);
    };
    return part(u"[Content_Types].xml"_s, "<Types/>")
        && part(u"xl/workbook.xml"_s,
                "<workbook><sheets><sheet name=\"Members\" r:id=\"r1\"/><sheet name=\"Prices\" "
                "r:id=\"r2\"/></sheets></workbook>")
        && part(u"xl/_rels/workbook.xml.rels"_s,
                "<Relationships><Relationship Id=\"r1\" Type=\"/worksheet\" Target=\"s1.xml\"/>"
                "<Relationship Id=\"r2\" Type=\"/worksheet\" Target=\"s2.xml\"/>"
                "<Relationship Id=\"r3\" Type=\"/styles\" Target=\"styles.xml\"/></Relationships>")
        && part(u"xl/styles.xml"_s,
                "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"00000\"/></numFmts>"
                "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"170\"/></cellXfs>"
                "</styleSheet>")
        && part(u"xl/s1.xml"_s, bookMembers())
        && part(u"xl/s2.xml"_s,
                bookSheet("<row>" + bookText("product") + bookText("price") + "</row>"))
        && zip.finish();
}

namespace {

// The files that the tour shows, created with the first scene and deleted with the last.
struct Files
{
    QTemporaryDir folder;

    [[nodiscard]] QString contacts(const QString &name, int rows, int seed)
    {
        const auto path = folder.filePath(name);
        if (!QFile::exists(path))
            files::writeSampleContacts(path, rows, seed);
        return path;
    }
    [[nodiscard]] QString today() { return contacts(u"contacts-2026-11-15.csv"_s, 120'000, 2); }
    [[nodiscard]] QString older() { return contacts(u"club-2026-11-06.csv"_s, 20'000, 1); }
    [[nodiscard]] QString newer() { return contacts(u"club-2026-11-15.csv"_s, 20'040, 2); }
    // Returns an export in several parts, with an unrelated table added.
    [[nodiscard]] QString archive()
    {
        QFile file(folder.filePath(u"contacts-2026-11-15.zip"_s));
        if (file.exists() || !file.open(QIODevice::WriteOnly))
            return file.fileName();
        const auto moment = QDateTime(QDate(2026, 11, 15), QTime(9, 0), base::utc);
        practice::ZipWriter zip(file);
        for (int part = 1; part <= 3; ++part) {
            QFile table(contacts(u"contacts-part-%1.csv"_s.arg(part), 4'000, part));
            (void)(table.open(QIODevice::ReadOnly)
                   && zip.begin(u"contacts-part-%1.csv"_s.arg(part), moment)
                   && zip.write(table.readAll()));
        }
        (void)(zip.begin(u"read-me.csv"_s, moment) && zip.write("note\nThree parts\n"));
        (void)zip.finish();
        return file.fileName();
    }
    [[nodiscard]] QString spreadsheet()
    {
        const auto path = folder.filePath(u"club-2026.xlsx"_s);
        return writeSampleBook(path) ? path : QString();
    }
    [[nodiscard]] QString book()
    {
        QFile file(folder.filePath(u"prices.xls"_s));
        if (file.open(QIODevice::WriteOnly))
            file.write("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
        return file.fileName();
    }
};
using SharedFiles = std::shared_ptr<Files>;

// Returns the files shared by all lists of scenes, which are created once for each look and
// language.
SharedFiles sharedFiles()
{
    static std::weak_ptr<Files> shared;
    auto files = shared.lock();
    if (!files) {
        files = std::make_shared<Files>();
        shared = files;
    }
    return files;
}
using Act = std::function<void(files::FilePage &)>;

} // namespace

// Runs the action once the file is loaded.
static bool readyAfter(PageHost &host, const Act &act)
{
    auto *page = qobject_cast<files::FilePage *>(host.currentPage());
    if (!page)
        return false;
    if (page->sheet().state() != State::Ready && page->sheet().state() != State::Failed)
        return false;
    if (page->property("arranged").toBool())
        return page->settled();
    page->setProperty("arranged", true);
    if (act)
        act(*page);
    return false;
}

static Scene piece(QLatin1StringView name, const QString &title,
                   const std::function<QString()> &path, const Act &act = {})
{
    return {.name = name,
            .title = title,
            .open = [path](PageHost &host) -> QWidget * {
                auto *page = host.open(placeOfFile(path()));
                return page ? page->window() : nullptr;
            },
            .ready =
                [act](PageHost &host) {
                    return readyAfter(host, act);
                }};
}

static void filter(files::FilePage &page)
{
    page.filters()->setFilter(
        {.conditions = {{.column = 3, .test = Test::Equals, .texts = {"subscribed"}},
                        {.column = 4, .test = Test::Number, .low = 100},
                        {.column = 2,
                         .test = Test::Equals,
                         .texts = {"Madrid", "Bilbao", "Girona", "León"}}}});
}

static void select(files::FilePage &page)
{
    auto *table = page.grid()->table();
    for (const int row : {1, 3, 5})
        table->selectionModel()->select(page.model().index(row, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
    page.grid()->setCurrentColumn(4);
}

static void profile(files::FilePage &page)
{
    filter(page);
    select(page);
    page.findChild<QAction *>(u"profileColumn"_s)->trigger();
}

static void chart(files::FilePage &page, int column, sheetview::ChartForm form)
{
    page.grid()->setCurrentColumn(column);
    page.findChild<QAction *>(u"chartColumn"_s)->trigger();
    page.side()->chart()->setForm(form);
}

static Scene dialogPiece(QLatin1StringView name, const QString &title, const SharedFiles &files,
                         const QString &dialog, const Act &act)
{
    auto made = piece(name, title, [files] { return files->today(); }, act);
    // Open the dialog only once the file is loaded. The picture shows the window with the dialog.
    made.ready = [act, dialog](PageHost &host) {
        if (!readyAfter(host, act))
            return false;
        return host.currentPage()->window()->findChild<QDialog *>(dialog) != nullptr;
    };
    return made;
}

static Scene startPiece(const SharedFiles &files)
{
    return {.name = "files"_L1,
            .title = QCoreApplication::translate("FilePieces", "Files"),
            .open = [files](PageHost &host) -> QWidget * {
                files::rememberFile(host, files->newer(), 20'040);
                files::rememberFile(host, files->today(), 120'000);
                auto *page = host.open({.page = pageid::files});
                if (page)
                    page->refresh();
                return page ? page->window() : nullptr;
            }};
}

static Scene comparePiece(const SharedFiles &files)
{
    return {.name = "files-compared"_L1,
            .title = QCoreApplication::translate("FilePieces", "Two files compared"),
            .open = [files](PageHost &host) -> QWidget * {
                auto *page = host.open(placeOfComparison(files->older(), files->newer()));
                return page ? page->window() : nullptr;
            },
            .ready =
                [](PageHost &host) {
                    auto *page = qobject_cast<files::ComparePage *>(host.currentPage());
                    return page && page->table() && page->settled();
                }};
}

QList<Scene> fileScenes()
{
    const auto files = sharedFiles();
    const auto today = [files] {
        return files->today();
    };
    return {
        startPiece(files),
        piece("files-large"_L1, QCoreApplication::translate("FilePieces", "A large file"), today),
        piece("files-filtered"_L1, QCoreApplication::translate("FilePieces", "A file, filtered"),
              today, filter),
        piece("files-profiled"_L1, QCoreApplication::translate("FilePieces", "A column profile"),
              today, profile),
        piece("files-charted"_L1, QCoreApplication::translate("FilePieces", "A bar chart"), today,
              [](files::FilePage &page) { chart(page, 2, sheetview::ChartForm::Bars); }),
        piece("files-charted-line"_L1, QCoreApplication::translate("FilePieces", "A line chart"),
              today, [](files::FilePage &page) { chart(page, 5, sheetview::ChartForm::Line); }),
        piece("files-charted-share"_L1,
              QCoreApplication::translate("FilePieces", "A chart with percentages"), today,
              [](files::FilePage &page) { chart(page, 3, sheetview::ChartForm::Share); }),
        piece("files-pivot"_L1, QCoreApplication::translate("FilePieces", "A pivot table"), today,
              [](files::FilePage &page) {
                  page.showPivot(true,
                                 query::PivotQuestion{.rows = {{5, values::CalendarUnit::Month}},
                                                      .across = query::GroupKey(2),
                                                      .figure = query::PivotQuestion::Figure::Sum,
                                                      .value = 4});
              }),
        piece("files-columns"_L1,
              QCoreApplication::translate("FilePieces", "Choosing visible columns"), today,
              [](files::FilePage &page) { page.findChild<QAction *>(u"columns"_s)->trigger(); }),
        piece("files-masked"_L1, QCoreApplication::translate("FilePieces", "Personal data masked"),
              today,
              [](files::FilePage &page) { page.findChild<QAction *>(u"maskSheet"_s)->trigger(); }),
        piece(
            "files-archive"_L1,
            QCoreApplication::translate("FilePieces", "An archive with several tables, combined"),
            [files] { return files->archive(); },
            [](files::FilePage &page) {
                page.findChild<QAbstractButton *>(u"stackTables"_s)->click();
            }),
        piece("files-spreadsheet"_L1,
              QCoreApplication::translate("FilePieces", "A spreadsheet with two sheets"),
              [files] { return files->spreadsheet(); }),
        piece("files-failed"_L1,
              QCoreApplication::translate("FilePieces", "A spreadsheet in an old format"),
              [files] { return files->book(); }),
        dialogPiece(
            "files-save"_L1, QCoreApplication::translate("FilePieces", "Save visible data"), files,
            u"saveSheetDialog"_s,
            [](files::FilePage &page) { page.findChild<QAction *>(u"saveSheet"_s)->trigger(); }),
        dialogPiece("files-reading"_L1,
                    QCoreApplication::translate("FilePieces", "Reading options"), files,
                    u"readingDialog"_s,
                    [](files::FilePage &page) {
                        page.findChild<QAbstractButton *>(u"changeReading"_s)->click();
                    }),
        comparePiece(files),
    };
}

} // namespace storedesk::ui::tour
