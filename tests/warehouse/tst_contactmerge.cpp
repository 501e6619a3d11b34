// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warehousefixture.h"
#include "support/warnings.h"

#include "base/utc.h"
#include "warehouse/warehouse.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

namespace tst_contactmerge {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::warehouse;
using support::WarehouseFixture;

// A purchase as the service has it.
struct Bought
{
    QByteArray name = {};
    QByteArray contact = {};
    QDateTime time = {};
    int cents = 0;
    // What the service adds to the total of the contact.
    int counted = 0;
    // Whether the service counts the purchase at all.
    bool isCounted = true;

    bool operator==(const Bought &) const = default;
};

// Loads exports of an invented store in a chosen order, without a service. Only the purchases that
// a contact export counts tell which days of the activities have changed.
class TestContactMerge final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static QDate firstDay() { return {2026, 3, 1}; }
    [[nodiscard]] static QDate lastDay() { return {2026, 3, 31}; }
    [[nodiscard]] static QDateTime on(int month, int day, int hour = 10)
    {
        return {QDate(2026, month, day), QTime(hour, 0), base::utc};
    }
    [[nodiscard]] static QByteArray iso(const QDateTime &time)
    {
        return time.toString(Qt::ISODateWithMs).toLatin1();
    }
    [[nodiscard]] static QByteArray amount(int cents)
    {
        return QByteArray::number(cents / 100.0, 'f', 2);
    }
    [[nodiscard]] QDateTime nextTime() { return m_now = m_now.addSecs(60); }

    void buy(const QByteArray &name, const QByteArray &contact, const QDateTime &time, int cents)
    {
        m_store.push_back({.name = name,
                           .contact = contact,
                           .time = time,
                           .cents = cents,
                           .counted = cents * m_percent / 100});
    }
    void remove(const QByteArray &name)
    {
        std::erase_if(m_store, [&name](const Bought &one) { return one.name == name; });
    }

    // One contact that bought since the first day only, one that bought earlier as well, and
    // others.
    void fillStore()
    {
        m_store.clear();
        m_now = on(3, 31, 12);
        buy("early-1", "early", on(1, 5), 1100);
        for (const QByteArray contact : {"whole", "early"}) {
            buy(contact + "-3", contact, on(3, 3), 2000);
            buy(contact + "-10", contact, on(3, 10), 3000);
            buy(contact + "-17", contact, on(3, 17), 4000);
        }
        for (int other = 0; other < 20; ++other)
            buy("other-" + QByteArray::number(other), "c" + QByteArray::number(other),
                on(3, 5 + other), 1000 + other);
    }

    static void addContacts()
    {
        QTest::addColumn<QByteArray>("contact");
        for (const QByteArray contact : {"whole", "early"})
            QTest::newRow(contact.constData()) << contact;
    }

    void load(SyncStep step, const QByteArray &kind, const QByteArray &rows)
    {
        const auto path = m_warehouse.cli.write(QString::fromLatin1(kind + ".csv"), rows);
        step.stored.plan.kind = QString::fromLatin1(kind);
        step.stored.path = path;
        step.stored.asked = nextTime();
        base::Progress progress;
        const auto loaded = m_open->load(step, progress);
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().problem.what));
    }
    void readDays(const std::vector<QDate> &days)
    {
        QByteArray rows = "id,contactId,_email,type,date,purchaseId,totalPrice\n";
        for (const auto &one : m_store) {
            if (one.time.date() >= firstDay())
                rows += "a-" + one.name + ',' + one.contact + ",,purchase," + iso(one.time) + ','
                    + one.name + ',' + amount(one.cents) + '\n';
        }
        load({.kind = SyncStep::Kind::LoadActivities, .days = days}, "activities", rows);
    }
    void readAllDays()
    {
        std::vector<QDate> days;
        for (auto day = firstDay(); day <= lastDay(); day = day.addDays(1))
            days.push_back(day);
        readDays(days);
    }
    void readContacts()
    {
        QMap<QByteArray, std::vector<Bought>> buyers;
        for (const auto &one : m_store) {
            if (one.isCounted)
                buyers[one.contact].push_back(one);
        }
        QByteArray rows = "id,_email,_totalPurchases,_totalPurchasesAmount,_firstPurchaseDate,"
                          "_lastPurchaseDate\n";
        for (const auto &[contact, purchases] : buyers.asKeyValueRange()) {
            int cents = 0;
            for (const auto &one : purchases)
                cents += one.counted;
            const auto [first, last] = std::ranges::minmax(purchases, {}, &Bought::time);
            rows += contact + ',' + contact + "@example.org," + QByteArray::number(purchases.size())
                + ',' + amount(cents) + ',' + iso(first.time) + ',' + iso(last.time) + '\n';
        }
        load({.kind = SyncStep::Kind::LoadContacts}, "contacts", rows);
    }

    [[nodiscard]] std::vector<QDate> staleDays()
    {
        std::vector<QDate> days;
        const auto state = m_open->syncState();
        for (const auto &day : state ? state->days : std::vector<SyncedDay>()) {
            if (day.stale)
                days.push_back(day.day);
        }
        return days;
    }
    // Reads stale days and contacts until nothing is stale. Returns how many days were read.
    int finishSync()
    {
        int read = 0;
        for (int round = 0; round < 5; ++round) {
            const auto days = staleDays();
            if (days.empty())
                break;
            read += int(days.size());
            readDays(days);
            readContacts();
        }
        return read;
    }
    void syncOnce()
    {
        readContacts();
        readAllDays();
        readContacts();
        QCOMPARE(finishSync(), 0);
        QVERIFY(m_open->endSync());
    }
    void compare()
    {
        WarehouseFixture::Rows expected;
        for (const auto &one : m_store) {
            if (one.time.date() >= firstDay())
                expected.insert(one.name + '|' + one.contact + '|' + amount(one.cents));
        }
        QCOMPARE(
            WarehouseFixture::differenceOf(
                m_warehouse.inWarehouse(u"SELECT purchase_id, contact_id, amount FROM purchase"_s),
                expected),
            QByteArray());
        QVERIFY(staleDays().empty());
    }

    void loadContacts(const QByteArray &rows)
    {
        load({.kind = SyncStep::Kind::LoadContacts}, "contacts", "id,_name\n" + rows);
    }
    // Returns the only value, or "?".
    [[nodiscard]] QByteArray one(const QByteArray &sql)
    {
        const auto rows = m_open->connection().run(sql);
        return rows ? rows->bytes(0, 0).toByteArray() : "?"_ba;
    }
    [[nodiscard]] QByteArray names()
    {
        return one("SELECT string_agg(name, ' ' ORDER BY contact_id) FROM contact");
    }
    [[nodiscard]] int sentContacts()
    {
        return one("SELECT count(*) FROM pg_temp.staging_contact").toInt();
    }

    // Without the fingerprints and the note of the last comparison, all contacts are sent and
    // compared.
    void forgetWhatIsKnown()
    {
        QVERIFY(m_open->connection().script("UPDATE contact SET fingerprint = NULL;"
                                            "DELETE FROM meta WHERE name = 'amounts_fit'"));
    }
    // Changes the store in a random way between two syncs.
    void changeRandomly(QRandomGenerator &random, int round)
    {
        const auto contact = "c" + QByteArray::number(random.bounded(20));
        const auto name = "r" + QByteArray::number(round);
        switch (random.bounded(6)) {
        case 0:
            buy(name, contact, on(3, random.bounded(1, 31)), random.bounded(5'000));
            break;
        case 1:
            m_store.erase(m_store.begin() + random.bounded(int(m_store.size())));
            break;
        case 2:
            m_store[std::size_t(random.bounded(int(m_store.size())))].cents += 100;
            break;
        case 3:
            // The service begins to count in another way, or ends it.
            m_percent = m_percent == 100 ? 90 : 100;
            for (auto &one : m_store)
                one.counted = one.cents * m_percent / 100;
            break;
        case 4:
            buy(name, contact, on(3, random.bounded(1, 31)), 900);
            m_store.back().isCounted = false;
            break;
        default:
            buy(name, contact, m_now.addSecs(30), 700);
            break;
        }
    }

    WarehouseFixture m_warehouse;
    std::unique_ptr<Warehouse> m_open;
    std::vector<Bought> m_store;
    // How much of the amount of a purchase the service adds to the total.
    int m_percent = 100;
    QDateTime m_now;

    void startAgain()
    {
        m_open.reset();
        (void)m_warehouse.server.ask(u"DROP SCHEMA storedesk CASCADE"_s);
        QCOMPARE(m_warehouse.makeRole(u"storedesk"_s), QByteArray());
        const auto settings = ConnectionSettings::fromText(m_warehouse.uri());
        QVERIFY(settings);
        auto opened =
            Warehouse::open(*settings, WarehouseFixture::password, m_warehouse.cli.path({}));
        QVERIFY(opened);
        m_open = *std::move(opened);
        m_percent = 100;
        fillStore();
        const WarehouseStore shop{.id = u"shop"_s, .name = u"Shop"_s, .zone = "UTC"};
        QVERIFY(m_open->create(shop, firstDay()));
        QVERIFY(m_open->beginSync(shop, m_now));
    }

private Q_SLOTS:
    void initTestCase() { QCOMPARE(m_warehouse.startServer(), QByteArray()); }
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        startAgain();
    }
    void cleanup() { m_open.reset(); }

    void onlyChangedContactsAreSent()
    {
        syncOnce();
        readContacts();
        QCOMPARE(sentContacts(), 0);
        buy("late", "whole", on(3, 12), 500);
        readContacts();
        QCOMPARE(sentContacts(), 1);
        // The same values in other columns are read in full.
        loadContacts("whole,Ann\n");
        QCOMPARE(sentContacts(), 1);
        loadContacts("whole,Ann\n");
        QCOMPARE(sentContacts(), 0);
    }

    void theFirstRowOfARepeatedContactCounts_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("the stored row first") << "a,Ann\na,Bob\n"_ba << "Ann"_ba;
        QTest::newRow("the stored row last") << "a,Bob\na,Ann\n"_ba << "Bob"_ba;
        QTest::newRow("two changed rows") << "a,Bob\na,Cid\n"_ba << "Bob"_ba;
        QTest::newRow("two new rows") << "a,Ann\nb,Bob\nb,Cid\n"_ba << "Ann Bob"_ba;
        QTest::newRow("another contact") << "b,Bob\n"_ba << "Bob"_ba;
    }
    void theFirstRowOfARepeatedContactCounts()
    {
        QFETCH(const QByteArray, rows);
        QFETCH(const QByteArray, expected);
        loadContacts("a,Ann\n");
        loadContacts(rows);
        QCOMPARE(names(), expected);
        loadContacts(rows);
        QCOMPARE(names(), expected);
    }

    void idsWithUnusualLettersAreKnown()
    {
        const QByteArray rows = "\"a\tb\",One\n\"c\\d\\n\",Two\n\"e\nf\",Three\n\"\\N\",Four\n";
        loadContacts(rows);
        const QByteArray contents =
            "SELECT string_agg(c::text || xmin, ',' ORDER BY contact_id) FROM contact c";
        const auto before = one(contents);
        QCOMPARE(sentContacts(), 4);
        loadContacts(rows);
        QCOMPARE(sentContacts(), 0);
        QCOMPARE(one(contents), before);
    }

    // Compares the days that are read again with those if every sync compared all contacts.
    void theSameDaysAreReadAsIfAllContactsWereCompared_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= support::testSize(2, 20); ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    void theSameDaysAreReadAsIfAllContactsWereCompared()
    {
        QFETCH(const int, seed);
        std::vector<std::vector<QDate>> found;
        for (const bool compareAll : {false, true}) {
            startAgain();
            syncOnce();
            QRandomGenerator random(static_cast<quint32>(seed));
            for (std::size_t round = 0; round < 10; ++round) {
                changeRandomly(random, int(round));
                m_now = m_now.addSecs(600);
                const auto turn = firstDay().addDays(random.bounded(15));
                std::vector<QDate> days;
                for (auto day = turn; day < turn.addDays(15); day = day.addDays(1))
                    days.push_back(day);
                days.push_back(lastDay());
                readDays(days);
                if (compareAll)
                    forgetWhatIsKnown();
                readContacts();
                if (!compareAll)
                    found.push_back(staleDays());
                else
                    QCOMPARE(staleDays(), found[round]);
                finishSync();
            }
        }
        QVERIFY(std::ranges::any_of(found, [](const auto &days) { return !days.empty(); }));
    }

    // Compiling a statement for all partitions takes seconds.
    void statementsAreNotCompiled() { QCOMPARE(one("SHOW jit"), "off"_ba); }

    // PostgreSQL would otherwise read all activities to find a few.
    void tablesHaveStatisticsAfterTheFirstSync()
    {
        const auto withoutStatistics = [this] {
            return one("SELECT string_agg(relname, ' ' ORDER BY relname) FROM pg_class"
                       " WHERE reltuples < 0 AND relkind IN ('r', 'p')"
                       " AND relnamespace = 'storedesk'::regnamespace"
                       " AND relname IN ('activity', 'activity_2026_03', 'contact', 'purchase')");
        };
        QCOMPARE(withoutStatistics(), "activity contact purchase"_ba);
        syncOnce();
        QCOMPARE(withoutStatistics(), QByteArray());
    }

    void aPurchaseInPlaceOfAnotherIsFound_data()
    {
        QTest::addColumn<QByteArray>("contact");
        QTest::addColumn<QByteArrayList>("removed");
        QTest::addColumn<QDateTime>("time");
        QTest::addColumn<int>("cents");
        for (const QByteArray contact : {"whole", "early"}) {
            const auto row = [&contact](const char *name) -> QTestData & {
                return QTest::newRow(QByteArray(contact + ", " + name).constData()) << contact;
            };
            row("another amount") << QByteArrayList{"-10"} << on(3, 12) << 500;
            row("a purchase less") << QByteArrayList{"-3", "-10"} << on(3, 12) << 500;
            row("the last one moved") << QByteArrayList{"-17"} << on(3, 14) << 4000;
            row("the last one moved ahead") << QByteArrayList{"-17"} << on(3, 20) << 4000;
        }
        QTest::newRow("the first one moved")
            << "whole"_ba << QByteArrayList{"-3"} << on(3, 7) << 2000;
    }
    void aPurchaseInPlaceOfAnotherIsFound()
    {
        QFETCH(const QByteArray, contact);
        QFETCH(const QByteArrayList, removed);
        QFETCH(const QDateTime, time);
        QFETCH(const int, cents);
        syncOnce();
        for (const auto &name : removed)
            remove(contact + name);
        buy("late", contact, time, cents);
        readContacts();
        finishSync();
        compare();
    }

    // The contacts are read before the activities for this purpose.
    void changesDuringTheFirstSyncAreFound_data() { addContacts(); }
    void changesDuringTheFirstSyncAreFound()
    {
        QFETCH(const QByteArray, contact);
        readContacts();
        readAllDays();
        remove(contact + "-10");
        buy("late", contact, on(3, 12), 500);
        readContacts();
        finishSync();
        compare();
    }

    // Then the count says nothing until the day of the new purchase was read again.
    void aNewPurchaseDuringTheFirstSyncHidesNoLateOne_data() { addContacts(); }
    void aNewPurchaseDuringTheFirstSyncHidesNoLateOne()
    {
        QFETCH(const QByteArray, contact);
        readContacts();
        readAllDays();
        buy("late", contact, on(3, 12), 500);
        buy("new", contact, on(3, 31, 20), 700);
        readContacts();
        m_now = on(3, 31, 21);
        readDays({lastDay()});
        readContacts();
        finishSync();
        compare();
    }

    void aPurchaseAfterTheLastDayIsNotMissing()
    {
        syncOnce();
        buy("new", "early", on(4, 1, 0), 700);
        m_now = on(4, 1, 1);
        readContacts();
        QVERIFY(staleDays().empty());
    }

    // For example, because it adds the costs of transport, or converts currencies.
    void aServiceThatCountsOtherAmountsCausesNoReading()
    {
        m_percent = 90;
        fillStore();
        syncOnce();
        m_now = on(3, 31, 20);
        for (int other = 0; other < 20; ++other)
            buy("new-" + QByteArray::number(other), "c" + QByteArray::number(other), on(3, 31, 15),
                2000);
        readDays({lastDay()});
        readContacts();
        QCOMPARE(finishSync(), 0);
        compare();
    }

    // A difference that another reading does not explain is accepted.
    void oneContactWithOtherAmountsIsReadAgainOnlyOnce()
    {
        buy("foreign-3", "foreign", on(3, 3), 1000);
        syncOnce();
        m_percent = 90;
        int read = 0;
        for (int hour = 13; hour < 16; ++hour) {
            buy("foreign-" + QByteArray::number(hour), "foreign", on(3, 31, hour), 1000);
            m_now = on(3, 31, hour).addSecs(600);
            readDays({lastDay()});
            readContacts();
            read += finishSync();
        }
        // Once all days since the first purchase.
        QCOMPARE(read, firstDay().addDays(2).daysTo(lastDay()) + 1);
        compare();
    }
};

STOREDESK_TEST(TestContactMerge)

} // namespace tst_contactmerge

#include "tst_contactmerge.moc"
