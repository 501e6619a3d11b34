// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query/pivot.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"
#include "values/textfold.h"

#include <QTest>

#include <map>
#include <set>

namespace tst_pivot {

using namespace storedesk;
using query::PivotQuestion;
using values::CalendarUnit;
using Figure = PivotQuestion::Figure;

// Tests pivot tables.
class TestPivot final : public QObject
{
    Q_OBJECT

private:
    static QByteArray folded(const QByteArray &text)
    {
        QByteArray scratch;
        return values::folded(text, scratch).toByteArray();
    }

    static QByteArray textOf(const query::PivotValue &value)
    {
        return value ? value->toText() : QByteArray("-");
    }

    static query::Pivot answer(const csv::TableSource &source, const PivotQuestion &question,
                               const csv::RowSet *only = nullptr)
    {
        base::Progress progress;
        const auto pivot = query::pivotOf(source, question, only, progress);
        return pivot ? *pivot : query::Pivot();
    }

    // Returns each row as “key | cell | … | total”.
    static QList<QByteArray> linesOf(const query::Pivot &pivot)
    {
        QList<QByteArray> lines{pivot.across.join(" | ")};
        auto rows = pivot.rows;
        rows.push_back(pivot.total);
        for (const auto &row : rows) {
            auto cells = row.key;
            for (const auto &cell : row.cells)
                cells.append(textOf(cell));
            cells.append(textOf(row.total));
            lines.append(cells.join(" | "));
        }
        return lines;
    }

    const support::Table m_orders{
        {"date", "country", "channel", "amount", "customer"},
        {"2026-01-30", "ES", "web", "10.10", "ana"},
        {"2026-01-31", "es", "shop", "20.20", "ana"},
        {"2026-02-01", "FR", "web", "5", "luc"},
        {"2026-02-28", "ES", "web", "0.1", "eva"},
        {"2026-02-28", "ES", "web", "0.2", "Eva"},
        {"2025-12-29", "PT", "shop", "", "rui"},
        {"", "PT", "web", "about 7", "rui"},
    };

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void rowsAndColumnsHaveTheSumsOfTheirCells()
    {
        support::SampleSource sample(m_orders);
        (void)sample.deduce(m_orders);
        const auto pivot =
            answer(sample.source,
                   {.rows = {1}, .across = query::GroupKey(2), .figure = Figure::Sum, .value = 3});
        QCOMPARE(linesOf(pivot),
                 QList<QByteArray>({"shop | web", "ES | 20.2 | 10.4 | 30.6", "FR | - | 5 | 5",
                                    "PT | - | - | -", "20.2 | 15.4 | 35.6"}));
        QCOMPARE(pivot.unread.count, 1);
        QCOMPARE(pivot.unread.examples.constFirst().text, "about 7");
    }

    void totalsOfAveragesAndDifferentValuesAreOfAllRows()
    {
        support::SampleSource sample(m_orders);
        (void)sample.deduce(m_orders);
        const auto different = answer(
            sample.source,
            {.rows = {1}, .across = query::GroupKey(2), .figure = Figure::Distinct, .value = 4});
        // Ana bought in both channels, and Eva is written in two ways.
        QCOMPARE(linesOf(different),
                 QList<QByteArray>({"shop | web", "ES | 1 | 2 | 2", "FR | - | 1 | 1",
                                    "PT | 1 | 1 | 1", "2 | 4 | 4"}));
        const auto average =
            answer(sample.source, {.rows = {2}, .figure = Figure::Average, .value = 3});
        QCOMPARE(linesOf(average), QList<QByteArray>({"", "shop | 20.2", "web | 3.85", "7.12"}));
    }

    void datesAreGroupedByPeriods_data()
    {
        QTest::addColumn<CalendarUnit>("unit");
        QTest::addColumn<QList<QByteArray>>("lines");
        QTest::newRow("days") << CalendarUnit::Day
                              << QList<QByteArray>({"", "2025-12-29 | 1", "2026-01-30 | 1",
                                                    "2026-01-31 | 1", "2026-02-01 | 1",
                                                    "2026-02-28 | 2", " | 1", "7"});
        // The first of February is a Sunday.
        QTest::newRow("weeks") << CalendarUnit::Week
                               << QList<QByteArray>({"", "2025-12-29 | 1", "2026-01-26 | 3",
                                                     "2026-02-23 | 2", " | 1", "7"});
        QTest::newRow("months") << CalendarUnit::Month
                                << QList<QByteArray>({"", "2025-12 | 1", "2026-01 | 2",
                                                      "2026-02 | 3", " | 1", "7"});
        QTest::newRow("years") << CalendarUnit::Year
                               << QList<QByteArray>({"", "2025 | 1", "2026 | 5", " | 1", "7"});
    }

    void datesAreGroupedByPeriods()
    {
        QFETCH(const CalendarUnit, unit);
        QFETCH(const QList<QByteArray>, lines);
        support::SampleSource sample(m_orders);
        (void)sample.deduce(m_orders);
        QCOMPARE(linesOf(answer(sample.source, {.rows = {{0, unit}}})), lines);
    }

    void largeTablesGiveTheSameAsASimpleCount()
    {
        const auto contacts = support::sampleContacts(6'000);
        support::SampleSource sample(contacts);
        std::map<std::pair<QByteArray, QByteArray>, std::set<QByteArray>> expected;
        for (qsizetype row = 1; row < contacts.size(); ++row) {
            if (const auto value = contacts.at(row).value(2); !value.trimmed().isEmpty())
                expected[{folded(contacts.at(row).value(1)), folded(contacts.at(row).value(3))}]
                    .insert(folded(value));
        }
        const auto pivot = answer(
            sample.source,
            {.rows = {1}, .across = query::GroupKey(3), .figure = Figure::Distinct, .value = 2});
        QVERIFY(pivot.rows.size() > 2 && pivot.across.size() > 1);
        for (const auto &row : pivot.rows) {
            for (std::size_t at = 0; at < row.cells.size(); ++at) {
                const auto values =
                    expected[{folded(row.key.front()), folded(pivot.across[qsizetype(at)])}];
                QCOMPARE(row.cells[at].value_or(values::Decimal()).toDouble(),
                         double(values.size()));
            }
        }
    }

    void onlyTheseRowsAreCounted()
    {
        support::SampleSource sample(m_orders);
        csv::RowSet only;
        only.append(std::vector<qint64>{2, 3});
        QCOMPARE(linesOf(answer(sample.source, {.rows = {1}}, &only)),
                 QList<QByteArray>({"", "es | 1", "FR | 1", "2"}));
        QCOMPARE(linesOf(answer(sample.source, {})), QList<QByteArray>({"", "7", "7"}));
    }

    void tablesTooLargeToReadAreRejectedWithAnExplanation()
    {
        support::Table wide{{"code", "name"}};
        for (int number = 0; number <= query::mostPivotColumns; ++number)
            wide.append({QByteArray::number(number), "x"});
        const support::SampleSource sample(wide);
        base::Progress progress;
        const auto pivot = query::pivotOf(
            sample.source, {.rows = {1}, .across = query::GroupKey(0)}, nullptr, progress);
        QVERIFY(!pivot);
        QVERIFY(pivot.error().why.contains(QStringLiteral("200 columns")));
        QVERIFY(!pivot.error().next.isEmpty());
    }
};

STOREDESK_TEST(TestPivot)

} // namespace tst_pivot

#include "tst_pivot.moc"
