// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/contacttable.h"
#include "practice/store/fieldregistry.h"
#include "practice/store/statistics.h"

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

namespace tst_seed {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::practice;
using enum catalogue::OperationId;

static constexpr auto indexes =
    "SELECT count(*) FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    " AND tbl_name IN ('contact', 'purchase', 'activity')";

// Returns a hash of the whole content of the file.
static QByteArray fingerprint(Store &store)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const QByteArray &table :
         QByteArrayList{"record", "contact", "purchase", "activity", "coupon"}) {
        auto query = store.database().query("SELECT * FROM " + table + " ORDER BY 1");
        for (int rows = 0; query.next(); ++rows) {
            for (int column = 0; column < 6; ++column)
                hash.addData(query.bytes(column));
            hash.addData(QByteArray::number(rows));
        }
    }
    return hash.result();
}

class TestSeed final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theSameSeedGivesTheSameStore()
    {
        support::BackendFixture one({.contacts = 40, .seed = 7});
        support::BackendFixture two({.contacts = 40, .seed = 7});
        support::BackendFixture other({.contacts = 40, .seed = 8});
        QCOMPARE(fingerprint(one.store()), fingerprint(two.store()));
        QVERIFY(fingerprint(one.store()) != fingerprint(other.store()));
    }

    void idsDependOnTheSeedAndNotOnTheDay()
    {
        const Ids ids(1);
        QCOMPARE(ids.of(IdKind::Contact, 1), Ids(1).of(IdKind::Contact, 1));
        QVERIFY(ids.of(IdKind::Contact, 1) != Ids(2).of(IdKind::Contact, 1));
        QVERIFY(ids.of(IdKind::Contact, 1) != ids.of(IdKind::Purchase, 1));
        QVERIFY(ids.of(IdKind::Contact, 1) != ids.of(IdKind::Contact, 2));
        QVERIFY(Ids::wellFormed(ids.of(IdKind::Contact, 1)));
        QCOMPARE(ids.number(IdKind::Contact, ids.of(IdKind::Contact, 123'456)), 123'456);
        QVERIFY(!ids.number(IdKind::Purchase, ids.of(IdKind::Contact, 1)));
        QVERIFY(!ids.number(IdKind::Contact, u"000000000000000000000000"));
        QVERIFY(!Ids::wellFormed(u"00000000000000000000000"));
        QVERIFY(!Ids::wellFormed(u"00000000000000000000000g"));
    }

    void statisticsOfContactsFollowFromTheirPurchases()
    {
        support::BackendFixture fixture({.contacts = 300});
        QVERIFY(fixture.number("SELECT count(*) FROM purchase") > 150);
        // The seeded values are equal to those that the service computes.
        QCOMPARE(
            fixture.number(
                "SELECT count(*) FROM contact WHERE purchases <> (SELECT count(*) FROM purchase"
                " WHERE contact = contact.number)"),
            0.0);
        QCOMPARE(fixture.number(
                     "SELECT count(*) FROM contact WHERE abs(amount - (SELECT total(purchase.total)"
                     " FROM purchase WHERE contact = contact.number)) > 0.001"),
                 0.0);
        QCOMPARE(fixture.number(
                     "SELECT count(*) FROM contact WHERE firstPurchase IS NOT (SELECT min(date)"
                     " FROM purchase WHERE contact = contact.number) OR lastPurchase IS NOT"
                     " (SELECT max(date) FROM purchase WHERE contact = contact.number)"),
                 0.0);
    }

    void purchasesAddUpFromTheirLines()
    {
        support::BackendFixture fixture({.contacts = 100});
        auto query =
            fixture.store().database().query("SELECT total, quantity, body, date FROM purchase");
        int purchases = 0;
        for (; query.next(); ++purchases) {
            const auto body = QJsonDocument::fromJson(query.bytes(2)).object();
            double total = 0;
            qint64 units = 0;
            for (const auto &line : body["products"_L1].toArray()) {
                total += line["price"_L1].toDouble();
                units += line["quantity"_L1].toInteger();
            }
            QCOMPARE(rounded(total), rounded(query.real(0)));
            QCOMPARE(rounded(body["totalPrice"_L1].toDouble()), rounded(query.real(0)));
            QCOMPARE(units, query.number(1));
            QVERIFY(query.number(3) <= momentNow(fixture.clock()));
            QVERIFY(query.number(3) >= momentNow(fixture.clock()) - 549 * day);
        }
        QVERIFY(purchases > 40);
    }

    void everyContactPassesTheChecksOfTheService()
    {
        support::BackendFixture fixture({.contacts = 400});
        FieldRegistry book(fixture.store());
        ContactTable table(fixture.store());
        const auto writable = book.checker(catalogue::FieldLocation::PatchByExternalId).fields();
        int seen = 0;
        table.each({}, [&](const Contact &contact) {
            QJsonObject body;
            for (const auto &rule : writable.rules) {
                if (!rule.readOnly && contact.body.contains(rule.key))
                    body[rule.key] = contact.body[rule.key];
            }
            const auto faults =
                book.checker(catalogue::FieldLocation::PatchByExternalId).check(body);
            if (!faults.empty())
                qWarning().noquote() << body << faults.front().path;
            ++seen;
            return faults.empty();
        });
        QCOMPARE(seen, 400);
    }

    void aStoreHasOneOfEachThingWorthLookingAt()
    {
        support::BackendFixture fixture;
        QCOMPARE(FieldRegistry::systemFields().size(), 34);
        QCOMPARE(fixture.number("SELECT count(*) FROM contact"), 60.0);
        QCOMPARE(fixture.store().count(IdKind::Product), 120);
        QCOMPARE(fixture.store().count(IdKind::Segment), 4);
        QCOMPARE(fixture.store().count(IdKind::Report), 3);
        QSet<QString> states;
        for (const auto &workflow : fixture.store().list(IdKind::Workflow, 0, 100))
            states.insert(workflow["status"_L1].toString());
        QCOMPARE(states, (QSet{u"draft"_s, u"active"_s, u"paused"_s, u"finalised"_s}));
        for (const auto &segment : fixture.store().list(IdKind::Segment, 0, 10)) {
            const auto condition = segment["condition"_L1].toString().toUtf8();
            const auto found = fixture.number("SELECT count(*) FROM contact WHERE " + condition);
            QVERIFY2(found >= 1 && found < 60, condition.constData());
        }
        for (const auto &report : fixture.store().list(IdKind::Report, 0, 10)) {
            const auto condition = report["condition"_L1].toString().toUtf8();
            const QByteArray where = condition.isEmpty() ? QByteArray("1") : condition;
            QVERIFY(fixture.number("SELECT count(*) FROM purchase WHERE " + where) >= 1);
        }
    }

    void transfersOfThePastAddUp()
    {
        support::BackendFixture fixture;
        QSet<QString> states;
        const auto imports = fixture.call(ListImports).results();
        for (const auto &row : imports) {
            states.insert(row["status"_L1].toString());
            if (row["status"_L1] == u"finished"_s)
                QCOMPARE(row["success"_L1].toInt() + row["errors"_L1].toInt(),
                         row["total"_L1].toInt());
            QCOMPARE(row["errors"_L1].toInt() > 0,
                     row.toObject().contains("errorReportFileUrl"_L1));
        }
        QVERIFY(states.contains(u"finished"_s) && states.contains(u"error"_s));
        for (const auto &row : fixture.call(ListExports).results()) {
            const bool finished = row["status"_L1] == u"finished"_s;
            QCOMPARE(row.toObject().contains("fileUrl"_L1), finished);
            if (finished)
                QCOMPARE(row["progress"_L1].toInt(), row["total"_L1].toInt());
        }
    }

    void theFileSurvivesARestartAndIsNotSeededAgain()
    {
        const QTemporaryDir folder;
        const ServiceOptions options{.dataFile = folder.filePath(u"store.sqlite"_s),
                                     .contacts = 30};
        QString integration;
        QByteArray before;
        {
            support::BackendFixture fixture(options);
            integration = fixture
                              .call(CreateCustomIntegration, {},
                                    {{"name"_L1, u"Mine"_s}, {"eventsEnabled"_L1, true}})
                              .text("id"_L1);
            before = fingerprint(fixture.store());
        }
        // The number of contacts and the seed are ignored for an existing file.
        support::BackendFixture fixture({.dataFile = options.dataFile, .contacts = 99, .seed = 55});
        QCOMPARE(fingerprint(fixture.store()), before);
        QCOMPARE(fixture.call(GetCustomIntegration, {integration}).text("name"_L1), u"Mine"_s);
        // The next id has not been used before.
        const auto second = fixture.call(CreateCustomIntegration, {},
                                         {{"name"_L1, u"Mine"_s}, {"eventsEnabled"_L1, true}});
        QVERIFY(second.text("id"_L1) != integration);
    }

    void aSeedThatWasCutShortIsBegunAgain()
    {
        const QTemporaryDir folder;
        const ServiceOptions options{.dataFile = folder.filePath(u"store.sqlite"_s),
                                     .contacts = 30};
        QByteArray whole;
        {
            support::BackendFixture fixture(options);
            whole = fingerprint(fixture.store());
            fixture.store().run("DELETE FROM setting WHERE name = 'complete'");
            fixture.store().run("DELETE FROM contact WHERE number > 20");
            fixture.store().dropIndexes();
        }
        support::BackendFixture fixture(options);
        QCOMPARE(fingerprint(fixture.store()), whole);
        QCOMPARE(fixture.number(indexes), 8.0);
    }

    void aLargerStoreHasItsKeysToo()
    {
        // There is more than one batch, so the indexes are built at the end.
        support::BackendFixture fixture({.contacts = 25'000});
        QCOMPARE(fixture.number("SELECT count(*) FROM contact"), 25'000.0);
        QCOMPARE(fixture.number(indexes), 8.0);
        auto last =
            fixture.store().database().query("SELECT email FROM contact WHERE number = 24999");
        QVERIFY(last.next());
        QCOMPARE(fixture.call(GetContactByEmail, {last.text(0)}).status, 200);
    }

    void theDefaultStoreIsReadyAtOnce()
    {
        QElapsedTimer timer;
        timer.start();
        support::BackendFixture fixture(ServiceOptions{});
        qInfo("500 contacts: %lld ms", timer.elapsed());
        QCOMPARE(fixture.number("SELECT count(*) FROM contact"), 500.0);
    }
};

STOREDESK_TEST(TestSeed)

} // namespace tst_seed

#include "tst_seed.moc"
