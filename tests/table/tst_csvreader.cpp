// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/cell.h"
#include "csv/csvreader.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/dialectsamples.h"
#include "table/randomtable.h"
#include "table/referencecsv.h"

#include <QBuffer>
#include <QTest>

#include <algorithm>

namespace tst_csvreader {

using namespace storedesk;
using csv::CsvFault;
using csv::CsvReader;
using Rows = QList<QList<QByteArray>>;

// G31: tests that every row of a table is read, in any dialect.
class TestCsvReader final : public QObject
{
    Q_OBJECT

private:
    static Rows rowsOf(const QByteArray &text, csv::Dialect dialect = {})
    {
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer, dialect);
        Rows rows;
        while (reader.next())
            rows.append(reader.copy());
        return rows;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theCornerCasesOfTheFormatAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Rows>("expected");
        const QByteArray nul("a\0b,c\n", 6);

        // clang-format off
        QTest::newRow("empty")             << QByteArray("")                << Rows{};
        QTest::newRow("one line")          << QByteArray("a,b\n")           << Rows{{"a", "b"}};
        QTest::newRow("no last newline")   << QByteArray("a,b\nc,d")        << Rows{{"a", "b"}, {"c", "d"}};
        QTest::newRow("CRLF")              << QByteArray("a,b\r\nc,d\r\n")  << Rows{{"a", "b"}, {"c", "d"}};
        QTest::newRow("CR")                << QByteArray("a\rb\r")          << Rows{{"a"}, {"b"}};
        QTest::newRow("mixed ends")        << QByteArray("a\rb\nc\r\nd")    << Rows{{"a"}, {"b"}, {"c"}, {"d"}};
        QTest::newRow("empty cells")       << QByteArray(",,\n,\n")         << Rows{{"", "", ""}, {"", ""}};
        QTest::newRow("delimiter at end")  << QByteArray("a,")              << Rows{{"a", ""}};
        QTest::newRow("quoted")            << QByteArray("\"a\",\"b,c\"\n") << Rows{{"a", "b,c"}};
        QTest::newRow("doubled quotes")    << QByteArray("\"a\"\"b\"\n")    << Rows{{"a\"b"}};
        QTest::newRow("only quotes")       << QByteArray("\"\"\"\"\n")      << Rows{{"\""}};
        QTest::newRow("newline inside")    << QByteArray("\"a\r\nb\",c\n")  << Rows{{"a\r\nb", "c"}};
        QTest::newRow("blank lines")       << QByteArray("a\n\nb\n\n")      << Rows{{"a"}, {""}, {"b"}, {""}};
        QTest::newRow("mark")              << QByteArray("\xEF\xBB\xBF" "a,b\n") << Rows{{"a", "b"}};
        QTest::newRow("mark and quote")    << QByteArray("\xEF\xBB\xBF\"a\"\n") << Rows{{"a"}};
        QTest::newRow("mark alone")        << QByteArray("\xEF\xBB\xBF")    << Rows{};
        QTest::newRow("second mark")       << QByteArray("\xEF\xBB\xBF\xEF\xBB\xBF\n") << Rows{{"\xEF\xBB\xBF"}};
        QTest::newRow("NUL")               << nul                           << Rows{{QByteArray("a\0b", 3), "c"}};
        QTest::newRow("quote in a cell")   << QByteArray("a\"b\",c\n")      << Rows{{"a\"b\"", "c"}};
        QTest::newRow("spaces stay")       << QByteArray(" a , \"b\"\n")    << Rows{{" a ", " \"b\""}};
        // clang-format on
    }

    void theCornerCasesOfTheFormatAreRead()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const Rows, expected);
        QCOMPARE(rowsOf(text), expected);
    }

    void otherDialectsAreRead()
    {
        QCOMPARE(rowsOf("a;'b;c';\"d\n", {.delimiter = ';', .quote = '\''}),
                 (Rows{{"a", "b;c", "\"d"}}));
        QCOMPARE(rowsOf("\"a\t\"b\n", {.delimiter = '\t', .quote = 0}), (Rows{{"\"a", "\"b"}}));
    }

    void linesAreCountedAsAnEditorCountsThem()
    {
        QBuffer buffer;
        buffer.setData("head\r\n\"two\r\nlines\"\n\n\"a\rb\"\rlast");
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer);
        QList<qint64> lines;
        QList<bool> blanks;
        QList<bool> terminated;
        while (reader.next()) {
            lines.append(reader.line());
            blanks.append(reader.blank());
            terminated.append(reader.terminated());
        }
        QCOMPARE(lines, (QList<qint64>{1, 2, 4, 5, 7}));
        QCOMPARE(blanks, (QList<bool>{false, false, true, false, false}));
        QCOMPARE(terminated, (QList<bool>{true, true, true, true, false}));
    }

    void theByteOrderMarkIsReported()
    {
        for (const bool mark : {true, false}) {
            support::DripDevice device((mark ? QByteArray("\xEF\xBB\xBF") : QByteArray()) + "a\n",
                                       1, 1);
            CsvReader reader(device);
            QVERIFY(reader.next());
            QCOMPARE(reader.hadByteOrderMark(), mark);
            QCOMPARE(reader.offset(), mark ? 3 : 0);
            QCOMPARE(reader.cell(0), "a");
            QVERIFY(reader.cell(7).isEmpty());
        }
    }

    void textBehindAQuoteIsNamedByLineAndColumn()
    {
        QBuffer buffer;
        buffer.setData("a,b\n\"x\ny\",\"c\"d\"e\",f\n");
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer);
        QVERIFY(reader.next());
        QVERIFY(reader.faults().empty());
        QVERIFY(reader.next());
        QCOMPARE(reader.copy(), (QList<QByteArray>{"x\ny", "cd\"e\"", "f"}));
        QCOMPARE(reader.faults().size(), 1U);
        QCOMPARE(
            reader.faults().front(),
            (CsvFault{.kind = CsvFault::Kind::TextAfterQuote, .line = 3, .column = 7, .cell = 1}));
        QVERIFY(wordsOf(reader.faults().front()).contains(QStringLiteral("Line 3, column 7")));
        QVERIFY(!reader.next());
        QVERIFY(!reader.problem());
    }

    void anOpenQuoteIsNamedWhereItWasOpened()
    {
        QBuffer buffer;
        buffer.setData("a\nb,\"c,d\ne\n");
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer);
        QVERIFY(reader.next());
        QVERIFY(reader.next());
        QCOMPARE(reader.copy(), (QList<QByteArray>{"b", "c,d\ne\n"}));
        QCOMPARE(
            reader.faults().front(),
            (CsvFault{
                .kind = CsvFault::Kind::UnterminatedQuote, .line = 2, .column = 3, .cell = 1}));
        QVERIFY(!reader.terminated());
        QVERIFY(!reader.next());
    }

    void aRowWithoutEndDoesNotFillTheMemory()
    {
        QBuffer buffer;
        buffer.setData("a," + QByteArray(1'000'000, 'x') + ",b\nc,d\n");
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer, {}, 1'000);
        QVERIFY(reader.next());
        QCOMPARE(reader.cells().size(), 3U);
        QCOMPARE(reader.cell(1).size(), 999);
        QCOMPARE(
            reader.faults().front(),
            (CsvFault{.kind = CsvFault::Kind::RowTooLong, .line = 1, .column = 1'002, .cell = 1}));
        QVERIFY(reader.next());
        QCOMPARE(reader.copy(), (QList<QByteArray>{"c", "d"}));
        QVERIFY(reader.faults().empty());
    }

    void aMillionCellsInARowDoNotFillTheMemory()
    {
        QBuffer buffer;
        buffer.setData("a,b\n" + QByteArray(1'000'000, ',') + "\"x\"y\nc,d\n");
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer);
        QVERIFY(reader.next() && reader.next());
        QCOMPARE(reader.cells().size(), std::size_t(csv::mostCells + 1));
        QCOMPARE(reader.faults().size(), 1U);
        QCOMPARE(reader.faults().front(),
                 (CsvFault{.kind = CsvFault::Kind::TooManyCells,
                           .line = 2,
                           .column = csv::mostCells + 1,
                           .cell = csv::mostCells}));
        QVERIFY(reader.next());
        QCOMPARE(reader.copy(), (QList<QByteArray>{"c", "d"}));
        QVERIFY(reader.faults().empty());
    }

    void blanksWithoutEndDoNotFillTheMemory()
    {
        QBuffer buffer;
        buffer.setData("\"a\"" + QByteArray(1'000'000, ' ') + "x,b\n");
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer, {.blanksAroundQuotes = true}, 1'000);
        QVERIFY(reader.next());
        QCOMPARE(reader.cell(0).size(), 1'000);
        // One fault is the text after the closing quote, the other a row beyond the size limit.
        QCOMPARE(reader.faults().size(), 2U);
    }

    void aDeviceThatFailsIsReported()
    {
        QBuffer closed;
        closed.setData("a\n");
        QTest::ignoreMessage(QtWarningMsg, "QIODevice::read (QBuffer): device not open");
        CsvReader reader(closed);
        QVERIFY(!reader.next());
        QVERIFY(reader.problem());
    }

    // G31: the number of reported rows is correct for a file in each common form.
    void G31_noRowOfAnySampleIsDropped()
    {
        const auto samples = support::dialectSamples();
        QVERIFY2(samples.size() >= 60, qPrintable(QString::number(samples.size())));
        for (const auto &sample : samples) {
            const auto expected = support::ReferenceCsv(sample.text, sample.dialect).rows();
            support::DripDevice device(sample.text, 1);
            CsvReader reader(device, sample.dialect);
            qsizetype rows = 0;
            while (reader.next()) {
                QVERIFY2(rows < expected.size(), sample.name);
                QVERIFY2(reader.copy() == expected.at(rows).cells, sample.name);
                ++rows;
            }
            QVERIFY2(rows == expected.size(), sample.name);
            QVERIFY2(!reader.problem(), sample.name);
        }
    }

    // Both readers return the same table for any bytes and any block size.
    void randomTextIsReadLikeTheReference()
    {
        support::RandomTable random(20260101);
        for (quint32 round = 0; round < 20'000; ++round) {
            const auto text = random.soup();
            const auto dialect = random.looseDialect();
            const auto expected = support::ReferenceCsv(text, dialect).rows();
            support::DripDevice device(text, round);
            CsvReader reader(device, dialect);
            qsizetype index = 0;
            while (reader.next()) {
                QVERIFY2(index < expected.size(), text.toPercentEncoding().constData());
                const auto &row = expected.at(index++);
                QVERIFY2(reader.copy() == row.cells, text.toPercentEncoding().constData());
                QCOMPARE(reader.line(), row.line);
                QCOMPARE(reader.offset(), row.offset);
                QVERIFY2(reader.blank() == row.blank, text.toPercentEncoding().constData());
                // The reference does not detect NUL bytes. The first NUL byte of each row is a
                // fault.
                const bool nul = std::ranges::any_of(
                    row.cells, [](const QByteArray &cell) { return cell.contains('\0'); });
                QCOMPARE(static_cast<int>(reader.faults().size()), row.faults + (nul ? 1 : 0));
            }
            QCOMPARE(index, expected.size());
        }
    }
};

STOREDESK_TEST(TestCsvReader)

} // namespace tst_csvreader

#include "tst_csvreader.moc"
