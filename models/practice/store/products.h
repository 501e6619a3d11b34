// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/handlercontext.h"
#include "practice/store/store.h"

namespace storedesk::practice {

// The five operations of products. Kept as records; the name is the store's own product id.
class Products final
{
public:
    explicit Products(const HandlerContext &context);

    [[nodiscard]] Answer get(const Request &request);
    [[nodiscard]] Answer remove(const Request &request);
    [[nodiscard]] Answer getByStoreId(const Request &request);
    [[nodiscard]] Answer removeByStoreId(const Request &request);
    // Changes the product, or creates it.
    [[nodiscard]] Answer patchByStoreId(const Request &request);

    // Units that left the shelf, or came back to it when negative. A product whose stock is not
    // counted, or that is gone, stays as it is.
    static void sell(Store &store, const QString &productId, qint64 units);
    // A new product with everything that has a default.
    [[nodiscard]] static Record blank(const QString &productId, Moment now);

private:
    HandlerContext m_context;
    catalogue::Checker m_patch;
    catalogue::Checker m_create;
};

} // namespace storedesk::practice
