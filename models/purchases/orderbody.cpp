// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderbody.h"

#include "catalogue/key.h"

#include <QJsonArray>

#include <algorithm>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

// The URL is left out, because it is only needed for new products. If it were outside the store's
// domains, the service would reject the whole purchase.
static QJsonObject bodyOf(const OrderItem &item)
{
    QJsonObject line{{key::productId, item.productId},
                     {key::quantity, item.quantity},
                     {key::price, item.price.toDouble()}};
    if (!item.name.isEmpty())
        line.insert(key::name, item.name);
    if (item.unitPrice)
        line.insert(key::unitPrice, item.unitPrice->toDouble());
    return line;
}

QJsonObject bodyOf(const Order &order)
{
    QJsonArray lines;
    for (const auto &item : order.items)
        lines.append(bodyOf(item));
    QJsonObject body{{key::purchaseId, order.id},
                     {key::cartId, order.cartId},
                     {key::purchaseDate, order.date.toUTC().toString(Qt::ISODate)},
                     {key::totalPrice, order.total.toDouble()},
                     {key::totalQuantity, order.units},
                     {key::products, lines}};
    if (!order.email.isEmpty())
        body.insert(key::contactEmail, order.email);
    else
        body.insert(key::contactExternalId, order.externalId);
    if (!order.payment.isEmpty())
        body.insert(key::paymentMethod, order.payment);
    return body;
}

OrderRules::OrderRules()
    : m_checker(
          catalogue::FieldSet::of(catalogue::Resource::Purchase, catalogue::FieldLocation::Create))
{ }

QString OrderRules::brokenBy(const Order &order) const
{
    QStringList sentences;
    for (const auto &fault : m_checker.check(bodyOf(order))) {
        const auto &rules = m_checker.fields().rules;
        const auto rule = std::ranges::find_if(rules, [&fault](const catalogue::FieldRule &each) {
            return each.key == fault.name || each.key.endsWith(u"[]."_s + fault.name);
        });
        sentences.append(
            u"%1: %2"_s.arg(rule == rules.end() ? fault.name : rule->title, textOf(fault.reason)));
    }
    sentences.removeDuplicates();
    return sentences.join(u'\n');
}

} // namespace storedesk::purchases
