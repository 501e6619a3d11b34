// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "codes/columncache.h"
#include "columns/columncoder.h"
#include "csv/rowindexer.h"
#include "query/filter.h"
#include "query/grouping.h"
#include "query/pivot.h"
#include "query/sorter.h"
#include "sheet/histogram.h"
#include "sheet/visiblerows.h"
#include "statistics/formatdeduction.h"
#include "statistics/profile.h"
#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/randomtable.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <numeric>

namespace tst_columncache {

using namespace Qt::StringLiterals;
using namespace storedesk;
using query::Condition;
using Test = Condition::Test;

static constexpr int columnCount = 5;

// Invents tables and questions about them. The same seed gives the same ones.
class RandomQuestions final
{
public:
    explicit RandomQuestions(quint32 seed)
        : m_random(seed)
    { }

    [[nodiscard]] int below(int limit) { return m_random.below(limit); }

    // Returns five columns: categories, anything, numbers, dates and texts in several scripts. Some
    // rows are too short, too long, blank or damaged.
    [[nodiscard]] QByteArray table()
    {
        QByteArray bytes("kind,any,amount,date,name\n");
        for (int row = below(400); row > 0; --row) {
            if (const int special = below(60); special < 3) {
                bytes += special == 0 ? QByteArray("\n") : m_random.soup() + '\n';
                continue;
            }
            QByteArrayList cells{quoted(category()), quoted(m_random.cell()), quoted(number()),
                                 quoted(date()), quoted(name())};
            if (below(30) == 0)
                cells.resize(1 + below(4));
            else if (below(40) == 0)
                cells << "more" << "than others";
            bytes += cells.join(',') + (below(20) == 0 ? "\r\n" : "\n");
        }
        return bytes;
    }

    [[nodiscard]] query::Filter filter(int depth = 0)
    {
        query::Filter filter{.any = below(3) == 0, .negated = below(5) == 0};
        for (int count = 1 + below(3); count > 0; --count)
            filter.conditions.push_back(condition());
        for (int count = depth < 2 ? below(2) : 0; count > 0; --count)
            filter.groups.push_back(this->filter(depth + 1));
        return filter;
    }

    [[nodiscard]] std::vector<query::SortKey> keys()
    {
        std::vector<query::SortKey> keys;
        for (int count = 1 + below(3); count > 0; --count)
            keys.push_back({.column = below(columnCount),
                            .kind = static_cast<query::SortKey::Kind>(below(4)),
                            .descending = below(2) == 0,
                            .exact = below(4) == 0});
        return keys;
    }

    [[nodiscard]] std::vector<query::GroupKey> groupKeys(int most = 3)
    {
        static constexpr std::array units{values::CalendarUnit::Day, values::CalendarUnit::Week,
                                          values::CalendarUnit::Month, values::CalendarUnit::Year};
        std::vector<query::GroupKey> keys;
        for (int count = 1 + below(most); count > 0; --count) {
            const int column = below(columnCount);
            keys.emplace_back(
                column, below(2) == 0 ? std::optional(units[std::size_t(below(4))]) : std::nullopt);
        }
        return keys;
    }

    [[nodiscard]] query::PivotQuestion pivot()
    {
        query::PivotQuestion question{.rows = groupKeys(2),
                                      .figure = static_cast<query::PivotQuestion::Figure>(below(4)),
                                      .value = below(columnCount)};
        if (below(2) == 0)
            question.across = groupKeys(1).front();
        return question;
    }

private:
    [[nodiscard]] QByteArray oneOf(const QByteArrayList &texts)
    {
        return texts[below(static_cast<int>(texts.size()))];
    }
    [[nodiscard]] QByteArray category()
    {
        return oneOf({"purchase", "Purchase", "email-sent", "", " ", "opened", "ÁVILA", "avila"});
    }
    [[nodiscard]] QByteArray number()
    {
        return below(8) == 0 ? oneOf({"n/a", "", "-", "1,5", "12345678901234567890", "7 kg"})
                             : QByteArray::number(below(900) / 4.0 - 50);
    }
    [[nodiscard]] QByteArray date()
    {
        return below(8) == 0
            ? oneOf({"soon", "", "31/12/2026", "2026"})
            : "2026-0" + QByteArray::number(1 + below(9)) + "-1" + QByteArray::number(below(10))
                + (below(3) == 0 ? QByteArray("T10:30:00.000Z") : QByteArray());
    }
    [[nodiscard]] QByteArray name()
    {
        return oneOf({"Ñandú", "nandu", "Ângel", "angel", "Ωmega", "日本", "zoë", "Zoe", "ana",
                      "Aná", "ana maría lópez y garcía", "ana maría lópez y garcia"});
    }
    [[nodiscard]] QByteArray quoted(QByteArray cell)
    {
        const bool needed =
            cell.contains('"') || cell.contains(',') || cell.contains('\n') || cell.contains('\r');
        if (!needed && below(2) == 0)
            return cell;
        return '"' + cell.replace('"', "\"\"") + '"';
    }
    [[nodiscard]] Condition condition()
    {
        Condition condition{.column = below(columnCount),
                            .test = static_cast<Test>(below(int(Condition::lastTest) + 1)),
                            .exact = below(4) == 0,
                            .negated = below(3) == 0};
        if (condition.test == Test::Changed)
            condition.test = Test::Contains;
        for (int count = 1 + below(2); count > 0; --count)
            condition.texts.append(
                condition.test == Test::Matches
                    ? oneOf({"^a", "n+", "é$", "[0-9]{2}"})
                    : oneOf({"purchase", "a", "Avila", "zoe", "2026", "7", "1.5", "ana", "3.25"}));
        const bool isMoment = condition.test == Test::Moment;
        const double low = isMoment ? 1'770'000'000'000 + below(200) * 86'400'000.0 : below(100);
        if (below(3) > 0)
            condition.low = query::Limit(low);
        if (below(3) > 0)
            condition.high = query::Limit(low + (isMoment ? 4e9 : 40));
        return condition;
    }

    support::RandomTable m_random;
};

// How often an example occurs depends on the threads that found it.
static bool haveSameCells(const statistics::UnreadableCells &one,
                          const statistics::UnreadableCells &two)
{
    const auto isSame = [](const statistics::ValueCount &first,
                           const statistics::ValueCount &second) {
        return first.text == second.text && first.firstRow == second.firstRow;
    };
    return one.count == two.count && std::ranges::equal(one.examples, two.examples, isSame);
}

static QList<qint64> listOf(const csv::RowSet &rows)
{
    QList<qint64> list;
    for (auto row = rows.next(0); row >= 0; row = rows.next(row + 1))
        list.append(row);
    return list;
}

// The same table, read from the file and from columns.
class TwoSources final
{
public:
    explicit TwoSources(const QByteArray &bytes)
    {
        cells.file = *csv::BlockFile::open(m_folder.write(u"table.csv"_s, bytes));
        const auto index = std::make_shared<csv::RowIndex>();
        csv::RowIndexer indexer(cells.file, cells.dialect, {.blockSize = 4'096, .blocksAtOnce = 4});
        if (!indexer.build(*index, progress))
            qFatal("no index");
        cells.index = index;
        std::vector<int> columns(columnCount);
        std::iota(columns.begin(), columns.end(), 0);
        const auto formats = statistics::deduceFormats(
            cells, columns, {u"kind"_s, u"any"_s, u"amount"_s, u"date"_s, u"name"_s}, progress);
        for (const auto &one : *formats)
            cells.formats.append(one.format);
        codes = cells;
        codes.cache = std::make_shared<codes::ColumnCache>();
        const auto coded = columns::codeColumns(cells, columns, {}, progress);
        codes.cache->add(coded->columns, coded->blankRows);
    }

    [[nodiscard]] bool hasCodes() const
    {
        for (int column = 0; column < columnCount; ++column) {
            if (!codes.cache->find(column))
                return false;
        }
        return true;
    }

    csv::TableSource cells;
    csv::TableSource codes;
    base::Progress progress;

private:
    support::TableFolder m_folder;
};

class TestColumnCache final : public QObject
{
    Q_OBJECT

private:
    static void compareFilters(TwoSources &table, const query::Filter &filter, csv::RowSet &rows)
    {
        csv::RowSet expected;
        const auto unread = query::filterRows(table.cells, filter, expected, table.progress);
        const auto found = query::filterRows(table.codes, filter, rows, table.progress);
        QVERIFY(unread && found);
        QCOMPARE(listOf(rows), listOf(expected));
        QCOMPARE(found->size(), unread->size());
        for (std::size_t place = 0; place < found->size(); ++place) {
            QCOMPARE((*found)[place].column, (*unread)[place].column);
            QVERIFY(haveSameCells((*found)[place].cells, (*unread)[place].cells));
        }
    }

    static void compareGroups(TwoSources &table, RandomQuestions &random, const csv::RowSet *only)
    {
        const auto keys = random.groupKeys();
        const std::vector<int> totals{random.below(columnCount), random.below(columnCount)};
        const auto matching =
            random.below(2) == 0 ? values::TextMatching::Alike : values::TextMatching::Exact;
        const auto expected =
            query::groupRows(table.cells, keys, totals, only, table.progress, matching);
        const auto found =
            query::groupRows(table.codes, keys, totals, only, table.progress, matching);
        QVERIFY(expected && found);
        QCOMPARE(found->groups.size(), expected->groups.size());
        for (std::size_t number = 0; number < found->groups.size(); ++number) {
            QCOMPARE(found->groups[number].key, expected->groups[number].key);
            QCOMPARE(found->groups[number].rows, expected->groups[number].rows);
            QVERIFY(found->groups[number].totals == expected->groups[number].totals);
        }
        QVERIFY(std::ranges::equal(found->unread, expected->unread, haveSameCells));
    }

    static void comparePivots(TwoSources &table, const query::PivotQuestion &question,
                              const csv::RowSet *only)
    {
        const auto expected = query::pivotOf(table.cells, question, only, table.progress);
        const auto found = query::pivotOf(table.codes, question, only, table.progress);
        QCOMPARE(found.has_value(), expected.has_value());
        if (!found)
            return;
        QCOMPARE(found->across, expected->across);
        QVERIFY(found->total.cells == expected->total.cells
                && found->total.total == expected->total.total);
        QCOMPARE(found->rows.size(), expected->rows.size());
        for (std::size_t row = 0; row < found->rows.size(); ++row) {
            QCOMPARE(found->rows[row].key, expected->rows[row].key);
            QVERIFY(found->rows[row].cells == expected->rows[row].cells);
            QVERIFY(found->rows[row].total == expected->rows[row].total);
        }
        QVERIFY(haveSameCells(found->unread, expected->unread));
    }

    static void compareProfiles(TwoSources &table, int column, const csv::RowSet *only)
    {
        const auto expected =
            statistics::profileColumns(table.cells, {column}, only, table.progress);
        const auto found = statistics::profileColumns(table.codes, {column}, only, table.progress);
        QVERIFY(found && expected);
        QVERIFY(found->front() == expected->front());
        QVERIFY(*sheet::histogramOf(table.codes, column, found->front(), only, table.progress)
                == *sheet::histogramOf(table.cells, column, found->front(), only, table.progress));
        const auto values = *statistics::distinctValues(table.cells, column, only, table.progress);
        const auto known = *statistics::distinctValues(table.codes, column, only, table.progress);
        QCOMPARE(known.values, values.values);
        QCOMPARE(known.distinct, values.distinct);
        QCOMPARE(known.exact, values.exact);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void columnsAnswerLikeTheFile_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 150; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }
    void columnsAnswerLikeTheFile()
    {
        QFETCH(const quint32, seed);
        RandomQuestions random(seed);
        TwoSources table(random.table());
        QVERIFY(table.hasCodes());
        csv::RowSet rows;
        compareFilters(table, random.filter(), rows);
        const auto *only = random.below(2) == 0 ? &rows : nullptr;
        const auto keys = random.keys();
        QCOMPARE(*query::sortRows(table.codes, keys, only, table.progress),
                 *query::sortRows(table.cells, keys, only, table.progress));
        compareGroups(table, random, only);
        comparePivots(table, random.pivot(), only);
        compareProfiles(table, random.below(columnCount), only);
    }

    void manyRowsAnswerLikeTheFile()
    {
        RandomQuestions random(7);
        auto bytes = random.table();
        for (int row = 0; row < 300'000; ++row)
            bytes += "\"kind " + QByteArray::number(row % 7) + "\",x,"
                + QByteArray::number(random.below(90'000)) + ",,name\n";
        TwoSources table(bytes);
        QVERIFY(table.hasCodes());
        csv::RowSet rows;
        compareFilters(
            table, {{{.column = 2, .test = Test::Number, .low = 10'000, .high = 60'000}}}, rows);
        QVERIFY(rows.count() > 100'000);
        const std::vector<query::SortKey> keys{{.column = 0, .descending = true},
                                               {.column = 2, .kind = query::SortKey::Kind::Number}};
        for (const auto *only : {&rows, static_cast<csv::RowSet *>(nullptr)}) {
            QCOMPARE(*query::sortRows(table.codes, keys, only, table.progress),
                     *query::sortRows(table.cells, keys, only, table.progress));
            compareGroups(table, random, only);
            compareProfiles(table, 2, only);
        }
    }

    void columnsOfAChangedFileAreNotUsed()
    {
        support::TableFolder folder;
        const auto path = folder.write(u"table.csv"_s, "kind,b\nx,1\ny,2\n");
        csv::TableSource source;
        source.file = *csv::BlockFile::open(path);
        const auto index = std::make_shared<csv::RowIndex>();
        base::Progress progress;
        QVERIFY(csv::RowIndexer(source.file, source.dialect).build(*index, progress));
        source.index = index;
        source.cache = std::make_shared<codes::ColumnCache>();
        const auto coded = columns::codeColumns(source, {0}, {}, progress);
        QVERIFY(coded);
        source.cache->add(coded->columns, coded->blankRows);
        csv::RowSet rows;
        const query::Filter filter{{{.column = 0, .test = Test::Equals, .texts = {"x"}}}};
        QVERIFY(query::filterRows(source, filter, rows, progress));
        (void)folder.write(u"table.csv"_s, "kind,b\nz,1\n");
        csv::RowSet later;
        QVERIFY(!query::filterRows(source, filter, later, progress));
        QVERIFY(!query::sortRows(source, {{.column = 0}}, nullptr, progress));
        QVERIFY(!query::groupRows(source, {0}, {}, nullptr, progress));
        QVERIFY(!statistics::profileColumns(source, {0}, nullptr, progress));
    }

    void aColumnWithTooManyTextsIsReadFromTheFile()
    {
        QByteArray bytes("id,kind\n");
        for (int row = 0; row < 5'000; ++row)
            bytes += QByteArray::number(row) + ",kind " + QByteArray::number(row % 3) + '\n';
        TwoSources table(bytes);
        const auto coded = columns::codeColumns(table.cells, {0, 1}, {}, table.progress,
                                                {.mostTextBytes = 20'000});
        QVERIFY(coded);
        QVERIFY(!coded->columns.contains(0));
        QCOMPARE(coded->columns.at(1)->texts(), 4U);
        auto source = table.cells;
        source.cache = std::make_shared<codes::ColumnCache>();
        source.cache->add(coded->columns, coded->blankRows);
        csv::RowSet rows;
        QVERIFY(
            query::filterRows(source, {{{.column = 0, .texts = {"4999"}}}}, rows, table.progress));
        QCOMPARE(listOf(rows), QList<qint64>{5'000});
    }

    void eachColumnIsRequestedOnce()
    {
        codes::ColumnCache cache;
        QSignalSpy asked(&cache, &codes::ColumnCache::asked);
        cache.ask({4, 2});
        cache.ask({2});
        QCOMPARE(asked.count(), 1);
        QCOMPARE(cache.takeAsked(), (std::vector<int>{4, 2}));
        cache.ask({4});
        QVERIFY(cache.takeAsked().empty());
        cache.giveBack({4});
        cache.ask({4});
        QCOMPARE(asked.count(), 2);
        QCOMPARE(cache.takeAsked(), (std::vector<int>{4}));
    }

    void theSecondQuestionAboutALargeFileNeedsNoReading()
    {
        support::TableFolder folder;
        const QDir temporary(folder.path(u"temporary"_s));
        QVERIFY(temporary.mkpath(u"."_s));
        auto bytes = support::TableFolder::contacts(100'000);
        while (bytes.size() < 17 * 1024 * 1024)
            bytes += bytes.sliced(bytes.indexOf('\n') + 1);
        base::SystemClock clock;
        sheet::Sheet sheet(clock, temporary.path());
        sheet::VisibleRows shown(sheet);
        sheet.open(folder.write(u"table.csv"_s, bytes));
        QTRY_COMPARE_WITH_TIMEOUT(sheet.state(), sheet::Sheet::State::Ready, 60'000);
        const auto cache = sheet.source().cache;
        QVERIFY(cache);
        QVERIFY(!cache->find(2));
        shown.setFilter({{{.column = 2, .test = Test::Equals, .texts = {"bilbao"}}}});
        QTRY_VERIFY_WITH_TIMEOUT(shown.complete(), 60'000);
        const auto count = shown.count();
        QTRY_VERIFY_WITH_TIMEOUT(cache->find(2), 60'000);
        QVERIFY(!cache->find(0));
        QVERIFY(temporary.isEmpty());
        shown.setFilter({{{.column = 2, .test = Test::Equals, .texts = {"leon"}}}});
        QTRY_VERIFY_WITH_TIMEOUT(shown.complete(), 60'000);
        QCOMPARE(shown.count(), count);
        // Another view of the sheet has the same columns.
        sheet::Sheet other(clock, temporary.path());
        QVERIFY(other.share(sheet));
        QCOMPARE(other.source().cache, cache);
        sheet.open(folder.write(u"small.csv"_s, "a\n1\n"));
        QTRY_COMPARE_WITH_TIMEOUT(sheet.state(), sheet::Sheet::State::Ready, 60'000);
        QVERIFY(!sheet.source().cache);
    }
};

STOREDESK_TEST(TestColumnCache)

} // namespace tst_columncache

#include "tst_columncache.moc"
