// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_purchases {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum storedesk::catalogue::OperationId;

static QJsonObject line(const QString &productId, int quantity = 2, double price = 20)
{
    return {{"productId"_L1, productId}, {"quantity"_L1, quantity}, {"price"_L1, price}};
}

static QJsonObject purchase(const QString &purchaseId,
                            const QJsonArray &lines = {line(u"SKU-1001"_s)})
{
    return {
        {"purchaseId"_L1, purchaseId},
        {"cartId"_L1, u"cart-1"_s},
        {"contactEmail"_L1, u"ana@example.com"_s},
        {"purchaseDate"_L1, u"2026-01-31T10:00:00Z"_s},
        {"totalPrice"_L1, 20},
        {"totalQuantity"_L1, 2},
        {"products"_L1, lines},
    };
}

static QJsonObject with(QJsonObject body, QLatin1StringView member, const QJsonValue &value)
{
    if (value.isUndefined())
        body.remove(member);
    else
        body[member] = value;
    return body;
}

class TestPurchases final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::BackendFixture>();
        m_fixture->call(PatchContactByEmail, {u"ana@example.com"_s},
                        {{"_externalId"_L1, u"ANA"_s}});
        m_fixture->call(PatchProductByStoreId, {u"SKU-1001"_s}, {{"inStockUnits"_L1, 10}});
    }

    void cleanup() { m_fixture.reset(); }

    void aPurchaseIsKeptAndFoundByBothIds()
    {
        const auto created = m_fixture->call(
            CreatePurchase, {}, with(purchase(u"P/1"_s), "paymentMethod"_L1, u"card"_s));
        QCOMPARE(created.status, 201);
        QCOMPARE(created.text("purchaseDate"_L1), u"2026-01-31T10:00:00.000Z"_s);
        QCOMPARE(created.text("contactEmail"_L1), u"ana@example.com"_s);
        QCOMPARE(created.text("contactId"_L1), contact().text("id"_L1));
        QCOMPARE(created.text("paymentMethod"_L1), u"card"_s);
        QCOMPARE(created.body["products"_L1][0]["id"_L1].toString(), product().text("id"_L1));
        QCOMPARE(created.body["products"_L1][0]["name"_L1].toString(), product().text("name"_L1));
        QVERIFY(!created.text("createdAt"_L1).isEmpty());
        QCOMPARE(m_fixture->call(GetPurchase, {created.text("id"_L1)}).body, created.body);
        QCOMPARE(m_fixture->call(GetPurchase, {created.text("id"_L1).toUpper()}).status, 200);
        QCOMPARE(m_fixture->call(GetPurchaseByStoreId, {u"P/1"_s}).body, created.body);
    }

    void statisticsFollowPurchasesImmediately()
    {
        QCOMPARE(contact().body["_totalPurchases"_L1], QJsonValue(0));
        const auto first = m_fixture->call(CreatePurchase, {}, purchase(u"P1"_s));
        m_fixture->call(CreatePurchase, {},
                        with(with(purchase(u"P2"_s), "totalPrice"_L1, 35.5), "purchaseDate"_L1,
                             u"2026-03-01"_s + u"T00:00:00Z"_s));
        const auto both = contact();
        QCOMPARE(both.body["_totalPurchases"_L1], QJsonValue(2));
        QCOMPARE(both.body["_totalPurchasesAmount"_L1], QJsonValue(55.5));
        QCOMPARE(both.body["_averagePurchasesAmount"_L1], QJsonValue(27.75));
        QCOMPARE(both.text("_firstPurchaseDate"_L1), u"2026-01-31T10:00:00.000Z"_s);
        QCOMPARE(both.text("_lastPurchaseDate"_L1), u"2026-03-01T00:00:00.000Z"_s);
        // Scores are computed once a day.
        QVERIFY(both.body["_rfm"_L1].isNull());
        QCOMPARE(product().body["inStockUnits"_L1], QJsonValue(6));

        QCOMPARE(m_fixture->call(DeletePurchase, {first.text("id"_L1)}).status, 204);
        QCOMPARE(contact().body["_totalPurchases"_L1], QJsonValue(1));
        QCOMPARE(contact().body["_totalPurchasesAmount"_L1], QJsonValue(35.5));
        QCOMPARE(contact().text("_firstPurchaseDate"_L1), u"2026-03-01T00:00:00.000Z"_s);
        QCOMPARE(product().body["inStockUnits"_L1], QJsonValue(8));
        QCOMPARE(m_fixture->call(DeletePurchaseByStoreId, {u"P2"_s}).status, 204);
        QCOMPARE(contact().body["_totalPurchases"_L1], QJsonValue(0));
        QVERIFY(contact().body["_lastPurchaseDate"_L1].isNull());
        QVERIFY(contact().body["_rfm"_L1].isNull());
        QCOMPARE(product().body["inStockUnits"_L1], QJsonValue(10));
    }

    void aShelfThatIsSoldOutSaysSo()
    {
        m_fixture->call(CreatePurchase, {}, purchase(u"P1"_s, {line(u"SKU-1001"_s, 14)}));
        QCOMPARE(product().body["inStockUnits"_L1], QJsonValue(0));
        QCOMPARE(product().text("availability"_L1), u"outofstock"_s);
        m_fixture->call(DeletePurchaseByStoreId, {u"P1"_s});
        QCOMPARE(product().body["inStockUnits"_L1], QJsonValue(10));
        QCOMPARE(product().text("availability"_L1), u"instock"_s);
    }

    void aShelfThatWasEmptyLeavesTheWordOfTheStore()
    {
        m_fixture->call(PatchProductByStoreId, {u"SKU-1001"_s},
                        {{"inStockUnits"_L1, 0}, {"availability"_L1, u"instock"_s}});
        m_fixture->call(CreatePurchase, {}, purchase(u"P1"_s, {line(u"SKU-1001"_s, 1)}));
        QCOMPARE(product().body["inStockUnits"_L1], QJsonValue(0));
        QCOMPARE(product().text("availability"_L1), u"instock"_s);
    }

    void theBuyerMayBeNamedByExternalId()
    {
        auto body = with(purchase(u"P1"_s), "contactEmail"_L1, QJsonValue::Undefined);
        body["contactExternalId"_L1] = u"ANA"_s;
        const auto created = m_fixture->call(CreatePurchase, {}, body);
        QCOMPARE(created.status, 201);
        QCOMPARE(created.text("contactEmail"_L1), u"ana@example.com"_s);
        QVERIFY(!created.body.contains("contactExternalId"_L1));
    }

    void theEventIsOptional()
    {
        const auto events = [this] {
            return m_fixture->number("SELECT count(*) FROM activity WHERE type = 'purchase'");
        };
        const double before = events();
        m_fixture->call(CreatePurchase, {}, purchase(u"P1"_s));
        QCOMPARE(events(), before + 1);
        m_fixture->call(CreatePurchase, {}, purchase(u"P2"_s),
                        QUrlQuery(u"triggerPurchaseEvent=false"_s));
        QCOMPARE(events(), before + 1);
        m_fixture->call(DeletePurchaseByStoreId, {u"P1"_s});
        QCOMPARE(events(), before);
    }

    void businessReasonsHaveTheirCode_data()
    {
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QJsonArray>("productIds");
        auto stranger = line(u"SKU-1001"_s);
        stranger["productDetailUrl"_L1] = u"https://elsewhere.example.org/p"_s;
        QTest::addRow("no such email")
            << with(purchase(u"P"_s), "contactEmail"_L1, u"no@example.com"_s) << u"E0101"_s
            << QJsonArray();
        QTest::addRow("no such external id")
            << with(with(purchase(u"P"_s), "contactEmail"_L1, QJsonValue::Undefined),
                    "contactExternalId"_L1, u"NO"_s)
            << u"E0101"_s << QJsonArray();
        QTest::addRow("no such product")
            << purchase(u"P"_s, {line(u"SKU-1001"_s), line(u"NO-1"_s), line(u"NO-2"_s)})
            << u"E0102"_s << QJsonArray{u"NO-1"_s, u"NO-2"_s};
        QTest::addRow("page elsewhere")
            << purchase(u"P"_s, {stranger}) << u"E0103"_s << QJsonArray{u"SKU-1001"_s};
    }

    void businessReasonsHaveTheirCode()
    {
        QFETCH(const QJsonObject, body);
        QFETCH(const QString, code);
        QFETCH(const QJsonArray, productIds);
        const auto reply = m_fixture->call(CreatePurchase, {}, body);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.body["status"_L1], QJsonValue(400));
        QCOMPARE(reply.text("title"_L1), u"Bad Request"_s);
        QCOMPARE(reply.text("code"_L1), code);
        QVERIFY(!reply.text("detail"_L1).isEmpty());
        QCOMPARE(reply.body["productIds"_L1].toArray(), productIds);
        QCOMPARE(reply.body.contains("allowedDomains"_L1), code == "E0103"_L1);
        QCOMPARE(m_fixture->call(GetPurchaseByStoreId, {u"P"_s}).status, 404);
    }

    void aRepeatedPurchaseIsRefused()
    {
        QCOMPARE(m_fixture->call(CreatePurchase, {}, purchase(u"P1"_s)).status, 201);
        const auto again = m_fixture->call(CreatePurchase, {}, purchase(u"P1"_s));
        QCOMPARE(again.status, 409);
        QCOMPARE(again.text("detail"_L1), u"Purchase P1 already exists."_s);
        QCOMPARE(contact().body["_totalPurchases"_L1], QJsonValue(1));
        QCOMPARE(product().body["inStockUnits"_L1], QJsonValue(8));
    }

    void aBodyWithFaultsIsRefused_data()
    {
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QString>("pointer");
        const auto missing = [](QLatin1StringView member) {
            return with(purchase(u"P"_s), member, QJsonValue::Undefined);
        };
        const auto odd = [](QLatin1StringView member, const QJsonValue &value) {
            return purchase(u"P"_s, {with(line(u"SKU-1001"_s), member, value)});
        };
        QTest::addRow("no purchase id") << missing("purchaseId"_L1) << u"/purchaseId"_s;
        QTest::addRow("no cart") << missing("cartId"_L1) << u"/cartId"_s;
        QTest::addRow("nobody") << missing("contactEmail"_L1) << u"/contactEmail"_s;
        QTest::addRow("no date") << missing("purchaseDate"_L1) << u"/purchaseDate"_s;
        QTest::addRow("no total") << missing("totalPrice"_L1) << u"/totalPrice"_s;
        QTest::addRow("no quantity") << missing("totalQuantity"_L1) << u"/totalQuantity"_s;
        QTest::addRow("no products") << missing("products"_L1) << u"/products"_s;
        QTest::addRow("no lines") << purchase(u"P"_s, {}) << u"/products"_s;
        QTest::addRow("lines as text")
            << with(purchase(u"P"_s), "products"_L1, u"SKU"_s) << u"/products"_s;
        QTest::addRow("line without product")
            << odd("productId"_L1, QJsonValue::Undefined) << u"/products/0/productId"_s;
        QTest::addRow("line without quantity")
            << odd("quantity"_L1, QJsonValue::Undefined) << u"/products/0/quantity"_s;
        QTest::addRow("line without price")
            << odd("price"_L1, QJsonValue::Undefined) << u"/products/0/price"_s;
        QTest::addRow("line with a text price")
            << odd("price"_L1, u"9,90"_s) << u"/products/0/price"_s;
        QTest::addRow("line with its own id") << odd("id"_L1, u"x"_s) << u"/products/0/id"_s;
        QTest::addRow("not a date")
            << with(purchase(u"P"_s), "purchaseDate"_L1, u"31/01/2026"_s) << u"/purchaseDate"_s;
        QTest::addRow("not an email")
            << with(purchase(u"P"_s), "contactEmail"_L1, u"ana"_s) << u"/contactEmail"_s;
        QTest::addRow("unknown member")
            << with(purchase(u"P"_s), "coupon"_L1, u"X"_s) << u"/coupon"_s;
        QTest::addRow("read-only member")
            << with(purchase(u"P"_s), "createdAt"_L1, u"2026-01-31T10:00:00Z"_s) << u"/createdAt"_s;
    }

    void aBodyWithFaultsIsRefused()
    {
        QFETCH(const QJsonObject, body);
        QFETCH(const QString, pointer);
        const auto reply = m_fixture->call(CreatePurchase, {}, body);
        QCOMPARE(reply.status, 422);
        QCOMPARE(reply.pointers(), QStringList{pointer});
    }

    void invalidAndUnknownIdsAreRefused()
    {
        for (const auto operation : {GetPurchase, DeletePurchase}) {
            QCOMPARE(m_fixture->call(operation, {u"12"_s}).status, 400);
            QCOMPARE(m_fixture->call(operation, {QString(24, u'g')}).status, 400);
            QCOMPARE(m_fixture->call(operation, {QString(24, u'0')}).status, 404);
            QCOMPARE(m_fixture->call(operation, {contact().text("id"_L1)}).status, 404);
        }
        QCOMPARE(m_fixture->call(GetPurchaseByStoreId, {u"none"_s}).status, 404);
        // The documentation does not list the status 404 for this operation.
        QCOMPARE(m_fixture->call(DeletePurchaseByStoreId, {u"none"_s}).status, 204);
        const auto created = m_fixture->call(CreatePurchase, {}, purchase(u"P1"_s));
        QCOMPARE(m_fixture->call(DeletePurchase, {created.text("id"_L1)}).status, 204);
        QCOMPARE(m_fixture->call(DeletePurchase, {created.text("id"_L1)}).status, 404);
    }

private:
    support::Reply contact() { return m_fixture->call(GetContactByEmail, {u"ana@example.com"_s}); }
    support::Reply product() { return m_fixture->call(GetProductByStoreId, {u"SKU-1001"_s}); }

    std::unique_ptr<support::BackendFixture> m_fixture;
};

STOREDESK_TEST(TestPurchases)

} // namespace tst_purchases

#include "tst_purchases.moc"
