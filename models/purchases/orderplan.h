// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/guards.h"
#include "jobs/listjob.h"
#include "purchases/orderlookups.h"

namespace storedesk::purchases {

// A contact to which orders refer but which does not exist.
struct MissingContact
{
    QString email = {};
    QString externalId = {};
    QString firstName = {};
    QString lastName = {};
    QList<qint64> lines = {};
    qint64 orders = 0;

    // Returns the reason the contact cannot be created with the data in the file, or an empty
    // string if it can.
    [[nodiscard]] QString obstacle() const;
};

// A product to which orders refer but which does not exist.
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

// The orders in a file after the lookups.
struct OrderPlan
{
    // All orders except those in the lists below. Orders with faults are held back.
    std::vector<Order> orders = {};
    // Orders that already exist with the same values.
    std::vector<Order> there = {};
    // Orders left out because of their status, such as cancelled, refunded or never paid.
    std::vector<Order> notSales = {};
    std::vector<MissingContact> contacts = {};
    std::vector<MissingProduct> products = {};

    [[nodiscard]] qint64 toSend() const;
    [[nodiscard]] qint64 heldBack() const;
};
// Returns the number of orders that are held back even if the missing contacts or products are
// created first.
[[nodiscard]] qint64 heldBackAfterCreating(const OrderPlan &plan, bool contacts, bool products);
// Returns a sentence for each guard that a file with this number of lines violates. The orders that
// exist or are not sales do not count.
[[nodiscard]] QStringList brokenGuards(const imports::Guards &guards, qint64 lines, qint64 orders,
                                       qint64 heldBack);
[[nodiscard]] OrderPlan planOf(const OrderBook &book, const OrderFindings &findings);

// The columns in the job that sends purchases.
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
// Creates records where the file contains enough data. Each record is looked up first, and left
// unchanged if it exists by then.
[[nodiscard]] jobs::ListJob contactsJob(const std::vector<MissingContact> &contacts,
                                        const QString &fileName);
[[nodiscard]] jobs::ListJob productsJob(const std::vector<MissingProduct> &products,
                                        const QString &fileName);

} // namespace storedesk::purchases
