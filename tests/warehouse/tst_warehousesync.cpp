// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warehousefixture.h"
#include "support/warnings.h"

#include "schedules/schedulelist.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

namespace tst_warehousesync {

using namespace Qt::StringLiterals;
using support::WarehouseFixture;

// G47: fills a PostgreSQL database from a practice store and compares every row with the database
// of the service.
class TestWarehouseSync final : public QObject
{
    Q_OBJECT

private:
    static constexpr int days = 100;

    [[nodiscard]] QDate firstDay() const { return QDate::currentDate().addDays(-days); }

    [[nodiscard]] QString newWarehouse()
    {
        if (!m_warehouse.serve(150))
            return u"no service"_s;
        const auto cleared = m_warehouse.server.ask(u"DROP SCHEMA storedesk CASCADE"_s)
            + m_warehouse.makeRole(u"storedesk"_s);
        const auto made = m_warehouse.warehouse({u"init"_s, u"--to"_s, m_warehouse.uri(),
                                                 u"--from"_s, firstDay().toString(Qt::ISODate)});
        return made.exitCode == 0 ? QString::fromUtf8(cleared) : QString::fromUtf8(made.complaints);
    }

    void compareActivities() const
    {
        const auto first = QDateTime(firstDay(), QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
        const auto expected = m_warehouse.inStore(
            "SELECT a.number AS activity, a.contact AS contact, a.type, a.date, ifnull(p.name, ''),"
            " CASE WHEN p.total IS NULL THEN '' ELSE printf('%.2f', p.total) END, ifnull(c.email, "
            "'') FROM activity a"
            " LEFT JOIN purchase p ON p.number = a.purchase LEFT JOIN contact c ON c.number = "
            "a.contact"
            " WHERE a.date >= "
            + QByteArray::number(first));
        const auto stored = m_warehouse.inWarehouse(
            u"SELECT activity_id, contact_id, type, (extract(epoch FROM happened_at) * "
            u"1000)::bigint,"
            " coalesce(purchase_id, ''), coalesce(amount::text, ''), coalesce(email, '') FROM activity"_s);
        QVERIFY(expected.size() > 200);
        QCOMPARE(WarehouseFixture::differenceOf(stored, expected), QByteArray());
    }
    void compareLines() const
    {
        const auto first = QDateTime(firstDay(), QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
        const auto expected =
            m_warehouse.inStore("SELECT a.number AS activity, a.contact AS contact, "
                                "json_extract(l.value, '$.productId'),"
                                " printf('%.2f', json_extract(l.value, '$.quantity')),"
                                " printf('%.2f', json_extract(l.value, '$.price')), l.key + 1"
                                " FROM activity a JOIN purchase p ON p.number = a.purchase,"
                                " json_each(p.body, '$.products') l WHERE a.date >= "
                                + QByteArray::number(first));
        const auto stored = m_warehouse.inWarehouse(
            u"SELECT activity_id, contact_id, product_id, units, price, line FROM purchase_line"_s);
        QVERIFY(expected.size() > 20);
        QCOMPARE(WarehouseFixture::differenceOf(stored, expected), QByteArray());
    }
    void compareContacts() const
    {
        const auto expected = m_warehouse.inStore("SELECT number AS contact, ifnull(email, ''), "
                                                  "ifnull(external, ''), purchases FROM contact");
        const auto stored = m_warehouse.inWarehouse(
            u"SELECT contact_id, coalesce(email, ''), coalesce(external_id, ''), total_purchases"
            " FROM contact"_s);
        QCOMPARE(WarehouseFixture::differenceOf(stored, expected), QByteArray());
    }
    void compareAll() const
    {
        compareActivities();
        compareLines();
        compareContacts();
        QCOMPARE(
            m_warehouse.inWarehouse(u"SELECT activity_id, contact_id, amount FROM purchase"_s),
            m_warehouse.inWarehouse(
                u"SELECT activity_id, contact_id, amount FROM activity WHERE type = 'purchase'"_s));
        QCOMPARE(m_warehouse.inWarehouse(u"SELECT product_id FROM product"_s),
                 m_warehouse.inWarehouse(u"SELECT DISTINCT product_id FROM purchase_line"_s));
    }

    [[nodiscard]] QString one(const QString &sql) const
    {
        return QString::fromUtf8(m_warehouse.server.ask(u"SET search_path TO storedesk; "_s + sql));
    }
    void plant(const QString &sql) const { QCOMPARE(one(sql), QString()); }
    [[nodiscard]] QByteArray call(const QString &operation, const QString &parameter,
                                  const QByteArray &body = {}) const
    {
        QStringList arguments{operation};
        if (!parameter.isEmpty())
            arguments += {u"--param"_s, parameter};
        return m_warehouse.cli.call(arguments, body);
    }

    // A late purchase that no sync has read leaves no trace when its contact is deleted. It arrives
    // when its block of days is read in turn, which is not today.
    [[nodiscard]] bool hasUnreadPurchase(const QByteArray &email) const
    {
        const auto late = m_warehouse.inStore(
            "SELECT p.name FROM purchase p JOIN contact c ON c.number = p.contact"
            " WHERE p.name LIKE 'LATE%' AND c.email = '"
            + email + '\'');
        return !(late - m_warehouse.inWarehouse(u"SELECT purchase_id FROM purchase"_s)).isEmpty();
    }
    // Deletes a contact with purchases and an old purchase, and adds a late one. Later numbers may
    // change the same contacts.
    void changeStore(int number)
    {
        auto rows =
            m_warehouse
                .inStore("SELECT email FROM contact WHERE purchases > 0 AND email IS NOT NULL"
                         " ORDER BY email LIMIT 4")
                .values();
        QCOMPARE(rows.size(), 4);
        std::ranges::sort(rows);
        std::ranges::rotate(rows, rows.begin() + number % 4);
        const auto deleted = std::ranges::find_if(
            rows, [this](const QByteArray &email) { return !hasUnreadPurchase(email); });
        QVERIFY(deleted != rows.end());
        std::iter_swap(rows.begin(), deleted);
        const auto email = [&rows](int row) {
            return QString::fromUtf8(rows[row]);
        };
        QVERIFY(!call(u"deleteContactByEmail"_s, u"email="_s + email(0)).startsWith("failed"));
        const auto bought = m_warehouse.inStore(
            "SELECT name FROM purchase WHERE contact IN (SELECT number FROM contact WHERE email = '"
            + rows[1] + "') ORDER BY date LIMIT 1");
        QVERIFY(!call(u"deletePurchaseByStoreId"_s,
                      u"id="_s + QString::fromUtf8(bought.values().value(0)))
                     .startsWith("failed"));
        const auto product =
            m_warehouse
                .inStore(
                    "SELECT json_extract(body, '$.products[0].productId') FROM purchase LIMIT 1")
                .values()
                .value(0);
        const auto time = QDateTime(firstDay().addDays(10 + number), QTime(10, 0), Qt::UTC);
        const QByteArray purchase = "{\"purchaseId\":\"LATE-" + QByteArray::number(number)
            + "\",\"cartId\":\"C\",\"contactEmail\":\"" + rows[2] + "\",\"purchaseDate\":\""
            + time.toString(Qt::ISODate).toLatin1()
            + "\",\"totalPrice\":5,\"totalQuantity\":1,\"products\":[{\"productId\":\"" + product
            + "\",\"quantity\":1,\"price\":5}]}";
        const auto sent = call(u"createPurchase"_s, {}, purchase);
        QVERIFY2(!sent.startsWith("failed"), sent);
    }

    // All rows, and when they were written.
    [[nodiscard]] QString contents() const
    {
        return one(u"SELECT md5(string_agg(row, ',' ORDER BY row)) FROM ("
                   "SELECT a::text || a.xmin AS row FROM activity a UNION ALL SELECT l::text || "
                   "l.xmin FROM purchase_line l"
                   " UNION ALL SELECT c::text || c.xmin FROM contact c) rows"_s);
    }
    // Whether the sync is in a transaction.
    [[nodiscard]] bool isLoading() const
    {
        return one(u"SELECT count(*) > 0 FROM pg_stat_activity WHERE application_name = 'storedesk'"
                   " AND state LIKE '%transaction%' OR (application_name = 'storedesk'"
                   " AND state = 'active' AND query LIKE '%staging%')"_s)
            == "t"_L1;
    }

    WarehouseFixture m_warehouse;

private Q_SLOTS:
    void initTestCase() { QCOMPARE(m_warehouse.startServer(), QByteArray()); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup()
    {
        QDir(m_warehouse.cli.path(u"data"_s)).removeRecursively();
        m_warehouse.service.reset();
    }

    void everyRowIsInTheWarehouseOnce()
    {
        QCOMPARE(newWarehouse(), QString());
        const auto first = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(first.exitCode == 0, first.complaints);
        compareAll();
        const auto before = contents();
        const auto again = m_warehouse.warehouse({u"sync"_s, u"--from"_s, u"2020-01-01"_s});
        QVERIFY2(again.exitCode == 0, again.complaints);
        compareAll();
        QVERIFY(again.output.contains("0 new, 0 changed, 0 removed"));
        QCOMPARE(one(u"SELECT count(*) FROM synced_day WHERE stale"_s), u"0"_s);
        // Rows that are still the same are not even written again.
        QVERIFY(!before.isEmpty());
        QCOMPARE(contents(), before);
        // The exports that only the sync needed are deleted.
        QVERIFY(QDir(m_warehouse.cli.path(u"data"_s)).exists());
        QDirIterator files(m_warehouse.cli.path(u"data"_s), {u"*.csv"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        QVERIFY(!files.hasNext());
        const auto status = m_warehouse.warehouse({u"status"_s, u"--json"_s});
        QCOMPARE(status.exitCode, 0);
        const auto told = QJsonDocument::fromJson(status.output).object();
        QCOMPARE(QString::number(told[u"tables"_s][u"activity"_s].toInteger()),
                 one(u"SELECT count(*) FROM activity"_s));
        QCOMPARE(told[u"days"_s].toArray().size(), days + 1);
        const auto verified = m_warehouse.warehouse({u"verify"_s});
        QVERIFY2(verified.exitCode == 0, verified.output + verified.complaints);
    }

    void aScheduleSyncsTheWarehouse()
    {
        using namespace storedesk;
        QCOMPARE(newWarehouse(), QString());
        // The only account.
        const QDir accounts(m_warehouse.cli.path(u"data/data/environment"_s));
        const QDir folder(
            accounts.filePath(accounts.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0)));
        const schedules::ScheduleList list(
            {.jobs = journal::JobFolder(folder.filePath(u"jobs"_s)), .account = folder.path()});
        QVERIFY(list.keep({.id = u"daily"_s,
                           .kind = u"warehouse"_s,
                           .handled = QDateTime::currentDateTimeUtc().addDays(-3)}));
        const auto lastResult = [&list] {
            const auto all = list.all();
            const auto *run = all && !all->empty() ? all->front().lastRun() : nullptr;
            return run ? run->result : schedules::RunResult();
        };
        const auto ran = m_warehouse.cli.run({u"run"_s});
        QVERIFY2(ran.exitCode == 0, ran.complaints);
        QCOMPARE(lastResult().state, schedules::RunResult::State::Finished);
        compareAll();
        plant(u"UPDATE meta SET value = 'x' WHERE name = 'store'"_s);
        const auto stopped = m_warehouse.cli.run({u"run"_s, u"--now"_s, u"daily"_s});
        QCOMPARE(stopped.exitCode, 6);
        QCOMPARE(stopped.complaints.count("belongs to another store"), 1);
        QCOMPARE(lastResult().state, schedules::RunResult::State::Stopped);
    }

    void changesOfTheStoreArriveWithTheNextSync()
    {
        QCOMPARE(newWarehouse(), QString());
        QCOMPARE(m_warehouse.warehouse({u"sync"_s}).exitCode, 0);
        changeStore(1);
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        compareAll();
        QCOMPARE(one(u"SELECT count(*) FROM activity WHERE purchase_id = 'LATE-1'"_s), u"1"_s);
    }

    void aNewEmailArrivesInOldActivities()
    {
        QCOMPARE(newWarehouse(), QString());
        QCOMPARE(m_warehouse.warehouse({u"sync"_s}).exitCode, 0);
        const auto id =
            one(u"SELECT min(external_id) FROM contact JOIN activity USING (contact_id)"
                " WHERE external_id <> '' AND happened_at < now() - interval '20 days'"_s);
        const auto changed = call(u"patchContactByExternalId"_s, u"externalId="_s + id,
                                  R"({"_email":"another@example.org"})");
        QVERIFY2(!changed.startsWith("failed"), changed);
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        compareAll();
        QVERIFY(one(u"SELECT count(*) FROM activity WHERE email = 'another@example.org'"_s)
                != "0"_L1);
    }

    // Planted rows stand for a contact that was merged into a deleted one, and for activities that
    // have only its email.
    void nothingOfADeletedContactRemains()
    {
        QCOMPARE(newWarehouse(), QString());
        QCOMPARE(m_warehouse.warehouse({u"sync"_s}).exitCode, 0);
        const auto email = one(u"SELECT min(email) FROM contact c WHERE email <> '' AND NOT EXISTS"
                               " (SELECT FROM purchase p WHERE p.contact_id = c.contact_id)"_s);
        const auto day = firstDay().addDays(20).toString(Qt::ISODate);
        plant(
            u"INSERT INTO activity (activity_id, contact_id, type, happened_at, "
            u"previous_contact_id, position, copies)"
            " SELECT 'merge-1', contact_id, 'contact-merged', '%1', 'first', 0, 1 FROM contact WHERE email = '%2'"_s
                .arg(day, email));
        plant(u"INSERT INTO activity (activity_id, contact_id, type, happened_at, "
              u"previous_contact_id, position, copies)"
              " VALUES ('merge-2', 'first', 'contact-merged', '%1', 'second', 0, 1),"
              " ('old', 'second', 'purchase', '%1', NULL, 0, 1), ('open', '', 'email-open', '%1', "
              "NULL, 0, 1),"
              " ('undated', '', 'email-open', '-infinity', NULL, 0, 1)"_s.arg(day));
        plant(u"UPDATE activity SET email = '%1' WHERE activity_id IN ('open', 'undated')"_s.arg(
            email.toUpper()));
        plant(u"INSERT INTO purchase_line (contact_id, happened_at, line, activity_id, product_id)"
              " VALUES ('second', '%1', 1, 'old', 'p')"_s.arg(day));
        QVERIFY(!call(u"deleteContactByEmail"_s, u"email="_s + email).startsWith("failed"));
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        compareAll();
    }

    void theLostRecordOfAMergeReadsOldActivitiesAgain()
    {
        QCOMPARE(newWarehouse(), QString());
        QCOMPARE(m_warehouse.warehouse({u"sync"_s}).exitCode, 0);
        plant(
            u"INSERT INTO activity (activity_id, contact_id, type, happened_at, "
            u"previous_contact_id, position, copies)"
            " VALUES ('merge', 'gone', 'contact-merged', '%1', 'first', 0, 1), ('old', 'first', 'email-open', '%2', NULL, 0, 1)"_s
                .arg(QDate::currentDate().toString(Qt::ISODate),
                     firstDay().addDays(20).toString(Qt::ISODate)));
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        compareAll();
    }

    // The clock of the computer that synced before was ahead.
    void timesInTheFutureAreCorrected()
    {
        QCOMPARE(newWarehouse(), QString());
        plant(u"INSERT INTO meta VALUES ('round_began', '2099-01-01T00:00:00.000Z')"_s);
        const auto first = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(first.exitCode == 0, first.complaints);
        compareAll();
        plant(
            u"UPDATE synced_day SET asked_at = '2099-01-01' WHERE day = (SELECT max(day) FROM synced_day)"_s);
        plant(
            u"UPDATE meta SET value = '2099-01-02T00:00:00.000Z' WHERE name = 'contacts_asked'"_s);
        changeStore(1);
        const auto second = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(second.exitCode == 0, second.complaints);
        compareAll();
        QCOMPARE(one(u"SELECT count(*) FROM synced_day WHERE asked_at > '2090-01-01'"_s), u"0"_s);
    }

    // The process is killed at 20 random points while the store changes.
    void aKilledSyncLosesAndDoublesNothing()
    {
        QCOMPARE(newWarehouse(), QString());
        // How long the program needs to start on this computer.
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(m_warehouse.warehouse({u"status"_s}).exitCode, 0);
        auto start = int(timer.elapsed());
        QRandomGenerator random(35);
        int killed = 0;
        int killedLoads = 0;
        for (int point = 0; killed < 20 && point < 60; ++point) {
            QProcess process;
            m_warehouse.cli.start(process, {u"warehouse"_s, u"sync"_s});
            if (point % 4 == 3) {
                while (!isLoading() && !process.waitForFinished(1)) { }
                killedLoads += process.state() == QProcess::Running;
            }
            const bool ended = process.state() == QProcess::NotRunning
                || process.waitForFinished(point % 4 == 3 ? 1
                                                          : start / 2 + random.bounded(3 * start));
            if (!ended)
                ++killed;
            else if (point % 4 != 3)
                // The computer may have become faster.
                start = std::max(start * 3 / 4, 50);
            process.kill();
            process.waitForFinished();
            if (point % 5 == 4)
                changeStore(point);
        }
        QCOMPARE(killed, 20);
        QVERIFY(killedLoads >= 2);
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        const auto last = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(last.exitCode == 0, last.complaints);
        compareAll();
        const auto verified = m_warehouse.warehouse({u"verify"_s});
        QVERIFY2(verified.exitCode == 0, verified.output + verified.complaints);
    }

    void verifyComparesRowsThatBelongToNoSyncedDay()
    {
        QCOMPARE(newWarehouse(), QString());
        QCOMPARE(m_warehouse.warehouse({u"sync"_s}).exitCode, 0);
        plant(
            u"INSERT INTO activity (activity_id, contact_id, type, happened_at, position, copies)"
            " VALUES ('undated', 'x', 'email-open', '-infinity', 0, 1), ('early', 'x', 'purchase', '2001-01-01', 0, 1)"_s);
        plant(u"INSERT INTO purchase_line (contact_id, happened_at, line, activity_id, product_id)"
              " VALUES ('x', '2001-01-01', 1, 'early', 'p')"_s);
        const auto found = m_warehouse.warehouse({u"verify"_s, u"--json"_s});
        QVERIFY2(found.exitCode == 5, found.output + found.complaints);
        const auto told =
            QJsonDocument::fromJson(found.output.trimmed().split('\n').last()).object();
        QCOMPARE(told[u"extra"_s].toInt(), 3);
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        compareAll();
        const auto verified = m_warehouse.warehouse({u"verify"_s});
        QVERIFY2(verified.exitCode == 0, verified.output + verified.complaints);
    }

    void verifyFindsPlantedDifferencesAndTheNextSyncRepairsThem()
    {
        QCOMPARE(newWarehouse(), QString());
        QCOMPARE(m_warehouse.warehouse({u"sync"_s}).exitCode, 0);
        plant(
            u"DELETE FROM activity WHERE activity_id = (SELECT min(activity_id) FROM activity WHERE type <> 'purchase')"_s);
        plant(u"UPDATE activity SET amount = amount + 1 WHERE activity_id ="
              " (SELECT max(activity_id) FROM activity WHERE type = 'purchase')"_s);
        plant(
            u"INSERT INTO activity (activity_id, contact_id, type, happened_at, position, copies)"
            " SELECT 'planted', contact_id, type, happened_at, 0, 1 FROM activity WHERE type <> 'purchase' LIMIT 1"_s);
        plant(u"DELETE FROM purchase_line WHERE (activity_id, line) ="
              " (SELECT activity_id, line FROM purchase_line ORDER BY 1 LIMIT 1)"_s);
        plant(
            u"INSERT INTO purchase VALUES ('x', 'planted', 'planted', now() - interval '5 days', 1)"_s);
        plant(
            u"UPDATE contact SET name = 'Planted' WHERE contact_id = (SELECT max(contact_id) FROM contact)"_s);
        const auto found = m_warehouse.warehouse({u"verify"_s, u"--json"_s});
        QVERIFY2(found.exitCode == 5, found.output + found.complaints);
        const auto told =
            QJsonDocument::fromJson(found.output.trimmed().split('\n').last()).object();
        QCOMPARE(told[u"missing"_s].toInt(), 2);
        // The planted activity and the planted purchase.
        QCOMPARE(told[u"extra"_s].toInt(), 2);
        QVERIFY(told[u"changed"_s].toInt() >= 3);
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        compareAll();
        const auto verified = m_warehouse.warehouse({u"verify"_s});
        QVERIFY2(verified.exitCode == 0, verified.output + verified.complaints);
    }
};

STOREDESK_TEST(TestWarehouseSync)

} // namespace tst_warehousesync

#include "tst_warehousesync.moc"
