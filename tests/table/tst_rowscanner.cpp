// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "csv/rowscanner.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/randomtable.h"
#include "table/referencecsv.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_rowscanner {

using namespace storedesk;
using namespace Qt::StringLiterals;
using csv::BlockFile;
using csv::RowIndex;
using csv::RowIndexer;
using csv::RowReader;
using csv::RowScanner;

class TestRowScanner final : public QObject
{
    Q_OBJECT

private:
    static QList<QByteArray> cellsOf(const RowScanner &scanner)
    {
        QList<QByteArray> cells;
        QByteArray scratch;
        for (int cell = 0; cell < scanner.count(); ++cell)
            cells.append(scanner.text(cell, scratch).toByteArray());
        return cells;
    }

    std::shared_ptr<const BlockFile> fileOf(const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(u"table.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        file.close();
        return BlockFile::open(file.fileName()).value_or(nullptr);
    }

    static std::shared_ptr<RowIndex> indexOf(const std::shared_ptr<const BlockFile> &file,
                                             csv::Dialect dialect, csv::IndexOptions options = {})
    {
        auto index = std::make_shared<RowIndex>(csv::RowMark{.offset = RowIndexer::beginOf(*file)});
        base::Progress progress;
        return RowIndexer(file, dialect, options).build(*index, progress) ? index : nullptr;
    }

    static QByteArray quotedText(support::RandomTable &random, bool mayBeInvalid)
    {
        static const QByteArrayList pieces{"purchase", "a, b", "\"\"",       "\n",
                                           "\r\n",     "",     "2026-11-19", "x",
                                           "é",        "\r",   "\"\"\"\"",   "0123456789abcdef"};
        static const QByteArrayList ends{"\n", "\n", "\n", "\r\n", "\r"};
        QByteArray text;
        for (int rows = 2 + random.below(60); rows > 0; --rows) {
            for (int cells = random.below(8); cells >= 0; --cells) {
                const bool isBare = random.below(10) == 0;
                text += isBare ? "" : "\"";
                text += isBare ? "12" : pieces.at(random.below(static_cast<int>(pieces.size())));
                text += isBare || (mayBeInvalid && random.below(200) == 0) ? "" : "\"";
                text += mayBeInvalid && random.below(200) == 0 ? "y\"" : "";
                text += cells > 0 ? "," : "";
            }
            text += ends.at(random.below(static_cast<int>(ends.size())));
        }
        return text;
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void randomTextIsTakenApartLikeTheReference()
    {
        support::RandomTable random(77);
        for (quint32 round = 0; round < 10'000; ++round) {
            auto text = random.soup(round % 10 == 0 ? 600 : 150);
            if (text.startsWith("\xEF\xBB\xBF"))
                text.remove(0, 3);
            if (text.startsWith("\xEF\xBB\xBF"))
                continue;
            const auto dialect = random.looseDialect();
            const auto expected = support::ReferenceCsv(text, dialect).rows();
            RowScanner scanner(text, dialect);
            qsizetype index = 0;
            while (scanner.next()) {
                QVERIFY2(index < expected.size(), text.toPercentEncoding().constData());
                const auto &row = expected.at(index++);
                QVERIFY2(cellsOf(scanner) == row.cells, text.toPercentEncoding().constData());
                QVERIFY2(scanner.begin() == row.offset, text.toPercentEncoding().constData());
                QCOMPARE(scanner.blank(), row.blank);
                QVERIFY(scanner.raw(scanner.count()).isEmpty());
            }
            QCOMPARE(index, expected.size());
        }
    }

    // Cells in quotes begin and end at every position of the blocks that are read at once.
    void quotedCellsAreReadLikeTheReference()
    {
        static const QByteArrayList values{"\"\"",
                                           "\"a\"",
                                           "\"a long text with, a delimiter\"",
                                           "plain",
                                           "",
                                           "\"two\nlines\"",
                                           "\",\"",
                                           "\"said \"\"yes\"\"\"",
                                           "\"\"\"\"",
                                           "\"a\"\"b\""};
        support::RandomTable random(79);
        for (quint32 round = 0; round < 3'000; ++round) {
            const QByteArray lineEnd = round % 3 == 0 ? "\r\n" : "\n";
            QByteArray text;
            for (int row = 0; row < 6; ++row) {
                QByteArrayList cells;
                for (int cell = 0; cell < 6; ++cell)
                    cells.append(values.at(random.below(round % 2 == 0 ? 5 : 10)));
                text += cells.join(',') + lineEnd;
            }
            const auto expected = support::ReferenceCsv(text, {}).rows();
            RowScanner scanner(text, {});
            RowScanner some(text, {});
            some.want(3);
            QByteArray scratch;
            for (const auto &row : expected) {
                QVERIFY(scanner.next() && some.next());
                QVERIFY2(cellsOf(scanner) == row.cells, text.toPercentEncoding().constData());
                for (int cell = 0; cell < 3; ++cell)
                    QCOMPARE(some.text(cell, scratch), row.cells.value(cell));
                QVERIFY2(some.text(3, scratch)
                             == csv::unquoted(some.raw(3), csv::Dialect(), scratch),
                         text.toPercentEncoding().constData());
            }
        }
    }

    // Limiting the number of cells does not change the remaining ones.
    void unwantedCellsAreSkipped()
    {
        support::RandomTable random(78);
        for (quint32 round = 0; round < 5'000; ++round) {
            const auto text = random.soup(300);
            const auto dialect = random.looseDialect();
            RowScanner all(text, dialect);
            RowScanner some(text, dialect);
            const int wanted = 1 + random.below(3);
            some.want(wanted);
            while (all.next()) {
                QVERIFY2(some.next(), text.toPercentEncoding().constData());
                QVERIFY2(some.begin() == all.begin() && some.end() == all.end(),
                         text.toPercentEncoding().constData());
                for (int cell = 0; cell < wanted; ++cell)
                    QVERIFY2(some.raw(cell) == all.raw(cell), text.toPercentEncoding().constData());
            }
            QVERIFY(!some.next());
        }
    }

    // Random access to rows returns the same cells as reading them in order.
    void everyRowCanBeReadAtOnce()
    {
        support::RandomTable random(41);
        for (quint32 round = 0; round < 1'500; ++round) {
            const auto text = random.soup(400);
            const auto dialect = random.looseDialect();
            const auto expected = support::ReferenceCsv(text, dialect).rows();
            const auto file = fileOf(text);
            const auto index =
                indexOf(file, dialect, {.blockSize = 1 + random.below(60), .blocksAtOnce = 2});
            QVERIFY(index);
            RowReader reader(file, index, dialect);
            for (int times = 0; times < 10 && !expected.isEmpty(); ++times) {
                const auto number = random.below(static_cast<int>(expected.size()));
                QVERIFY2(reader.row(number) == expected.at(number).cells,
                         text.toPercentEncoding().constData());
                QVERIFY2(reader.line(number) == expected.at(number).line,
                         text.toPercentEncoding().constData());
            }
            QVERIFY(reader.row(expected.size()).isEmpty());
            QVERIFY(reader.row(-1).isEmpty());
        }
    }

    void aCellLargerThanManyBlocksIsRead()
    {
        const QByteArray large(3'000'000, 'x');
        const auto file = fileOf("a,\"" + large + "\"\nb,c\n");
        RowReader reader(file, indexOf(file, {}), {});
        QCOMPARE(reader.row(0), (QList<QByteArray>{"a", large}));
        QCOMPARE(reader.row(1), (QList<QByteArray>{"b", "c"}));
        QCOMPARE(reader.raw(1), "b,c\n");
    }

    void aFileThatShrinksGivesEmptyRows()
    {
        const auto file = fileOf(QByteArray("a,b\n").repeated(200'000));
        RowReader reader(file, indexOf(file, {}), {});
        QVERIFY(QFile(file->path()).resize(100));
        QVERIFY(reader.row(150'000).isEmpty());
        QCOMPARE(reader.row(3), (QList<QByteArray>{"a", "b"}));
    }

    // Skipping rows reaches the same positions as iterating.
    void rowsArePassedOver()
    {
        support::RandomTable random(21);
        for (int round = 0; round < 20'000; ++round) {
            const auto text = random.soup(round % 5 == 0 ? 400 : 60);
            auto dialect = random.looseDialect();
            // A position may be in a comment, which is not part of a row, so the dialect has no
            // comments.
            dialect.comment = 0;
            std::vector<qsizetype> begins;
            csv::RowScanner all(text, dialect);
            while (all.next())
                begins.push_back(all.begin());
            const auto count = static_cast<int>(begins.size());
            const auto steps = random.below(count + 2);
            csv::RowScanner by(text, dialect);
            by.skip(steps);
            QCOMPARE(by.next(), steps < count);
            if (steps < count)
                QCOMPARE(by.begin(), begins[static_cast<std::size_t>(steps)]);
            by.skip(1);
            QCOMPARE(by.next(), steps + 2 < count);
            if (steps + 2 < count)
                QCOMPARE(by.begin(), begins[static_cast<std::size_t>(steps) + 2]);

            const auto place = random.below(static_cast<int>(text.size()) + 1);
            csv::RowScanner to(text, dialect);
            const auto passed = to.skipTo(place);
            if (place < text.size()) {
                const auto behind = std::ranges::upper_bound(begins, place);
                QCOMPARE(passed, behind - begins.begin() - 1);
                QVERIFY(to.next());
                QCOMPARE(to.begin(), *std::prev(behind));
                csv::RowScanner same(QByteArrayView(text).sliced(to.begin()), dialect);
                QVERIFY(same.next());
                QCOMPARE(to.count(), same.count());
                QCOMPARE(to.raw(to.count() - 1), same.raw(same.count() - 1));
            }
        }
    }

    // Most words of such files have quotes, and few of them are invalid.
    void quotedRowsArePassedOver_data()
    {
        QTest::addColumn<csv::VectorWidth>("width");
        QTest::newRow("usual vectors") << csv::VectorWidth::Usual;
        QTest::newRow("widest vectors") << csv::widestVectors();
    }

    void quotedRowsArePassedOver()
    {
        QFETCH(const csv::VectorWidth, width);
        support::RandomTable random(23);
        qint64 passed = 0;
        for (int round = 0; round < 2'000; ++round) {
            const csv::Dialect dialect{.quote = round % 7 == 0 ? '\0' : '"'};
            const auto text = quotedText(random, round % 3 == 0);
            std::vector<qsizetype> begins;
            RowScanner all(text, dialect);
            while (all.next())
                begins.push_back(all.begin());
            const auto count = static_cast<int>(begins.size());
            const auto steps = random.below(count + 1);
            RowScanner by(text, dialect, width);
            by.skip(steps);
            QCOMPARE(by.next(), steps < count);
            QVERIFY(steps == count || by.begin() == begins[static_cast<std::size_t>(steps)]);
            const auto place = random.below(static_cast<int>(text.size()));
            RowScanner to(text, dialect, width);
            const auto behind = std::ranges::upper_bound(begins, place);
            QCOMPARE(to.skipTo(place), behind - begins.begin() - 1);
            QVERIFY(to.next() && to.begin() == *std::prev(behind));
            passed += count;
        }
        QVERIFY(passed > 5'000);
    }
};

STOREDESK_TEST(TestRowScanner)

} // namespace tst_rowscanner

#include "tst_rowscanner.moc"
