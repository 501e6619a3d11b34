// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/purchases.h"

#include "catalogue/fieldfaults.h"
#include "catalogue/key.h"
#include "practice/core/problem.h"
#include "practice/store/activities.h"
#include "practice/store/attribution.h"
#include "practice/store/domains.h"
#include "practice/store/products.h"
#include "practice/store/requests.h"
#include "practice/store/store.h"

#include <QJsonDocument>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using catalogue::Resource;

Purchases::Purchases(const HandlerContext &context)
    : m_context(context)
    , m_contacts(context.store)
    , m_checker(catalogue::FieldSet::of(Resource::Purchase, catalogue::FieldLocation::Create))
{ }

std::optional<Contact> Purchases::buyerOf(const QJsonObject &body)
{
    const QString externalId = body[key::contactExternalId].toString();
    if (!externalId.isEmpty())
        return m_contacts.byExternalId(externalId);
    return m_contacts.byEmail(body[key::contactEmail].toString());
}

// Fills members that are missing from a line with those of the product.
static QJsonObject completed(QJsonObject line, const QJsonObject &product)
{
    line[key::id] = product[key::id];
    for (const auto member : {key::name, key::unitPrice}) {
        if (!line.contains(member))
            line[member] = product[member];
    }
    return line;
}

tl::expected<QJsonArray, PracticeResponse> Purchases::linesOf(const QJsonObject &body)
{
    const Domains domains(m_context.store);
    QJsonArray lines;
    QJsonArray absent;
    QJsonArray strange;
    for (const auto &entry : body[key::products].toArray()) {
        const QJsonObject line = entry.toObject();
        const QString productId = line[key::productId].toString();
        const auto product = m_context.store.named(IdKind::Product, productId);
        if (!product)
            absent.append(productId);
        const QString address = line[key::productDetailUrl].toString();
        if (!address.isEmpty() && !domains.allow(address))
            strange.append(productId);
        lines.append(product ? completed(line, product->body) : line);
    }
    if (!absent.isEmpty())
        return tl::unexpected(problem(400, u"One or more products do not exist."_s, "E0102"_L1,
                                      {{key::productIds, absent}}));
    if (!strange.isEmpty())
        return tl::unexpected(
            problem(400, u"One or more products had URL from non authorized domain."_s, "E0103"_L1,
                    {{key::productIds, strange}, {key::allowedDomains, domains.list()}}));
    return lines;
}

PracticeResponse Purchases::create(const PracticeRequest &request)
{
    const QJsonObject body = bodyOf(request);
    catalogue::FieldFaults faults(m_checker.check(body));
    if (body[key::contactEmail].isNull() && body[key::contactExternalId].isNull())
        faults.add(u'/' + key::contactEmail, catalogue::Reason::Missing);
    if (!faults.isEmpty())
        return unprocessable(faults.faults());

    const auto buyer = buyerOf(body);
    if (!buyer)
        return problem(400, u"The contact does not exist. Create it first."_s, "E0101"_L1);
    const auto lines = linesOf(body);
    if (!lines)
        return lines.error();
    const QString purchaseId = body[key::purchaseId].toString();
    if (named(purchaseId))
        return problem(409, u"Purchase %1 already exists."_s.arg(purchaseId));
    return answerOf(
        201, keep(body, *buyer, *lines, saysTrue(request, key::query::triggerPurchaseEvent, true)));
}

QJsonObject Purchases::keep(const QJsonObject &body, const Contact &buyer, const QJsonArray &lines,
                            bool withActivity)
{
    const Moment now = m_context.now();
    const Moment date = momentOf(body[key::purchaseDate].toString()).value_or(now);
    QJsonObject record = body;
    record[key::contactId] = m_context.store.ids().of(IdKind::Contact, buyer.number);
    record[key::contactEmail] = buyer.body[key::contact::email];
    record[key::purchaseDate] = jsonOf(date);
    record[key::products] = lines;
    record[key::createdAt] = jsonOf(now);
    record[key::updatedAt] = jsonOf(now);
    record = filled(Resource::Purchase, record);
    record.remove(key::id);
    // This member is only used to identify the buyer.
    record.remove(key::contactExternalId);

    m_context.store.run("INSERT INTO purchase (name, contact, date, total, quantity, created, body)"
                        " VALUES (?, ?, ?, ?, ?, ?, ?)",
                        {body[key::purchaseId].toString(), buyer.number, date,
                         body[key::totalPrice].toDouble(), body[key::totalQuantity].toInteger(),
                         now, QJsonDocument(record).toJson(QJsonDocument::Compact)});
    const qint64 number = m_context.store.database().lastId();
    for (const auto &line : lines)
        Products::sell(m_context.store, line[key::productId].toString(),
                       line[key::quantity].toInteger());
    m_contacts.addPurchase(buyer.number, date, body[key::totalPrice].toDouble());
    if (withActivity) {
        auto activity = attributionOf(m_context.store, buyer.number, date);
        activity[key::origin] = u"api"_s;
        addActivity(m_context.store,
                    {.contact = buyer.number,
                     .type = practice::activity::purchase,
                     .date = date,
                     .purchase = number,
                     .body = activity});
    }
    record[key::id] = m_context.store.ids().of(IdKind::Purchase, number);
    return record;
}

static std::optional<Purchase> first(base::Query &&query)
{
    if (!query.next())
        return std::nullopt;
    return Purchase{
        .number = query.number(0),
        .contact = query.number(1),
        .body = QJsonDocument::fromJson(query.bytes(2)).object(),
    };
}

std::optional<Purchase> Purchases::named(const QString &purchaseId)
{
    return first(m_context.store.database().query(
        "SELECT number, contact, body FROM purchase WHERE name = ?", {purchaseId}));
}

tl::expected<Purchase, PracticeResponse> Purchases::find(const PracticeRequest &request)
{
    const auto number = numberOf(m_context.store, IdKind::Purchase, request);
    if (!number)
        return tl::unexpected(number.error());
    auto purchase = first(m_context.store.database().query(
        "SELECT number, contact, body FROM purchase WHERE number = ?", {*number}));
    if (!purchase)
        return tl::unexpected(notFound(Resource::Purchase, request.values.value(0)));
    return std::move(*purchase);
}

static PracticeResponse shown(const Store &store, const Purchase &purchase)
{
    QJsonObject body = purchase.body;
    body[key::id] = store.ids().of(IdKind::Purchase, purchase.number);
    return answerOf(200, body);
}

PracticeResponse Purchases::get(const PracticeRequest &request)
{
    const auto purchase = find(request);
    return purchase ? shown(m_context.store, *purchase) : purchase.error();
}

PracticeResponse Purchases::getByStoreId(const PracticeRequest &request)
{
    const auto purchase = named(request.values.value(0));
    if (!purchase)
        return notFound(Resource::Purchase, request.values.value(0));
    return shown(m_context.store, *purchase);
}

PracticeResponse Purchases::remove(const PracticeRequest &request)
{
    const auto purchase = find(request);
    if (!purchase)
        return purchase.error();
    erase(*purchase);
    return nothing();
}

PracticeResponse Purchases::removeByStoreId(const PracticeRequest &request)
{
    if (const auto purchase = named(request.values.value(0)))
        erase(*purchase);
    return nothing();
}

void Purchases::erase(const Purchase &purchase)
{
    m_context.store.run("DELETE FROM activity WHERE purchase = ?", {purchase.number});
    m_context.store.run("DELETE FROM purchase WHERE number = ?", {purchase.number});
    m_contacts.recalculate(purchase.contact);
    for (const auto &line : purchase.body[key::products].toArray())
        Products::sell(m_context.store, line[key::productId].toString(),
                       -line[key::quantity].toInteger());
}

} // namespace storedesk::practice
