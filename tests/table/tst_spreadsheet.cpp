// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/rowscanner.h"
#include "spreadsheet/htmltable.h"
#include "spreadsheet/numberform.h"
#include "support/bookfile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "tablefile/tableopener.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_spreadsheet {

using namespace storedesk;
using namespace Qt::StringLiterals;
using support::Ods;
using support::Xlsx;

// Spreadsheets are opened as tables that contain the displayed values of their cells.
class TestSpreadsheet final : public QObject
{
    Q_OBJECT

private:
    base::Result<tablefile::OpenedTable> open(const QByteArray &bytes, const QString &sheet = {},
                                              bool stack = false)
    {
        QFile file(m_folder.filePath(u"book"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return tl::unexpected(base::Problem{.what = u"not written"_s});
        file.close();
        base::Progress progress;
        return tablefile::openTable(
            file.fileName(),
            {.entry = sheet, .stack = stack, .temporaryFolder = m_temporary.path()}, progress);
    }

    // Returns the table as CSV, or the problem.
    QByteArray csv(const QByteArray &bytes, const QString &sheet = {})
    {
        const auto table = open(bytes, sheet);
        return table ? table->file->read(0, 1'000'000)
                     : "! " + table.error().why.toUtf8() + " " + table.error().next.toUtf8();
    }

    // Returns a sheet with one column of cells, given by their tags.
    static QByteArray column(const QByteArrayList &cells)
    {
        QByteArray rows;
        for (const auto &cell : cells)
            rows += "<row>" + cell + "</row>";
        return rows;
    }

    QByteArray odsCsv(const QByteArray &rows, const QByteArray &styles = {})
    {
        return csv(Ods{.tables = "<table:table table:name=\"A\">" + rows + "</table:table>",
                       .styles = styles}
                       .file());
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_temporary;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // No test may leave files behind.
    void cleanup()
    {
        QCOMPARE(QDir(m_temporary.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void cellsOfEveryTypeHaveTheirShownText()
    {
        const Xlsx book{
            .sheets = {{"People",
                        "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"inlineStr\">"
                        "<is><t>code</t></is></c><c r=\"C1\" t=\"str\"><f>\"x\"&amp;\"y\"</f>"
                        "<v>sum</v></c><c r=\"D1\" t=\"s\"><v>1</v></c></row>"
                        "<row r=\"2\"><c r=\"A2\" t=\"s\"><v>2</v></c><c r=\"B2\" t=\"s\"><v>3</v>"
                        "</c><c r=\"C2\"><f>1+2</f><v>3</v></c><c r=\"D2\" t=\"b\"><v>1</v></c>"
                        "</row>"
                        "<row r=\"3\"><c r=\"C3\" t=\"e\"><v>#N/A</v></c><c r=\"D3\" t=\"b\"><v>0"
                        "</v></c></row>"}},
            .texts = "<si><t>name</t></si><si><r><rPr><b/></rPr><t>is </t></r><r><t>new</t></r>"
                     "<rPh sb=\"0\" eb=\"1\"><t>no</t></rPh></si>"
                     "<si><t xml:space=\"preserve\">Ana &amp; Bo_x000D_&#10;, &quot;x&quot;</t>"
                     "</si><si><t>007</t></si>"};
        QCOMPARE(csv(book.file()),
                 "name,code,sum,is new\n\"Ana & Bo\r\n, \"\"x\"\"\",007,3,TRUE\n,,#N/A,FALSE\n");
    }

    void datesAndNumbersAreAsTheFormatSays_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("stored");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char *name, const QByteArray &format, const QByteArray &stored,
                            const QByteArray &shown) {
            QTest::newRow(name) << format << stored << shown;
        };
        row("date", "yyyy\\-mm\\-dd", "46342", "2026-11-16");
        row("built in date", "14", "46342", "2026-11-16");
        row("date of a country", "[$-C0A]d \"de\" mmmm \"de\" yyyy;@", "46342.75", "2026-11-16");
        row("date and time", "dd/mm/yyyy hh:mm", "46342.6041666667", "2026-11-16 14:30:00");
        row("built in date and time", "22", "46342", "2026-11-16 00:00:00");
        row("nearly a second", "22", "46342.999999999", "2026-11-17 00:00:00");
        row("time", "h:mm AM/PM", "0.75", "18:00:00");
        row("thousandths", "mm:ss.000", "0.000011574074", "00:00:01.000");
        row("hours that go on", "[h]:mm:ss", "1.5", "36:00:00");
        row("built in hours that go on", "46", "2", "48:00:00");
        row("month alone", "mmm", "46342", "2026-11-16");
        row("a day that never was", "14", "60", "1900-02-29");
        row("the day before it", "14", "59", "1900-02-28");
        row("the first day", "14", "1", "1900-01-01");
        row("no day at all", "14", "-3", "-3");
        row("too far", "14", "99999999", "99999999");
        row("words in quotes", "0.0\" days, yes\"", "2.5", "2.5");
        row("an escaped letter", "0\\d", "7", "7");
        row("general", "General", "12.5", "12.5");
        row("percent", "0.00%", "0.25", "0.25");
        row("currency", "#,##0.00\\ [$€-C0A];[Red]\\-#,##0.00", "1234.5", "1234.5");
        row("exponent in the format", "0.00E+00", "1234.5", "1234.5");
        row("colour", "[Red]0", "5", "5");
        row("post code", "00000", "1234", "01234");
        row("long number", "0", "1234567890123456789", "1234567890123456789");
        row("many decimals", "0", "0.30000000000000004", "0.3");
        row("digits of a double", "0", "1.1000000000000001", "1.1");
        row("small", "0", "1.5E-5", "0.000015");
        row("large", "0", "1.2345678901234501E+17", "123456789012345000");
        row("very large", "0", "1E+300", "1e300");
        row("text format", "@", "12", "12");
    }

    void datesAndNumbersAreAsTheFormatSays()
    {
        QFETCH(const QByteArray, format);
        QFETCH(const QByteArray, stored);
        QFETCH(const QByteArray, shown);
        bool builtIn = false;
        const auto number = format.size() > 1 && format != "00000" ? format.toInt(&builtIn) : 0;
        auto code = format;
        code.replace('&', "&amp;").replace('"', "&quot;");
        const Xlsx book{
            .sheets = {{"A",
                        column({"<c t=\"inlineStr\"><is><t>x</t></is></c>",
                                "<c s=\"1\"><v>" + stored + "</v></c>"})}},
            .styles = "<numFmts><numFmt numFmtId=\"170\" formatCode=\"" + code
                + "\"/></numFmts><cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs>"
                  "<xf numFmtId=\"0\"/><xf numFmtId=\""
                + QByteArray::number(builtIn ? number : 170) + "\"/></cellXfs>"};
        QCOMPARE(csv(book.file()), "x\n" + shown + "\n");
    }

    void daysMayBeCountedFrom1904()
    {
        const Xlsx book{
            .sheets = {{"A", column({"<c s=\"0\"><v>44880</v></c>", "<c s=\"0\"><v>0</v></c>"})}},
            .styles = "<cellXfs><xf numFmtId=\"14\"/></cellXfs>",
            .properties = "date1904=\"1\""};
        QCOMPARE(csv(book.file()), "2026-11-16\n1904-01-01\n");
    }

    void datesMayBeStoredAsText()
    {
        const Xlsx book{.sheets = {{"A",
                                    column({"<c t=\"d\" s=\"0\"><v>2026-11-16T00:00:00</v></c>",
                                            "<c t=\"d\"><v>2026-11-16T14:30:00</v></c>",
                                            "<c t=\"d\" s=\"1\"><v>2026-11-16</v></c>"})}},
                        .styles = "<cellXfs><xf numFmtId=\"14\"/><xf numFmtId=\"22\"/></cellXfs>"};
        QCOMPARE(csv(book.file()), "2026-11-16\n2026-11-16\n2026-11-16 00:00:00\n");
    }

    // Tests rows and cells without a position, gaps, an unusual order and prefixes.
    void cellsFindTheirPlaces()
    {
        QCOMPARE(csv(Xlsx{.sheets = {{"A",
                                      "<row><c><v>1</v></c><c><v>2</v></c></row>"
                                      "<row><c/><c><v>3</v></c></row>"}}}
                         .file()),
                 "1,2\n,3\n");
        QCOMPARE(csv(Xlsx{.sheets = {{"A",
                                      "<row r=\"2\"><c r=\"B2\"><v>1</v></c></row>"
                                      "<row r=\"5\"><c r=\"C5\"><v>3</v></c><c r=\"A5\"><v>2"
                                      "</v></c></row><row r=\"4\"><c><v>4</v></c></row>"
                                      "<row r=\"9\"><c r=\"A9\" s=\"3\"/></row>"}}}
                         .file()),
                 "\n,1,\n\n\n2,,3\n4,,\n");
        auto parts = Xlsx{.sheets = {{"A",
                                      "<x:row r='1'><x:c r='AB1' t='inlineStr'><x:is><x:t>é"
                                      "<![CDATA[<&]]></x:t></x:is></x:c></x:row>"}}}
                         .parts();
        for (auto &[name, content] : parts) {
            if (name.endsWith("sheet1.xml"_L1))
                content.replace("<sheetData>", "<!-- <row/> --><x:sheetData>")
                    .replace("</sheetData>", "</x:sheetData>");
        }
        QCOMPARE(csv(support::packed(parts)), QByteArray(27, ',') + "é<&\n");
    }

    void aStaleDimensionMeansNothing()
    {
        auto parts =
            Xlsx{.sheets = {{"A", column({"<c><v>1</v></c>", "<c><v>2</v></c>"})}}}.parts();
        for (auto &[name, content] : parts)
            content.replace("<sheetData>", "<dimension ref=\"A1\"/><sheetData>");
        QCOMPARE(csv(support::packed(parts)), "1\n2\n");
    }

    void partsAreFoundUnderAnyName()
    {
        auto parts = Xlsx{.sheets = {{"A", column({"<c><v>1</v></c>"})}}}.parts();
        for (auto &[name, content] : parts) {
            content.replace("\"worksheets/sheet1.xml\"", "\"/XL/my%20sheets/../a%20b.xml\"");
            content.replace("\"xl/workbook.xml\"", "\"/xl/workbook.xml\"");
            if (name.endsWith("sheet1.xml"_L1))
                name = u"xl/A b.xml"_s;
        }
        QCOMPARE(csv(support::packed(parts)), "1\n");
    }

    void lettersMayBeInUtf16()
    {
        auto parts = Xlsx{.sheets = {{"A", column({"<c t=\"s\"><v>0</v></c>"})}},
                          .texts = "<si><t>Peña</t></si>"}
                         .parts();
        for (auto &[name, content] : parts) {
            if (!name.endsWith("sharedStrings.xml"_L1))
                continue;
            const auto text = QString::fromUtf8(content);
            content = QByteArray("\xFF\xFE")
                + QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
        }
        QCOMPARE(csv(support::packed(parts)), "Peña\n");
    }

    void onlyTheEscapesOfExcelAreDecoded()
    {
        const Xlsx book{
            .sheets = {{"A", column({"<c t=\"s\"><v>0</v></c>", "<c t=\"s\"><v>1</v></c>"})}},
            .texts =
                "<si><t>_x0041__x005F_x0041_ _x12_ _xD83D__xDE00_</t></si><si><t>a_b</t></si>"};
        QCOMPARE(csv(book.file()), "A_x0041_ _x12_ 😀\na_b\n");
    }

    void oneOfSeveralSheetsIsChosen()
    {
        const Xlsx book{.sheets = {{"Secret", column({"<c><v>1</v></c>"})},
                                   {"Empty", "<row r=\"1\"><c r=\"A1\"/></row>"},
                                   {"Data &amp; more", column({"<c><v>2</v></c>"})},
                                   {"Last", column({"<c><v>3</v></c>"})}},
                        .state = "hidden"};
        const auto table = open(book.file());
        QVERIFY(table);
        QCOMPARE(table->entries,
                 (QStringList{u"Secret"_s, u"Empty"_s, u"Data & more"_s, u"Last"_s}));
        QCOMPARE(table->entry, u"Data & more"_s);
        QVERIFY(table->spreadsheet);
        QCOMPARE(table->encoding.name, "UTF-8");
        QCOMPARE(csv(book.file()), "2\n");
        QCOMPARE(csv(book.file(), u"Secret"_s), "1\n");
        QCOMPARE(csv(book.file(), u"Last"_s), "3\n");
        QCOMPARE(csv(book.file(), u"Empty"_s), "");
        QVERIFY(csv(book.file(), u"None"_s).contains("no sheet “None”"));
        QCOMPARE(*tablefile::tablesIn(m_folder.filePath(u"book"_s)), table->entries);
    }

    void aCoverPageIsNotTheTable_data()
    {
        QTest::addColumn<int>("coverRows");
        QTest::addColumn<int>("tableRows");
        QTest::addColumn<QString>("chosen");
        QTest::newRow("a cover page before a table") << 3 << 40 << u"Contacts"_s;
        QTest::newRow("a small table before another") << 3 << 3 << u"Start"_s;
        QTest::newRow("a table before a larger one") << 20 << 500 << u"Start"_s;
    }
    void aCoverPageIsNotTheTable()
    {
        QFETCH(const int, coverRows);
        QFETCH(const int, tableRows);
        QFETCH(const QString, chosen);
        const QByteArray cell = "<c><v>1</v></c>";
        const Xlsx book{
            .sheets = {{"Start", ("<row>" + cell + "</row>").repeated(coverRows)},
                       {"Notes", "<row>" + cell + "</row>"},
                       {"Contacts", ("<row>" + cell + cell + cell + "</row>").repeated(tableRows)},
                       {"Broken", "<row><c><v>1</v>"}}};
        const auto table = open(book.file());
        QVERIFY(table);
        QCOMPARE(table->entry, chosen);
        QCOMPARE(table->entries.size(), 4);
        const auto sheet = [](const QByteArray &name, const QByteArray &rows) {
            return "<table:table table:name=\"" + name + "\">" + rows + "</table:table>";
        };
        const QByteArray one = "<table:table-cell office:value-type=\"float\" office:value=\"1\">"
                               "<text:p>1</text:p></table:table-cell>";
        const QByteArray row = "<table:table-row>" + one + "</table:table-row>";
        const QByteArray wide = "<table:table-row>" + one.repeated(3) + "</table:table-row>";
        const Ods ods{.tables = sheet("Start", row.repeated(coverRows)) + sheet("Notes", row)
                          + sheet("Contacts", wide.repeated(tableRows)) + sheet("Last", row)};
        const auto opened = open(ods.file());
        QVERIFY(opened);
        QCOMPARE(opened->entry, chosen);
        QCOMPARE(opened->entries, (QStringList{u"Start"_s, u"Notes"_s, u"Contacts"_s, u"Last"_s}));
        QCOMPARE(opened->file->read(0, 2'000).count('\n'),
                 chosen == u"Start"_s ? coverRows : tableRows);
    }

    void sheetsWithTheSameColumnsCanBeStacked()
    {
        const auto text = [](const QByteArray &word) {
            return "<c t=\"inlineStr\"><is><t>" + word + "</t></is></c>";
        };
        const auto sheet = [&](const QByteArray &first, const QByteArray &second,
                               const QByteArray &cells) {
            return "<row>" + text(first) + text(second) + "</row><row>" + cells + "</row>";
        };
        const Xlsx book{
            .sheets = {{"One", sheet("name", "points", text("Ana") + "<c><v>1</v></c>")},
                       {"Two", sheet("points", "name", "<c><v>2</v></c>" + text("Eva"))},
                       {"Empty", ""},
                       {"Other", sheet("a", "b", text("x") + text("y"))}}};
        const auto table = open(book.file(), {}, true);
        QVERIFY(table);
        QCOMPARE(table->file->read(0, 1'000), "name,points\nAna,1\nEva,2\n");
        QCOMPARE(table->leftOut, QStringList{u"Other"_s});
        QCOMPARE(table->entries.size(), 4);
    }

    // A title alone in its row above the table is not padded, but short rows are.
    void titlesStandAboveTheTable()
    {
        const auto text = [](const QByteArray &word) {
            return "<c t=\"inlineStr\"><is><t>" + word + "</t></is></c>";
        };
        const Xlsx book{.sheets = {{"A",
                                    "<row>" + text("Club 2026") + "</row><row/><row>" + text("name")
                                        + text("mail") + text("points") + "</row><row>"
                                        + text("Ana") + text("ana@x.org")
                                        + "<c><v>1</v></c></row><row>" + text("Eva") + "</row>"}}};
        const auto table = open(book.file());
        QVERIFY(table);
        QCOMPARE(table->file->read(0, 1'000),
                 "Club 2026\n\nname,mail,points\nAna,ana@x.org,1\nEva,,\n");
        QCOMPARE(table->begin.line, 3);
        QVERIFY(table->dialect.header);
        QCOMPARE(table->dialect.ragged, 0);
    }

    void openDocumentCellsHaveTheirShownText()
    {
        QCOMPARE(
            odsCsv("<table:table-row><table:table-cell office:value-type=\"string\" "
                   "calcext:value-type=\"string\"><text:p>Ana "
                   "<text:span>Mª</text:span><office:annotation><text:p>in "
                   "it</text:p></office:annotation>  de"
                   "<text:s text:c=\"3\"/>la<text:tab/><text:line-break/>x </text:p><text:p>Peña"
                   "</text:p><office:annotation><text:p>a note</text:p></office:annotation>"
                   "</table:table-cell><table:table-cell office:value-type=\"float\" "
                   "office:value=\"1234.5\"><text:p>1.234,50</text:p></table:table-cell>"
                   "<table:table-cell office:value-type=\"percentage\" office:value=\"0.25\">"
                   "<text:p>25%</text:p></table:table-cell><table:table-cell "
                   "office:value-type=\"currency\" office:currency=\"EUR\" office:value=\"3\">"
                   "<text:p>3,00 €</text:p></table:table-cell></table:table-row>"
                   "<table:table-row><table:table-cell office:value-type=\"date\" "
                   "office:date-value=\"2026-11-16\"><text:p>16.11.26</text:p></table:table-cell>"
                   "<table:table-cell office:value-type=\"date\" "
                   "office:date-value=\"2026-11-16T14:30:00\"><text:p>x</text:p></table:table-cell>"
                   "<table:table-cell office:value-type=\"time\" "
                   "office:time-value=\"PT36H05M00S\"><text:p>x</text:p></table:table-cell>"
                   "<table:table-cell office:value-type=\"boolean\" office:boolean-value=\"true\">"
                   "<text:p>WAHR</text:p></table:table-cell></table:table-row>"
                   "<table:table-row><table:table-cell office:value-type=\"string\" "
                   "office:string-value=\"a&amp;b\"><text:p>other</text:p></table:table-cell>"
                   "<table:table-cell table:formula=\"of:=1>0\" office:value-type=\"string\" "
                   "calcext:value-type=\"error\"><text:p>#N/A</text:p></table:table-cell>"
                   "<table:table-cell office:value-type=\"string\"><text:p>007</text:p>"
                   "</table:table-cell></table:table-row>"),
            "\"Ana Mª de   la\t\nx\nPeña\",1234.5,0.25,3\n"
            "2026-11-16,2026-11-16 14:30:00,36:05:00,TRUE\na&b,#N/A,007,\n");
    }

    void errorsAreNeverBlank()
    {
        const auto cell = [](const QByteArray &attributes, const QByteArray &shown) {
            return "<table:table-row><table:table-cell table:formula=\"of:=A1\" " + attributes + ">"
                + (shown.isEmpty() ? "" : "<text:p>" + shown + "</text:p>")
                + "</table:table-cell><table:table-cell office:value-type=\"string\">"
                  "<text:p>x</text:p></table:table-cell></table:table-row>";
        };
        const QByteArray error =
            R"(office:value-type="string" office:string-value="" calcext:value-type="error")";
        const QByteArray number = R"(office:value-type="float" office:value="0")";
        QCOMPARE(odsCsv(cell(error, "#N/A") + cell(error, "#DIV/0!") + cell(error, "Err:502")
                        + cell(error, "#\xC2\xA1VALOR!") + cell(error, "") + cell(error, "odd")
                        + cell(number, "#REF!") + cell(number, "0") + cell("", "")
                        + cell(R"(office:value-type="string" office:string-value="")", "")
                        + cell(R"(office:value-type="string")", "Ana")),
                 "#N/A,x\n#DIV/0!,x\nErr:502,x\n#\xC2\xA1VALOR!,x\n#ERROR!,x\n#ERROR!,x\n"
                 "#REF!,x\n0,x\n#NOT CALCULATED!,x\n,x\nAna,x\n"_ba);
        const auto text = R"(<c t="str"><v>x</v></c>)"_ba;
        const Xlsx book{
            .sheets = {
                {"A",
                 column({R"(<c t="e"><f>NA()</f><v>#N/A</v></c>)"_ba + text,
                         R"(<c t="e"><v></v></c>)"_ba + text, R"(<c><f>A1</f></c>)"_ba + text,
                         R"(<c><f>A1</f><v/></c>)"_ba + text,
                         R"(<c t="shared" s="0"><f t="shared" si="0"/></c>)"_ba + text,
                         R"(<c t="str"><f>A1</f><v></v></c>)"_ba + text,
                         R"(<c><f>A1</f><v>7</v></c>)"_ba + text})}}};
        QCOMPARE(csv(book.file()),
                 "#N/A,x\n#ERROR!,x\n#NOT CALCULATED!,x\n#NOT CALCULATED!,x\n"
                 "#NOT CALCULATED!,x\n,x\n7,x\n"_ba);
    }

    void secondsAreRoundedTheSameWayInBothFormats()
    {
        const auto cell = [](const QByteArray &date) {
            return "<table:table-row><table:table-cell office:value-type=\"date\" "
                   "office:date-value=\""
                + date + "\"/></table:table-row>";
        };
        QCOMPARE(odsCsv(cell("2026-11-16T14:29:59.999999832") + cell("2026-11-16T14:30:00.4")
                        + cell("2026-12-31T23:59:59.7")),
                 "2026-11-16 14:30:00\n2026-11-16 14:30:00\n2027-01-01 00:00:00\n"_ba);
    }

    void flatDocumentsAreRefusedAndNotReadAsCsv()
    {
        for (const auto &text :
             {"<?xml version=\"1.0\"?>\n<office:document xmlns:office=\"urn:oasis:names:tc:"
              "opendocument:xmlns:office:1.0\"><office:body/></office:document>\n"_ba,
              "<office:document office:mimetype=\"application/vnd.oasis.opendocument."
              "spreadsheet\">\n</office:document>\n"_ba,
              "\xEF\xBB\xBF<?xml version=\"1.0\"?><Workbook/>\n"_ba,
              "<!DOCTYPE html>\n<html><table><tr><td>a</td></tr></table></html>\n"_ba})
            QVERIFY2(csv(text).startsWith("! It is a"), csv(text).constData());
        QCOMPARE(csv("<b>,c\n1,2\n"), "<b>,c\n1,2\n"_ba);
    }

    void truthValuesComeAsTheSheetShowsThem()
    {
        const auto boolean = [](const QByteArray &attributes, const QByteArray &shown) {
            return "<table:table-cell office:value-type=\"boolean\" " + attributes + "><text:p>"
                + shown + "</text:p></table:table-cell>";
        };
        QCOMPARE(odsCsv("<table:table-row>" + boolean("office:boolean-value=\"true\"", "VERDADERO")
                        + boolean("office:boolean-value=\"false\"", "FALSO")
                        + boolean("table:formula=\"of:=1>0\" office:boolean-value=\"true\"", "TRUE")
                        + boolean("", "TRUE") + "</table:table-row>"),
                 "TRUE,FALSE,TRUE,TRUE\n");
        using spreadsheet::NumberForm;
        for (const auto *code :
             {"\"TRUE\";\"TRUE\";\"FALSE\"", "BOOLEAN", "\"VERDADERO\";\"VERDADERO\";\"FALSO\""})
            QVERIFY2(spreadsheet::formOfCode(code).kind == NumberForm::Kind::Boolean, code);
        QVERIFY(spreadsheet::formOfCode("\"yes\";\"yes\";\"no\"").kind == NumberForm::Kind::Plain);
    }

    void openDocumentStylesDefineTheTypeOfNumbers()
    {
        const QByteArray styles =
            "<number:boolean-style style:name=\"N1\"><number:boolean/></number:boolean-style>"
            "<number:number-style style:name=\"N2\"><number:number number:decimal-places=\"0\" "
            "number:min-integer-digits=\"5\"/></number:number-style>"
            "<number:date-style style:name=\"N3\"><number:year/><number:text>-</number:text>"
            "<number:month/></number:date-style>"
            "<number:date-style style:name=\"N4\"><number:year/><number:hours/>"
            "</number:date-style>"
            "<style:style style:name=\"ce1\" style:family=\"table-cell\" "
            "style:data-style-name=\"N1\"/><style:style style:name=\"ce2\" "
            "style:family=\"table-cell\" style:data-style-name=\"N2\"/><style:style "
            "style:name=\"ce3\" style:family=\"table-cell\" style:parent-style-name=\"ce4\"/>"
            "<style:style style:name=\"ce4\" style:family=\"table-cell\" "
            "style:data-style-name=\"N3\"/><style:style style:name=\"ce5\" "
            "style:family=\"table-cell\" style:data-style-name=\"N4\"/>";
        const auto number = [](const QByteArray &style, const QByteArray &value) {
            return "<table:table-cell " + style + " office:value-type=\"float\" office:value=\""
                + value + "\"/>";
        };
        const auto date = [](const QByteArray &style, const QByteArray &value) {
            return "<table:table-cell " + style + " office:value-type=\"date\" office:date-value=\""
                + value + "\"/>";
        };
        QCOMPARE(odsCsv("<table:table-column table:number-columns-repeated=\"2\"/>"
                        "<table:table-column table:default-cell-style-name=\"ce2\"/>"
                        "<table:table-row>"
                            + number("table:style-name=\"ce1\"", "1") + number("", "1234")
                            + number("", "1234")
                            + date("table:style-name=\"ce3\"", "2026-11-16T14:30:00")
                            + date("table:style-name=\"ce5\"", "2026-11-16") + "</table:table-row>",
                        styles),
                 "TRUE,1234,01234,2026-11-16,2026-11-16 00:00:00\n");
    }

    void repeatedAndCoveredCellsKeepTheirPlaces()
    {
        const QByteArray cell = "<table:table-cell office:value-type=\"float\" office:value=\"1\"";
        QCOMPARE(odsCsv("<table:table-header-rows><table:table-row>" + cell
                        + " table:number-columns-repeated=\"2\"/><table:table-cell "
                          "table:number-columns-repeated=\"16000\"/></table:table-row>"
                          "</table:table-header-rows><table:table-row-group>"
                          "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell "
                          "table:number-columns-repeated=\"2\"/>"
                        + cell
                        + "/></table:table-row></table:table-row-group><table:table-row "
                          "table:number-rows-repeated=\"2\"><table:table-cell/></table:table-row>"
                          "<table:table-row>"
                        + cell
                        + " table:number-columns-spanned=\"2\"/><table:covered-table-cell "
                          "office:value-type=\"float\" office:value=\"9\"/>"
                        + cell
                        + "/></table:table-row><table:table-row "
                          "table:number-rows-repeated=\"1048570\"><table:table-cell "
                          "table:number-columns-repeated=\"16384\"/></table:table-row>"),
                 "1,1,\n,,1\n,,1\n\n\n1,,1\n");
    }

    void oneOfSeveralOpenDocumentSheetsIsChosen()
    {
        const auto table = [](const QByteArray &name, const QByteArray &style,
                              const QByteArray &value) {
            return "<table:table table:name=\"" + name + "\" table:style-name=\"" + style
                + "\"><table:shapes><draw:frame><table:table table:name=\"no\"/></draw:frame>"
                  "</table:shapes><table:table-row><table:table-cell office:value-type=\"string\">"
                  "<text:p>"
                + value + "</text:p></table:table-cell></table:table-row></table:table>";
        };
        const Ods book{.tables = "<table:tracked-changes><table:table table:name=\"old\"/>"
                                 "</table:tracked-changes>"
                           + table("Hidden", "ta2", "1") + table("Empty", "ta1", "")
                           + table("Two", "ta1", "2") + table("Three", "ta1", "3")
                           + table("'file:///x'#$A", "ta_extref", "4"),
                       .styles = "<style:style style:name=\"ta2\" style:family=\"table\">"
                                 "<style:table-properties table:display=\"false\"/></style:style>"};
        const auto opened = open(book.file());
        QVERIFY(opened);
        QCOMPARE(opened->entries, (QStringList{u"Hidden"_s, u"Empty"_s, u"Two"_s, u"Three"_s}));
        QCOMPARE(opened->entry, u"Two"_s);
        QCOMPARE(csv(book.file()), "2\n");
        QCOMPARE(csv(book.file(), u"Three"_s), "3\n");
        QCOMPARE(csv(book.file(), u"Hidden"_s), "1\n");
        QCOMPARE(*tablefile::tablesIn(m_folder.filePath(u"book"_s)), opened->entries);
    }

    void aTableOfAWebPageIsText()
    {
        using spreadsheet::tableOfHtml;
        QCOMPARE(
            tableOfHtml(u"<html><head><style>td{}</style></head><body><table border=1><!-- <td> "
                        "--><TR><TD>a &amp;&nbsp;b<td colspan='2'>c<br>d</td><th>  e\n f </th>"
                        "<tr><td><img src=\"http://x/>\">x</td><td><table><tr><td>y</td></tr>"
                        "</table></td></tr></table><table><tr><td>no</td></tr></table>"_s),
            (QList<QStringList>{{u"a & b"_s, u"c\nd"_s, QString(), u"e f"_s}, {u"x"_s, u"y"_s}}));
        QCOMPARE(tableOfHtml(u"<p>no table</p>"_s), QList<QStringList>());
        QCOMPARE(tableOfHtml(u"<table><tr><td"_s), QList<QStringList>());
    }

    void damagedFilesAreReported_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &said) {
            QTest::newRow(name) << bytes << said;
        };
        const auto sheet = [](const QByteArray &rows) {
            return Xlsx{.sheets = {{"A", rows}}, .texts = "<si><t>x</t></si>"}.file();
        };
        const QByteArray cell = "<row><c><v>1</v></c></row>";
        row("tags that do not match", sheet("<row><c><v>1</c></v></row>"), "do not match");
        row("an open tag", sheet("<row><c><v>1</v></c>"), "do not match");
        row("half a tag", sheet(cell + "<row><c r=\"A1></row>"), "ends unexpectedly");
        row("a document type", sheet("<!DOCTYPE a [<!ENTITY b \"cc\">]>" + cell), "document type");
        row("nested tags", sheet("<row><c><v>" + QByteArray("<a>").repeated(300)), "nested");
        row("an endless tag", sheet("<row a=\"" + QByteArray(2'000'000, 'x') + "\"/>"),
            "too large");
        row("missing text", sheet("<row><c t=\"s\"><v>1</v></c></row>"), "refers to");
        row("no number of a text", sheet("<row><c t=\"s\"><v>a</v></c></row>"), "refers to");
        row("a column behind the last", sheet("<row><c r=\"XFE1\"><v>1</v></c></row>"),
            "more columns");
        row("a column far away", sheet("<row><c r=\"ZZZZZZZZZZZZ1\"><v>1</v></c></row>"),
            "more columns");
        row("a row behind the last", sheet("<row r=\"1048577\"><c><v>1</v></c></row>"),
            "more rows");
        row("a text without end",
            sheet("<row><c t=\"str\"><v>" + QByteArray(5'000'000, 'x') + "</v></c></row>"), "4 MB");
        row("a shared text without end",
            Xlsx{.sheets = {{"A", cell}},
                 .texts = "<si><t>" + QByteArray(5'000'000, 'x') + "</t></si>"}
                .file(),
            "4 MB");
        row("no sheet at all", Xlsx{}.file(), "no sheet with cells");
        row("only empty sheets", sheet(""), "no sheet with cells");
        auto parts = Xlsx{.sheets = {{"A", cell}}}.parts();
        parts.removeIf([](const support::Part &part) { return part.first.contains(u"sheet1"_s); });
        row("a sheet that is missing", support::packed(parts), "A is missing");
        auto cut = sheet(cell.repeated(20'000));
        row("the end is missing", cut.first(cut.size() / 2), "again");
        auto damaged = cut;
        for (qsizetype at = 700; at < 760; ++at)
            damaged[at] = '\x55';
        row("bytes are damaged", damaged, "again");
        row("a text document",
            support::packed({{u"[Content_Types].xml"_s, "<Types/>"},
                             {u"_rels/.rels"_s,
                              "<Relationships><Relationship Id=\"a\" Type=\"x/officeDocument\" "
                              "Target=\"word/document.xml\"/></Relationships>"},
                             {u"word/document.xml"_s, "<w:document/>"}}),
            "not a spreadsheet");
        row("binary workbook",
            support::packed({{u"[Content_Types].xml"_s, "<Types/>"}, {u"xl/workbook.bin"_s, "x"}}),
            ".xlsb");
        row("an OpenDocument text", Ods{.kind = "application/vnd.oasis.opendocument.text"}.file(),
            "not a spreadsheet");
        row("no OpenDocument sheet", Ods{}.file(), "no sheet with cells");
        row("a broken OpenDocument",
            Ods{.tables = "<table:table table:name=\"A\"><table:table-row></table:table>"}.file(),
            "do not match");
    }

    void damagedFilesAreReported()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, said);
        const auto answer = csv(bytes);
        QVERIFY2(answer.startsWith("! ") && answer.contains(said), answer.left(300).constData());
    }

    void encryptedFilesAreReported()
    {
        QVERIFY(csv(Ods{.manifest = "<manifest:file-entry><manifest:encryption-data/>"
                                    "</manifest:file-entry>"}
                        .file())
                    .contains("password"));
        QVERIFY(csv(support::packed({{u"mimetype"_s, "x"}, {u"encrypted-package"_s, "x"}}))
                    .contains("password"));
        // The first sector of such a file contains the number of the sector with the directory,
        // here the fourth.
        QByteArray ole("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", 8);
        ole.resize(512, '\0');
        ole[30] = 9;
        ole[48] = 3;
        ole.resize(2048, '\0');
        const auto named = [&ole](const QString &stream) {
            return ole
                + QByteArray(reinterpret_cast<const char *>(stream.utf16()), stream.size() * 2)
                + QByteArray(512, '\0');
        };
        QVERIFY(csv(named(u"EncryptedPackage"_s)).contains("password"));
        QVERIFY(csv(named(u"Workbook"_s)).contains("old Excel format"));
    }

    // A few bytes decompress to an excessive size.
    void endlessDecompressionIsStopped()
    {
        const auto once = "<row><c t=\"s\"><v>0</v></c></row>"_ba;
        const Xlsx shared{.sheets = {{"A", once.repeated(100'000)}},
                          .texts = "<si><t>" + QByteArray(30'000, 'x') + "</t></si>"};
        QVERIFY(csv(shared.file()).contains("malicious"));
        const QByteArray row = "<table:table-row table:number-rows-repeated=\"1048576\">"
                               "<table:table-cell office:value-type=\"float\" office:value=\"1\" "
                               "table:number-columns-repeated=\"16384\"/></table:table-row>";
        QVERIFY(odsCsv(row).contains("malicious"));
        QVERIFY(odsCsv(QByteArray(row).replace("1048576", "99999999999")).contains("malicious"));
        QVERIFY(odsCsv("<table:table-row><table:table-cell table:number-columns-repeated=\"9\"/>"
                       "<table:table-cell office:value-type=\"float\" office:value=\"1\" "
                       "table:number-columns-repeated=\"16384\"/></table:table-row>")
                    .contains("more columns"));
        const Xlsx blanks{.sheets = {{"A", QByteArray(60'000'000, ' ')}}};
        QVERIFY(csv(blanks.file()).contains("malicious"));
    }

    void cancellingEndsTheReading()
    {
        QFile file(m_folder.filePath(u"book"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            Xlsx{.sheets = {{"A", "<row><c><v>1</v></c></row>"_ba.repeated(200'000)}}}.file());
        file.close();
        base::Progress progress;
        progress.cancel();
        (void)tablefile::openTable(file.fileName(), {.temporaryFolder = m_temporary.path()},
                                   progress);
        QVERIFY(progress.done() < 500'000);
        base::Progress whole;
        QVERIFY(
            tablefile::openTable(file.fileName(), {.temporaryFolder = m_temporary.path()}, whole));
        QCOMPARE(whole.part(), 1.0);
    }

    void manySharedTextsAreKeptOnTheDisk()
    {
        QByteArray texts;
        QByteArray rows;
        static constexpr int count = 600'000;
        for (int at = 0; at < count; ++at) {
            const auto number = QByteArray::number(at);
            texts += "<si><t>" + number + QByteArray(100, 'y') + "</t></si>";
            if (at % 1000 == 0)
                rows +=
                    "<row><c t=\"s\"><v>" + QByteArray::number(count - 1 - at) + "</v></c></row>";
        }
        const auto table = csv(Xlsx{.sheets = {{"A", rows}}, .texts = texts}.file()).split('\n');
        QCOMPARE(table.size(), count / 1000 + 1);
        for (int at = 0; at < count; at += 1000)
            QCOMPARE(table.at(at / 1000),
                     QByteArray::number(count - 1 - at) + QByteArray(100, 'y'));
    }

    // The contacts are the same, whichever program wrote the file.
    void theSameContactsFromEveryFile()
    {
        const QString text = u"nombre;correo;alta;puntos;código\n"
                             "José Peña;jose@example.org;2026-11-16;12.5;00712\n"
                             "\"Ana; la \"\"grande\"\"\";ana@example.org;2025-01-02;7;00034\n"
                             "Zoë;zoe@example.org;;;\n"_s;
        const auto rowsOf = [this](const QByteArray &bytes) {
            QList<QByteArrayList> rows;
            const auto table = open(bytes);
            if (!table)
                return rows;
            auto copy = table->file->read(table->begin.offset, 100'000);
            if (copy.startsWith("\xEF\xBB\xBF"))
                copy.remove(0, 3);
            csv::RowScanner scanner(copy, table->dialect.dialect);
            QByteArray scratch;
            while (scanner.next()) {
                rows.append(QByteArrayList());
                for (int cell = 0; cell < scanner.count(); ++cell)
                    rows.last().append(scanner.text(cell, scratch).toByteArray());
            }
            return rows;
        };
        const auto expected = rowsOf(text.toUtf8());
        QCOMPARE(expected.size(), 4);
        QCOMPARE(expected.at(2).at(0), "Ana; la \"grande\"");
        auto commas = text;
        commas.replace(u';', u',').replace(u"Ana,"_s, u"Ana;"_s);
        auto tabs = text;
        tabs.replace(u';', u'\t').replace(u"Ana\t"_s, u"Ana;"_s);
        const auto utf16 = [](const QString &from) {
            return QByteArray("\xFF\xFE")
                + QByteArray(reinterpret_cast<const char *>(from.utf16()), from.size() * 2);
        };
        QCOMPARE(rowsOf("\xEF\xBB\xBF" + text.toUtf8()), expected);
        QCOMPARE(rowsOf(text.toLatin1()), expected);
        QCOMPARE(rowsOf(utf16(text)), expected);
        QCOMPARE(rowsOf(commas.toUtf8()), expected);
        QCOMPARE(rowsOf(tabs.toUtf8()), expected);
        QCOMPARE(rowsOf(text.toUtf8().replace('\n', "\r\n")), expected);
        QCOMPARE(rowsOf(text.toUtf8().replace('\n', '\r')), expected);
        const auto words = [](const QByteArray &word) {
            return "<c t=\"inlineStr\"><is><t>" + word + "</t></is></c>";
        };
        const auto person = [&words](const QByteArray &name, const QByteArray &mail,
                                     const QByteArray &rest) {
            return "<row>" + words(name) + words(mail) + rest + "</row>";
        };
        const Xlsx xlsx{
            .sheets =
                {{"Contactos",
                  person("nombre", "correo", words("alta") + words("puntos") + words("código"))
                      + person("José Peña", "jose@example.org",
                               "<c s=\"1\"><v>46342</v></c><c><v>12.5</v></c>" + words("00712"))
                      + person("Ana; la &quot;grande&quot;", "ana@example.org",
                               "<c s=\"1\"><v>45659</v></c><c><v>7</v></c><c s=\"2\"><v>34"
                               "</v></c>")
                      + person("Zoë", "zoe@example.org", {})}},
            .styles = "<numFmts><numFmt numFmtId=\"170\" formatCode=\"00000\"/></numFmts><cellXfs>"
                      "<xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"170\"/></cellXfs>"};
        QCOMPARE(rowsOf(xlsx.file()), expected);
        const auto cell = [](const QByteArray &value) {
            return "<table:table-cell " + value + "</table:table-cell>";
        };
        const auto said = [&cell](const QByteArray &word) {
            return cell("office:value-type=\"string\"><text:p>" + word + "</text:p>");
        };
        const auto date = [&cell](const QByteArray &day) {
            return cell("office:value-type=\"date\" office:date-value=\"" + day
                        + "\"><text:p>shown</text:p>");
        };
        const auto number = [&cell](const QByteArray &value) {
            return cell("office:value-type=\"float\" office:value=\"" + value + "\">");
        };
        const auto row = [](const QByteArray &cells) {
            return "<table:table-row>" + cells + "</table:table-row>";
        };
        const Ods ods{.tables = "<table:table table:name=\"Contactos\">"
                          + row(said("nombre") + said("correo") + said("alta") + said("puntos")
                                + said("código"))
                          + row(said("José Peña") + said("jose@example.org") + date("2026-11-16")
                                + number("12.5") + said("00712"))
                          + row(said("Ana; la &quot;grande&quot;") + said("ana@example.org")
                                + date("2025-01-02") + number("7") + said("00034"))
                          + row(said("Zoë") + said("zoe@example.org")) + "</table:table>"};
        QCOMPARE(rowsOf(ods.file()), expected);
    }
};

STOREDESK_TEST(TestSpreadsheet)

} // namespace tst_spreadsheet

#include "tst_spreadsheet.moc"
