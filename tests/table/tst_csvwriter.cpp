// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/csvreader.h"
#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"
#include "csv/spreadsheettext.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/fulldevice.h"
#include "table/randomtable.h"
#include "table/referencecsv.h"

#include <QBuffer>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace tst_csvwriter {

using namespace storedesk;
using namespace Qt::StringLiterals;
using csv::CsvFormat;
using csv::CsvWriter;
using csv::Quoting;

class TestCsvWriter final : public QObject
{
    Q_OBJECT

private:
    static QByteArray written(const support::Table &rows, const CsvFormat &format = {})
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        CsvWriter writer(buffer, format);
        for (const auto &row : rows)
            writer.row(row);
        return writer.finish() ? buffer.data() : QByteArray("failed");
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void filesForSpreadsheetsFollowTheLanguage()
    {
        const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom});
        QCOMPARE(csv::spreadsheetFormat().dialect.delimiter, ',');
        QCOMPARE(csv::spreadsheetNumber(12345.5), u"12345.5"_s);
        QLocale::setDefault({QLocale::Spanish, QLocale::Spain});
        QCOMPARE(csv::spreadsheetFormat().dialect.delimiter, ';');
        QCOMPARE(csv::spreadsheetNumber(12345.5), u"12345,5"_s);
    }

    void onlyNecessaryQuotesAreWritten()
    {
        QCOMPARE(written({{"a", "b c", "d,e", "f\"g", "h\ni", "j\rk", ""}}),
                 "a,b c,\"d,e\",\"f\"\"g\",\"h\ni\",\"j\rk\",\n");
    }

    void everythingIsQuotedWhenAsked()
    {
        QCOMPARE(written({{"a", ""}, {"\""}}, {.quoting = Quoting::Always, .lineEnd = "\r\n"}),
                 "\"a\",\"\"\r\n\"\"\"\"\r\n");
    }

    void aRowOfOneEmptyCellIsNotABlankLine()
    {
        QCOMPARE(written({{""}, {}, {"", ""}}), "\"\"\n\n,\n");
    }

    void theMarkComesFirstAndOnce()
    {
        QCOMPARE(written({{"a"}, {"b"}}, {.byteOrderMark = true}),
                 "\xEF\xBB\xBF"
                 "a\nb\n");
        QCOMPARE(written({}, {.byteOrderMark = true}), "\xEF\xBB\xBF");
        // A first cell that begins with a byte order mark must be read back completely.
        QCOMPARE(written({{"\xEF\xBB\xBFx"}}), "\"\xEF\xBB\xBFx\"\n");
    }

    // Covers guarantee G32.
    void formulasAreGuardedOnlyWhenAsked_data()
    {
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<bool>("formula");
        for (const char *bytes : {"=1+1",   "+34600",   "+34 600 000 000",
                                  "@cmd",   "\tx",      "\rx",
                                  "\nx",    "＝1+1",    "＋34",
                                  "－1",    "＠SUM(1)", "-",
                                  "-x",     "--1",      "-1+1",
                                  "-1-1",   "-A1",      "-1e",
                                  "\"=1\"", "-1,5;-2",  "-3 apples",
                                  "-(1)",   "-2+cmd|",  "-.",
                                  "-12:30", "+-1"})
            QTest::addRow("%s", QByteArray(bytes).toPercentEncoding().constData())
                << QByteArray(bytes) << true;
        QTest::newRow("NUL") << QByteArray("\0=1", 3) << true;
        for (const char *bytes : {"",
                                  "1=1",
                                  "a",
                                  " =1",
                                  "'=1",
                                  "é",
                                  "-1",
                                  "-3",
                                  "-12,50",
                                  "-12.50",
                                  "-1.234,56",
                                  "-1,234.56",
                                  "-1 234,56",
                                  "-1'234.5",
                                  "-0",
                                  "-.5",
                                  "-,5",
                                  "-1e6",
                                  "-1.5E-7",
                                  "-12 %",
                                  "-12,50 €",
                                  "-1\xC2\xA0"
                                  "234",
                                  "-7$",
                                  "-1.5 %",
                                  "−5"})
            QTest::addRow("'%s'", bytes) << QByteArray(bytes) << false;
    }

    void formulasAreGuardedOnlyWhenAsked()
    {
        QFETCH(const QByteArray, cell);
        QFETCH(const bool, formula);
        const auto safe = written({{cell, "x"}}, {.safeForSpreadsheets = true});
        QBuffer buffer;
        buffer.setData(safe);
        buffer.open(QIODevice::ReadOnly);
        csv::CsvReader reader(buffer);
        QVERIFY(reader.next());
        QCOMPARE(reader.cell(0).toByteArray(), formula ? "'" + cell : cell);
        QVERIFY(!csv::looksLikeFormula(reader.cell(0)));
        QVERIFY(!written({{cell, "x"}}).contains('\'') || cell.contains('\''));
    }

    void valuesWithAnotherListSeparatorAreQuoted()
    {
        const support::Table row{{"a;b", "c,d", "e\tf", "g|h", "i"}};
        for (const char delimiter : {',', ';', '\t'}) {
            const auto text = written(
                row,
                {.dialect = {.delimiter = delimiter, .quote = '\''}, .safeForSpreadsheets = true});
            const QByteArray joint(1, delimiter);
            QCOMPARE(text,
                     QByteArrayList({"\"a;b\"", "\"c,d\"", "\"e\tf\"", "g|h", "i"}).join(joint)
                         + '\n');
        }
        QCOMPARE(written(row, {.dialect = {.delimiter = '|'}}), "a;b|c,d|e\tf|\"g|h\"|i\n");
    }

    // Quotes alone are not enough, because a program that splits the line at another separator
    // ignores them.
    void noFormulaComesToLightUnderAnotherListSeparator()
    {
        static const QByteArrayList pieces{"=",  "+", "-", "@", "＝", ",", ";", "\t", "\n",
                                           "\"", "1", "a", " ", "&",  "'", "(", ")",  "cmd"};
        const auto computes = [](QByteArray cell) {
            while (cell.startsWith('"'))
                cell.remove(0, 1);
            static const QRegularExpression harmless(
                u"^([^=+@＝-]|-[.,]?[0-9]+([., '][0-9]+)* ?([\";,\t]|$))"_s);
            return !cell.isEmpty() && !harmless.match(QString::fromUtf8(cell)).hasMatch();
        };
        support::RandomTable random(32);
        for (int round = 0; round < 20'000; ++round) {
            QList<QByteArray> row;
            for (int cells = 1 + random.below(4); cells > 0; --cells) {
                QByteArray cell;
                for (int count = random.below(8); count > 0; --count)
                    cell += pieces.at(random.below(static_cast<int>(pieces.size())));
                row.append(cell);
            }
            const char delimiter = QByteArrayView(",;\t").at(random.below(3));
            const auto text =
                written({row}, {.dialect = {.delimiter = delimiter}, .safeForSpreadsheets = true});
            for (const char other : {',', ';', '\t'}) {
                for (const auto &torn : support::ReferenceCsv(text, {.delimiter = other}).rows()) {
                    for (const auto &cell : torn.cells)
                        QVERIFY2(!computes(cell), (text + "\n → " + cell).constData());
                }
            }
        }
        QCOMPARE(csv::guardedForSpreadsheets("x;=1&2"), "x;'=1&2");
        QCOMPARE(csv::guardedForSpreadsheets("12,-3;-4,5"), "12,-3;-4,5");
        QCOMPARE(csv::guardedForSpreadsheets("list\n- one"), "list\n'- one");
    }

    void aFullDiskIsReported()
    {
        support::FullDevice device;
        CsvWriter writer(device);
        writer.row({"a", "b"});
        const auto result = writer.finish();
        QVERIFY(!result);
        QCOMPARE(result.error().why, u"No space left on device"_s);
        writer.row({"c"});
        QVERIFY(!writer.finish());
    }

    // Every cell in every difficult table is read back, and writing the table again produces the
    // same bytes.
    void randomTablesSurviveARoundTrip()
    {
        support::RandomTable random(4180);
        for (quint32 round = 0; round < 10'000; ++round) {
            const auto rows = random.table();
            const CsvFormat format{
                .dialect = random.dialect(),
                .quoting = random.below(2) == 0 ? Quoting::Always : Quoting::WhenNeeded,
                .lineEnd = QList<QByteArray>{"\n", "\r\n", "\r"}.at(random.below(3)),
                .byteOrderMark = random.below(4) == 0};
            const auto text = written(rows, format);
            support::DripDevice device(text, round);
            csv::CsvReader reader(device, format.dialect);
            support::Table back;
            while (reader.next()) {
                // NUL bytes are reported, but preserved.
                const bool clean = std::ranges::all_of(reader.faults(), [](const auto &fault) {
                    return fault.kind == csv::CsvFault::Kind::NulByte;
                });
                QVERIFY2(clean && !reader.blank(), text.toPercentEncoding().constData());
                back.append(reader.copy());
            }
            QVERIFY2(back == rows, text.toPercentEncoding().constData());
            QCOMPARE(reader.hadByteOrderMark(), format.byteOrderMark);
            QCOMPARE(support::ReferenceCsv(text, format.dialect).rows().size(), rows.size());
            QCOMPARE(written(back, format), text);
        }
    }
};

STOREDESK_TEST(TestCsvWriter)

} // namespace tst_csvwriter

#include "tst_csvwriter.moc"
