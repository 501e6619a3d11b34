// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "storage/accountstorage.h"
#include "storage/stocksamples.h"
#include "storage/views.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_stocksamples {

using namespace storedesk;
using namespace Qt::StringLiterals;
using storage::StockSample;

// Tests the number of available coupons over time, and the forecast derived from it.
class TestStockSamples final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static QJsonObject set(qint64 available, qint64 assigned)
    {
        return {{u"id"_s, u"set"_s}, {u"available"_s, available}, {u"assigned"_s, assigned}};
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void onlyChangedSamplesAreStored()
    {
        QTemporaryDir folder;
        support::ManualClock clock;
        const auto now = clock.now();
        {
            storage::AccountStorage kept(folder.path(), clock);
            QTRY_VERIFY(kept.ready());
            noteStock(kept.views(), set(100, 0), now);
            // The stock has not changed.
            noteStock(kept.views(), set(100, 0), now.addSecs(60));
            noteStock(kept.views(), set(90, 10), now.addSecs(120));
            // This sample is taken an hour later.
            noteStock(kept.views(), set(90, 10), now.addSecs(4'000));
            noteStock(kept.views(), {{u"id"_s, u"set"_s}, {u"assigned"_s, 3}}, now.addSecs(9'000));
            setWarnBelow(kept.views(), u"set"_s, 20);
        }
        storage::AccountStorage again(folder.path(), clock);
        QTRY_VERIFY(again.ready());
        const auto history = stockHistoryOf(again.views(), u"set"_s);
        QCOMPARE(history.samples.size(), 3U);
        QCOMPARE(history.samples.back().available, 90);
        QCOMPARE(history.warnBelow, std::optional<qint64>(20));
    }

    void thousandsOfSamplesAreThinned()
    {
        QTemporaryDir folder;
        support::ManualClock clock;
        storage::AccountStorage kept(folder.path(), clock);
        QTRY_VERIFY(kept.ready());
        for (int hour = 0; hour < 1'000; ++hour)
            noteStock(kept.views(), set(5'000 - hour, hour), clock.now().addSecs(hour * 3'600));
        const auto samples = stockHistoryOf(kept.views(), u"set"_s).samples;
        QVERIFY(samples.size() <= 400U);
        QCOMPARE(samples.front().assigned, 0);
        QCOMPARE(samples.back().assigned, 999);
    }

    void theRunOutDateFollowsTheLastDays()
    {
        const QDateTime start(QDate(2026, 1, 1), QTime(0, 0), base::utc);
        std::vector<StockSample> samples;
        // The consumption is slow at first, and ten a day in the last fortnight.
        for (int day = 0; day <= 30; ++day)
            samples.push_back({.at = start.addDays(day),
                               .available = 1'000 - (day < 16 ? day : 16 + (day - 16) * 10),
                               .assigned = day < 16 ? day : 16 + (day - 16) * 10});
        const auto forecast = storage::forecastOf(samples);
        QVERIFY(forecast);
        QCOMPARE(forecast->perDay, 10);
        // 844 coupons remain, which last for 84 days.
        QCOMPARE(forecast->runsOut->date(), start.addDays(30 + 84).date());
        // A refill extends the time but does not change the rate.
        auto refilled = samples;
        refilled.back().available += 1'000;
        QCOMPARE(storage::forecastOf(refilled)->perDay, 10);
        QVERIFY(storage::forecastOf(refilled)->runsOut > forecast->runsOut);
    }

    void tooLittleSaysNothing()
    {
        const QDateTime now(QDate(2026, 1, 1), QTime(0, 0), base::utc);
        QVERIFY(!storage::forecastOf({}));
        QVERIFY(!storage::forecastOf({{now, 10, 0}}));
        QVERIFY(!storage::forecastOf({{now, 10, 0}, {now.addSecs(60), 5, 5}}));
        const auto still = storage::forecastOf({{now, 10, 3}, {now.addDays(2), 10, 3}});
        QVERIFY(still && still->perDay == 0 && !still->runsOut);
    }

    // The service counts assigned coupons from the start.
    void theFirstForecastUsesTheCountsOfTheService()
    {
        using Basis = storage::StockForecast::Basis;
        const QDateTime now(QDate(2026, 1, 11), QTime(0, 0), base::utc);
        const auto created = now.addDays(-10);
        const auto first = storage::forecastOf({{now, 50, 100}}, created);
        QVERIFY(first);
        QCOMPARE(first->basis, Basis::SinceCreation);
        QCOMPARE(first->perDay, 10);
        QCOMPARE(first->days, 10);
        QCOMPARE(first->runsOut, now.addDays(5));
        // Observed counts show how it is now.
        const auto later =
            storage::forecastOf({{now, 50, 100}, {now.addDays(1), 30, 120}}, created);
        QVERIFY(later);
        QCOMPARE(later->basis, Basis::Observed);
        QCOMPARE(later->perDay, 20);
        QVERIFY(!storage::forecastOf({{now, 50, 100}}, now.addSecs(-60)));
    }
};

STOREDESK_TEST(TestStockSamples)

} // namespace tst_stocksamples

#include "tst_stocksamples.moc"
