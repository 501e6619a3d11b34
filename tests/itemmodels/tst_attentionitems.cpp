// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/attentionitems.h"
#include "itemmodels/dayseries.h"
#include "itemmodels/exportdays.h"
#include "itemmodels/recordtitle.h"
#include "itemmodels/stock.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

namespace tst_attentionitems {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::Resource;
using itemmodels::AttentionItem;
using itemmodels::TransferPhase;
using Kind = AttentionItem::Kind;

static QDateTime now()
{
    return {QDate(2026, 11, 15), QTime(12, 0), base::utc};
}

static QString daysAgo(int days)
{
    return now().addDays(-days).toString(Qt::ISODateWithMs);
}

static QJsonObject import(const QString &id, const QString &status, int days, int taken = 0,
                          int refused = 0)
{
    return {{u"id"_s, id},
            {u"type"_s, u"products"_s},
            {u"status"_s, status},
            {u"createdAt"_s, daysAgo(days)},
            {u"success"_s, taken},
            {u"errors"_s, refused},
            {u"total"_s, taken + refused}};
}

static QJsonObject exportation(const QString &id, const QString &status, int days,
                               const QJsonObject &filters = {})
{
    return {{u"id"_s, id},          {u"exportType"_s, u"activities"_s},
            {u"status"_s, status},  {u"createdAt"_s, daysAgo(days)},
            {u"progress"_s, 20},    {u"total"_s, 60},
            {u"filters"_s, filters}};
}

static QJsonObject couponSet(const QString &id, QJsonValue quantity, QJsonValue left,
                             const QString &workflow = {})
{
    QJsonArray users;
    if (!workflow.isEmpty())
        users.append(QJsonObject{{u"workflowId"_s, workflow}});
    return {{u"id"_s, id},
            {u"name"_s, id},
            {u"quantity"_s, quantity},
            {u"available"_s, left},
            {u"usedInWorkflows"_s, users}};
}

static QJsonObject workflow(const QString &id, const QString &status)
{
    return {{u"id"_s, id}, {u"name"_s, id}, {u"status"_s, status}};
}

static QStringList idsOf(const std::vector<AttentionItem> &needs, Kind kind)
{
    QStringList ids;
    for (const auto &need : needs) {
        if (need.kind == kind)
            ids.append(need.id);
    }
    return ids;
}

class TestAttentionItems final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QLocale::setDefault(QLocale::c());
    }

    void unfinishedTransfersAreRunning()
    {
        const auto transfers = itemmodels::transfersOf(
            {exportation(u"a"_s, u"queued"_s, 1), exportation(u"b"_s, u"finished"_s, 2)},
            {import(u"c"_s, u"inProgress"_s, 0, 30, 4), import(u"d"_s, u"inProgress"_s, 3)});
        QCOMPARE(transfers.size(), 4U);
        // The newest transfer is listed first.
        QCOMPARE(transfers.front().id, u"c"_s);
        QCOMPARE(transfers.front().done, 34);
        QCOMPARE(transfers.front().total, 34);
        QCOMPARE(transfers.front().title, u"Products"_s);

        const auto running = itemmodels::underWay(transfers);
        QCOMPARE(running.size(), 3U);
        // Running transfers are listed before waiting ones, and older before newer.
        QCOMPARE(running[0].id, u"d"_s);
        QCOMPARE(running[1].id, u"c"_s);
        QCOMPARE(running[2].id, u"a"_s);
        QCOMPARE(running[2].phase, TransferPhase::Waiting);
    }

    void exportsAreNamedAfterTheirContent()
    {
        const auto titleOf = [](const QJsonObject &filters) {
            return itemmodels::transferOf(Resource::Export,
                                          exportation(u"a"_s, u"queued"_s, 0, filters))
                .title;
        };
        QCOMPARE(titleOf({}), u"Activities"_s);
        QCOMPARE(titleOf({{u"segmentId"_s, u"x"_s}}), u"Activities, one segment"_s);
        QCOMPARE(titleOf({{u"fromDate"_s, u"2026-01-01T12:00:00.000Z"_s},
                          {u"toDate"_s, u"2026-01-31T12:00:00.000Z"_s}}),
                 u"Activities, 1–31 Jan"_s);
        QCOMPARE(titleOf({{u"fromDate"_s, u"2026-01-20T12:00:00.000Z"_s},
                          {u"toDate"_s, u"2026-02-03T12:00:00.000Z"_s}}),
                 u"Activities, 20 Jan – 3 Feb"_s);
    }

    // The store may be in any time zone, but the days must be those in the request.
    void theDaysOfAnExportAreThoseOfTheStore_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("days") << u"2026-08-01"_s << u"2026-08-31"_s;
        QTest::newRow("Madrid") << u"2026-07-31T22:00:00.000Z"_s << u"2026-08-31T21:59:59.999Z"_s;
        QTest::newRow("Mexico") << u"2026-08-01T06:00:00.000Z"_s << u"2026-09-01T05:59:59.999Z"_s;
        QTest::newRow("Auckland") << u"2026-07-31T12:00:00.000Z"_s << u"2026-08-31T11:59:59.999Z"_s;
        QTest::newRow("Auckland in summer")
            << u"2026-07-31T11:00:00.000Z"_s << u"2026-08-31T10:59:59.999Z"_s;
        QTest::newRow("Honolulu") << u"2026-08-01T10:00:00.000Z"_s << u"2026-09-01T09:59:59.999Z"_s;
        QTest::newRow("UTC") << u"2026-08-01T00:00:00.000Z"_s << u"2026-08-31T23:59:59.999Z"_s;
        QTest::newRow("midnights")
            << u"2026-08-01T00:00:00.000Z"_s << u"2026-08-31T00:00:00.000Z"_s;
        QTest::newRow("an offset")
            << u"2026-08-01T00:00:00+02:00"_s << u"2026-08-31T23:59:59+02:00"_s;
    }

    void theDaysOfAnExportAreThoseOfTheStore()
    {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        QJsonObject record =
            exportation(u"a"_s, u"queued"_s, 0, {{u"fromDate"_s, from}, {u"toDate"_s, to}});
        QVERIFY(!itemmodels::wholeDaysOf(record));
        record[u"exportType"_s] = u"data-explorer"_s;
        QCOMPARE(itemmodels::wholeDaysOf(record),
                 (itemmodels::ExportDays{.first = {2026, 8, 1}, .last = {2026, 8, 31}}));
        QVERIFY(itemmodels::transferOf(Resource::Export, record).title.endsWith(u", 1–31 Aug"_s));
        QVERIFY(itemmodels::recordTitle(Resource::Export, record, QLocale::c())
                    .endsWith(u", 1 Aug 2026 – 31 Aug 2026"_s));
    }

    void unknownStatesAreShownUnchanged()
    {
        const auto transfer =
            itemmodels::transferOf(Resource::Export, exportation(u"a"_s, u"melting"_s, 0));
        QCOMPARE(transfer.phase, TransferPhase::Other);
        QCOMPARE(transfer.stateWords, u"melting"_s);
        QVERIFY(!transfer.isUnderWay());
    }

    void failuresAndRejectedRowsNeedAttention()
    {
        const auto needs = itemmodels::needsOf(
            {.exports = {exportation(u"a"_s, u"error"_s, 2), exportation(u"b"_s, u"error"_s, 40)},
             .imports = {import(u"c"_s, u"error"_s, 3), import(u"d"_s, u"finished"_s, 4, 90, 10),
                         import(u"e"_s, u"finished"_s, 4, 90, 0),
                         import(u"f"_s, u"inProgress"_s, 0, 90, 2),
                         import(u"g"_s, u"finished"_s, 31, 90, 10)}},
            now());
        // Export b is too old to need attention.
        QCOMPARE(idsOf(needs, Kind::FailedExport), QStringList{u"a"_s});
        QCOMPARE(idsOf(needs, Kind::FailedImport), QStringList{u"c"_s});
        QCOMPARE(idsOf(needs, Kind::RefusedRows), QStringList{u"d"_s});
        QCOMPARE(needs.size(), 3U);
        QCOMPARE(needs[1].count, 10);
        QCOMPARE(needs[1].total, 100);
    }

    void aRepeatedFailedExportNeedsNoAttention()
    {
        const QJsonObject filters{{u"segmentId"_s, u"x"_s}};
        const auto failed = exportation(u"a"_s, u"error"_s, 2, filters);
        const auto needs = [&failed](const QJsonObject &other) {
            return itemmodels::needsOf({.exports = {failed, other}}, now()).size();
        };
        QCOMPARE(needs(exportation(u"b"_s, u"finished"_s, 1, filters)), 0U);
        // This export was created before the failed one.
        QCOMPARE(needs(exportation(u"b"_s, u"finished"_s, 3, filters)), 1U);
        // This export has a different request.
        QCOMPARE(needs(exportation(u"b"_s, u"finished"_s, 1)), 1U);
        // This export has not finished yet.
        QCOMPARE(needs(exportation(u"b"_s, u"queued"_s, 1, filters)), 1U);
    }

    void nearlyEmptyMeansATenth_data()
    {
        QTest::addColumn<QJsonValue>("quantity");
        QTest::addColumn<QJsonValue>("left");
        QTest::addColumn<bool>("nearlyEmpty");
        QTest::newRow("plenty") << QJsonValue(100) << QJsonValue(50) << false;
        QTest::newRow("eleven") << QJsonValue(100) << QJsonValue(11) << false;
        QTest::newRow("ten") << QJsonValue(100) << QJsonValue(10) << true;
        QTest::newRow("none") << QJsonValue(100) << QJsonValue(0) << true;
        QTest::newRow("no codes added yet") << QJsonValue(0) << QJsonValue(0) << false;
        QTest::newRow("without limit") << QJsonValue() << QJsonValue() << false;
    }

    void nearlyEmptyMeansATenth()
    {
        QFETCH(const QJsonValue, quantity);
        QFETCH(const QJsonValue, left);
        QFETCH(const bool, nearlyEmpty);
        QCOMPARE(itemmodels::stockOf(couponSet(u"a"_s, quantity, left)).isNearlyEmpty(),
                 nearlyEmpty);
    }

    void theEmptiestSetComesFirst()
    {
        const auto stocks =
            itemmodels::stocksOf({couponSet(u"unlimited"_s, {}, {}), couponSet(u"half"_s, 10, 5),
                                  couponSet(u"unfilled"_s, 0, 0), couponSet(u"few"_s, 5000, 38)});
        QStringList order;
        for (const auto &stock : stocks)
            order.append(stock.id);
        QCOMPARE(order, QStringList({u"few"_s, u"half"_s, u"unfilled"_s, u"unlimited"_s}));
        QVERIFY(stocks.back().isUnlimited());
    }

    void onlyUsedCouponSetsRunOut()
    {
        const auto needs = itemmodels::needsOf(
            {.couponSets = {couponSet(u"used"_s, 100, 1, u"runs"_s),
                            couponSet(u"over"_s, 100, 1, u"ended"_s),
                            couponSet(u"unused"_s, 100, 1),
                            couponSet(u"unread"_s, 100, 1, u"not read"_s),
                            couponSet(u"full"_s, 100, 90, u"runs"_s)},
             .workflows = {workflow(u"runs"_s, u"active"_s), workflow(u"ended"_s, u"finalised"_s)}},
            now());
        QCOMPARE(idsOf(needs, Kind::FewCoupons), QStringList({u"used"_s, u"unread"_s}));
        QCOMPARE(needs[0].count, 1);
        QCOMPARE(needs[0].total, 100);
    }

    // The user's own level replaces the percentage, whether or not a workflow uses the set.
    void theOwnLevelOfASetCounts()
    {
        const auto needs = itemmodels::needsOf(
            {.couponSets = {couponSet(u"below"_s, 100, 59), couponSet(u"at"_s, 100, 60),
                            couponSet(u"enough"_s, 100, 5, u"runs"_s),
                            couponSet(u"empty"_s, 100, 0, u"runs"_s)},
             .workflows = {workflow(u"runs"_s, u"active"_s)},
             .warnBelow = {{u"below"_s, 60}, {u"at"_s, 60}, {u"enough"_s, 5}, {u"empty"_s, 0}}},
            now());
        QCOMPARE(idsOf(needs, Kind::FewCoupons), QStringList({u"below"_s, u"empty"_s}));
    }

    // The service updates the count some seconds after the codes have arrived.
    void aSetThatWasJustFilledIsNotEmpty()
    {
        auto set = couponSet(u"new"_s, 1000, 0, u"runs"_s);
        set[u"assigned"_s] = 0;
        const auto needsAfter = [&set](int seconds) {
            set[u"updatedAt"_s] = now().addSecs(-seconds).toUTC().toString(Qt::ISODateWithMs);
            return itemmodels::needsOf({.couponSets = {set}}, now()).size();
        };
        QCOMPARE(needsAfter(5), 0U);
        QCOMPARE(needsAfter(60), 1U);
        // The service's clock is ahead of ours.
        QCOMPARE(needsAfter(-3600), 1U);
        set[u"assigned"_s] = 1000;
        QCOMPARE(needsAfter(5), 1U);
    }

    void pausedWorkflowsNeedAttention()
    {
        const auto needs = itemmodels::needsOf(
            {.workflows = {workflow(u"a"_s, u"active"_s), workflow(u"b"_s, u"paused"_s),
                           workflow(u"c"_s, u"draft"_s)}},
            now());
        QCOMPARE(idsOf(needs, Kind::PausedWorkflow), QStringList{u"b"_s});
    }

    void linksAgeFromTheMomentTheyWereRead()
    {
        auto record = exportation(u"a"_s, u"finished"_s, 1);
        record[u"fileUrl"_s] = u"https://files.example.com/x"_s;
        const auto needs = [&record](int minutes) {
            return itemmodels::needsOf(
                {.exports = {record}, .exportsReadAt = now().addSecs(-60 * minutes)}, now());
        };
        QCOMPARE(needs(79).size(), 0U);
        QCOMPARE(needs(81).size(), 1U);
        QCOMPARE(needs(81).front().kind, Kind::AgedLinks);
        QCOMPARE(needs(81).front().count, 1);
        QCOMPARE(needs(81).front().when, now().addSecs(19 * 60));
        // The exports were never read, so no links have aged.
        QCOMPARE(itemmodels::needsOf({.exports = {record}}, now()).size(), 0U);
    }

    void everyStateOfTheCatalogueIsCounted()
    {
        const auto counts = itemmodels::workflowsByState({workflow(u"a"_s, u"active"_s),
                                                          workflow(u"b"_s, u"active"_s),
                                                          workflow(u"c"_s, u"melting"_s)});
        QCOMPARE(counts.size(), 5U);
        const auto of = [&counts](const QString &state) {
            const auto found = std::ranges::find(counts, state, &itemmodels::StateCount::state);
            return found == counts.end() ? -1 : found->count;
        };
        QCOMPARE(of(u"active"_s), 2);
        QCOMPARE(of(u"paused"_s), 0);
        QCOMPARE(of(u"melting"_s), 1);
    }

    void daysAreCountedToTheLast()
    {
        const itemmodels::Records imports{
            import(u"a"_s, u"finished"_s, 0, 10, 1), import(u"b"_s, u"finished"_s, 0, 5, 2),
            import(u"c"_s, u"finished"_s, 6, 7, 0), import(u"d"_s, u"finished"_s, 7, 99, 99),
            QJsonObject{{u"success"_s, 1000}}};
        const auto taken = itemmodels::rowsTakenPerDay(imports, now(), 7);
        QCOMPARE(taken.values, std::vector<qint64>({7, 0, 0, 0, 0, 0, 15}));
        QCOMPARE(taken.last(), now().toLocalTime().date());
        QCOMPARE(taken.sum(), 22);
        QCOMPARE(itemmodels::rowsRefusedPerDay(imports, now(), 7).sum(), 3);
        QCOMPARE(itemmodels::exportsPerDay({exportation(u"a"_s, u"error"_s, 2)}, now(), 3).values,
                 std::vector<qint64>({1, 0, 0}));
    }
};

STOREDESK_TEST(TestAttentionItems)

} // namespace tst_attentionitems

#include "tst_attentionitems.moc"
