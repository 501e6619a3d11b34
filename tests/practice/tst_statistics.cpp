// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/statistics.h"

#include "practice/store/contacttable.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_statistics {

using namespace Qt::StringLiterals;
using namespace storedesk::practice;

static constexpr Moment now = 1'790'000'000'000;

class TestStatistics final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Tests each level at its exact threshold.
    void labelsFollowFromDaysPurchasesAndMoney_data()
    {
        QTest::addColumn<int>("idle");
        QTest::addColumn<int>("purchases");
        QTest::addColumn<double>("amount");
        // Recency, frequency, monetary, rfm.
        QTest::addColumn<QStringList>("labels");
        const auto row = [](const char *name, int idle, int purchases, double amount,
                            const QStringList &labels) {
            QTest::newRow(name) << idle << purchases << amount << labels;
        };
        const auto low = u"low"_s;
        const auto medium = u"medium"_s;
        const auto high = u"high"_s;
        row("champion", 90, 4, 250, {high, high, high, u"champion"_s});
        row("champion of less", 0, 4, 75, {high, high, medium, u"champion"_s});
        row("loyal", 90, 4, 74.99, {high, high, low, u"loyal"_s});
        row("promising", 90, 3, 249.99, {high, medium, medium, u"promising"_s});
        row("new", 90, 1, 10, {high, low, low, u"new"_s});
        row("needs attention", 91, 1, 10, {medium, low, low, u"needs-attention"_s});
        row("about to sleep", 270, 2, 10, {medium, medium, low, u"about-to-sleep"_s});
        row("lost", 271, 1, 300, {low, low, high, u"lost"_s});
        row("at risk", 271, 2, 300, {low, medium, high, u"at-risk"_s});
    }

    void labelsFollowFromDaysPurchasesAndMoney()
    {
        QFETCH(const int, idle);
        QFETCH(const int, purchases);
        QFETCH(const double, amount);
        QFETCH(const QStringList, labels);
        const auto last = now - idle * day;
        QJsonObject answer;
        writeFigures({.purchases = purchases,
                      .amount = amount,
                      .firstPurchase = last - (purchases - 1) * 30 * day,
                      .lastPurchase = last},
                     now, answer);
        QCOMPARE((QStringList{answer["_recency"_L1].toString(), answer["_frequency"_L1].toString(),
                              answer["_monetary"_L1].toString(), answer["_rfm"_L1].toString()}),
                 labels);
    }

    void theForecastFollowsTheHistoryOfTheBuyer()
    {
        QJsonObject answer;
        writeFigures(
            {.purchases = 3, .amount = 90, .firstPurchase = now - 60 * day, .lastPurchase = now},
            now, answer);
        QCOMPARE(answer["_averagePurchasesAmount"_L1], QJsonValue(30));
        QCOMPARE(answer["_pAlive"_L1], QJsonValue(100));
        QCOMPARE(answer["_churnRate"_L1], QJsonValue(0));
        // One purchase in thirty days.
        QCOMPARE(answer["_expectedPurchases"_L1], QJsonValue(12.17));
        // Past and expected purchases.
        QCOMPARE(answer["_clv"_L1], QJsonValue(455));
        writeFigures({.purchases = 1,
                      .amount = 30,
                      .firstPurchase = now - 540 * day,
                      .lastPurchase = now - 540 * day},
                     now, answer);
        // The probability is 1/e.
        QCOMPARE(answer["_pAlive"_L1], QJsonValue(36.79));
        QCOMPARE(answer["_churnRate"_L1], QJsonValue(63.21));
    }
};

STOREDESK_TEST(TestStatistics)

} // namespace tst_statistics

#include "tst_statistics.moc"
