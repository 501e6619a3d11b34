// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/contacttable.h"
#include "practice/store/handlercontext.h"

#include <tl/expected.hpp>

namespace storedesk::practice {

// A stored purchase. The body is that of the response without the id, which is derived from the
// number.
struct Purchase
{
    qint64 number = 0;
    qint64 contact = 0;
    QJsonObject body = {};
};

// Implements the five purchase operations. Also updates the contact's statistics and the stock of
// the products.
class Purchases final
{
public:
    explicit Purchases(const HandlerContext &context);

    [[nodiscard]] PracticeResponse create(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse get(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse remove(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse getByStoreId(const PracticeRequest &request);
    // Succeeds even if there is no such purchase.
    [[nodiscard]] PracticeResponse removeByStoreId(const PracticeRequest &request);

private:
    [[nodiscard]] std::optional<Contact> buyerOf(const QJsonObject &body);
    // Returns the lines with the ids of their products, or the error response.
    [[nodiscard]] tl::expected<QJsonArray, PracticeResponse> linesOf(const QJsonObject &body);
    [[nodiscard]] tl::expected<Purchase, PracticeResponse> find(const PracticeRequest &request);
    [[nodiscard]] std::optional<Purchase> named(const QString &purchaseId);
    [[nodiscard]] QJsonObject keep(const QJsonObject &body, const Contact &buyer,
                                   const QJsonArray &lines, bool withActivity);
    void erase(const Purchase &purchase);

    HandlerContext m_context;
    ContactTable m_contacts;
    catalogue::Checker m_checker;
};

} // namespace storedesk::practice
