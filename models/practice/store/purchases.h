// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/contacttable.h"
#include "practice/store/handlercontext.h"

#include <tl/expected.hpp>

namespace storedesk::practice {

// A purchase as it is kept: the body is the answer, apart from the id, which follows from the
// number.
struct Purchase
{
    qint64 number = 0;
    qint64 contact = 0;
    QJsonObject body = {};
};

// The five operations of purchases. The figures of the contact and the stock of the products change
// with them.
class Purchases final
{
public:
    explicit Purchases(const HandlerContext &context);

    [[nodiscard]] Answer create(const Request &request);
    [[nodiscard]] Answer get(const Request &request);
    [[nodiscard]] Answer remove(const Request &request);
    [[nodiscard]] Answer getByStoreId(const Request &request);
    // Fine also when there is no such purchase.
    [[nodiscard]] Answer removeByStoreId(const Request &request);

private:
    [[nodiscard]] std::optional<Contact> buyerOf(const QJsonObject &body);
    // The lines with the ids of their products, or the reason that forbids them.
    [[nodiscard]] tl::expected<QJsonArray, Answer> linesOf(const QJsonObject &body);
    [[nodiscard]] tl::expected<Purchase, Answer> find(const Request &request);
    [[nodiscard]] std::optional<Purchase> named(const QString &purchaseId);
    [[nodiscard]] QJsonObject keep(const QJsonObject &body, const Contact &buyer,
                                   const QJsonArray &lines, bool withActivity);
    void erase(const Purchase &purchase);

    HandlerContext m_context;
    ContactTable m_contacts;
    catalogue::Checker m_checker;
};

} // namespace storedesk::practice
