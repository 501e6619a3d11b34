// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/listjob.h"
#include "purchases/orderlookups.h"

namespace storedesk::purchases {

// A contact that orders need and the service does not have.
struct MissingContact
{
    QString email = {};
    QString externalId = {};
    QString firstName = {};
    QString lastName = {};
    QList<qint64> lines = {};
    qint64 orders = 0;

    // Why it cannot be created with the data of the file; empty: it can.
    [[nodiscard]] QString obstacle() const;
};

// The same of a product.
struct MissingProduct
{
    QString id = {};
    QString name = {};
    QString url = {};
    std::optional<table::Decimal> unitPrice = {};
    QList<qint64> lines = {};
    qint64 orders = 0;

    [[nodiscard]] QString obstacle() const;
};

// What becomes of the orders of a file, after the look-ups.
struct OrderPlan
{
    // All but those that exist with the same values. Orders with faults are not sent.
    std::vector<Order> orders = {};
    // Orders that exist with the same values.
    std::vector<Order> there = {};
    std::vector<MissingContact> contacts = {};
    std::vector<MissingProduct> products = {};

    [[nodiscard]] qint64 toSend() const;
    [[nodiscard]] qint64 heldBack() const;
};
[[nodiscard]] OrderPlan planOf(const OrderBook &book, const OrderFindings &findings);

// Columns of the job that sends purchases.
enum PurchaseColumn : quint8 {
    IdColumn,
    LinesColumn,
    BuyerColumn,
    DateColumn,
    TotalColumn,
    RemarkColumnOfOrder,
    OrderRequestColumn
};

// One row for each order, with its lines; orders with faults are rows that are not sent.
[[nodiscard]] jobs::ListJob purchasesJob(const OrderPlan &plan, const QString &fileName,
                                         bool triggersWorkflows);
// Creates what can be created with the data of the file. Records that exist by then stay as they
// are: each is read first.
[[nodiscard]] jobs::ListJob contactsJob(const std::vector<MissingContact> &contacts,
                                        const QString &fileName);
[[nodiscard]] jobs::ListJob productsJob(const std::vector<MissingProduct> &products,
                                        const QString &fileName);

} // namespace storedesk::purchases
