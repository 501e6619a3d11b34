// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/listjob.h"
#include "purchases/orderlookups.h"

namespace storedesk::purchases {

// A contact that orders refer to and that does not exist.
struct MissingContact
{
    QString email = {};
    QString externalId = {};
    QString firstName = {};
    QString lastName = {};
    QList<qint64> lines = {};
    qint64 orders = 0;

    // The reason the contact cannot be created with the data of the file. Empty if it can be
    // created.
    [[nodiscard]] QString obstacle() const;
};

// A product that orders refer to and that does not exist.
struct MissingProduct
{
    QString id = {};
    QString name = {};
    QString url = {};
    std::optional<values::Decimal> unitPrice = {};
    QList<qint64> lines = {};
    qint64 orders = 0;

    [[nodiscard]] QString obstacle() const;
};

// The orders of a file after the lookups.
struct OrderPlan
{
    // All orders except those of the following lists. Orders with faults are held back.
    std::vector<Order> orders = {};
    // Orders that exist with the same values.
    std::vector<Order> there = {};
    // Left out because of their status: cancelled, refunded, never paid.
    std::vector<Order> notSales = {};
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

// Returns a job with one row per order. Orders with faults become rows that are not sent.
[[nodiscard]] jobs::ListJob purchasesJob(const OrderPlan &plan, const QString &fileName,
                                         bool triggersWorkflows);
// Creates records as far as the data of the file allows. Each record is read first, and left
// unchanged if it exists by then.
[[nodiscard]] jobs::ListJob contactsJob(const std::vector<MissingContact> &contacts,
                                        const QString &fileName);
[[nodiscard]] jobs::ListJob productsJob(const std::vector<MissingProduct> &products,
                                        const QString &fileName);

} // namespace storedesk::purchases
