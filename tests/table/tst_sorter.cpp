// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query/filter.h"
#include "query/sorter.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"
#include "values/cellvalue.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace tst_sorter {

using namespace storedesk;
using query::SortKey;
using Kind = SortKey::Kind;
using Keys = std::vector<SortKey>;

class TestSorter final : public QObject
{
    Q_OBJECT

private:
    static bool isMissing(const SortKey &key, const QByteArray &cell)
    {
        switch (key.kind) {
        case Kind::Number:
            return !values::numberOf(cell, {});
        case Kind::Moment:
            return !values::momentOf(cell, {});
        default:
            return cell.isEmpty();
        }
    }

    // Compares two cells in the simplest possible way.
    static int compared(const SortKey &key, const QByteArray &one, const QByteArray &two)
    {
        const auto order = [&key](auto first, auto second) {
            const int ascending = first < second ? -1 : second < first ? 1 : 0;
            return key.descending ? -ascending : ascending;
        };
        // Missing values are last in both directions.
        if (isMissing(key, one) || isMissing(key, two))
            return int(isMissing(key, one)) - int(isMissing(key, two));
        if (key.kind == Kind::Number)
            return order(*values::numberOf(one, {}), *values::numberOf(two, {}));
        if (key.kind == Kind::Moment)
            return order(*values::momentOf(one, {}), *values::momentOf(two, {}));
        const values::Collation collation;
        QByteArray first;
        QByteArray second;
        return order(collation.keyOf(one, first), collation.keyOf(two, second));
    }

    static std::vector<quint32> expectedOf(const support::Table &table, const Keys &keys)
    {
        std::vector<quint32> rows(static_cast<std::size_t>(table.size() - 1));
        std::iota(rows.begin(), rows.end(), 1);
        std::ranges::stable_sort(rows, [&](quint32 one, quint32 two) {
            for (const auto &key : keys) {
                const int order =
                    compared(key, table.at(one).value(key.column), table.at(two).value(key.column));
                if (order != 0)
                    return order < 0;
            }
            return false;
        });
        return rows;
    }

    const support::Table m_contacts = support::sampleContacts(4'000);
    const support::SampleSource m_sample{m_contacts};

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void rowsComeInOrder_data()
    {
        QTest::addColumn<Keys>("keys");
        QTest::newRow("no key") << Keys{};
        QTest::newRow("text") << Keys{{.column = 0}};
        QTest::newRow("text, down") << Keys{{.column = 0, .descending = true}};
        QTest::newRow("text, many alike") << Keys{{.column = 1}};
        QTest::newRow("number") << Keys{{.column = 2, .kind = Kind::Number}};
        QTest::newRow("number, down")
            << Keys{{.column = 2, .kind = Kind::Number, .descending = true}};
        QTest::newRow("date") << Keys{{.column = 3, .kind = Kind::Moment}};
        QTest::newRow("several") << Keys{
            {.column = 1, .descending = true}, {.column = 3, .kind = Kind::Moment}, {.column = 0}};
        QTest::newRow("missing column") << Keys{{.column = 50}};
    }

    void rowsComeInOrder()
    {
        QFETCH(const Keys, keys);
        base::Progress progress;
        const auto rows = query::sortRows(m_sample.source, keys, nullptr, progress);
        QVERIFY(rows);
        QVERIFY(*rows == expectedOf(m_contacts, keys));
    }

    void longTextsThatAgreeForLongAreOrdered()
    {
        support::Table table{{"text"}};
        support::RandomTable random(3);
        for (int row = 0; row < 3'000; ++row)
            table.append({QByteArray("https://shop.example.org/").repeated(1 + random.below(3))
                          + QByteArray::number(random.below(500))});
        const support::SampleSource sample(table);
        for (const bool descending : {false, true}) {
            const Keys keys{{.column = 0, .descending = descending}};
            base::Progress progress;
            QVERIFY(*query::sortRows(sample.source, keys, nullptr, progress)
                    == expectedOf(table, keys));
        }
    }

    void aFilteredTableCanBeSorted()
    {
        csv::RowSet found;
        base::Progress progress;
        QVERIFY(query::filterRows(m_sample.source, {{{.column = 1, .texts = {"madrid"}}}}, found,
                                  progress));
        const Keys keys{{.column = 2, .kind = Kind::Number}};
        auto expected = expectedOf(m_contacts, keys);
        std::erase_if(expected, [&found](quint32 row) { return !found.contains(row); });
        QVERIFY(expected.size() > 100);
        QVERIFY(*query::sortRows(m_sample.source, keys, &found, progress) == expected);
    }

    void manyRowsAreSortedByTwoThreads()
    {
        support::Table table{{"number"}};
        support::RandomTable random(5);
        for (int row = 0; row < 150'000; ++row)
            table.append({QByteArray::number(random.below(60'000) - 30'000)});
        const support::SampleSource sample(table);
        const Keys keys{{.column = 0, .kind = Kind::Number}};
        base::Progress progress;
        QVERIFY(*query::sortRows(sample.source, keys, nullptr, progress)
                == expectedOf(table, keys));
    }

    void aCancelledSortIsEmpty()
    {
        base::Progress progress;
        progress.cancel();
        QVERIFY(query::sortRows(m_sample.source, {{.column = 0}}, nullptr, progress)->empty());
    }
};

STOREDESK_TEST(TestSorter)

} // namespace tst_sorter

#include "tst_sorter.moc"
