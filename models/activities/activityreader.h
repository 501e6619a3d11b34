// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "activities/activity.h"
#include "base/progress.h"
#include "insightsource/insightsource.h"

namespace storedesk::activities {

// The files to read, and how.
struct ActivityInput
{
    insightsource::InsightFiles files = {};
    // Applies to times without a zone.
    QTimeZone zone = {};
    QString temporaryFolder = {};
};

// The keys by which a contact is found in exports.
struct ContactKeys
{
    QStringList ids = {};
    // Only for rows without a contact ID, or if no ID is known.
    QStringList emails = {};

    bool operator==(const ContactKeys &) const = default;
};

// A purchase without its products.
struct PurchaseRow
{
    QString activity = {};
    QString contact = {};
    QString email = {};
    QString purchase = {};
    std::optional<qint64> time = {};
    bool isDay = false;
    std::optional<qint64> cents = {};
    QString currency = {};
    QString origin = {};
    QString source = {};

    bool operator==(const PurchaseRow &) const = default;
};

// A product with its sales, summed up from the products of all purchases.
struct ProductSales
{
    QString id = {};
    QString name = {};
    qint64 purchases = 0;
    qint64 buyers = 0;
    // In hundredths.
    qint64 units = 0;
    qint64 cents = 0;
    std::optional<qint64> lastSold = {};

    bool operator==(const ProductSales &) const = default;
};

// A purchase of one product.
struct ProductSale
{
    PurchaseRow purchase = {};
    PurchaseLine line = {};

    bool operator==(const ProductSale &) const = default;
};

// All functions read the files again, block, and fail if the progress was cancelled.

// Includes contacts that were merged into the contact.
[[nodiscard]] base::Result<ContactHistory>
readContactHistory(const ActivityInput &input, const ContactKeys &keys, base::Progress &progress);
// Returns all purchases, newest first, each of them once.
[[nodiscard]] base::Result<std::vector<PurchaseRow>> readPurchases(const ActivityInput &input,
                                                                   base::Progress &progress);
// Returns the sales of one product, newest first.
[[nodiscard]] base::Result<std::vector<ProductSale>>
readProductSales(const ActivityInput &input, const QStringList &products, base::Progress &progress);
// Returns all products that were sold, best sellers first.
[[nodiscard]] base::Result<std::vector<ProductSales>> readProducts(const ActivityInput &input,
                                                                   base::Progress &progress);

} // namespace storedesk::activities
