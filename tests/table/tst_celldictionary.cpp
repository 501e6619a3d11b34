// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query/sorter.h"
#include "statistics/celldictionary.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"

#include <QTest>

namespace tst_celldictionary {

using namespace storedesk;

class TestCellDictionary final : public QObject
{
    Q_OBJECT

private:
    // Returns the text of a row in a column, read from the codes.
    static QByteArray textOf(const codes::CodedTable &table, int column, qint64 row)
    {
        const auto &coded = table.column(column);
        return coded.text(coded.codeOf(row)).toByteArray();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyCellHasTheCodeOfItsText()
    {
        support::RandomTable random(31);
        for (int round = 0; round < 60; ++round) {
            const auto rows = support::sampleContacts(1 + random.below(2'000), quint32(round + 1));
            support::SampleSource sample(rows);
            sample.source.header = round % 2 == 0;
            base::Progress progress;
            const auto coded = statistics::codeCells(sample.source, {1, 4, 1}, progress,
                                                     {.fewestRows = 0, .rowsPerText = 1});
            QVERIFY(coded && *coded);
            const auto &table = **coded;
            QCOMPARE(table.firstRow(), sample.source.header ? 1 : 0);
            QCOMPARE(table.endRow(), rows.size());
            for (const int column : {1, 4}) {
                QVERIFY(table.column(column).text(0).isEmpty());
                for (auto row = table.firstRow(); row < table.endRow(); ++row)
                    QCOMPARE(textOf(table, column, row), rows[row].value(column));
            }
        }
    }

    // The file has many ranges, which several threads read.
    void largeFilesAreCodedAndSorted()
    {
        support::RandomTable random(32);
        support::Table rows{{"id", "kind"}};
        for (int row = 0; row < 160'000; ++row) {
            const int person = random.below(9'000);
            rows.append({"person " + QByteArray::number(person) + QByteArray(person % 40, 'x'),
                         random.cell() + "some words that make the row longer"});
        }
        const support::SampleSource sample(rows);
        QVERIFY(csv::rangesOf(sample.source).size() > 4);
        base::Progress progress;
        const auto coded = statistics::codeCells(sample.source, {0}, progress,
                                                 {.rowsPerText = 1, .sampledRanges = 2});
        QVERIFY(coded && *coded);
        for (qint64 row = 1; row < rows.size(); ++row)
            QCOMPARE(textOf(**coded, 0, row), rows[row].at(0));
    }

    void columnsWithTooManyTextsAreNotCoded()
    {
        support::Table few{{"a"}};
        support::Table many{{"a"}};
        for (int row = 0; row < 80'000; ++row) {
            few.append({QByteArray::number(row % 9'000) + " apples in the basket"});
            many.append({QByteArray::number(row) + " apples in the basket"});
        }
        const support::SampleSource repeated(few);
        const support::SampleSource unique(many);
        base::Progress progress;
        const statistics::DictionaryLimits limits{.fewestRows = 0, .sampledRanges = 1};
        const auto coded = statistics::codeCells(repeated.source, {0}, progress, limits);
        QVERIFY(coded && *coded);
        const auto refused = statistics::codeCells(unique.source, {0}, progress, limits);
        QVERIFY(refused && !*refused);
        // The first range was enough to find out.
        QVERIFY(csv::rangesOf(unique.source).size() > 1);
        QVERIFY(progress.done() < unique.source.file->size());
        // Without a sample, the limit is noticed later.
        const auto late = statistics::codeCells(unique.source, {0}, progress,
                                                {.fewestRows = 0, .sampledRanges = 1'000});
        QVERIFY(late && !*late);
    }

    void smallAndCancelledTablesAreNotCoded()
    {
        const support::SampleSource sample(support::sampleContacts(100));
        base::Progress progress;
        QVERIFY(!*statistics::codeCells(sample.source, {0}, progress));
        progress.cancel();
        QVERIFY(!*statistics::codeCells(sample.source, {0}, progress, {.fewestRows = 0}));
    }

    void sortedRowsAreTheSameWithAndWithoutCodes()
    {
        support::RandomTable random(33);
        support::Table rows{{"email", "city", "amount", "date", "note"}};
        const auto some = support::sampleContacts(3'000);
        for (int row = 0; row < 110'000; ++row)
            rows.append(some[1 + random.below(3'000)]);
        support::SampleSource sample(rows);
        static_cast<void>(sample.deduce(rows));
        csv::RowSet all;
        csv::RowSet few;
        for (qint64 row = 1; row < rows.size(); ++row) {
            all.append({{row}});
            if (row % 5 == 0)
                few.append({{row}});
        }
        base::Progress progress;
        for (int column = 0; column < 5; ++column) {
            const std::vector<query::SortKey> keys{
                {.column = column, .descending = column % 2 == 0}, {.column = 1, .exact = true}};
            const auto sorted = *query::sortRows(sample.source, keys, &all, progress);
            QCOMPARE(std::ssize(sorted), all.count());
            // A small part of the rows is sorted without codes.
            auto expected = sorted;
            std::erase_if(expected, [&few](quint32 row) { return !few.contains(row); });
            QCOMPARE(*query::sortRows(sample.source, keys, &few, progress), expected);
        }
    }
};

STOREDESK_TEST(TestCellDictionary)

} // namespace tst_celldictionary

#include "tst_celldictionary.moc"
