// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/key.h"
#include "jobs/rowcondition.h"
#include "journal/requestjson.h"
#include "practice/faults/faultspec.h"
#include "purchases/orderbody.h"
#include "purchases/ordermemory.h"
#include "purchases/orderplan.h"
#include "support/sessionfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_orderplan {

using namespace storedesk;
using namespace Qt::StringLiterals;
using purchases::OrderField;
using purchases::OrderLookups;
using purchases::OrderProblem;
using enum catalogue::OperationId;
namespace key = catalogue::key;

// Tests the results of the lookups for orders, and the resulting jobs.
class TestOrderPlan final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::SessionFixture> m_fixture;

    [[nodiscard]] static purchases::Order order(const QString &id, const QString &email,
                                                const QString &product, qint64 line)
    {
        purchases::Order order{.id = id, .lines = {line}, .cartId = id, .email = email};
        order.date = QDateTime(QDate(2026, 1, 5), QTime(10, 0), Qt::UTC);
        order.total = values::Decimal(1990, 2);
        order.units = 2;
        order.items = {{.line = line,
                        .productId = product,
                        .name = u"Tea"_s,
                        .url = u"https://www.example.com/tea"_s,
                        .quantity = 2,
                        .unitPrice = values::Decimal(995, 2),
                        .price = values::Decimal(1990, 2)}};
        return order;
    }

    void addContact(const QString &email)
    {
        QVERIFY(m_fixture->end({.operation = PatchContactByEmail,
                                .values = {email},
                                .body = QJsonObject{{key::contact::name, u"A"_s}}}));
    }

    void addProduct(const QString &id)
    {
        QVERIFY(m_fixture->end(
            {.operation = PatchProductByStoreId,
             .values = {id},
             .body = QJsonObject{{key::name, u"Tea"_s},
                                 {key::productDetailUrl, u"https://www.example.com/tea"_s},
                                 {key::unitPrice, 9.95}}}));
    }

    [[nodiscard]] bool until(const OrderLookups &lookups)
    {
        return support::runUntil(m_fixture->clock(), m_fixture->session().client(), [&lookups] {
            return lookups.state() != OrderLookups::State::Running;
        });
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::SessionFixture>();
        addContact(u"ann@example.org"_s);
        addProduct(u"TEA"_s);
        m_fixture->ledger().clear();
    }
    void cleanup() { m_fixture.reset(); }

    void missingRecordsAreFoundAndEachIsAskedForOnce()
    {
        purchases::OrderBook book;
        book.orders = {order(u"1"_s, u"ann@example.org"_s, u"TEA"_s, 2),
                       order(u"2"_s, u"ann@example.org"_s, u"POT"_s, 3),
                       order(u"3"_s, u"eve@example.org"_s, u"TEA"_s, 4),
                       order(u"4"_s, u"eve@example.org"_s, u"POT"_s, 5)};
        OrderLookups lookups(m_fixture->session());
        lookups.start(book.orders);
        QVERIFY(until(lookups));
        QCOMPARE(lookups.state(), OrderLookups::State::Done);
        QCOMPARE(lookups.done(), 8);
        QCOMPARE(m_fixture->ledger().entries().size(), 8U);
        const auto plan = planOf(book, lookups.findings());
        QCOMPARE(plan.toSend(), 1);
        QCOMPARE(plan.contacts.size(), 1U);
        QCOMPARE(plan.contacts.front().lines, (QList<qint64>{4, 5}));
        QCOMPARE(plan.contacts.front().obstacle(), QString());
        QCOMPARE(plan.products.front().orders, 2);
        QCOMPARE(plan.orders[3].faults.size(), 2U);
        // Once the contact was created, only missing records are looked up again.
        addContact(u"eve@example.org"_s);
        m_fixture->ledger().clear();
        lookups.startAgain();
        QVERIFY(until(lookups));
        QCOMPARE(m_fixture->ledger().entries().size(), 2U);
        QCOMPARE(planOf(book, lookups.findings()).toSend(), 2);
    }

    void purchasesThatExistAreRecognised()
    {
        purchases::OrderBook book;
        book.orders = {order(u"1"_s, u"ann@example.org"_s, u"TEA"_s, 2),
                       order(u"2"_s, u"ann@example.org"_s, u"TEA"_s, 3)};
        for (const auto &each : book.orders)
            QVERIFY(m_fixture->end({.operation = CreatePurchase, .body = bodyOf(each)}));
        book.orders[1].total = values::Decimal(2000, 2);
        OrderLookups lookups(m_fixture->session());
        lookups.start(book.orders);
        QVERIFY(until(lookups));
        // The contacts and products in existing purchases are not looked up.
        QCOMPARE(lookups.done(), 2);
        const auto plan = planOf(book, lookups.findings());
        QCOMPARE(plan.there.size(), 1U);
        QCOMPARE(plan.orders.size(), 1U);
        QCOMPARE(plan.orders.front().faults.front().problem, OrderProblem::ThereButDifferent);
        QCOMPARE(plan.toSend(), 0);
    }

    void ordersThatCannotBeLookedUpAreHeldBack()
    {
        m_fixture->service().play(
            {practice::parseFaultRule(u"getProductByStoreId:status=400"_s).value()});
        purchases::OrderBook book;
        book.orders = {order(u"1"_s, u"ann@example.org"_s, u"TEA"_s, 2)};
        OrderLookups lookups(m_fixture->session());
        lookups.start(book.orders);
        QVERIFY(until(lookups));
        const auto plan = planOf(book, lookups.findings());
        QCOMPARE(plan.toSend(), 0);
        QCOMPARE(plan.orders.front().faults.front().problem, OrderProblem::NotLookedUp);
    }

    void aRefusedKeyEndsTheLookUps()
    {
        const auto session = m_fixture->connected("wrong");
        OrderLookups lookups(*session);
        lookups.start({order(u"1"_s, u"ann@example.org"_s, u"TEA"_s, 2)});
        QVERIFY(support::runUntil(m_fixture->clock(), session->client(), [&lookups] {
            return lookups.state() != OrderLookups::State::Running;
        }));
        QCOMPARE(lookups.state(), OrderLookups::State::Failed);
        QVERIFY(!lookups.problem().what.isEmpty());
    }

    void aCancelledLookUpAsksNothingMore()
    {
        std::vector<purchases::Order> orders;
        for (int number = 0; number < 40; ++number)
            orders.push_back(order(QString::number(number), u"a@example.org"_s, u"TEA"_s, number));
        OrderLookups lookups(m_fixture->session());
        lookups.start(orders);
        lookups.cancel();
        QCOMPARE(lookups.state(), OrderLookups::State::Idle);
        lookups.start({orders.front()});
        QVERIFY(until(lookups));
        QCOMPARE(lookups.state(), OrderLookups::State::Done);
        QCOMPARE(lookups.done(), 3);
    }

    void workflowsStartOnlyOnRequest()
    {
        purchases::OrderPlan plan;
        plan.orders = {order(u"1"_s, u"ann@example.org"_s, u"TEA"_s, 2)};
        plan.orders.push_back({.id = u"2"_s, .lines = {3, 4, 6}});
        plan.orders.back().faults = {{.problem = OrderProblem::NoDate, .lines = {3, 4, 6}}};
        for (const bool triggers : {false, true}) {
            const auto job = purchasesJob(plan, u"shop.csv"_s, triggers);
            QCOMPARE(job.rows.size(), 2U);
            const auto request = journal::requestFrom(
                job.rows.front().cells[purchases::OrderRequestColumn].toUtf8());
            QVERIFY(request);
            QCOMPARE(request->query.queryItemValue(key::query::triggerPurchaseEvent),
                     triggers ? u"true"_s : u"false"_s);
            QVERIFY(job.rows[0].refusal.isEmpty());
            QCOMPARE(job.rows[1].cells[purchases::LinesColumn], u"3–4, 6"_s);
            QCOMPARE(job.rows[1].refusal, textOf(OrderProblem::NoDate));
        }
    }

    void aMissingProductNeedsAnAddressAndIsNeverOverwritten()
    {
        purchases::MissingProduct product{.id = u"POT"_s, .name = u"Pot"_s};
        product.unitPrice = values::Decimal(5);
        QVERIFY(!product.obstacle().isEmpty());
        product.url = u"https://www.example.com/pot"_s;
        QCOMPARE(product.obstacle(), QString());
        const auto job = purchases::productsJob({product}, u"shop.csv"_s);
        QVERIFY(job.plan.readFirst);
        QVERIFY(jobs::conditionFrom(job.rows.front().cells.last().toUtf8()).gone);
    }

    // A stopped command may have left a job behind, and a later job may have created its products.
    void aProductThatExistsAsWantedNeedsNoRequest()
    {
        purchases::MissingProduct product{
            .id = u"POT"_s, .name = u"Pot"_s, .url = u"https://www.example.com/pot"_s};
        product.unitPrice = values::Decimal(5);
        const auto row =
            purchases::productsJob({product}, u"shop.csv"_s).rows.front().cells.last().toUtf8();
        const auto request = journal::requestFrom(row);
        QVERIFY(request);
        const auto condition = jobs::conditionFrom(row);
        QJsonObject record{{u"id"_s, u"1"_s},
                           {u"name"_s, u"Pot"_s},
                           {u"productDetailUrl"_s, u"https://www.example.com/pot"_s},
                           {u"unitPrice"_s, 5}};
        QVERIFY(jobs::isSatisfiedBy(condition, *request, record));
        record.insert(u"name"_s, u"Teapot"_s);
        QVERIFY(!jobs::isSatisfiedBy(condition, *request, record));
        QVERIFY(!jobs::isSatisfiedBy(condition, *request, {}));
        QVERIFY(!jobs::refusalBy(condition, record).isEmpty());
    }

    void aMatchingIsStoredForTheSameHeadings()
    {
        const QTemporaryDir folder;
        const purchases::OrderMemory memory(folder.filePath(u"columns.json"_s));
        const QStringList headings{u"Ticket"_s, u"SKU"_s};
        QVERIFY(!memory.find(headings));
        auto matching = purchases::OrderMatching::proposedFor(headings);
        matching.assign(0, OrderField::OrderId);
        QVERIFY(memory.store(headings, matching));
        QCOMPARE(memory.find(headings), std::optional(matching));
        QVERIFY(!memory.find({u"SKU"_s, u"Ticket"_s}));
        QVERIFY(purchases::OrderMemory({}).store(headings, matching));
    }
};

STOREDESK_TEST(TestOrderPlan)

} // namespace tst_orderplan

#include "tst_orderplan.moc"
