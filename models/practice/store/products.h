// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/handlercontext.h"
#include "practice/store/store.h"

namespace storedesk::practice {

// Implements the five product operations. Products are stored as records, named by the store's own
// product id.
class Products final
{
public:
    explicit Products(const HandlerContext &context);

    [[nodiscard]] PracticeResponse get(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse remove(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse getByStoreId(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse removeByStoreId(const PracticeRequest &request);
    // Updates the product, or creates it if it does not exist.
    [[nodiscard]] PracticeResponse patchByStoreId(const PracticeRequest &request);

    // Reduces the stock by this number of units, or increases it if the number is negative. Has no
    // effect on a product that has been deleted or has no stock count.
    static void sell(Store &store, const QString &productId, qint64 units);
    // Returns a new product with all defaults.
    [[nodiscard]] static Record blank(const QString &productId, Moment now);

private:
    HandlerContext m_context;
    catalogue::Checker m_patch;
    catalogue::Checker m_create;
};

} // namespace storedesk::practice
