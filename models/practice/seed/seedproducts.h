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
    int price = 0; // in cents
    qint64 sold = 0; // units, counted while purchases are made
};

// The catalogue of the practice store.
class SeedProducts final
{
public:
    explicit SeedProducts(const HandlerContext &context);

    void run();
    // What is left on the shelves once everything is sold.
    void stock();

    [[nodiscard]] std::vector<SeedProduct> &products() { return m_products; }

private:
    HandlerContext m_context;
    std::vector<SeedProduct> m_products;
};

} // namespace storedesk::practice
