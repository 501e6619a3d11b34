// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/rowcount.h"
#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "csv/tablesaver.h"
#include "query/comparison.h"
#include "query/finder.h"
#include "query/grouping.h"
#include "query/rowbalance.h"
#include "query/sorter.h"
#include "statistics/profile.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>

#include <fcntl.h>
#include <sys/stat.h>

namespace tst_sourcecheck {

using namespace storedesk;
using namespace Qt::StringLiterals;
using csv::TableSource;

using Answer = base::Result<void>;
using Ask = Answer (*)(const TableSource &source, base::Progress &progress);

template <typename Value>
static Answer without(const base::Result<Value> &result)
{
    return result ? Answer() : tl::unexpected(result.error());
}

static Answer askFilter(const TableSource &source, base::Progress &progress)
{
    csv::RowSet rows;
    return without(query::filterRows(source, {{{.column = 0, .texts = {"17"}}}}, rows, progress));
}

static Answer askFind(const TableSource &source, base::Progress &progress)
{
    return without(
        query::findRow(source, {{{.texts = {"nowhere"}}}}, 0, query::Direction::Forward, progress));
}

static Answer askSort(const TableSource &source, base::Progress &progress)
{
    return without(query::sortRows(source, {{.column = 1}}, nullptr, progress));
}

static Answer askGroup(const TableSource &source, base::Progress &progress)
{
    return without(query::groupRows(source, {1}, {0}, nullptr, progress));
}

static Answer askProfile(const TableSource &source, base::Progress &progress)
{
    return without(statistics::profileColumns(source, {0, 1}, nullptr, progress));
}

static Answer askDistinct(const TableSource &source, base::Progress &progress)
{
    return without(statistics::distinctValues(source, 1, nullptr, progress));
}

static Answer askCompare(const TableSource &source, base::Progress &progress)
{
    return without(query::compareTables(source, source, {"number"}, progress));
}

static Answer askWrite(const TableSource &source, base::Progress &progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return without(csv::writeTable(source, {}, {}, buffer, progress));
}

static Answer askWriteInOrder(const TableSource &source, base::Progress &progress)
{
    std::vector<quint32> order;
    for (auto row = source.rows() - 1; row > 0; --row)
        order.push_back(static_cast<quint32>(row));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return without(csv::writeTable(source, {.order = &order}, {}, buffer, progress));
}

static Answer askRows(const TableSource &source, base::Progress & /*progress*/)
{
    csv::RowReader reader(source.file, source.index, source.dialect);
    for (qint64 row = 0; row < source.rows(); ++row)
        (void)reader.row(row);
    return reader.check();
}

static Answer askIndex(const TableSource &source, base::Progress &progress)
{
    csv::RowIndex rows({.offset = csv::RowIndexer::beginOf(*source.file)});
    return csv::RowIndexer(source.file, source.dialect).build(rows, progress);
}

static Answer askBalance(const TableSource &source, base::Progress &progress)
{
    return without(query::balanceOf(source, progress));
}

// clang-format off
static constexpr std::array questions{
    std::pair{"filter",          &askFilter},
    std::pair{"find",            &askFind},
    std::pair{"sort",            &askSort},
    std::pair{"group",           &askGroup},
    std::pair{"profile",         &askProfile},
    std::pair{"distinct values", &askDistinct},
    std::pair{"compare",         &askCompare},
    std::pair{"write",           &askWrite},
    std::pair{"write in order",  &askWriteInOrder},
    std::pair{"rows one by one", &askRows},
};
// These operations accept a row that is too large, because they do not hold it in memory.
static constexpr std::array counting{
    std::pair{"index",           &askIndex},
    std::pair{"balance",         &askBalance},
};
// clang-format on

// A result is valid only if the file is unchanged and every row was read completely.
class TestSourceCheck final : public QObject
{
    Q_OBJECT

private:
    QString path() const { return m_folder.filePath(u"table.csv"_s); }

    bool store(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

    std::optional<TableSource> open()
    {
        auto file = csv::BlockFile::open(path());
        if (!file)
            return std::nullopt;
        auto rows = std::make_shared<csv::RowIndex>();
        base::Progress progress;
        if (!csv::RowIndexer(*file, {}).build(*rows, progress))
            return std::nullopt;
        return TableSource{.file = *file, .index = rows};
    }

    // Writes a last row that never ends, because its open quote contains more bytes than fit into
    // memory.
    bool storeOpenQuote()
    {
        QFile file(path());
        return file.open(QIODevice::WriteOnly) && file.write("number,name\n1,a\n\n2,\"b\n") > 0
            && file.resize(csv::RowReader::largestPiece + 1'000'000);
    }

    QByteArray m_bytes;
    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        m_bytes = "number,name\n";
        for (int row = 1; row <= 400; ++row)
            m_bytes += QByteArray::number(row) + ',' + QByteArray(700, 'x') + '\n';
    }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QVERIFY(store(path(), m_bytes));
    }

    void aFileThatChangesGivesNoAnswer_data()
    {
        QTest::addColumn<Ask>("ask");
        QTest::addColumn<QString>("change");
        for (const auto *change : {"cut", "grown", "written", "replaced"}) {
            for (const auto &[name, ask] : questions)
                QTest::addRow("%s, %s", name, change) << Ask(ask) << QString::fromLatin1(change);
            for (const auto &[name, ask] : counting)
                QTest::addRow("%s, %s", name, change) << Ask(ask) << QString::fromLatin1(change);
        }
    }

    void aFileThatChangesGivesNoAnswer()
    {
        QFETCH(const Ask, ask);
        QFETCH(const QString, change);
        const auto source = open();
        QVERIFY(source);
        base::Progress progress;
        QVERIFY(ask(*source, progress));
        if (change == "replaced"_L1) {
            const auto other = m_folder.filePath(u"other.csv"_s);
            QVERIFY(store(other, m_bytes));
            QCOMPARE(std::rename(qPrintable(other), qPrintable(path())), 0);
        } else {
            QFile file(path());
            QVERIFY(file.open(QIODevice::ReadWrite));
            if (change == "cut"_L1)
                QVERIFY(file.resize(file.size() / 4));
            else if (change == "grown"_L1)
                QVERIFY(file.seek(file.size()) && file.write("401,late\n") > 0);
            else
                QVERIFY(file.seek(file.size() / 2) && file.write("\"") == 1);
            QVERIFY(file.flush());
            // A clock with a low resolution would return the same time again, so the time is set
            // explicitly.
            const std::array moments{timespec{.tv_sec = 1, .tv_nsec = 0},
                                     timespec{.tv_sec = 1, .tv_nsec = 0}};
            if (change == "written"_L1)
                QCOMPARE(futimens(file.handle(), moments.data()), 0);
        }
        const auto answer = ask(*source, progress);
        QVERIFY(!answer);
        QVERIFY2(answer.error().what.contains(path()), qPrintable(answer.error().what));
        QVERIFY(!answer.error().why.isEmpty() && !answer.error().next.isEmpty());
    }

    // The bytes of a deleted file still exist while it is open, so a file deleted by mistake can be
    // saved.
    void aFileThatOnlyLostItsNameIsStillRead()
    {
        const auto source = open();
        QVERIFY(source);
        QVERIFY(QFile::remove(path()));
        QVERIFY(source->file->changed());
        base::Progress progress;
        for (const auto &[name, ask] : questions)
            QVERIFY2(ask(*source, progress), name);
        const auto saved = m_folder.filePath(u"saved.csv"_s);
        QCOMPARE(csv::saveTable(*source, {}, {}, saved, progress).value_or(-1), 400);
    }

    void nothingIsSavedOfAFileThatShrank()
    {
        const auto source = open();
        QVERIFY(source);
        QVERIFY(QFile::resize(path(), m_bytes.size() / 4));
        const auto target = m_folder.filePath(u"target.csv"_s);
        QVERIFY(store(target, "before\n"));
        base::Progress progress;
        QVERIFY(!csv::saveTable(*source, {}, {}, target, progress));
        QFile file(target);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("before\n"));
    }

    void aRowThatIsTooLargeIsNamedAndNeverCut()
    {
        QVERIFY(storeOpenQuote());
        const auto source = open();
        QVERIFY(source);
        QCOMPARE(source->rows(), 4);
        base::Progress progress;
        for (const auto &[name, ask] : questions) {
            const auto answer = ask(*source, progress);
            QVERIFY2(!answer, name);
            QVERIFY2(answer.error().what.contains(u"line 4"_s), qPrintable(answer.error().what));
        }
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(!csv::writeTable(*source, {}, csv::CsvFormat(), buffer, progress));
        // Nothing is written, not even the rows before the faulty one.
        QVERIFY(!buffer.data().contains("1,a"));
        const auto target = m_folder.filePath(u"never.csv"_s);
        QVERIFY(!csv::saveTable(*source, {}, {}, target, progress));
        QVERIFY(!QFile::exists(target));
    }

    void theBalanceCountsSuchARowAndSaysWhereItsQuoteOpens()
    {
        QVERIFY(storeOpenQuote());
        const auto source = open();
        QVERIFY(source);
        base::Progress progress;
        const auto balance = query::balanceOf(*source, progress);
        QVERIFY(balance);
        QCOMPARE(balance->rows(), source->rows());
        QCOMPARE(balance->blank, 1);
        const csv::CsvFault opened{
            .kind = csv::CsvFault::Kind::UnterminatedQuote, .line = 4, .column = 3, .cell = 1};
        QVERIFY(std::ranges::find(balance->faults, opened) != balance->faults.end());
        QVERIFY(std::ranges::any_of(balance->faults, [](const csv::CsvFault &fault) {
            return fault.kind == csv::CsvFault::Kind::RowTooLong;
        }));
    }

    void aRowWithAMillionCellsIsNamedAndNotWritten_data()
    {
        QTest::addColumn<csv::Dialect>("dialect");
        QTest::newRow("quick") << csv::Dialect();
        QTest::newRow("byte by byte") << csv::Dialect{.escape = '\\'};
    }

    void aRowWithAMillionCellsIsNamedAndNotWritten()
    {
        QFETCH(const csv::Dialect, dialect);
        QVERIFY(
            store(path(), "number,name\n1,\"a\nb\"\n2" + QByteArray(1'000'000, ',') + "\n3,c\n"));
        auto source = open();
        QVERIFY(source);
        source->dialect = dialect;
        csv::RowReader reader(source->file, source->index, dialect);
        QCOMPARE(reader.row(2).size(), csv::mostCells + 1);
        base::Progress progress;
        const auto target = m_folder.filePath(u"never.csv"_s);
        const auto saved = csv::saveTable(*source, {}, {}, target, progress);
        QVERIFY(!saved);
        QVERIFY2(saved.error().what.contains("line 4"_L1), qPrintable(saved.error().what));
        QVERIFY(!QFile::exists(target));
        // Searching reads every cell.
        QVERIFY(!askFind(*source, progress));
        // Sorting needs only two cells.
        QVERIFY(askSort(*source, progress));
        const auto balance = query::balanceOf(*source, progress);
        QVERIFY(balance);
        QCOMPARE(balance->rows(), 4);
        QCOMPARE(balance->ragged, 1);
        QCOMPARE(balance->faults.size(), 1U);
        QCOMPARE(balance->faults.front().kind, csv::CsvFault::Kind::TooManyCells);
        QCOMPARE(balance->faults.front().line, 4);
    }

    // A row may have the maximum size, but only one thread at a time holds such a row in memory.
    void aRowAsLargeAsAllowedIsWhole()
    {
        const QByteArray large(csv::RowReader::longestRow - 10, 'x');
        QVERIFY(store(path(), "number,name\n1," + large + "\n2,b\n"));
        const auto source = open();
        QVERIFY(source);
        csv::RowReader reader(source->file, source->index, source->dialect);
        QCOMPARE(reader.row(1).value(1).size(), large.size());
        QVERIFY(reader.isWhole(1) && reader.check());
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        base::Progress progress;
        QCOMPARE(csv::writeTable(*source, {}, {}, buffer, progress).value_or(-1), 2);
        QCOMPARE(buffer.data().size(), source->file->size());
    }

    void aRowCountIsNotGivenForAFileThatCannotBeRead()
    {
        QCOMPARE(csv::rowsBelowHeader(path(), {}), 400);
        QCOMPARE(csv::rowsBelowHeader(m_folder.path(), {}), std::nullopt);
    }
};

STOREDESK_TEST(TestSourceCheck)

} // namespace tst_sourcecheck

#include "tst_sourcecheck.moc"
