// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/store/handlercontext.h"

#include <QByteArray>

#include <vector>

namespace storedesk::practice {

struct SeedProduct
{
    qint64 number = 0;
    QByteArray id;
    QByteArray productId;
    QByteArray name;
    // The price in cents.
    int price = 0;
    // Units sold, counted while purchases are created.
    qint64 sold = 0;
};

// Creates the practice store's products.
class SeedProducts final
{
public:
    explicit SeedProducts(const HandlerContext &context);

    void run();
    // Sets the remaining stock. Must be called after all purchases have been created.
    void stock();

    [[nodiscard]] std::vector<SeedProduct> &products() { return m_products; }

private:
    HandlerContext m_context;
    std::vector<SeedProduct> m_products;
};

} // namespace storedesk::practice
