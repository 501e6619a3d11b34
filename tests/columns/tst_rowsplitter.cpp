// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/cell.h"
#include "csv/rowscanner.h"
#include "csv/rowsplitter.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/randomtable.h"
#include "table/referencecsv.h"

#include <QTest>

namespace tst_rowsplitter {

using namespace Qt::StringLiterals;
using namespace storedesk;
using csv::RowScanner;
using csv::RowSplitter;

class TestRowSplitter final : public QObject
{
    Q_OBJECT

private:
    struct Rows
    {
        QList<QList<QByteArray>> cells;
        QList<bool> blanks;
        // Rows that the splitter has read.
        qsizetype split = 0;
        bool hasStrayQuotes = false;
    };

    // Reads the rows as CellBlock does.
    static Rows rowsOf(const QByteArray &text, csv::Dialect dialect,
                       RowSplitter::Instructions instructions)
    {
        Rows rows;
        QByteArray scratch;
        RowSplitter split(text, dialect, 0, instructions);
        while (split.next()) {
            for (std::size_t row = 0; row < split.rows(); ++row) {
                QList<QByteArray> cells;
                for (std::size_t cell = 0; cell < split.cells(row); ++cell) {
                    const auto raw = split.raw(row, cell);
                    const auto inner = raw.size() > 1 ? raw.sliced(1, raw.size() - 2) : raw;
                    // Callers rely on the absence of other quotes.
                    if (!split.hasInnerQuotes() && dialect.quote != 0 && raw.size() > 1
                        && raw.front() == dialect.quote)
                        cells.append(inner.toByteArray());
                    else
                        cells.append(csv::unquoted(raw, dialect, scratch).toByteArray());
                }
                if (!split.raw(row, split.cells(row)).isEmpty())
                    cells.append("surplus");
                rows.cells.append(cells);
                rows.blanks.append(split.isBlank(row));
            }
        }
        rows.split = rows.cells.size();
        RowScanner scanner(text, dialect);
        scanner.continueAt(split.end(), split.hasStrayQuotes());
        while (scanner.next()) {
            QList<QByteArray> cells;
            for (int cell = 0; cell < scanner.count(); ++cell)
                cells.append(scanner.text(cell, scratch).toByteArray());
            rows.cells.append(cells);
            rows.blanks.append(scanner.blank());
        }
        rows.hasStrayQuotes = scanner.hasStrayQuotes();
        return rows;
    }

    static void compare(const QByteArray &text, csv::Dialect dialect)
    {
        const auto expected = support::ReferenceCsv(text, dialect).rows();
        for (const auto instructions :
             {RowSplitter::Instructions::Widest, RowSplitter::Instructions::Wide,
              RowSplitter::Instructions::Common}) {
            const auto rows = rowsOf(text, dialect, instructions);
            QVERIFY2(rows.cells.size() == expected.size(), text.toPercentEncoding().constData());
            for (qsizetype row = 0; row < expected.size(); ++row) {
                QVERIFY2(rows.cells[row] == expected[row].cells,
                         text.toPercentEncoding().constData());
                QCOMPARE(rows.blanks[row], expected[row].blank);
            }
        }
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void randomTextIsSplitLikeTheReference()
    {
        support::RandomTable random(81);
        for (int round = 0; round < 2'000 && !QTest::currentTestFailed(); ++round) {
            auto text = random.soup(round % 10 == 0 ? 900 : 200);
            while (text.startsWith("\xEF\xBB\xBF"))
                text.remove(0, 3);
            compare(text, random.dialect());
        }
    }

    // Cells begin and end at every position of the words that are read at once.
    void quotedCellsAreSplitLikeTheReference()
    {
        static const QByteArrayList values{"\"\"",     "\"a\"",      "\"a long text with, one\"",
                                           "plain",    "",           "\"two\nlines\"",
                                           "\",\"",    "\"a\r\nb\"", "\"said \"\"yes\"\"\"",
                                           "\"\"\"\"", "\"a\"\"b\"", "\"x\"y"};
        support::RandomTable random(82);
        for (int round = 0; round < 2'000 && !QTest::currentTestFailed(); ++round) {
            const QByteArray lineEnd = round % 3 == 0 ? "\r\n" : round % 7 == 0 ? "\r" : "\n";
            QByteArray text;
            for (int row = 0; row < 12; ++row) {
                QByteArrayList cells;
                for (int cell = 0; cell < 1 + random.below(6); ++cell)
                    cells.append(values.at(random.below(round % 2 == 0 ? 5 : 12)));
                text += cells.join(',') + lineEnd;
            }
            compare(text, {});
        }
    }

    // Blocks without such cells are read faster, so each must be noticed on its own.
    void unusualCellsAreNoticedAtEveryPlace()
    {
        for (const QByteArray &cell :
             {"\"x\"y"_ba, "\"a\"\"b\""_ba, "\"\"\"\""_ba, "\"a\"\",b\""_ba}) {
            for (int place = 0; place < 140 && !QTest::currentTestFailed(); ++place) {
                const auto text = QByteArray(place, 'x') + ',' + cell + ",c\n"
                    + QByteArray("\"some\",\"cells\"\n").repeated(20);
                compare(text, {});
            }
        }
    }

    void manyRowsAreSplitCompletely()
    {
        QByteArray text;
        for (int row = 0; row < 5'000; ++row)
            text += row % 3 == 0 ? QByteArray("\n") : "\"" + QByteArray::number(row) + "\",,x\n";
        const auto rows = rowsOf(text, {}, RowSplitter::Instructions::Best);
        QCOMPARE(rows.split, 5'000);
        QCOMPARE(rows.cells.last(), (QList<QByteArray>{"4999", "", "x"}));
        compare(text, {});
    }

    void strayQuotesAreNoticed()
    {
        const auto hasStrayQuotes = [](const QByteArray &text) {
            return rowsOf(text, {}, RowSplitter::Instructions::Best).hasStrayQuotes;
        };
        const auto filler = QByteArray("\"some\",\"cells\"\n").repeated(20);
        QVERIFY(!hasStrayQuotes(filler + "\"a \"\"b\"\"\",c\n"));
        QVERIFY(hasStrayQuotes(filler + "a \"b\",c\n" + filler));
        QVERIFY(hasStrayQuotes(filler + "a \"b\",c\n"));
        QVERIFY(hasStrayQuotes(filler + "a \"b\",c"));
    }
};

STOREDESK_TEST(TestRowSplitter)

} // namespace tst_rowsplitter

#include "tst_rowsplitter.moc"
