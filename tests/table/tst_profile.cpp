// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/warnings.h"
#include "table/cellvalue.h"
#include "table/estimator.h"
#include "table/filter.h"
#include "table/profile.h"
#include "table/samplesource.h"
#include "table/valuecounter.h"

#include <QTest>

#include <cmath>

using namespace storedesk;
using table::ColumnKind;

class tst_Profile final : public QObject
{
    Q_OBJECT

private:
    const support::Table m_contacts = support::sampleContacts(20'000);
    const support::SampleSource m_sample{m_contacts};

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void kindsAreRecognised()
    {
        QCOMPARE(table::kindOf(""), ColumnKind::Empty);
        QCOMPARE(table::kindOf(" "), ColumnKind::Empty);
        QCOMPARE(table::kindOf("-1.5"), ColumnKind::Number);
        QCOMPARE(table::kindOf("2026-01-31"), ColumnKind::Moment);
        QCOMPARE(table::kindOf("ann@x.org"), ColumnKind::Email);
        QCOMPARE(table::kindOf("ann@nowhere"), ColumnKind::Text);
        QCOMPARE(table::kindOf("TRUE"), ColumnKind::Boolean);
        QCOMPARE(table::kindOf("+34 600"), ColumnKind::Text);
    }

    // Every figure against one counted in the plainest way.
    void aProfileCountsWhatIsThere()
    {
        table::Progress progress;
        const auto profiles =
            *table::profileColumns(m_sample.source, {0, 1, 2, 3, 4, 9}, nullptr, progress);
        for (int column = 0; column < 5; ++column) {
            const auto &profile = profiles.at(static_cast<std::size_t>(column));
            QHash<QByteArray, qint64> counts;
            qint64 empty = 0;
            qint64 longest = 0;
            for (qsizetype row = 1; row < m_contacts.size(); ++row) {
                const auto cell = m_contacts.at(row).value(column);
                if (cell.trimmed().isEmpty())
                    ++empty;
                else
                    ++counts[cell];
                if (!cell.trimmed().isEmpty())
                    longest = std::max<qint64>(longest, cell.size());
            }
            QCOMPARE(profile.empty, empty);
            QCOMPARE(profile.filled, m_contacts.size() - 1 - empty);
            QVERIFY(profile.exact);
            QCOMPARE(profile.distinct, counts.size());
            QCOMPARE(profile.longest, longest);
            for (const auto &value : profile.top)
                QCOMPARE(value.count, counts.value(value.text));
            QCOMPARE(profile.top.constFirst().count, *std::ranges::max_element(counts));
        }
        QCOMPARE(profiles.at(5).empty, m_contacts.size() - 1);
        QCOMPARE(profiles.at(5).kind, ColumnKind::Empty);
    }

    void theMedianIsExactWhileEveryValueIsCounted()
    {
        const auto medianOf = [](const QByteArrayList &cells) {
            support::Table rows{{"n"}};
            for (const auto &cell : cells)
                rows.append({cell});
            const support::SampleSource sample(rows);
            table::Progress progress;
            return table::profileColumns(sample.source, {0}, nullptr, progress)->front();
        };
        QCOMPARE(medianOf({"5", "1", "3"}).median, 3);
        QCOMPARE(medianOf({"4", "1", "3", "2"}).median, 2); // the lower of the two
        QCOMPARE(medianOf({"1", "1", "1", "1000"}).median, 1);
        QCOMPARE(medianOf({"7"}).median, 7);
        const auto odd = medianOf({"1", "2", "3", "4", "5", "6", "7", "8", "9", "n/a"});
        QCOMPARE(odd.median, 5); // of the numbers
        QVERIFY(odd.medianExact);
        QCOMPARE(medianOf({"1970-01-01", "1970-01-02", "1970-01-09"}).median, 86'400'000);
        QCOMPARE(medianOf({"a", "b"}).median, 0);
    }

    // Too many values to count each: a sample tells, in order or out of order.
    void theMedianOfVeryManyValuesIsNear_data()
    {
        QTest::addColumn<bool>("sorted");
        QTest::newRow("in order") << true;
        QTest::newRow("out of order") << false;
    }

    void theMedianOfVeryManyValuesIsNear()
    {
        QFETCH(const bool, sorted);
        static constexpr int count = 150'001;
        const QByteArray wide(120, 'x'); // there must be more than a sample takes
        support::Table rows{{"wide", "n"}};
        for (int row = 0; row < count; ++row) {
            const int value = sorted ? row : static_cast<int>(qint64(row) * 7'919 % count);
            rows.append({wide, QByteArray::number(value)});
        }
        const support::SampleSource sample(rows);
        table::Progress progress;
        const auto profile = table::profileColumns(sample.source, {1}, nullptr, progress)->front();
        QVERIFY(!profile.exact && !profile.medianExact);
        QVERIFY2(std::abs(profile.median - count / 2.0) < count / 50.0,
                 qPrintable(QString::number(profile.median)));
    }

    void kindsAndTheirFiguresAreFound()
    {
        table::Progress progress;
        const auto profiles =
            *table::profileColumns(m_sample.source, {0, 1, 2, 3}, nullptr, progress);
        QCOMPARE(profiles.at(0).kind, ColumnKind::Email);
        QCOMPARE(profiles.at(1).kind, ColumnKind::Text);
        QCOMPARE(profiles.at(3).kind, ColumnKind::Moment);

        const auto &amounts = profiles.at(2);
        double sum = 0;
        qint64 numbers = 0;
        qint64 firstOdd = -1;
        for (qsizetype row = 1; row < m_contacts.size(); ++row) {
            const auto cell = m_contacts.at(row).value(2);
            if (const auto value = table::numberOf(cell)) {
                sum += *value;
                ++numbers;
            } else if (cell == "n/a" && firstOdd < 0) {
                firstOdd = row;
            }
        }
        // One in ten is "n/a", give or take: the kind may fall either way, the figures may not.
        if (amounts.kind == ColumnKind::Number) {
            QCOMPARE(amounts.low, -100.0);
            QCOMPARE(amounts.high, 399.75);
            QVERIFY(std::abs(amounts.mean - sum / static_cast<double>(numbers)) < 1e-9);
            QCOMPARE(amounts.odd, amounts.filled - numbers);
            QCOMPARE(amounts.oddExamples.constFirst().text, "n/a");
            QCOMPARE(amounts.oddExamples.constFirst().firstRow, firstOdd);
            QCOMPARE(amounts.oddExamples.constFirst().count, amounts.odd);
        }
    }

    void oddValuesAreNamedWithTheirRow()
    {
        support::Table table{{"amount"}};
        for (int row = 1; row <= 100; ++row)
            table.append({row == 40 ? QByteArray("forty") : QByteArray::number(row)});
        const support::SampleSource sample(table);
        table::Progress progress;
        const auto profile = table::profileColumns(sample.source, {0}, nullptr, progress)->front();
        QCOMPARE(profile.kind, ColumnKind::Number);
        QCOMPARE(profile.odd, 1);
        QCOMPARE(profile.oddExamples, (QList<table::ValueCount>{{"forty", 1, 40}}));
        QCOMPARE(profile.mean, (5'050.0 - 40) / 99);
    }

    void onlyTheRowsAskedForCount()
    {
        table::RowSet found;
        table::Progress progress;
        QVERIFY(table::filterRows(m_sample.source, {{{.column = 1, .texts = {"MADRID"}}}}, found,
                                  progress));
        const auto values = *table::distinctValues(m_sample.source, 1, &found, progress);
        QVERIFY(values.exact);
        QCOMPARE(values.distinct, 2);
        QCOMPARE(values.values.at(0).count + values.values.at(1).count, found.count());
        QVERIFY(values.values.at(0).count >= values.values.at(1).count);
    }

    void tooManyValuesAreEstimated()
    {
        support::Table table{{"id", "kind"}};
        for (int row = 0; row < 150'000; ++row)
            table.append({"customer-" + QByteArray::number(row), QByteArray::number(row % 3)});
        const support::SampleSource sample(table);
        table::Progress progress;
        const auto profiles = *table::profileColumns(sample.source, {0, 1}, nullptr, progress);
        QVERIFY(!profiles.at(0).exact);
        QVERIFY(std::abs(profiles.at(0).distinct - 150'000) < 6'000);
        QCOMPARE(profiles.at(0).filled, 150'000);
        QVERIFY(profiles.at(1).exact);
        QCOMPARE(profiles.at(1).distinct, 3);
        QCOMPARE(profiles.at(1).top.constFirst(), (table::ValueCount{"0", 50'000, 1}));
    }

    void theEstimateIsNearTheTruth()
    {
        for (const int truth : {0, 1, 10, 1'000, 30'000, 60'000, 400'000}) {
            table::Estimator estimator;
            for (int number = 0; number < truth; ++number) {
                estimator.add(table::hashOf("value " + QByteArray::number(number)));
                estimator.add(table::hashOf("value " + QByteArray::number(number)));
            }
            QVERIFY2(std::abs(estimator.estimate() - truth) <= truth / 25,
                     qPrintable(QString::number(truth)));
        }
    }
};

QTEST_GUILESS_MAIN(tst_Profile)
#include "tst_profile.moc"
