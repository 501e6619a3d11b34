// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warehousefixture.h"
#include "support/warnings.h"

#include "base/utc.h"
#include "warehouse/warehouse.h"

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
        for (const auto &one : m_store)
            buyers[one.contact].push_back(one);
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

    WarehouseFixture m_warehouse;
    std::unique_ptr<Warehouse> m_open;
    std::vector<Bought> m_store;
    // How much of the amount of a purchase the service adds to the total.
    int m_percent = 100;
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
        m_percent = 100;
        fillStore();
        const WarehouseStore shop{.id = u"shop"_s, .name = u"Shop"_s, .zone = "UTC"};
        QVERIFY(m_open->create(shop, firstDay()));
        QVERIFY(m_open->beginSync(shop, m_now));
    }
    void cleanup() { m_open.reset(); }

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
