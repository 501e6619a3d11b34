// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/quota.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_quota {

using namespace storedesk::api;
using namespace storedesk::http;

class TestQuota final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void thirtyFiveTransientRetriesEmptyIt()
    {
        Quota quota;
        int retries = 0;
        while (quota.payForRetry())
            ++retries;
        QCOMPARE(retries, 35);
        QCOMPARE(quota.left(), 10);
    }

    void aHundredThrottledRetriesEmptyIt()
    {
        Quota quota;
        int retries = 0;
        while (quota.payForThrottled())
            ++retries;
        QCOMPARE(retries, 100);
        QCOMPARE(quota.left(), 0);
        QVERIFY(!quota.payForRetry());
    }

    void fourteenSuccessesEarnARetry()
    {
        Quota quota;
        while (quota.payForThrottled()) { }
        for (int success = 0; success < 13; ++success)
            quota.succeeded();
        QVERIFY(!quota.payForRetry());
        quota.succeeded();
        QVERIFY(quota.payForRetry());
    }

    void itNeverHoldsMoreThanAtTheStart()
    {
        Quota quota;
        for (int success = 0; success < 1000; ++success)
            quota.succeeded();
        QCOMPARE(quota.left(), 500);
    }
};

STOREDESK_TEST(TestQuota)

} // namespace tst_quota

#include "tst_quota.moc"
