// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/bitparity.h"
#include "csv/blocksummary.h"
#include "csv/rowindexer.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/randomtable.h"
#include "table/referencecsv.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <bit>

#include <thread>

namespace tst_rowindex {

using namespace storedesk;
using namespace Qt::StringLiterals;
using base::Progress;
using csv::BlockFile;
using csv::IndexOptions;
using csv::RowIndex;
using csv::RowIndexer;

class TestRowIndex final : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const BlockFile> fileOf(const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(u"table.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        file.close();
        return BlockFile::open(file.fileName()).value_or(nullptr);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aWordKnowsWhereItsBytesAre()
    {
        support::RandomTable random(64);
        for (int round = 0; round < 1'000; ++round) {
            QByteArray bytes;
            while (bytes.size() < csv::wordSize)
                bytes += random.soup();
            for (const char wanted : {'"', '\n', 'a', '\0', '\xC3'}) {
                quint64 expected = 0;
                for (int index = 0; index < csv::wordSize; ++index)
                    expected |= static_cast<quint64>(bytes.at(index) == wanted) << index;
                const auto marks = csv::Word(bytes.constData()).where(wanted);
                QCOMPARE(marks.bits(), expected);
                QCOMPARE(marks.any(), expected != 0);
                QCOMPARE(marks.count(), std::popcount(expected));
            }
            const csv::Word word(bytes.constData());
            const auto quotes = word.where('"');
            const auto high = word.whereAtLeast(0xC3);
            QCOMPARE((quotes | high).bits(), quotes.bits() | high.bits());
            QCOMPARE((word.whereAtLeast('a') & word.where('a')).bits(), word.where('a').bits());
            QCOMPARE((quotes & high).any(), false);
        }
        QCOMPARE(csv::runningParity(0b100100), ~quint64(0b11) & 0b011100);
    }

    // However the file is split into blocks, each mark is at the start of a row according to the
    // reference reader.
    void marksStandWhereRowsBegin()
    {
        support::RandomTable random(9'500);
        for (quint32 round = 0; round < 3'000; ++round) {
            const auto text = random.soup(round % 10 == 0 ? 800 : 120);
            const auto dialect = random.looseDialect();
            const auto expected = support::ReferenceCsv(text, dialect).rows();
            const auto file = fileOf(text);
            QVERIFY(file);
            RowIndex index({.offset = RowIndexer::beginOf(*file)});
            Progress progress;
            RowIndexer indexer(file, dialect,
                               {.blockSize = 1 + random.below(round % 3 == 0 ? 200 : 20),
                                .blocksAtOnce = 1 + random.below(4),
                                .threads = 1 + random.below(2)});
            QVERIFY(indexer.build(index, progress));
            QVERIFY(index.complete());
            QVERIFY2(index.rows() == expected.size(), text.toPercentEncoding().constData());
            qint64 previous = -1;
            for (const auto &mark : index.marks()) {
                if (expected.isEmpty())
                    break;
                // A mark may be before the comments above a row, or before those at the end.
                const bool exact = dialect.comment == 0;
                QVERIFY2(mark.row > previous && mark.row < expected.size() + (exact ? 0 : 1),
                         text.toPercentEncoding().constData());
                previous = mark.row;
                QCOMPARE(index.before(mark.row), mark);
                const auto rest = text.mid(mark.offset);
                if (rest.startsWith("\xEF\xBB\xBF"))
                    // This is not a byte order mark here, but the reference would treat it as one.
                    continue;
                const auto behind = support::ReferenceCsv(rest, dialect).rows();
                QVERIFY2(behind.size() == expected.size() - mark.row,
                         text.toPercentEncoding().constData());
                if (behind.isEmpty())
                    continue;
                const auto &row = expected.at(mark.row);
                QVERIFY2(mark.offset + behind.first().offset == row.offset,
                         text.toPercentEncoding().constData());
                QVERIFY2(mark.line + behind.first().line - 1 == row.line,
                         text.toPercentEncoding().constData());
                QVERIFY(!exact || mark.offset == row.offset);
            }
            QCOMPARE(progress.done(), progress.total());
        }
    }

    void widerVectorsGiveTheSameSummaries()
    {
        support::RandomTable random(9'501);
        for (int round = 0; round < 3'000; ++round) {
            // Rows in quotes, and now and then a quote at an invalid position.
            QByteArray text;
            for (int count = random.below(30); count > 0; --count)
                text += random.below(20) == 0
                    ? random.soup()
                    : QByteArray("\"a\",\"") + QByteArray(random.below(40), 'x') + "\"\r\n";
            const auto dialect = random.dialect();
            const char before = random.below(2) == 0 ? '\n' : '"';
            QVERIFY(csv::summaryOf(text, before, '\n', dialect, csv::VectorWidth::Usual)
                    == csv::summaryOf(text, before, '\n', dialect));
        }
    }

    void linesAreCounted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("lines");
        QTest::addColumn<bool>("terminated");
        QTest::newRow("empty") << QByteArray("") << 0 << 0 << true;
        QTest::newRow("one") << QByteArray("a\n") << 1 << 1 << true;
        QTest::newRow("open end") << QByteArray("a\nb") << 2 << 2 << false;
        QTest::newRow("quoted") << QByteArray("a\r\n\"b\r\nc\"\r\n") << 2 << 3 << true;
        QTest::newRow("open quote") << QByteArray("a\n\"b\nc\n") << 2 << 3 << false;
        QTest::newRow("blank") << QByteArray("a\n\n\n") << 3 << 3 << true;
    }

    void linesAreCounted()
    {
        QFETCH(const QByteArray, text);
        const auto file = fileOf(text);
        RowIndex index;
        Progress progress;
        QVERIFY(RowIndexer(file, {}).build(index, progress));
        QTEST(static_cast<int>(index.rows()), "rows");
        QTEST(static_cast<int>(index.lines()), "lines");
        QTEST(index.terminated(), "terminated");
    }

    void aLargeFileHasASmallIndexAndCanBeAskedMeanwhile()
    {
        QByteArray text("id,text\n");
        while (text.size() < 24'000'000)
            text += QByteArray::number(text.size()) + ",\"some\nthing\"\"\"\n";
        const auto file = fileOf(text);
        RowIndex index;
        Progress progress;
        std::thread reader([&] {
            RowIndexer indexer(file, {});
            (void)indexer.build(index, progress);
        });
        qint64 last = 0;
        while (!index.complete()) {
            const auto rows = index.rows();
            if (rows < last)
                break;
            last = rows;
            if (rows > 0 && index.before(rows - 1).row >= rows)
                break;
        }
        reader.join();
        QVERIFY(index.complete());
        QCOMPARE(index.lines(), text.count('\n'));
        QVERIFY(index.memory() < 50'000);
    }

    void aCancelledIndexStops()
    {
        const auto file = fileOf(QByteArray("a\n").repeated(2'000'000));
        RowIndex index;
        Progress progress;
        progress.cancel();
        QVERIFY(RowIndexer(file, {}).build(index, progress));
        QVERIFY(!index.complete());
    }

    void aFileThatShrinksIsNoticed()
    {
        const auto file = fileOf(QByteArray("a,b\n").repeated(100'000));
        QVERIFY(!file->changed());
        QFile shorter(file->path());
        QVERIFY(shorter.resize(1'000));
        QVERIFY(file->changed());
        RowIndex index;
        Progress progress;
        QVERIFY(!RowIndexer(file, {}).build(index, progress));
        QVERIFY(shorter.remove());
        QVERIFY(file->changed());
    }

    void pathsThatAreNotFilesAreRefused()
    {
        QVERIFY(!BlockFile::open(m_folder.path()));
        QVERIFY(!BlockFile::open(m_folder.filePath(u"absent"_s)));
    }
};

STOREDESK_TEST(TestRowIndex)

} // namespace tst_rowindex

#include "tst_rowindex.moc"
