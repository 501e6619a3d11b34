// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/attribution.h"

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

#include <algorithm>

namespace tst_contactscores {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::practice;
using enum catalogue::OperationId;

struct Buyer
{
    qint64 contact = 0;
    double last = 0;
    double orders = 0;
    double mean = 0;
};

class TestContactScores final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Compares with a slow computation: the number of strictly worse buyers, in fifths.
    void scoresAreFifthsOfTheBuyers()
    {
        support::BackendFixture fixture({.contacts = 200});
        std::vector<Buyer> buyers;
        auto rows = fixture.store().database().query(
            "SELECT contact, max(date), count(*), sum(round(total * 100)) FROM purchase GROUP BY"
            " contact");
        while (rows.next())
            buyers.push_back({.contact = rows.number(0),
                              .last = rows.real(1),
                              .orders = rows.real(2),
                              .mean = rows.real(3) / rows.real(2)});
        QVERIFY(buyers.size() > 60);
        const auto scoreOf = [&buyers](const Buyer &buyer, double Buyer::*value) {
            const auto worse = std::ranges::count_if(
                buyers, [&](const Buyer &other) { return other.*value < buyer.*value; });
            const auto score = 1 + 5 * worse / std::ssize(buyers);
            return QByteArray::number(std::min<qint64>(5, score));
        };
        for (const auto &buyer : buyers) {
            auto stored = fixture.store().database().query(
                "SELECT rfm FROM contact WHERE number = ?", {buyer.contact});
            QVERIFY(stored.next());
            QCOMPARE(stored.bytes(0),
                     scoreOf(buyer, &Buyer::last) + scoreOf(buyer, &Buyer::orders)
                         + scoreOf(buyer, &Buyer::mean));
        }
        QCOMPARE(fixture.number("SELECT count(*) FROM contact WHERE rfm IS NOT NULL"),
                 static_cast<double>(buyers.size()));
    }

    void scoresAreComputedAtOneInTheMorning()
    {
        support::BackendFixture fixture({.contacts = 60});
        // The best buyer loses all purchases.
        auto rows = fixture.store().database().query(
            "SELECT number FROM contact WHERE rfm IS NOT NULL LIMIT 1");
        QVERIFY(rows.next());
        const auto number = QByteArray::number(rows.number(0));
        fixture.store().run("DELETE FROM purchase WHERE contact = " + number);
        const auto isScored = [&] {
            (void)fixture.call(GetStore);
            return fixture.number("SELECT rfm IS NOT NULL FROM contact WHERE number = " + number)
                == 1;
        };
        const auto now = momentNow(fixture.clock());
        const auto next = (now - hour) / day * day + day + hour;
        fixture.clock().advance(std::chrono::milliseconds(next - now - minute));
        QVERIFY(isScored());
        fixture.clock().advance(std::chrono::minutes(2));
        QVERIFY(!isScored());
    }

    void predictionsNeedEnoughBuyers()
    {
        const auto predicted = [](int needed) {
            support::BackendFixture fixture({.contacts = 60, .clvBuyers = needed});
            auto rows = fixture.store().database().query(
                "SELECT email FROM contact WHERE purchases > 0 AND email IS NOT NULL LIMIT 1");
            return rows.next()
                && !fixture.call(GetContactByEmail, {rows.text(0)}).body["_clv"_L1].isNull();
        };
        QVERIFY(predicted(20));
        QVERIFY(!predicted(100));
    }

    void attributionHasItsWindows_data()
    {
        using enum InteractionKind;
        QTest::addColumn<QList<Interaction>>("interactions");
        QTest::addColumn<int>("scenario");
        QTest::addColumn<int>("confidence");
        const auto row = [](const char *name, const QList<Interaction> &interactions, int scenario,
                            int confidence) {
            QTest::newRow(name) << interactions << scenario << confidence;
        };
        row("nothing", {}, 0, 0);
        row("opened a day ago, clicked", {{-day, Opening, 1}, {-day, Click, 1}}, 2, 60);
        row("clicked just now", {{-hour, Opening, 1}, {0, Click, 1}}, 2, 75);
        row("opened too early", {{-day - 1, Opening, 1}, {-day, Click, 1}}, 3, 58);
        row("another content", {{-hour, Opening, 2}, {-hour, Click, 1}}, 3, 65);
        row("clicked on a page two days ago", {{-2 * day, WebClick, 1}}, 3, 50);
        row("clicked too early", {{-2 * day - 1, Click, 1}}, 0, 0);
        row("opened two days ago", {{-2 * day, Opening, 1}}, 4, 40);
        row("opened too early for anything", {{-2 * day - 1, Opening, 1}}, 0, 0);
        row("text message", {{-day, TextMessage, 0}}, 5, 20);
        row("text message too early", {{-day - 1, TextMessage, 0}}, 0, 0);
        row("later than the purchase", {{1, Click, 1}}, 0, 0);
        row("an opening wins over a message", {{-2 * day, Opening, 1}, {0, TextMessage, 0}}, 4, 40);
    }

    void attributionHasItsWindows()
    {
        QFETCH(const QList<Interaction>, interactions);
        QFETCH(const int, scenario);
        QFETCH(const int, confidence);
        static constexpr Moment purchase = 1'790'000'000'000;
        std::vector<Interaction> dated;
        for (auto interaction : interactions) {
            interaction.date += purchase;
            dated.push_back(interaction);
        }
        const auto found = attributionOf(dated, purchase);
        QCOMPARE(found ? found->scenario : 0, scenario);
        QCOMPARE(found ? found->confidence : 0, confidence);
    }

    void aPurchaseOverTheInterfaceIsAttributed()
    {
        support::BackendFixture fixture({.contacts = 30});
        auto &store = fixture.store();
        const auto workflow = store.list(IdKind::Workflow, 0, 1).first()["id"_L1].toString();
        const auto product = store.list(IdKind::Product, 0, 1).first()["productId"_L1].toString();
        auto rows = store.database().query("SELECT number, email FROM contact LIMIT 1");
        QVERIFY(rows.next());
        const auto now = momentNow(fixture.clock());
        store.run(
            "INSERT INTO activity (contact, type, date, body) VALUES (?, 'email-opened', ?, ?)",
            {rows.number(0), now - hour, u"{\"workflowId\":\"%1\"}"_s.arg(workflow)});
        const QJsonObject line{{u"productId"_s, product}, {u"quantity"_s, 1}, {u"price"_s, 5}};
        const auto made = fixture.call(CreatePurchase, {},
                                       {{u"purchaseId"_s, u"P-1"_s},
                                        {u"cartId"_s, u"C-1"_s},
                                        {u"contactEmail"_s, rows.text(1)},
                                        {u"purchaseDate"_s, QString::fromLatin1(isoOf(now))},
                                        {u"totalPrice"_s, 5},
                                        {u"totalQuantity"_s, 1},
                                        {u"products"_s, QJsonArray{line}}});
        QCOMPARE(made.status, 201);
        auto stored = store.database().query(
            "SELECT body FROM activity WHERE type = 'purchase' ORDER BY number DESC LIMIT 1");
        QVERIFY(stored.next());
        const auto body = QJsonDocument::fromJson(stored.bytes(0)).object();
        QCOMPARE(body["workflowId"_L1].toString(), workflow);
        QCOMPARE(body["attributionScenario"_L1].toString(), u"4"_s);
        QCOMPARE(body["attributionConfidence"_L1].toString(), u"50"_s);
    }

    void aDeletedContactLeavesItsPurchases()
    {
        support::BackendFixture fixture({.contacts = 60});
        auto rows = fixture.store().database().query(
            "SELECT number, email, purchases FROM contact WHERE purchases > 1 AND email IS NOT NULL"
            " LIMIT 1");
        QVERIFY(rows.next());
        const auto purchases = rows.real(2);
        QCOMPARE(fixture.call(DeleteContactByEmail, {rows.text(1)}).status, 204);
        QCOMPARE(fixture.number("SELECT count(*) FROM activity WHERE contact = 0"), purchases);
        QCOMPARE(fixture.number("SELECT count(*) FROM activity WHERE contact = "
                                + QByteArray::number(rows.number(0))),
                 0.0);
    }
};

STOREDESK_TEST(TestContactScores)

} // namespace tst_contactscores

#include "tst_contactscores.moc"
