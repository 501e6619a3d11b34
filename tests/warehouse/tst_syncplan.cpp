// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "base/utc.h"
#include "warehouse/syncplan.h"

#include <QTest>

#include <algorithm>

namespace tst_syncplan {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::warehouse;

static QDateTime noonOf(QDate day)
{
    return {day, QTime(12, 0), base::utc};
}

// Plans syncs without a database.
class TestSyncPlan final : public QObject
{
    Q_OBJECT

private:
    // Days that were all read on the same day.
    [[nodiscard]] static std::vector<SyncedDay> daysFrom(QDate first, int count, QDate asked)
    {
        std::vector<SyncedDay> days;
        for (int day = 0; day < count; ++day)
            days.push_back({.day = first.addDays(day), .asked = noonOf(asked)});
        return days;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Even if there is a sync on every third day only.
    void everyBlockIsReadInTurn()
    {
        const QDate first(2026, 1, 1);
        auto today = QDate(2026, 6, 1);
        auto days = daysFrom(first, 6 * daysPerTurn - 40, today.addDays(-1));
        std::vector<QDate> turns;
        for (int round = 0; round < 4; ++round, today = today.addDays(3)) {
            const auto turn = nextTurn(first, days);
            turns.push_back(turn);
            SyncState state{.firstDay = first, .days = days, .began = noonOf(today), .turn = turn};
            const auto needed = neededDays(state);
            for (auto &day : days) {
                if (std::ranges::find(needed, day.day) == needed.end())
                    continue;
                QVERIFY(day.day >= turn && day.day < turn.addDays(daysPerTurn));
                day.asked = noonOf(today);
            }
        }
        const std::vector expected{first, first.addDays(31), first.addDays(62), first.addDays(93)};
        QCOMPARE(turns, expected);
    }

    void recentDaysHaveNoTurn()
    {
        const QDate first(2026, 1, 1);
        QVERIFY(!nextTurn(first, {}).isValid());
        QVERIFY(!nextTurn(first, daysFrom(first, 3, first.addDays(2))).isValid());
    }

    void anExportThatSeemsTooOldIsRefused()
    {
        const auto time = noonOf(QDate(2026, 6, 1));
        const SyncStep step{.kind = SyncStep::Kind::Request, .notBefore = time};
        QVERIFY(checkMade(step, {.asked = time.addMSecs(1)}));
        const auto checked = checkMade(step, {.asked = time});
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind, WarehouseFaultKind::Guard);
        // A verification accepts any export that it has requested.
        QVERIFY(checkMade({.kind = SyncStep::Kind::Request}, {.asked = time}));
        const auto incomplete = checkMade(
            step,
            {.asked = time.addMSecs(1), .finding = {.check = exportrun::ExportCheck::Differs}});
        QVERIFY(!incomplete);
        QCOMPARE(incomplete.error().kind, WarehouseFaultKind::Refused);
    }
};

STOREDESK_TEST(TestSyncPlan)

} // namespace tst_syncplan

#include "tst_syncplan.moc"
