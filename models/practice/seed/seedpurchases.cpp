// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedpurchases.h"

#include "catalogue/key.h"
#include "practice/store/store.h"

#include <array>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

SeedPurchases::SeedPurchases(const HandlerContext &context, SeedProducts &products)
    : m_context(context)
    , m_products(products)
{ }

QLatin1StringView SeedPurchases::somePayment(Random &random)
{
    static constexpr std::array payments{"card"_L1, "card"_L1, "paypal"_L1, "bizum"_L1,
                                         "transfer"_L1};
    return random.pick(payments);
}

StoredOrder SeedPurchases::add(const SeedOrder &order)
{
    qint64 cents = order.shippingCents;
    qint64 units = 0;
    QByteArray lines;
    for (const auto &line : order.lines) {
        SeedProduct &product = m_products.products()[line.product];
        product.sold += line.quantity;
        cents += line.quantity * product.price;
        units += line.quantity;
        m_line.clear();
        m_line.text(key::id, product.id);
        m_line.text(key::productId, product.productId);
        m_line.text(key::name, line.name.isEmpty() ? product.name : line.name);
        m_line.number(key::quantity, line.quantity);
        m_line.money(key::unitPrice, product.price);
        m_line.money(key::price, line.quantity * product.price);
        lines += (lines.isEmpty() ? "" : ",") + m_line.closed();
    }

    const qint64 number = ++m_last;
    const QByteArray purchaseId = "PED-" + QByteArray::number(100'000 + number);
    const QByteArray moment = isoOf(order.date);
    m_body.clear();
    m_body.text(key::purchaseId, purchaseId);
    m_body.text(key::cartId, "CESTA-" + QByteArray::number(500'000 + number));
    m_body.text(key::contactId,
                m_context.store.ids().of(IdKind::Contact, order.contact).toLatin1());
    if (order.email.isEmpty())
        m_body.raw(key::contactEmail, "null");
    else
        m_body.text(key::contactEmail, order.email);
    m_body.text(key::paymentMethod, QByteArrayView(order.payment.data(), order.payment.size()));
    m_body.text(key::purchaseDate, moment);
    m_body.money(key::totalPrice, cents);
    m_body.number(key::totalQuantity, units);
    m_body.raw(key::products, '[' + lines + ']');
    m_body.text(key::createdAt, moment);
    m_body.text(key::updatedAt, moment);
    m_context.store.run(
        "INSERT INTO purchase (number, name, contact, date, total, quantity, created, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        {number, purchaseId, order.contact, order.date, static_cast<double>(cents) / 100, units,
         order.date, m_body.closed()});
    return {.number = number, .cents = cents};
}

} // namespace storedesk::practice
