// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "table/comparison.h"
#include "table/finder.h"
#include "table/grouping.h"
#include "table/profile.h"
#include "table/rowbalance.h"
#include "table/rowcount.h"
#include "table/rowindexer.h"
#include "table/rowreader.h"
#include "table/sorter.h"
#include "table/tablesaver.h"

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
using table::Source;

using Answer = base::Result<void>;
using Ask = Answer (*)(const Source &source, table::Progress &progress);

template <typename Value>
static Answer without(const base::Result<Value> &result)
{
    return result ? Answer() : tl::unexpected(result.error());
}

static Answer askFilter(const Source &source, table::Progress &progress)
{
    table::RowSet rows;
    return without(table::filterRows(source, {{{.column = 0, .texts = {"17"}}}}, rows, progress));
}

static Answer askFind(const Source &source, table::Progress &progress)
{
    return without(
        table::findRow(source, {{{.texts = {"nowhere"}}}}, 0, table::Direction::Forward, progress));
}

static Answer askSort(const Source &source, table::Progress &progress)
{
    return without(table::sortRows(source, {{.column = 1}}, nullptr, progress));
}

static Answer askGroup(const Source &source, table::Progress &progress)
{
    return without(table::groupRows(source, {1}, {0}, nullptr, progress));
}

static Answer askProfile(const Source &source, table::Progress &progress)
{
    return without(table::profileColumns(source, {0, 1}, nullptr, progress));
}

static Answer askDistinct(const Source &source, table::Progress &progress)
{
    return without(table::distinctValues(source, 1, nullptr, progress));
}

static Answer askCompare(const Source &source, table::Progress &progress)
{
    return without(table::compareTables(source, source, {"number"}, progress));
}

static Answer askWrite(const Source &source, table::Progress &progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return without(table::writeTable(source, {}, {}, buffer, progress));
}

static Answer askWriteInOrder(const Source &source, table::Progress &progress)
{
    std::vector<quint32> order;
    for (auto row = source.rows() - 1; row > 0; --row)
        order.push_back(static_cast<quint32>(row));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return without(table::writeTable(source, {.order = &order}, {}, buffer, progress));
}

static Answer askRows(const Source &source, table::Progress & /*progress*/)
{
    table::RowReader reader(source.file, source.index, source.dialect);
    for (qint64 row = 0; row < source.rows(); ++row)
        (void)reader.row(row);
    return reader.check();
}

static Answer askIndex(const Source &source, table::Progress &progress)
{
    table::RowIndex rows({.offset = table::RowIndexer::beginOf(*source.file)});
    return table::RowIndexer(source.file, source.dialect).build(rows, progress);
}

static Answer askBalance(const Source &source, table::Progress &progress)
{
    return without(table::balanceOf(source, progress));
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
// These accept a row that is too large, because they do not hold it in memory.
static constexpr std::array counting{
    std::pair{"index",           &askIndex},
    std::pair{"balance",         &askBalance},
};
// clang-format on

// A result is valid only if the file is unchanged and every row was read completely.
class tst_SourceCheck final : public QObject
{
    Q_OBJECT

private:
    QString path() const { return m_folder.filePath(u"table.csv"_s); }

    bool store(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

    std::optional<Source> open()
    {
        auto file = table::TableFile::open(path());
        if (!file)
            return std::nullopt;
        auto rows = std::make_shared<table::RowIndex>();
        table::Progress progress;
        if (!table::RowIndexer(*file, {}).build(*rows, progress))
            return std::nullopt;
        return Source{.file = *file, .index = rows};
    }

    // The last row never ends: its quote stays open for more bytes than fit into memory.
    bool storeOpenQuote()
    {
        QFile file(path());
        return file.open(QIODevice::WriteOnly) && file.write("number,name\n1,a\n\n2,\"b\n") > 0
            && file.resize(table::RowReader::largestPiece + 1'000'000);
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
        table::Progress progress;
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
            // A clock with a low resolution would return the same time again.
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

    // Its bytes still exist: a file deleted by mistake can be saved.
    void aFileThatOnlyLostItsNameIsStillRead()
    {
        const auto source = open();
        QVERIFY(source);
        QVERIFY(QFile::remove(path()));
        QVERIFY(source->file->changed());
        table::Progress progress;
        for (const auto &[name, ask] : questions)
            QVERIFY2(ask(*source, progress), name);
        const auto saved = m_folder.filePath(u"saved.csv"_s);
        QCOMPARE(table::saveTable(*source, {}, {}, saved, progress).value_or(-1), 400);
    }

    void nothingIsSavedOfAFileThatShrank()
    {
        const auto source = open();
        QVERIFY(source);
        QVERIFY(QFile::resize(path(), m_bytes.size() / 4));
        const auto target = m_folder.filePath(u"target.csv"_s);
        QVERIFY(store(target, "before\n"));
        table::Progress progress;
        QVERIFY(!table::saveTable(*source, {}, {}, target, progress));
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
        table::Progress progress;
        for (const auto &[name, ask] : questions) {
            const auto answer = ask(*source, progress);
            QVERIFY2(!answer, name);
            QVERIFY2(answer.error().what.contains(u"line 4"_s), qPrintable(answer.error().what));
        }
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(!table::writeTable(*source, {}, table::CsvFormat(), buffer, progress));
        // Not even the rows before it.
        QVERIFY(!buffer.data().contains("1,a"));
        const auto target = m_folder.filePath(u"never.csv"_s);
        QVERIFY(!table::saveTable(*source, {}, {}, target, progress));
        QVERIFY(!QFile::exists(target));
    }

    void theBalanceCountsSuchARowAndSaysWhereItsQuoteOpens()
    {
        QVERIFY(storeOpenQuote());
        const auto source = open();
        QVERIFY(source);
        table::Progress progress;
        const auto balance = table::balanceOf(*source, progress);
        QVERIFY(balance);
        QCOMPARE(balance->rows(), source->rows());
        QCOMPARE(balance->blank, 1);
        const table::CsvFault opened{
            .kind = table::CsvFault::Kind::UnterminatedQuote, .line = 4, .column = 3, .cell = 1};
        QVERIFY(std::ranges::find(balance->faults, opened) != balance->faults.end());
        QVERIFY(std::ranges::any_of(balance->faults, [](const table::CsvFault &fault) {
            return fault.kind == table::CsvFault::Kind::RowTooLong;
        }));
    }

    void aRowWithAMillionCellsIsNamedAndNotWritten_data()
    {
        QTest::addColumn<table::Dialect>("dialect");
        QTest::newRow("quick") << table::Dialect();
        QTest::newRow("byte by byte") << table::Dialect{.escape = '\\'};
    }

    void aRowWithAMillionCellsIsNamedAndNotWritten()
    {
        QFETCH(const table::Dialect, dialect);
        QVERIFY(
            store(path(), "number,name\n1,\"a\nb\"\n2" + QByteArray(1'000'000, ',') + "\n3,c\n"));
        auto source = open();
        QVERIFY(source);
        source->dialect = dialect;
        table::RowReader reader(source->file, source->index, dialect);
        QCOMPARE(reader.row(2).size(), table::mostCells + 1);
        table::Progress progress;
        const auto target = m_folder.filePath(u"never.csv"_s);
        const auto saved = table::saveTable(*source, {}, {}, target, progress);
        QVERIFY(!saved);
        QVERIFY2(saved.error().what.contains("line 4"_L1), qPrintable(saved.error().what));
        QVERIFY(!QFile::exists(target));
        // Reads every cell.
        QVERIFY(!askFind(*source, progress));
        // Needs only two cells.
        QVERIFY(askSort(*source, progress));
        const auto balance = table::balanceOf(*source, progress);
        QVERIFY(balance);
        QCOMPARE(balance->rows(), 4);
        QCOMPARE(balance->ragged, 1);
        QCOMPARE(balance->faults.size(), 1U);
        QCOMPARE(balance->faults.front().kind, table::CsvFault::Kind::TooManyCells);
        QCOMPARE(balance->faults.front().line, 4);
    }

    // The maximum size, held in memory by one thread at a time.
    void aRowAsLargeAsAllowedIsWhole()
    {
        const QByteArray large(table::RowReader::longestRow - 10, 'x');
        QVERIFY(store(path(), "number,name\n1," + large + "\n2,b\n"));
        const auto source = open();
        QVERIFY(source);
        table::RowReader reader(source->file, source->index, source->dialect);
        QCOMPARE(reader.row(1).value(1).size(), large.size());
        QVERIFY(reader.isWhole(1) && reader.check());
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        table::Progress progress;
        QCOMPARE(table::writeTable(*source, {}, {}, buffer, progress).value_or(-1), 2);
        QCOMPARE(buffer.data().size(), source->file->size());
    }

    void aRowCountIsNotGivenForAFileThatCannotBeRead()
    {
        QCOMPARE(table::rowsBelowHeader(path(), {}), 400);
        QCOMPARE(table::rowsBelowHeader(m_folder.path(), {}), std::nullopt);
    }
};

STOREDESK_TEST(tst_SourceCheck)

} // namespace tst_sourcecheck

#include "tst_sourcecheck.moc"
