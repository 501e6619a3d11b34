// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderplan.h"

#include "api/lookuprules.h"
#include "api/purchasesapi.h"
#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "jobs/rowcondition.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"
#include "purchases/orderbody.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
namespace key = catalogue::key;

namespace {

struct PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(PlanWords)
};

constexpr int missingRequestColumn = 4;

// Returns whether the existing purchase equals the order in the file. The service may omit values,
// but the values that it returns must agree.
bool isSame(const Order &order, const QJsonObject &record)
{
    const auto request = api::PurchasesApi::toCreate(bodyOf(order), false);
    if (api::compare(request, {}, record).verdict != api::LookupFinding::Verdict::Applied)
        return false;
    const auto units = record.value(key::totalQuantity);
    return !units.isDouble() || units.toInteger() == order.units;
}

void addMissing(std::vector<MissingContact> &contacts, const Order &order)
{
    auto known = std::ranges::find_if(contacts, [&order](const MissingContact &contact) {
        return contact.email == order.email
            && (!order.email.isEmpty() || contact.externalId == order.externalId);
    });
    if (known == contacts.end())
        known =
            contacts.insert(contacts.end(), {.email = order.email, .externalId = order.externalId});
    if (known->firstName.isEmpty() && known->lastName.isEmpty()) {
        known->firstName = order.firstName;
        known->lastName = order.lastName;
    }
    known->lines += order.lines;
    ++known->orders;
}

// A product in its newest order, whose data is used to create the product.
struct NewestSale
{
    MissingProduct product = {};
    QDateTime date = {};
};

void addMissing(std::vector<NewestSale> &products, const Order &order, const OrderItem &item)
{
    auto known = std::ranges::find_if(
        products, [&item](const NewestSale &sale) { return sale.product.id == item.productId; });
    if (known == products.end())
        known = products.insert(products.end(), NewestSale{.product = {.id = item.productId}});
    auto &product = known->product;
    const bool isNewer = !known->date.isValid() || order.date > known->date;
    const auto take = [isNewer](QString &mine, const QString &value) {
        if (!value.isEmpty() && (isNewer || mine.isEmpty()))
            mine = value;
    };
    take(product.name, item.name);
    take(product.url, item.url);
    if (item.unitPrice && (isNewer || !product.unitPrice))
        product.unitPrice = item.unitPrice;
    if (isNewer)
        known->date = order.date;
    product.lines.append(item.line);
    ++product.orders;
}

QString faultIn(catalogue::Resource resource, catalogue::FieldLocation place,
                const QJsonObject &body)
{
    const catalogue::Checker checker(catalogue::FieldSet::of(resource, place));
    QStringList sentences;
    for (const auto &fault : checker.check(body)) {
        const auto *rule = checker.fields().rule(fault.name);
        sentences.append(u"%1: %2"_s.arg(rule ? rule->title : fault.name, textOf(fault.reason)));
    }
    return sentences.join(u'\n');
}

QJsonObject bodyOf(const MissingContact &contact)
{
    // The file contains no information about consent.
    QJsonObject body{{key::contact::newsletterSubscriptionStatus, u"none"_s}};
    if (!contact.firstName.isEmpty())
        body.insert(key::contact::name, contact.firstName);
    if (!contact.lastName.isEmpty())
        body.insert(key::contact::surname, contact.lastName);
    if (!contact.externalId.isEmpty())
        body.insert(key::contact::externalId, contact.externalId);
    return body;
}

QJsonObject bodyOf(const MissingProduct &product)
{
    QJsonObject body;
    if (!product.name.isEmpty())
        body.insert(key::name, product.name);
    if (!product.url.isEmpty())
        body.insert(key::productDetailUrl, product.url);
    if (product.unitPrice)
        body.insert(key::unitPrice, product.unitPrice->toDouble());
    return body;
}

// Evaluates the lookups of an order that does not exist yet or could not be looked up.
void judge(Order &order, const OrderFindings &findings, OrderPlan &plan,
           std::vector<NewestSale> &products)
{
    const auto add = [&order](OrderProblem problem, const QList<qint64> &lines,
                              const QString &detail) {
        order.faults.push_back({.problem = problem, .lines = lines, .detail = detail});
    };
    const auto failed = [&](const QString &value, const QList<qint64> &lines) {
        const auto why = findings.failures.constFind(value);
        if (!value.isEmpty() && why != findings.failures.cend())
            add(OrderProblem::NotLookedUp, lines, u"“%1”: %2"_s.arg(value, *why));
    };
    const auto buyer = order.email.isEmpty() ? order.externalId : order.email;
    const auto &missing =
        order.email.isEmpty() ? findings.missingExternalIds : findings.missingEmails;
    failed(order.id, order.lines);
    failed(buyer, order.lines);
    const bool lacksBuyer = missing.contains(buyer);
    if (lacksBuyer)
        addMissing(plan.contacts, order);
    for (const auto &item : order.items) {
        failed(item.productId, {item.line});
        if (!findings.missingProducts.contains(item.productId))
            continue;
        addMissing(products, order, item);
        add(OrderProblem::ProductMissing, {item.line}, u"“%1”."_s.arg(item.productId));
    }
    if (lacksBuyer)
        add(OrderProblem::BuyerMissing, order.lines, u"“%1”."_s.arg(buyer));
}

} // namespace

QString MissingContact::obstacle() const
{
    if (email.isEmpty())
        return PlanWords::tr("The file has no email for this contact.");
    return faultIn(catalogue::Resource::Contact, catalogue::FieldLocation::Patch, bodyOf(*this));
}

QString MissingProduct::obstacle() const
{
    return faultIn(catalogue::Resource::Product, catalogue::FieldLocation::Create, bodyOf(*this));
}

qint64 OrderPlan::toSend() const
{
    return std::ranges::count_if(orders, &Order::isSendable);
}

qint64 OrderPlan::heldBack() const
{
    return static_cast<qint64>(orders.size()) - toSend();
}

qint64 heldBackAfterCreating(const OrderPlan &plan, bool contacts, bool products)
{
    const auto isCreatable = [](const auto &missing, const auto &isMeant) {
        return std::ranges::any_of(
            missing, [&](const auto &one) { return isMeant(one) && one.obstacle().isEmpty(); });
    };
    const auto staysMissing = [&](const Order &order, const OrderFault &fault) {
        if (fault.problem == OrderProblem::BuyerMissing)
            return !contacts || !isCreatable(plan.contacts, [&](const MissingContact &contact) {
                return !order.email.isEmpty() && contact.email == order.email;
            });
        if (fault.problem == OrderProblem::ProductMissing)
            return !products || !isCreatable(plan.products, [&](const MissingProduct &product) {
                return product.lines.contains(fault.lines.value(0));
            });
        return true;
    };
    return std::ranges::count_if(plan.orders, [&](const Order &order) {
        return std::ranges::any_of(
            order.faults, [&](const OrderFault &fault) { return staysMissing(order, fault); });
    });
}

QStringList brokenGuards(const imports::Guards &guards, qint64 lines, qint64 orders,
                         qint64 heldBack)
{
    auto broken = imports::brokenGuards(
        {.fewestRows = guards.fewestRows, .mostRows = guards.mostRows}, {.rows = lines});
    if (guards.mostRejects
        && static_cast<double>(heldBack) * 100 > *guards.mostRejects * static_cast<double>(orders))
        broken.append(PlanWords::tr("%L1 of %L2 orders are held back, more than %3%.")
                          .arg(heldBack)
                          .arg(orders)
                          .arg(*guards.mostRejects));
    return broken;
}

OrderPlan planOf(const OrderBook &book, const OrderFindings &findings)
{
    OrderPlan plan;
    std::vector<NewestSale> products;
    for (auto order : book.orders) {
        const auto known = findings.purchases.constFind(order.id);
        if (!order.isSendable()) {
            auto &others = order.isNotASale() ? plan.notSales : plan.orders;
            others.push_back(std::move(order));
            continue;
        }
        if (known != findings.purchases.cend()) {
            if (isSame(order, *known)) {
                plan.there.push_back(std::move(order));
                continue;
            }
            order.faults.push_back(
                {.problem = OrderProblem::ThereButDifferent, .lines = order.lines});
        } else {
            judge(order, findings, plan, products);
        }
        plan.orders.push_back(std::move(order));
    }
    for (auto &sale : products)
        plan.products.push_back(std::move(sale.product));
    return plan;
}

static journal::NewRow rowOf(const Order &order, bool triggersWorkflows)
{
    const auto buyer = order.email.isEmpty() ? order.externalId : order.email;
    QStringList remarks;
    for (const auto &fault : order.faults)
        remarks.append(textOf(fault));
    journal::NewRow row{
        .cells = {order.id, textOf(order.lines), buyer, order.date.toUTC().toString(Qt::ISODate),
                  QString::fromLatin1(order.total.toText()), remarks.join(u' '), QString()},
        .key = order.id};
    if (order.isSendable()) {
        auto request = api::PurchasesApi::toCreate(bodyOf(order), triggersWorkflows);
        row.cells[OrderRequestColumn] = QString::fromUtf8(journal::bytesOf(request));
        return row;
    }
    row.refusal = textOf(order.faults.front().problem);
    row.code = QString(wordOf(order.faults.front().problem));
    return row;
}

jobs::ListJob purchasesJob(const OrderPlan &plan, const QString &fileName, bool triggersWorkflows)
{
    jobs::BulkPlan bulk;
    bulk.operation = OperationId::CreatePurchase;
    bulk.keyColumn = IdColumn;
    bulk.givenColumn = OrderRequestColumn;
    bulk.query.addQueryItem(key::query::triggerPurchaseEvent,
                            triggersWorkflows ? u"true"_s : u"false"_s);
    jobs::ListJob job{
        .title = journal::storedTitle({.context = "PlanWords",
                                       .text = QT_TRANSLATE_NOOP("PlanWords", "Purchases from %1"),
                                       .arguments = {fileName}}),
        .plan = bulk,
        .columns = {journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Purchase ID")),
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Lines")),
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Buyer")),
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Date")),
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Total")),
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Note")),
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Request"))},
        .rows = {}};
    for (const auto &order : plan.orders)
        job.rows.push_back(rowOf(order, triggersWorkflows));
    return job;
}

static jobs::ListJob missingJob(OperationId operation, const QString &title,
                                const QString &keyTitle)
{
    jobs::BulkPlan bulk;
    bulk.operation = operation;
    bulk.keyColumn = 0;
    bulk.givenColumn = missingRequestColumn;
    bulk.readFirst = true;
    return {
        .title = title,
        .plan = bulk,
        .columns = {keyTitle,
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Name")),
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Lines")),
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Orders")),
                    journal::storedText("PlanWords", QT_TRANSLATE_NOOP("PlanWords", "Request"))},
        .rows = {}};
}

static void addRow(jobs::ListJob &job, const QString &id, const QString &name,
                   const QList<qint64> &lines, qint64 orders, const QJsonObject &body)
{
    const auto request = api::requestOf(catalogue::operation(job.plan.operation), {id}, body);
    job.rows.push_back(
        {.cells = {id, name, textOf(lines), QString::number(orders),
                   QString::fromUtf8(jobs::bytesOf(
                       request, jobs::RowCondition{.gone = true, .acceptsSame = true}))},
         .key = id});
}

jobs::ListJob contactsJob(const std::vector<MissingContact> &contacts, const QString &fileName)
{
    auto job = missingJob(
        OperationId::PatchContactByEmail,
        journal::storedTitle({.context = "PlanWords",
                              .text = QT_TRANSLATE_NOOP("PlanWords", "Missing contacts from %1"),
                              .arguments = {fileName}}),
        PlanWords::tr("Email"));
    for (const auto &contact : contacts) {
        if (contact.obstacle().isEmpty())
            addRow(job, contact.email,
                   u"%1 %2"_s.arg(contact.firstName, contact.lastName).trimmed(), contact.lines,
                   contact.orders, bodyOf(contact));
    }
    return job;
}

jobs::ListJob productsJob(const std::vector<MissingProduct> &products, const QString &fileName)
{
    auto job = missingJob(
        OperationId::PatchProductByStoreId,
        journal::storedTitle({.context = "PlanWords",
                              .text = QT_TRANSLATE_NOOP("PlanWords", "Missing products from %1"),
                              .arguments = {fileName}}),
        PlanWords::tr("Product ID"));
    for (const auto &product : products) {
        if (product.obstacle().isEmpty())
            addRow(job, product.id, product.name, product.lines, product.orders, bodyOf(product));
    }
    return job;
}

} // namespace storedesk::purchases
