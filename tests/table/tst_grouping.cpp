// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query/finder.h"
#include "query/grouping.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"
#include "values/cellvalue.h"
#include "values/textfold.h"

#include <QTest>

#include <cmath>
#include <map>
#include <thread>

namespace tst_grouping {

using namespace storedesk;
using query::Direction;

// Tests grouping, totals and searching.
class TestGrouping final : public QObject
{
    Q_OBJECT

private:
    const support::Table m_contacts = support::sampleContacts(6'000);
    const support::SampleSource m_sample{m_contacts};

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void groupsSumUpTheirRows()
    {
        using Keys = std::vector<query::GroupKey>;
        for (const auto &keys : {Keys{1}, Keys{1, 3}, Keys{}}) {
            std::map<QByteArrayList, statistics::Total> expected;
            std::map<QByteArrayList, qint64> counts;
            for (qsizetype row = 1; row < m_contacts.size(); ++row) {
                QByteArrayList key;
                QByteArray scratch;
                for (const auto &column : keys)
                    key.append(values::folded(m_contacts.at(row).value(column.column), scratch)
                                   .toByteArray());
                ++counts[key];
                auto &total = expected[key];
                if (const auto value = values::decimalOf(m_contacts.at(row).value(2), {}))
                    total.add(*value);
                else if (!m_contacts.at(row).value(2).isEmpty())
                    ++total.unread;
            }
            base::Progress progress;
            const auto grouping = query::groupRows(m_sample.source, keys, {2}, nullptr, progress);
            QVERIFY(grouping);
            QCOMPARE(grouping->groups.size(), expected.size());
            qint64 unread = 0;
            for (const auto &group : grouping->groups) {
                QByteArrayList key;
                QByteArray scratch;
                for (const auto &cell : group.key)
                    key.append(values::folded(cell, scratch).toByteArray());
                QCOMPARE(group.rows, counts[key]);
                QVERIFY(group.totals.front() == expected[key]);
                unread += group.totals.front().unread;
            }
            QCOMPARE(grouping->unread.front().count, unread);
            QCOMPARE(grouping->unread.front().examples.constFirst().text, "n/a");
            if (!keys.empty())
                QCOMPARE(grouping->groups.front().key.front(),
                         m_contacts.at(1).value(keys.front().column));
        }
    }

    // A view cancels a question when the user asks another one, at any time.
    void groupsOfACancelledQuestionAreWhole()
    {
        support::Table table{{"a", "b"}};
        for (int row = 0; row < 60'000; ++row)
            table.append({QByteArray::number(row), QByteArray::number(row % 7)});
        const support::SampleSource sample(table);
        for (int times = 0; times < 10; ++times) {
            base::Progress progress;
            std::thread canceller([&progress] {
                while (progress.part() < 1) { }
                progress.cancel();
            });
            const auto grouping = query::groupRows(sample.source, {0, 1}, {}, nullptr, progress);
            progress.begin(1);
            progress.add(1);
            canceller.join();
            QVERIFY(grouping);
            for (const auto &group : grouping->groups)
                QCOMPARE(group.key.size(), 2);
        }
    }

    void cellsThatOnlyJoinAlikeStayApart()
    {
        const support::SampleSource sample({{"a", "b"}, {"x", "yz"}, {"xy", "z"}, {"x", "yz"}});
        base::Progress progress;
        const auto groups = query::groupRows(sample.source, {0, 1}, {}, nullptr, progress);
        QVERIFY(groups);
        QCOMPARE(groups->groups.size(), 2U);
        QCOMPARE(groups->groups.front().rows, 2);
    }

    void theNearestRowIsFoundInBothDirections()
    {
        const query::Filter filter{
            {{.column = 1, .texts = {"São"}},
             {.column = 2, .test = query::Condition::Test::Number, .low = 380}}};
        csv::RowSet all;
        base::Progress progress;
        QVERIFY(query::filterRows(m_sample.source, filter, all, progress));
        QVERIFY(all.count() > 5);
        for (qint64 from = 0; from < m_contacts.size(); from += 97) {
            const auto position = all.positionOf(from);
            const auto next = all.rowAt(position);
            const auto previous = all.contains(from) ? from : all.rowAt(position - 1);
            QCOMPARE(query::findRow(m_sample.source, filter, from, Direction::Forward, progress)
                         ->value_or(-1),
                     next);
            QCOMPARE(query::findRow(m_sample.source, filter, from, Direction::Backward, progress)
                         ->value_or(-1),
                     previous);
        }
        QVERIFY(!query::findRow(m_sample.source, {{{.texts = {"nowhere"}}}}, 0, Direction::Forward,
                                progress)
                     ->has_value());
    }
};

STOREDESK_TEST(TestGrouping)

} // namespace tst_grouping

#include "tst_grouping.moc"
