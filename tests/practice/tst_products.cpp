// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_products {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum storedesk::catalogue::OperationId;

static QJsonObject product()
{
    return {
        {"name"_L1, u"Tetera"_s},
        {"productDetailUrl"_L1, u"https://tienda.example.com/p/tetera"_s},
        {"unitPrice"_L1, 19.95},
    };
}

static QJsonObject with(QJsonObject body, QLatin1StringView member, const QJsonValue &value)
{
    body[member] = value;
    return body;
}

class TestProducts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::BackendFixture>();
    }

    void cleanup() { m_fixture.reset(); }

    void aPatchCreatesThenChangesThenItIsDeleted()
    {
        const QString productId = u"T/1 ñ"_s;
        const auto created = m_fixture->call(PatchProductByStoreId, {productId}, product());
        QCOMPARE(created.status, 201);
        QCOMPARE(created.text("productId"_L1), productId);
        QCOMPARE(created.text("availability"_L1), u"instock"_s);
        QCOMPARE(created.body["isBlacklisted"_L1], QJsonValue(false));
        QCOMPARE(created.body["priority"_L1], QJsonValue(0));
        QVERIFY(created.body["brand"_L1].isNull());
        QCOMPARE(created.text("createdAt"_L1), created.text("updatedAt"_L1));

        m_fixture->clock().advance(std::chrono::minutes(1));
        const auto changed =
            m_fixture->call(PatchProductByStoreId, {productId},
                            {{"brand"_L1, u"Cierzo"_s}, {"tags"_L1, QJsonArray{u"té"_s}}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(changed.text("id"_L1), created.text("id"_L1));
        QCOMPARE(changed.text("name"_L1), u"Tetera"_s);
        QCOMPARE(changed.text("brand"_L1), u"Cierzo"_s);
        QVERIFY(changed.text("updatedAt"_L1) > created.text("updatedAt"_L1));
        const auto cleared =
            m_fixture->call(PatchProductByStoreId, {productId}, {{"brand"_L1, QJsonValue::Null}});
        QVERIFY(cleared.body["brand"_L1].isNull());

        QCOMPARE(m_fixture->call(GetProductByStoreId, {productId}).body, cleared.body);
        QCOMPARE(m_fixture->call(GetProduct, {created.text("id"_L1)}).body, cleared.body);
        QCOMPARE(m_fixture->call(DeleteProductByStoreId, {productId}).status, 204);
        QCOMPARE(m_fixture->call(GetProductByStoreId, {productId}).status, 404);
        QCOMPARE(m_fixture->call(GetProduct, {created.text("id"_L1)}).status, 404);
        // The product's history is lost, even if the product is created again.
        QVERIFY(m_fixture->call(PatchProductByStoreId, {productId}, product()).text("id"_L1)
                != created.text("id"_L1));
    }

    void invalidAndUnknownIdsAreRefused()
    {
        for (const auto operation : {GetProduct, DeleteProduct}) {
            QCOMPARE(m_fixture->call(operation, {u"SKU-1001"_s}).status, 400);
            QCOMPARE(m_fixture->call(operation, {QString(24, u'0')}).status, 404);
        }
        QCOMPARE(m_fixture->call(GetProductByStoreId, {u"none"_s}).status, 404);
        QCOMPARE(m_fixture->call(DeleteProductByStoreId, {u"none"_s}).status, 404);
        const QString id = m_fixture->call(GetProductByStoreId, {u"SKU-1001"_s}).text("id"_L1);
        QCOMPARE(m_fixture->call(DeleteProduct, {id}).status, 204);
        QCOMPARE(m_fixture->call(DeleteProduct, {id}).status, 404);
    }

    void aBodyWithFaultsIsRefused_data()
    {
        QTest::addColumn<QString>("productId");
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QStringList>("pointers");
        QTest::addRow("nothing for a new one")
            << u"N"_s << QJsonObject()
            << QStringList{u"/name"_s, u"/productDetailUrl"_s, u"/unitPrice"_s};
        QTest::addRow("no price for a new one")
            << u"N"_s
            << QJsonObject{{"name"_L1, u"x"_s},
                           {"productDetailUrl"_L1, u"https://tienda.example.com/x"_s}}
            << QStringList{u"/unitPrice"_s};
        QTest::addRow("null for a new one")
            << u"N"_s << with(product(), "name"_L1, QJsonValue::Null) << QStringList{u"/name"_s};
        QTest::addRow("name taken away")
            << u"SKU-1001"_s << QJsonObject{{"name"_L1, QJsonValue::Null}}
            << QStringList{u"/name"_s};
        QTest::addRow("text for a price")
            << u"SKU-1001"_s << QJsonObject{{"unitPrice"_L1, u"9.90"_s}}
            << QStringList{u"/unitPrice"_s};
        QTest::addRow("not an address")
            << u"SKU-1001"_s << QJsonObject{{"imageUrl"_L1, u"not an address"_s}}
            << QStringList{u"/imageUrl"_s};
        QTest::addRow("state of the service")
            << u"SKU-1001"_s << QJsonObject{{"availability"_L1, u"discontinued"_s}}
            << QStringList{u"/availability"_s};
        QTest::addRow("percentage")
            << u"SKU-1001"_s << QJsonObject{{"discountedPercentage"_L1, 101}}
            << QStringList{u"/discountedPercentage"_s};
        QTest::addRow("rating") << u"SKU-1001"_s << QJsonObject{{"rating"_L1, 5.5}}
                                << QStringList{u"/rating"_s};
        QTest::addRow("tags as text")
            << u"SKU-1001"_s << QJsonObject{{"tags"_L1, u"a|b"_s}} << QStringList{u"/tags"_s};
        QTest::addRow("tag as number")
            << u"SKU-1001"_s << QJsonObject{{"tags"_L1, QJsonArray{u"a"_s, 1}}}
            << QStringList{u"/tags/1"_s};
        QTest::addRow("product id in the body")
            << u"SKU-1001"_s << QJsonObject{{"productId"_L1, u"SKU-1"_s}}
            << QStringList{u"/productId"_s};
        QTest::addRow("unknown member")
            << u"SKU-1001"_s << QJsonObject{{"colour"_L1, u"red"_s}} << QStringList{u"/colour"_s};
    }

    void aBodyWithFaultsIsRefused()
    {
        QFETCH(const QString, productId);
        QFETCH(const QJsonObject, body);
        QFETCH(const QStringList, pointers);
        const auto reply = m_fixture->call(PatchProductByStoreId, {productId}, body);
        QCOMPARE(reply.status, 422);
        QCOMPARE(reply.pointers(), pointers);
    }

    void pagesLieWithinTheDomainsOfTheStore()
    {
        for (const QString &productId : {u"N"_s, u"SKU-1001"_s}) {
            const auto reply = m_fixture->call(
                PatchProductByStoreId, {productId},
                with(product(), "productDetailUrl"_L1, u"https://elsewhere.example.org/p"_s));
            QCOMPARE(reply.status, 400);
            QCOMPARE(reply.text("code"_L1), u"E0201"_s);
            QCOMPARE(reply.body["allowedDomains"_L1].toArray(),
                     m_fixture->call(GetStore).body["domains"_L1].toArray());
        }
        QCOMPARE(m_fixture->call(GetProductByStoreId, {u"N"_s}).status, 404);
        // Images may be on any host.
        QCOMPARE(m_fixture
                     ->call(PatchProductByStoreId, {u"SKU-1001"_s},
                            {{"imageUrl"_L1, u"https://cdn.example.org/i.png"_s}})
                     .status,
                 200);
    }

private:
    std::unique_ptr<support::BackendFixture> m_fixture;
};

STOREDESK_TEST(TestProducts)

} // namespace tst_products

#include "tst_products.moc"
