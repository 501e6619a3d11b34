// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/key.h"
#include "purchases/orderbody.h"
#include "purchases/orderbook.h"
#include "purchases/orderchoices.h"
#include "support/shopfiles.h"
#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QTest>

namespace tst_orders {

using namespace storedesk;
using namespace Qt::StringLiterals;
using purchases::OrderField;
using purchases::OrderProblem;
namespace key = catalogue::key;

// Tests how lines in a shop's file are turned into orders. Faults are reported, and nothing is
// guessed.
class TestOrders final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] jobs::BulkTable opened(const QByteArray &bytes,
                                         const QString &name = u"orders.csv"_s) const
    {
        base::Progress progress;
        const auto path = m_folder.write(name, bytes);
        auto table = jobs::BulkTable::open(path, {}, m_folder.path({}), progress);
        if (!table)
            qFatal("%s", qPrintable(table.error().what));
        return std::move(*table);
    }

    [[nodiscard]] purchases::OrderBook read(const QByteArray &bytes,
                                            const purchases::OrderOptions &options = {}) const
    {
        const auto table = opened(bytes);
        base::Progress progress;
        const auto lines = purchases::linesOf(table, progress);
        if (!lines)
            qFatal("%s", qPrintable(lines.error().what));
        return purchases::ordersIn(*lines, purchases::OrderMatching::proposedFor(table.columns),
                                   options);
    }

    // Returns the headings of a format that needs no repair.
    [[nodiscard]] static QByteArray heading()
    {
        return "order,date,email,sku,quantity,price,item total,total\n";
    }

    [[nodiscard]] static QList<OrderProblem> problemsOf(const purchases::Order &order)
    {
        QList<OrderProblem> problems;
        for (const auto &fault : order.faults)
            problems.append(fault.problem);
        return problems;
    }

    // Returns the first fault for use in messages, or an empty text.
    [[nodiscard]] static QByteArray firstFaultOf(const purchases::Order &order)
    {
        return order.faults.empty() ? QByteArray() : textOf(order.faults.front()).toUtf8();
    }

    support::TableFolder m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theFileOfShopifyIsReadWithoutAQuestion()
    {
        const auto book = read(support::shopfiles::shopify(), {.repair = true});
        QCOMPARE(book.lines, 3);
        QCOMPARE(book.orders.size(), 2U);
        const auto &first = book.orders.front();
        QVERIFY2(first.isSendable(), firstFaultOf(first));
        QCOMPARE(first.id, u"#1001"_s);
        QCOMPARE(first.lines, (QList<qint64>{2, 3}));
        QCOMPARE(first.email, u"ann@example.org"_s);
        QCOMPARE(first.date, QDateTime(QDate(2026, 1, 5), QTime(9, 0), Qt::UTC));
        const auto body = bodyOf(first);
        QCOMPARE(body[key::totalPrice].toDouble(), 34.80);
        QCOMPARE(body[key::totalQuantity].toInt(), 3);
        QCOMPARE(body[key::cartId].toString(), u"#1001"_s);
        QCOMPARE(body[key::paymentMethod].toString(), u"Card"_s);
        const auto lines = body[key::products].toArray();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0][key::productId].toString(), u"TEA"_s);
        QCOMPARE(lines[0][key::price].toDouble(), 19.90);
        QCOMPARE(lines[0][key::unitPrice].toDouble(), 9.95);
        // The discount explains the total of the order.
        QVERIFY2(book.orders[1].isSendable(), firstFaultOf(book.orders[1]));
    }

    void withoutARepairTheDatesOfShopifyAreNamedAndNotSent()
    {
        const auto book = read(support::shopfiles::shopify());
        QCOMPARE(book.sendable(), 0);
        QCOMPARE(book.count(OrderProblem::DateForm), 2);
        const auto &fault = book.orders.front().faults.front();
        QCOMPARE(fault.repaired, u"2026-01-05T09:00:00Z"_s);
        QCOMPARE(fault.lines, QList<qint64>{2});
    }

    // Times that state a zone are not moved.
    void timesWithoutAZoneAreThoseOfTheStore()
    {
        const QTimeZone zone("Europe/Madrid");
        const auto text = heading()
            + "1,08/08/2026 07:15,a@example.org,TEA,1,5,5,5\n"
              "2,08/08/2026 07:15 +00:00,a@example.org,TEA,1,5,5,5\n"
              "3,2026-08-08T07:15:00Z,a@example.org,TEA,1,5,5,5\n"
              "4,31/01/2026,a@example.org,TEA,1,5,5,5\n";
        const auto book = read(text, {.repair = true, .zone = zone});
        QCOMPARE(book.orders.size(), 4U);
        const QStringList expected{u"2026-08-08T05:15:00Z"_s, u"2026-08-08T07:15:00Z"_s,
                                   u"2026-08-08T07:15:00Z"_s, u"2026-01-30T23:00:00Z"_s};
        for (qsizetype order = 0; order < expected.size(); ++order)
            QCOMPARE(
                bodyOf(book.orders[static_cast<std::size_t>(order)])[key::purchaseDate].toString(),
                expected[order]);
        const auto unrepaired = read(text, {.zone = zone});
        QVERIFY(!unrepaired.orders.front().faults.empty());
        QCOMPARE(unrepaired.orders.front().faults.front().repaired, u"2026-08-08T07:15:00+02:00"_s);
    }

    void linesOfAnOrderNeedNotBeAdjacent()
    {
        const auto book = read(support::shopfiles::wooCommerce(), {.repair = true});
        QCOMPARE(book.orders.size(), 2U);
        QCOMPARE(book.orders.front().lines, (QList<qint64>{2, 4}));
        QCOMPARE(book.orders.front().firstName, u"Ann"_s);
        // A quantity of 0 is reported with its line.
        QCOMPARE(problemsOf(book.orders.front()), QList{OrderProblem::QuantityNotPositive});
        QCOMPARE(book.orders.front().faults.front().lines, QList<qint64>{4});
        QVERIFY(book.orders[1].isSendable());
    }

    void aSpanishWorkbookIsReadWithItsCommas()
    {
        base::Progress progress;
        const auto table = opened(support::shopfiles::spanishExcel(), u"pedidos.xlsx"_s);
        const auto matching = purchases::OrderMatching::proposedFor(table.columns);
        QCOMPARE(matching.missing(), QString());
        QCOMPARE(matching.columnOf(OrderField::Shipping), 8);
        const auto lines = purchases::linesOf(table, progress);
        QVERIFY(lines);
        const auto asWritten = purchases::ordersIn(*lines, matching, {});
        QCOMPARE(asWritten.sendable(), 0);
        QVERIFY(asWritten.count(OrderProblem::NumberForm) > 0);
        const auto book = purchases::ordersIn(*lines, matching, {.repair = true});
        QCOMPARE(book.orders.size(), 2U);
        QVERIFY2(book.orders[0].isSendable(), firstFaultOf(book.orders[0]));
        QCOMPARE(book.orders[0].total, values::Decimal(103480, 2));
        // The other dates in the column show that the day is before the month.
        QCOMPARE(book.orders[1].date.date(), QDate(2026, 2, 3));
    }

    void linesThatContradictEachOtherAreBothNamed()
    {
        const auto book = read(heading()
                               + "1,2026-01-05T10:00:00Z,ann@example.org,TEA,1,5,5,10\n"
                                 "2,2026-01-05T10:00:00Z,bob@example.org,TEA,1,5,5,5\n"
                                 "1,,bob@example.org,CUP,1,5,5,\n");
        QCOMPARE(book.orders.size(), 2U);
        QCOMPARE(problemsOf(book.orders[0]), QList{OrderProblem::Contradiction});
        const auto &fault = book.orders[0].faults.front();
        QCOMPARE(fault.lines, (QList<qint64>{2, 4}));
        QVERIFY2(fault.detail.contains(u"ann@example.org"_s)
                     && fault.detail.contains(u"bob@example.org"_s),
                 qPrintable(fault.detail));
        QVERIFY(book.orders[1].isSendable());
    }

    void aLineWithoutAnIdHoldsTheOrderAboveBack()
    {
        const auto book = read(heading()
                               + "1,2026-01-05T10:00:00Z,ann@example.org,TEA,1,5,5,5\n"
                                 ",,,CUP,1,5,5,\n"
                                 "2,2026-01-05T10:00:00Z,bob@example.org,TEA,1,5,5,5\n");
        QCOMPARE(book.orders.size(), 3U);
        QCOMPARE(problemsOf(book.orders[0]), QList{OrderProblem::OpenLine});
        QCOMPARE(problemsOf(book.orders[1]), QList{OrderProblem::NoId});
        QCOMPARE(book.orders[1].lines, QList<qint64>{3});
        QVERIFY(book.orders[2].isSendable());
    }

    void unreadableCellsAreReported_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<OrderProblem>("problem");
        const QByteArray date = "2026-01-05T10:00:00Z";
        const auto row = [&](const char *name, const QByteArray &line, OrderProblem problem) {
            QTest::newRow(name) << line << problem;
        };
        row("quantity 0", "1," + date + ",a@example.org,TEA,0,5,,",
            OrderProblem::QuantityNotPositive);
        row("quantity below 0", "1," + date + ",a@example.org,TEA,-1,5,,",
            OrderProblem::QuantityNotPositive);
        row("half a unit", "1," + date + ",a@example.org,TEA,1.5,5,,", OrderProblem::NotQuantity);
        row("no quantity", "1," + date + ",a@example.org,TEA,,5,,", OrderProblem::NoQuantity);
        row("price in words", "1," + date + ",a@example.org,TEA,1,five,,", OrderProblem::NotAmount);
        row("price below 0", "1," + date + ",a@example.org,TEA,1,-5,,",
            OrderProblem::NegativeAmount);
        row("price in two ways", "1," + date + ",a@example.org,TEA,1,1.500,,",
            OrderProblem::UnclearNumber);
        row("no price", "1," + date + ",a@example.org,TEA,1,,,", OrderProblem::NoPrice);
        row("spreadsheet error", "1," + date + ",a@example.org,TEA,1,#N/A,,",
            OrderProblem::ErrorValue);
        row("date in two ways", "1,03/04/2026,a@example.org,TEA,1,5,,", OrderProblem::UnclearDate);
        row("no date", "1,,a@example.org,TEA,1,5,,", OrderProblem::NoDate);
        row("not a date", "1,soon,a@example.org,TEA,1,5,,", OrderProblem::NotDate);
        row("no such day", "1,31/02/2026,a@example.org,TEA,1,5,,", OrderProblem::NotDate);
        row("no buyer", "1," + date + ",,TEA,1,5,,", OrderProblem::NoBuyer);
        row("no address", "1," + date + ",ann at example,TEA,1,5,,", OrderProblem::NotEmail);
        row("no product", "1," + date + ",a@example.org,,1,5,,", OrderProblem::NoProduct);
        row("lost cells", "1," + date + ",a@example.org,TEA,1", OrderProblem::BrokenLine);
        row("item total", "1," + date + ",a@example.org,TEA,2,5,11,", OrderProblem::LineDiffers);
        row("order total", "1," + date + ",a@example.org,TEA,2,5,10,10.01",
            OrderProblem::TotalDiffers);
        row("blanks", "1," + date + ", a@example.org,TEA,1,5,,", OrderProblem::Blanks);
        row("comma", "1," + date + ",a@example.org,TEA,1,\"5,25\",,", OrderProblem::NumberForm);
    }

    void unreadableCellsAreReported()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const OrderProblem, problem);
        const auto book =
            read(heading() + "7,2026-01-05T10:00:00Z,b@example.org,TEA,1,5,5,5\n" + line + '\n');
        QCOMPARE(book.orders.size(), 2U);
        QVERIFY(book.orders[0].isSendable());
        QCOMPARE(problemsOf(book.orders[1]), QList{problem});
        QCOMPARE(book.orders[1].faults.front().lines, QList<qint64>{3});
    }

    void missingValuesAreDerivedExactly()
    {
        const auto book = read("order,date,email,sku,quantity,price,item total\n"
                               "1,2026-01-05T10:00:00Z,a@example.org,TEA,3,0.1,\n"
                               "1,,,CUP,,0.2,0.6\n"
                               "1,,,POT,3,,10\n");
        QCOMPARE(book.orders.size(), 1U);
        const auto &order = book.orders.front();
        QVERIFY2(order.isSendable(), firstFaultOf(order));
        QCOMPARE(order.total, values::Decimal(109, 1));
        QCOMPARE(order.units, 9);
        QCOMPARE(order.items[1].quantity, 3);
        // Ten divided by three has no exact decimal value, so it is not a valid price.
        QVERIFY(!order.items[2].unitPrice);
    }

    void aDifferenceIsAcceptedOnlyOnRequestAndNothingIsChanged()
    {
        const auto text = heading() + "1,2026-01-05T10:00:00Z,a@example.org,TEA,2,5,10,12.50\n";
        QCOMPARE(problemsOf(read(text).orders.front()), QList{OrderProblem::TotalDiffers});
        const auto book = read(text, {.acceptDifferences = true});
        QVERIFY(book.orders.front().isSendable());
        QCOMPARE(bodyOf(book.orders.front())[key::totalPrice].toDouble(), 12.5);
    }

    void choicesResolveAmbiguousValues()
    {
        const auto text = heading() + "1,03/04/2026,a@example.org,TEA,1,1.500,,\n";
        const auto book = read(text,
                               {.repair = true,
                                .dates = values::DateOrder::MonthFirst,
                                .decimals = values::DecimalSign::Comma});
        QVERIFY(book.orders.front().isSendable());
        QCOMPARE(book.orders.front().date.date(), QDate(2026, 3, 4));
        QCOMPARE(book.orders.front().total, values::Decimal(1500));
    }

    void currenciesAreNotMixed()
    {
        const QByteArray text = "order,date,email,sku,quantity,price,currency\n"
                                "1,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,EUR\n"
                                "2,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,usd\n"
                                "3,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,EURO\n";
        const auto book = read(text);
        QCOMPARE(book.sendable(), 0);
        QCOMPARE(book.currencies.size(), 2U);
        QCOMPARE(book.count(OrderProblem::UnknownCurrency), 1);
        const auto euros = read(text, {.currency = u"EUR"_s});
        QCOMPARE(euros.sendable(), 1);
        QVERIFY(euros.orders.front().isSendable());
    }

    void cancelledAndRefundedOrdersAreNotSales_data()
    {
        QTest::addColumn<QByteArray>("heading");
        QTest::addColumn<QByteArray>("cells");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char *name, const QByteArray &heading, const QByteArray &cells,
                            const QByteArray &problem) {
            QTest::newRow(name) << heading << cells << problem;
        };
        row("Shopify, paid", "Financial Status,Cancelled at", "paid,", {});
        row("Shopify, cancelled", "Financial Status,Cancelled at", "paid,2026-01-07 10:00:00 +0100",
            "not-a-sale");
        row("Shopify, refunded", "Financial Status", "refunded", "not-a-sale");
        row("Shopify, voided", "Financial Status", "voided", "not-a-sale");
        row("Shopify, pending", "Financial Status", "pending", "not-a-sale");
        row("Shopify, partial refund", "Financial Status", "partially_refunded", "partly-refunded");
        row("Shopify, authorized", "Financial Status", "authorized", "unknown-status");
        row("Shopify, not delivered", "Financial Status,Fulfillment Status", "paid,unfulfilled",
            {});
        row("paid, waiting for delivery", "Financial Status,Fulfillment Status", "PAID,PENDING",
            {});
        row("Squarespace, cancelled", "Financial Status,Fulfillment Status", "PAID,CANCELED",
            "not-a-sale");
        row("WooCommerce, completed", "Order Status", "wc-completed", {});
        row("WooCommerce, processing", "status", "Processing", {});
        row("WooCommerce, on hold", "status", "on-hold", "not-a-sale");
        row("WooCommerce, part refunded", "Order Status,Order Refund Amount", "completed,2.50",
            "partly-refunded");
        row("WooCommerce, all refunded", "Order Status,Order Refund Amount", "completed,-5",
            "not-a-sale");
        row("WooCommerce, nothing refunded", "Order Status,Order Refund Amount", "completed,0", {});
        row("Spanish, sent", "Estado", "Enviado", {});
        row("Spanish, accent", "Estado del pedido", "En devolución", "unknown-status");
        row("Spanish, cancelled", "Estado", "CANCELADO", "not-a-sale");
        row("Spanish, payment", "Estado del pago", "Pendiente de pago", "not-a-sale");
        row("both columns", "Status,Payment status", "shipped,refunded", "not-a-sale");
        row("one of two columns", "Status,Payment status", "shipped,", {});
        row("blank", "Status", "", "unknown-status");
        row("closed", "Status", "closed", "unknown-status");
    }

    void cancelledAndRefundedOrdersAreNotSales()
    {
        QFETCH(const QByteArray, heading);
        QFETCH(const QByteArray, cells);
        QFETCH(const QByteArray, problem);
        const auto book =
            read("order,date,email,sku,quantity,price," + heading
                     + "\n1,2026-01-05T10:00:00Z,a@example.org,TEA,1,5," + cells + '\n',
                 {.repair = true});
        QCOMPARE(book.orders.size(), 1U);
        const auto &faults = book.orders.front().faults;
        QCOMPARE(faults.empty() ? QByteArray() : QByteArray(wordOf(faults.front().problem).data()),
                 problem);
        QVERIFY(faults.size() <= 1);
    }

    void theUserDecidesAboutStatusWords()
    {
        const QByteArray text = "order,date,email,sku,quantity,price,status\n"
                                "1,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,Paid\n"
                                "2,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,Authorized\n"
                                "3,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,authorized\n"
                                "4,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,refunded\n"
                                "5,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,partially refunded\n";
        const auto book = read(text);
        QCOMPARE(book.sendable(), 1);
        QCOMPARE(book.notSales(), 1);
        QCOMPARE(book.heldBack(), 3);
        QVERIFY(book.hasStatus);
        QCOMPARE(book.statuses.size(), 4U);
        // Statuses that the user has not decided about are listed first.
        QCOMPARE(book.statuses.front().status.text, u"Authorized"_s);
        QCOMPARE(book.statuses.front().orders, 2);
        const auto decided = read(text,
                                  {.statuses = {{u"authorized"_s, true},
                                                {u"partiallyrefunded"_s, true},
                                                {u"paid"_s, false}}});
        QCOMPARE(decided.sendable(), 3);
        QCOMPARE(decided.notSales(), 2);
        QCOMPARE(decided.heldBack(), 0);
    }

    void linesWithDifferentStatusesAreNamedAndNotJudged()
    {
        const auto book = read("order,date,email,sku,quantity,price,status\n"
                               "1,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,cancelled\n"
                               "1,2026-01-05T10:00:00Z,a@example.org,CUP,1,5,paid\n");
        QCOMPARE(problemsOf(book.orders.front()), QList{OrderProblem::Contradiction});
        QCOMPARE(book.notSales(), 0);
    }

    void anOrderThatIsNotASaleHasNoOtherFaultAndNoCurrency()
    {
        const auto book = read("order,date,email,sku,quantity,price,currency,status\n"
                               "1,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,EUR,paid\n"
                               "2,soon,nobody,,0,five,USD,cancelled\n");
        QVERIFY2(book.orders[0].isSendable(), firstFaultOf(book.orders[0]));
        QCOMPARE(problemsOf(book.orders[1]), QList{OrderProblem::NotASale});
        QCOMPARE(book.orders[1].faults.front().lines, QList<qint64>{3});
        QVERIFY(textOf(book.orders[1].faults.front()).contains(u"cancelled"_s));
    }

    void withoutAStatusAllOrdersCountAsSales()
    {
        const auto book = read(heading() + "1,2026-01-05T10:00:00Z,a@example.org,TEA,1,5,5,5\n");
        QVERIFY(!book.hasStatus);
        QVERIFY(book.statuses.empty());
        QCOMPARE(book.sendable(), 1);
    }

    void choicesSurviveBeingStored()
    {
        const QStringList columns{u"Pedido"_s, u"Colour"_s, u"Estado"_s};
        purchases::OrderChoices choices{
            .columns = columns,
            .matching = purchases::OrderMatching::proposedFor(columns),
            .options = {.repair = true,
                        .dates = values::DateOrder::MonthFirst,
                        .decimals = values::DecimalSign::Comma,
                        .currency = u"EUR"_s,
                        .acceptDifferences = true,
                        .statuses = {{u"revisado"_s, true}, {QString(), false}}},
            .triggersWorkflows = true};
        QCOMPARE(purchases::OrderChoices::fromJson(choices.toJson()), choices);
        choices.options = {};
        QCOMPARE(purchases::OrderChoices::fromJson(choices.toJson()), choices);
        QVERIFY(!purchases::OrderChoices::fromJson({}));
        choices.columns.append(u"More"_s);
        QVERIFY(!purchases::OrderChoices::fromJson(choices.toJson()));
    }

    void columnsOfCommonShopsAreMatched()
    {
        const auto shopify = purchases::OrderMatching::proposedFor(
            {u"Name"_s, u"Email"_s, u"Created at"_s, u"Lineitem quantity"_s, u"Lineitem name"_s,
             u"Lineitem price"_s, u"Lineitem sku"_s, u"Id"_s});
        QCOMPARE(shopify.columnOf(OrderField::OrderId), 0);
        QCOMPARE(shopify.columnOf(OrderField::ProductName), 4);
        QCOMPARE(shopify.missing(), QString());
        const auto spanish = purchases::OrderMatching::proposedFor(
            {u"Pedido"_s, u"Fecha de compra"_s, u"Correo"_s, u"SKU"_s, u"Uds."_s, u"Importe"_s});
        QCOMPARE(spanish.missing(), QString());
        QCOMPARE(spanish.columnOf(OrderField::LineTotal), 5);
        auto none = purchases::OrderMatching::proposedFor({u"Order ID"_s, u"Colour"_s});
        QVERIFY(none.missing().contains(titleOf(OrderField::Date)));
        // A field moves to the newly assigned column.
        none.assign(1, OrderField::OrderId);
        QCOMPARE(none.columnOf(OrderField::OrderId), 1);
        QVERIFY(!none.fieldOf(0));
    }
};

STOREDESK_TEST(TestOrders)

} // namespace tst_orders

#include "tst_orders.moc"
