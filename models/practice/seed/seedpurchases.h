// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/seedjson.h"
#include "practice/seed/seedpeople.h"
#include "practice/seed/seedproducts.h"

#include <optional>

namespace storedesk::practice {

struct SeedStatistics
{
    qint64 purchases = 0;
    qint64 cents = 0;
    std::optional<Moment> first = {};
    std::optional<Moment> last = {};
};

struct SeedLine
{
    std::size_t product = 0;
    qint64 quantity = 1;
    // The name at the time of the purchase. If empty, the present name.
    QByteArray name = {};
};

struct SeedOrder
{
    // The number of the buyer, which may have been deleted.
    qint64 contact = 0;
    QByteArray email = {};
    Moment date = 0;
    std::vector<SeedLine> lines = {};
    qint64 shippingCents = 0;
    QLatin1StringView payment = {};
};

struct StoredOrder
{
    qint64 number = 0;
    qint64 cents = 0;
};

// Stores the purchases of the practice store and counts the units sold.
class SeedPurchases final
{
public:
    SeedPurchases(const HandlerContext &context, SeedProducts &products);

    [[nodiscard]] StoredOrder add(const SeedOrder &order);
    [[nodiscard]] std::size_t productCount() const { return m_products.products().size(); }

    [[nodiscard]] static QLatin1StringView somePayment(Random &random);

private:
    HandlerContext m_context;
    SeedProducts &m_products;
    qint64 m_last = 0;
    JsonText m_body;
    JsonText m_line;
};

} // namespace storedesk::practice
