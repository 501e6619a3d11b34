// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_readonly {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::practice;
using enum storedesk::catalogue::OperationId;

class TestReadOnly final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::BackendFixture>();
    }

    void cleanup() { m_fixture.reset(); }

    void theStoreDescribesItself()
    {
        const auto store = m_fixture->call(GetStore);
        QCOMPARE(store.status, 200);
        QCOMPARE(store.text("currency"_L1), u"EUR"_s);
        QCOMPARE(store.text("timeZone"_L1), u"Europe/Madrid"_s);
        QCOMPARE(store.text("language"_L1), u"es"_s);
        QCOMPARE(store.text("countryCode"_L1), u"ES"_s);
        QCOMPARE(store.text("phonePrefix"_L1), u"34"_s);
        QCOMPARE(store.text("id"_L1).size(), 24);
        QCOMPARE(store.body.size(), 10);
        QVERIFY(store.body["domains"_L1].toArray().size() > 1);
    }

    void workflowsAreListedAndRead()
    {
        const auto list = m_fixture->call(ListWorkflows);
        QCOMPARE(list.status, 200);
        QCOMPARE(list.results().size(), 6);
        for (const auto &workflow : list.results()) {
            const auto one = m_fixture->call(GetWorkflow, {workflow["id"_L1].toString()});
            QCOMPARE(one.status, 200);
            QCOMPARE(one.body, workflow.toObject());
            QCOMPARE(one.body["startedAt"_L1].isNull(), one.text("status"_L1) == "draft"_L1);
        }
        for (qsizetype row = 1; row < list.results().size(); ++row)
            QVERIFY(list.results()[row - 1]["createdAt"_L1].toString()
                    > list.results()[row]["createdAt"_L1].toString());
    }

    void couponSetsAreCounted()
    {
        const auto list = m_fixture->call(ListCouponSets);
        QCOMPARE(list.status, 200);
        int empty = 0;
        int low = 0;
        int single = 0;
        for (const auto &set : list.results()) {
            QCOMPARE(m_fixture->call(GetCouponSet, {set["id"_L1].toString()}).body, set.toObject());
            if (set["type"_L1].toString() == "single"_L1) {
                ++single;
                QVERIFY(set["quantity"_L1].isNull());
                QVERIFY(set["available"_L1].isNull());
                QVERIFY(!set["code"_L1].toString().isEmpty());
                continue;
            }
            const int available = set["available"_L1].toInt();
            QCOMPARE(set["quantity"_L1].toInt(), available + set["assigned"_L1].toInt());
            empty += available == 0 ? 1 : 0;
            low += available > 0 && available < 10 ? 1 : 0;
        }
        QCOMPARE(single, 2);
        QVERIFY(empty >= 1);
        QCOMPARE(low, 1);
    }

    void countersOfCouponsLagTenSeconds()
    {
        const auto list = m_fixture->call(ListCouponSets).results();
        const auto set = std::ranges::find_if(
            list, [](const QJsonValue &row) { return row["type"_L1].toString() == "multiple"_L1; });
        const QString id = (*set)["id"_L1].toString();
        const auto number = m_fixture->store().ids().number(IdKind::CouponSet, id).value_or(0);
        const auto before = m_fixture->call(GetCouponSet, {id}).body;
        m_fixture->store().run("INSERT INTO coupon (couponSet, code, created) VALUES (?, 'NEW', ?)",
                               {number, momentNow(m_fixture->clock())});
        m_fixture->clock().advance(std::chrono::milliseconds(9'999));
        QCOMPARE(m_fixture->call(GetCouponSet, {id}).body["available"_L1], before["available"_L1]);
        m_fixture->clock().advance(std::chrono::milliseconds(1));
        QCOMPARE(m_fixture->call(GetCouponSet, {id}).body["available"_L1].toInt(),
                 before["available"_L1].toInt() + 1);

        m_fixture->store().run(
            "UPDATE coupon SET assigned = ? WHERE couponSet = ? AND code = 'NEW'",
            {momentNow(m_fixture->clock()), number});
        QCOMPARE(m_fixture->call(GetCouponSet, {id}).body["assigned"_L1], before["assigned"_L1]);
        m_fixture->clock().advance(std::chrono::seconds(10));
        const auto after = m_fixture->call(GetCouponSet, {id}).body;
        QCOMPARE(after["assigned"_L1].toInt(), before["assigned"_L1].toInt() + 1);
        QCOMPARE(after["available"_L1], before["available"_L1]);
    }

    void invalidAndUnknownIdsAreRefused()
    {
        for (const auto operation : {GetWorkflow, GetCouponSet}) {
            QCOMPARE(m_fixture->call(operation, {u"12"_s}).status, 400);
            QCOMPARE(m_fixture->call(operation, {QString(24, u'0')}).status, 404);
            QCOMPARE(m_fixture->call(operation, {m_fixture->call(GetStore).text("id"_L1)}).status,
                     404);
        }
    }

    void listsRefusePagesThatMakeNoSense()
    {
        for (const auto operation : {ListWorkflows, ListCouponSets, ListContactFields,
                                     ListCustomIntegrations, ListExports, ListImports})
            QCOMPARE(m_fixture->call(operation, {}, {}, QUrlQuery(u"pageSize=0"_s)).status, 400);
    }

private:
    std::unique_ptr<support::BackendFixture> m_fixture;
};

STOREDESK_TEST(TestReadOnly)

} // namespace tst_readonly

#include "tst_readonly.moc"
