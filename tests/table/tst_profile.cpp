// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query/filter.h"
#include "statistics/estimator.h"
#include "statistics/profile.h"
#include "statistics/valuecounter.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"
#include "values/cellvalue.h"

#include <QTest>

#include <cmath>

namespace tst_profile {

using namespace storedesk;
using values::ColumnKind;

class TestProfile final : public QObject
{
    Q_OBJECT

private:
    const support::Table m_contacts = support::sampleContacts(20'000);
    support::SampleSource m_sample{m_contacts};

    static statistics::ColumnProfile profileOf(const QByteArrayList &cells,
                                               const statistics::ProfileOptions &options = {})
    {
        support::Table rows{{"n"}};
        for (const auto &cell : cells)
            rows.append({cell});
        support::SampleSource sample(rows);
        static_cast<void>(sample.deduce(rows));
        base::Progress progress;
        return statistics::profileColumns(sample.source, {0}, nullptr, progress, options)->front();
    }

private Q_SLOTS:
    void initTestCase() { static_cast<void>(m_sample.deduce(m_contacts)); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Compares all statistics with those of the simplest possible implementation.
    void aProfileCountsValues()
    {
        base::Progress progress;
        const auto profiles =
            *statistics::profileColumns(m_sample.source, {0, 1, 2, 3, 4, 9}, nullptr, progress);
        // Processing a few columns at a time returns the same result.
        QCOMPARE(*statistics::profileColumns(m_sample.source, {0, 1, 2, 3, 4, 9}, nullptr, progress,
                                             {.columnsAtOnce = 4}),
                 profiles);
        for (int column = 0; column < 5; ++column) {
            const auto &profile = profiles.at(static_cast<std::size_t>(column));
            values::ValueKey keys(m_sample.source.formatOf(column));
            QHash<QByteArray, qint64> counts;
            qint64 empty = 0;
            qint64 longest = 0;
            for (qsizetype row = 1; row < m_contacts.size(); ++row) {
                const auto cell = m_contacts.at(row).value(column);
                if (cell.trimmed().isEmpty())
                    ++empty;
                else
                    ++counts[keys.of(cell).toByteArray()];
                if (!cell.trimmed().isEmpty())
                    longest = std::max<qint64>(longest, QString::fromUtf8(cell).toUcs4().size());
            }
            QCOMPARE(profile.empty, empty);
            QCOMPARE(profile.filled, m_contacts.size() - 1 - empty);
            QVERIFY(profile.exact);
            QCOMPARE(profile.distinct, counts.size());
            QCOMPARE(profile.longest, longest);
            for (const auto &value : profile.top)
                QCOMPARE(value.count, counts.value(keys.of(value.text).toByteArray()));
            QCOMPARE(profile.top.constFirst().count, *std::ranges::max_element(counts));
        }
        QCOMPARE(profiles.at(5).empty, m_contacts.size() - 1);
        QCOMPARE(profiles.at(5).kind, ColumnKind::Empty);
    }

    void theMedianIsTheMiddle()
    {
        const auto medianOf = [](const QByteArrayList &cells) {
            const auto profile = profileOf(cells);
            return profile.medianExact ? profile.median.toText() : "not exact";
        };
        QCOMPARE(medianOf({"5", "1", "3"}), "3");
        // The median is the mean of the two middle values.
        QCOMPARE(medianOf({"4", "1", "3", "2"}), "2.5");
        QCOMPARE(medianOf({"1", "1", "1", "1000"}), "1");
        QCOMPARE(medianOf({"7"}), "7");
        QCOMPARE(medianOf({"1", "2", "3", "4", "5", "6", "7", "8", "9", "n/a"}), "5");
        QCOMPARE(medianOf({"1970-01-01", "1970-01-02", "1970-01-09"}), "86400000");
        QCOMPARE(medianOf({"a", "b"}), "0");
        QCOMPARE(medianOf({"9007199254740993", "9007199254740995"}), "9007199254740994");
    }

    // Values that are too numerous to store individually are still counted exactly, whether sorted
    // or not.
    void veryManyValuesAreCountedExactly_data()
    {
        QTest::addColumn<bool>("sorted");
        QTest::newRow("in order") << true;
        QTest::newRow("out of order") << false;
    }

    void veryManyValuesAreCountedExactly()
    {
        QFETCH(const bool, sorted);
        static constexpr int count = 150'000;
        QByteArrayList cells;
        for (int row = 0; row < count; ++row) {
            const int value = sorted ? row : static_cast<int>(qint64(row) * 7'919 % count);
            cells.append(QByteArray::number(value));
        }
        // The most frequent values appear late and in several spellings.
        for (int times = 0; times < 3; ++times)
            cells.append("149999.0");
        cells.append("149998");
        const auto profile = profileOf(cells);
        QVERIFY(profile.exact && profile.medianExact);
        QCOMPARE(profile.distinct, count);
        QCOMPARE(profile.median.toText(), "75001.5");
        QCOMPARE(profile.top.at(0).count, 4);
        QCOMPARE(profile.top.at(1).count, 2);
        QCOMPARE(profile.top.at(1).text, "149998");
        QCOMPARE(profile.top.at(2).count, 1);
        QCOMPARE(profile.top.at(2).firstRow, 1);
        QCOMPARE(profile.sum.toText(), "11250524995");
    }

    void inAHugeTableVeryManyValuesAreEstimated()
    {
        QByteArrayList cells;
        for (int row = 0; row < 150'001; ++row)
            cells.append(QByteArray::number(row));
        const auto profile = profileOf(cells, {.mostExactRows = 1'000});
        QVERIFY(!profile.exact && !profile.medianExact);
        QVERIFY(std::abs(profile.distinct - 150'001) < 6'000);
        QVERIFY2(std::abs(profile.median.toDouble() - 75'000) < 3'000,
                 profile.median.toText().constData());
    }

    void valuesThatMeanTheSameAreOne()
    {
        const auto names = profileOf({"José", "JOSE", "jose", "Ana", "ana", "Ána", "Ana"});
        QCOMPARE(names.distinct, 2);
        QCOMPARE(names.top, (QList<statistics::ValueCount>{{"Ana", 4, 4}, {"José", 3, 1}}));
        const auto exact = profileOf({"José", "JOSE", "jose", "Ana", "Ana"},
                                     {.matching = values::TextMatching::Exact});
        QCOMPARE(exact.distinct, 4);
        const auto amounts = profileOf({"12,50", "12,5", "1.012,5", "1012,50", "3"});
        QCOMPARE(amounts.distinct, 3);
        QCOMPARE(amounts.top.constFirst(), (statistics::ValueCount{"12,50", 2, 1}));
        const auto days = profileOf({"31/01/2026", "2026-01-31", "1 de febrero de 2026"});
        QCOMPARE(days.distinct, 2);
    }

    void sumsAddUpLikeDecimals()
    {
        QByteArrayList cells;
        for (int row = 0; row < 100'000; ++row)
            cells.append(row % 2 == 0 ? "0.07" : "1,000.13");
        const auto profile = profileOf(cells);
        QCOMPARE(profile.sum.toText(), "50010000");
        const auto wide = profileOf({"9007199254740993", "9007199254740993", "1"});
        QCOMPARE(wide.sum.toText(), "18014398509481987");
        QCOMPARE(wide.high.toText(), "9007199254740993");
    }

    void kindsAndTheirNumbersAreFound()
    {
        base::Progress progress;
        const auto profiles =
            *statistics::profileColumns(m_sample.source, {0, 1, 2, 3}, nullptr, progress);
        QCOMPARE(profiles.at(0).kind, ColumnKind::Email);
        QCOMPARE(profiles.at(1).kind, ColumnKind::Text);
        QCOMPARE(profiles.at(3).kind, ColumnKind::Moment);

        const auto &amounts = profiles.at(2);
        values::Decimal sum;
        qint64 numbers = 0;
        qint64 firstOdd = -1;
        for (qsizetype row = 1; row < m_contacts.size(); ++row) {
            const auto cell = m_contacts.at(row).value(2);
            if (const auto value = values::decimalOf(cell, {})) {
                sum += *value;
                ++numbers;
            } else if (cell == "n/a" && firstOdd < 0) {
                firstOdd = row;
            }
        }
        // One in ten cells is "n/a", which is not a value, so the column is still numeric.
        QCOMPARE(amounts.kind, ColumnKind::Number);
        QCOMPARE(amounts.low.toText(), "-100");
        QCOMPARE(amounts.high.toText(), "399.75");
        QCOMPARE(amounts.sum, sum);
        QCOMPARE(amounts.odd, amounts.filled - numbers);
        QCOMPARE(amounts.oddExamples.constFirst().text, "n/a");
        QCOMPARE(amounts.oddExamples.constFirst().firstRow, firstOdd);
        QCOMPARE(amounts.oddExamples.constFirst().count, amounts.odd);
    }

    void oddValuesAreNamedWithTheirRow()
    {
        QByteArrayList cells;
        for (int row = 1; row <= 100; ++row)
            cells.append(row == 40 ? QByteArray("forty") : QByteArray::number(row));
        const auto profile = profileOf(cells);
        QCOMPARE(profile.kind, ColumnKind::Number);
        QCOMPARE(profile.odd, 1);
        QCOMPARE(profile.oddExamples, (QList<statistics::ValueCount>{{"forty", 1, 40}}));
        QCOMPARE(profile.mean, (5'050.0 - 40) / 99);
    }

    void onlyTheRowsAskedForCount()
    {
        csv::RowSet found;
        base::Progress progress;
        QVERIFY(query::filterRows(m_sample.source, {{{.column = 1, .texts = {"MADRID"}}}}, found,
                                  progress));
        const auto values = *statistics::distinctValues(m_sample.source, 1, &found, progress);
        QVERIFY(values.exact);
        // Madrid and madrid are counted as one value.
        QCOMPARE(values.distinct, 1);
        QCOMPARE(values.values.constFirst().count, found.count());
    }

    void theEstimateIsNearTheTruth()
    {
        for (const int truth : {0, 1, 10, 1'000, 30'000, 60'000, 400'000}) {
            statistics::Estimator estimator;
            for (int number = 0; number < truth; ++number) {
                estimator.add(statistics::hashOf("value " + QByteArray::number(number)));
                estimator.add(statistics::hashOf("value " + QByteArray::number(number)));
            }
            QVERIFY2(std::abs(estimator.estimate() - truth) <= truth / 25,
                     qPrintable(QString::number(truth)));
        }
    }
};

STOREDESK_TEST(TestProfile)

} // namespace tst_profile

#include "tst_profile.moc"
