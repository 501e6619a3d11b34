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

    void labelsFollowFromTheScores_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("group");
        QTest::newRow("champions") << "555"_ba << u"champions"_s;
        QTest::newRow("loyal") << "543"_ba << u"loyal"_s;
        QTest::newRow("need attention") << "343"_ba << u"need-attention"_s;
        QTest::newRow("cannot lose") << "155"_ba << u"cannot-lose"_s;
        QTest::newRow("lost") << "111"_ba << u"lost"_s;
        QTest::newRow("not scored") << ""_ba << QString();
    }

    void labelsFollowFromTheScores()
    {
        QFETCH(const QByteArray, code);
        QFETCH(const QString, group);
        QJsonObject answer;
        writeFigures({.purchases = 1,
                      .amount = 10,
                      .firstPurchase = now - day,
                      .lastPurchase = now - day,
                      .rfm = code},
                     {.now = now}, answer);
        QCOMPARE(answer["_rfm"_L1].toString(), group);
        QCOMPARE((answer["_recency"_L1].toString() + answer["_frequency"_L1].toString()
                  + answer["_monetary"_L1].toString()),
                 QString::fromLatin1(code));
    }

    void theForecastFollowsTheHistoryOfTheBuyer()
    {
        QJsonObject answer;
        writeFigures(
            {.purchases = 3, .amount = 90, .firstPurchase = now - 60 * day, .lastPurchase = now},
            {.now = now, .predicts = true}, answer);
        QCOMPARE(answer["_averagePurchasesAmount"_L1], QJsonValue(30));
        QCOMPARE(answer["_pAlive"_L1], QJsonValue(100));
        QCOMPARE(answer["_churnRate"_L1], QJsonValue(0));
        // The contact makes one purchase in thirty days.
        QCOMPARE(answer["_expectedPurchases"_L1], QJsonValue(12.17));
        // The value of the next twelve months.
        QCOMPARE(answer["_clv"_L1], QJsonValue(365));
        writeFigures({.purchases = 1,
                      .amount = 30,
                      .firstPurchase = now - 540 * day,
                      .lastPurchase = now - 540 * day},
                     {.now = now, .predicts = true}, answer);
        // The probability is 1/e.
        QCOMPARE(answer["_pAlive"_L1], QJsonValue(36.79));
        QCOMPARE(answer["_churnRate"_L1], QJsonValue(63.21));
        QJsonObject without;
        writeFigures(
            {.purchases = 1, .amount = 30, .firstPurchase = now - day, .lastPurchase = now - day},
            {.now = now}, without);
        QVERIFY(!without.contains("_clv"_L1));
    }
};

STOREDESK_TEST(TestStatistics)

} // namespace tst_statistics

#include "tst_statistics.moc"
