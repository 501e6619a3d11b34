// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warehousefixture.h"
#include "support/warnings.h"

#include "base/utc.h"
#include "warehouse/warehouse.h"

#include <QTest>

namespace tst_activitymerge {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::warehouse;
using support::WarehouseFixture;

// Loads exports of activities without a service. Files in which every row has an ID of its own are
// loaded in another way than all others, with the same result.
class TestActivityMerge final : public QObject
{
    Q_OBJECT

private:
    // "03-17" is 10 o'clock on that day.
    [[nodiscard]] static QByteArray row(const QByteArray &id, const QByteArray &day,
                                        const QByteArray &type = "email-opened",
                                        const QByteArray &more = ",")
    {
        const auto time = day.isEmpty() ? day : "2026-" + day + "T10:00:00.000Z";
        return id + ",c," + type + ',' + time + ',' + more + '\n';
    }
    [[nodiscard]] static QByteArray purchase(const QByteArray &id, const QByteArray &day)
    {
        return row(id, day, "purchase", "P-" + id + ",9.50");
    }
    [[nodiscard]] static std::vector<QDate> days(QDate first, QDate last)
    {
        std::vector<QDate> all;
        for (auto day = first; day <= last; day = day.addDays(1))
            all.push_back(day);
        return all;
    }

    void load(const std::vector<QDate> &days, const QByteArray &rows, const QByteArray &lines = {})
    {
        SyncStep step{.kind = SyncStep::Kind::LoadActivities, .days = days};
        step.stored.plan.kind = u"activities"_s;
        step.stored.path = m_warehouse.cli.write(
            u"activities.csv"_s, "id,contactId,type,date,purchaseId,totalPrice\n" + rows);
        step.stored.besides = m_warehouse.cli.write(
            u"lines.csv"_s, "activityId,productId,name,quantity,price\n" + lines);
        step.stored.asked = m_now = m_now.addSecs(60);
        base::Progress progress;
        auto loaded = m_open->load(step, progress);
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().problem.why));
        m_counts = *loaded;
    }
    [[nodiscard]] QByteArray one(const QByteArray &sql)
    {
        const auto rows = m_open->connection().run(sql);
        return rows ? rows->bytes(0, 0).toByteArray() : rows.error().problem.why.toUtf8();
    }
    [[nodiscard]] QByteArray activities()
    {
        return one("SELECT string_agg(concat_ws(' ', activity_id, to_char(happened_at, 'MM-DD'),"
                   " purchase_id, copies), ', ' ORDER BY activity_id) FROM activity");
    }
    [[nodiscard]] QByteArray lines()
    {
        return one("SELECT string_agg(concat_ws(' ', activity_id, to_char(happened_at, 'MM-DD'),"
                   " line, product_id), ', ' ORDER BY activity_id, line) FROM purchase_line");
    }
    // The days whose number of rows or repeated rows is not the stored one.
    [[nodiscard]] QByteArray miscountedDays()
    {
        return one("SELECT count(*) FROM synced_day s CROSS JOIN LATERAL (SELECT count(*) AS rows,"
                   " coalesce(sum(copies - 1), 0) AS doubled FROM activity"
                   " WHERE happened_at::date = s.day) a"
                   " WHERE (s.rows, s.doubled) <> (a.rows, a.doubled)");
    }
    // How many indexes of partitions are missing.
    [[nodiscard]] QByteArray missingIndexes()
    {
        return one("SELECT count(*) FROM pg_index p CROSS JOIN pg_inherits c"
                   " WHERE p.indrelid = 'activity'::regclass AND c.inhparent = p.indrelid"
                   " AND NOT EXISTS (SELECT FROM pg_inherits i JOIN pg_index n"
                   " ON n.indexrelid = i.inhrelid WHERE i.inhparent = p.indexrelid"
                   " AND n.indrelid = c.inhrelid AND n.indisvalid)");
    }
    static void addWays()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::newRow("distinct IDs") << QByteArray();
        QTest::newRow("a repeated ID") << row("x", "03-01") + row("x", "03-01");
        QTest::newRow("no ID") << row("", "03-01");
    }

    WarehouseFixture m_warehouse;
    std::unique_ptr<Warehouse> m_open;
    MergeCounts m_counts;
    QDateTime m_now;

private Q_SLOTS:
    void initTestCase() { QCOMPARE(m_warehouse.startServer(), QByteArray()); }
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        (void)m_warehouse.server.ask(u"DROP SCHEMA storedesk CASCADE"_s);
        QCOMPARE(m_warehouse.makeRole(u"storedesk"_s), QByteArray());
        const auto settings = ConnectionSettings::fromText(m_warehouse.uri());
        QVERIFY(settings);
        auto opened =
            Warehouse::open(*settings, WarehouseFixture::password, m_warehouse.cli.path({}));
        QVERIFY(opened);
        m_open = *std::move(opened);
        m_now = QDateTime(QDate(2026, 5, 1), QTime(12, 0), base::utc);
        const WarehouseStore shop{.id = u"shop"_s, .name = u"Shop"_s, .zone = "UTC"};
        QVERIFY(m_open->create(shop, QDate(2026, 3, 1)));
        QVERIFY(m_open->beginSync(shop, m_now));
    }
    void cleanup() { m_open.reset(); }

    void repeatedRowsAreStoredOnce()
    {
        const auto all = days({2026, 3, 1}, {2026, 3, 31});
        load(all, purchase("a", "03-02") + purchase("a", "03-02") + row("b", "03-03"),
             "a,p,,1,2\na,q,,1,2\na,p,,1,2\na,q,,1,2\n");
        QCOMPARE(activities(), "a 03-02 P-a 2, b 03-03 1");
        QCOMPARE(lines(), "a 03-02 1 p, a 03-02 2 q");
        QCOMPARE(m_counts, (MergeCounts{.rows = 2, .added = 2, .doubled = 1}));
        QCOMPARE(miscountedDays(), "0");
        // Rows without an ID are told apart by their content and their number.
        load(all, row("", "03-04") + row("", "03-04") + row("", "03-05"));
        QCOMPARE(m_counts, (MergeCounts{.rows = 3, .added = 3, .removed = 2}));
        load(all, row("", "03-04") + row("", "03-04") + row("", "03-05"));
        QCOMPARE(m_counts, (MergeCounts{.rows = 3}));
    }

    // Whether PostgreSQL can store the ID as it is in the file.
    void idsThatBecomeEqualAreStoredOnce()
    {
        load(days({2026, 3, 1}, {2026, 3, 31}),
             row("a", "03-02") + row(QByteArray("a\0", 2), "03-03") + row("b", "03-04"));
        QCOMPARE(activities(), "a 03-02 2, b 03-04 1");
    }

    void theLinesOfAPurchaseKeepTheirOrder()
    {
        load(days({2026, 3, 1}, {2026, 3, 31}), purchase("a", "03-02") + purchase("b", "03-02"),
             "a,p,,1,2\nb,p,,1,2\na,q,,1,2\na,p,,1,2\n");
        QCOMPARE(lines(), "a 03-02 1 p, a 03-02 2 q, a 03-02 3 p, b 03-02 1 p");
        // The same if the file has been joined from two that overlap.
        load(days({2026, 3, 1}, {2026, 3, 31}),
             purchase("a", "03-02") + purchase("b", "03-02") + purchase("a", "03-02"),
             "a,p,,1,2\nb,p,,1,2\na,q,,1,2\na,p,,1,2\na,p,,1,2\na,q,,1,2\na,p,,1,2\n");
        QCOMPARE(lines(), "a 03-02 1 p, a 03-02 2 q, a 03-02 3 p, b 03-02 1 p");
    }

    void otherDaysStayAsTheyAre_data() { addWays(); }
    void otherDaysStayAsTheyAre()
    {
        QFETCH(const QByteArray, more);
        const auto all = days({2026, 3, 1}, {2026, 4, 30});
        const auto before = row("a", "03-02") + row("b", "03-03") + row("c", "03-04")
            + row("d", "04-01") + row("e", "04-02");
        load(all, before);
        load({{2026, 3, 2}, {2026, 3, 4}, {2026, 4, 1}},
             more + row("a", "03-02") + row("f", "03-03") + row("g", "03-04") + row("h", "04-02"));
        QCOMPARE(activities(), "a 03-02 1, b 03-03 1, e 04-02 1, g 03-04 1");
        QCOMPARE(m_counts, (MergeCounts{.rows = 2, .added = 1, .removed = 2}));
        QCOMPARE(miscountedDays(), "0");
    }

    void newMonthsAreLoadedWithStoredOnes_data() { addWays(); }
    void newMonthsAreLoadedWithStoredOnes()
    {
        QFETCH(const QByteArray, more);
        load(days({2026, 3, 30}, {2026, 3, 31}),
             purchase("a", "03-30") + row("b", "03-31") + row("undated", {}));
        QCOMPARE(m_counts, (MergeCounts{.rows = 2, .added = 2, .changed = 1}));
        // April is missing between two months that exist.
        load(days({2026, 5, 1}, {2026, 5, 2}), row("e", "05-01"));
        load(days({2026, 3, 30}, {2026, 5, 2}),
             more + row("undated", {}) + purchase("a", "03-30") + purchase("c", "04-01")
                 + row("d", "04-30") + row("e", "05-01") + row("f", "06-01"));
        QCOMPARE(activities(), "a 03-30 P-a 1, c 04-01 P-c 1, d 04-30 1, e 05-01 1, undated 1");
        QCOMPARE(m_counts, (MergeCounts{.rows = 4, .added = 2, .removed = 1}));
        QCOMPARE(one("SELECT string_agg(purchase_id, ' ' ORDER BY purchase_id) FROM purchase"),
                 "P-a P-c");
        QCOMPARE(one("SELECT string_agg(DISTINCT tableoid::regclass::text, ' ') FROM activity"),
                 "activity_2026_03 activity_2026_04 activity_2026_05 activity_other");
        QCOMPARE(missingIndexes(), "0");
        QCOMPARE(miscountedDays(), "0");
        QCOMPARE(one("SELECT to_regclass('new_activity') IS NULL"), "t");
        const auto written = one("SELECT string_agg(a::text || xmin, ',' ORDER BY activity_id)"
                                 " FROM activity a");
        load(days({2026, 3, 30}, {2026, 5, 2}),
             more + row("undated", {}) + purchase("a", "03-30") + purchase("c", "04-01")
                 + row("d", "04-30") + row("e", "05-01") + row("f", "06-01"));
        QCOMPARE(m_counts, (MergeCounts{.rows = 4}));
        QCOMPARE(one("SELECT string_agg(a::text || xmin, ',' ORDER BY activity_id)"
                     " FROM activity a"),
                 written);
    }

    // The export of the new day arrives before that of the day on which the purchase was before.
    void aPurchaseWithAnotherTimeTakesItsLinesAlong()
    {
        load(days({2026, 3, 1}, {2026, 3, 9}), purchase("a", "03-02"), "a,p,,1,2\na,q,,1,2\n");
        load({{2026, 3, 10}}, purchase("a", "03-10"), "a,r,,1,2\na,q,,1,2\n");
        QCOMPARE(lines(), "a 03-10 1 r, a 03-10 2 q");
        load(days({2026, 3, 1}, {2026, 3, 9}), row("b", "03-02"));
        QCOMPARE(activities(), "a 03-10 P-a 1, b 03-02 1");
        QCOMPARE(lines(), "a 03-10 1 r, a 03-10 2 q");
        QCOMPARE(one("SELECT string_agg(product_id, ' ' ORDER BY product_id) FROM product"), "q r");
    }
};

STOREDESK_TEST(TestActivityMerge)

} // namespace tst_activitymerge

#include "tst_activitymerge.moc"
