// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/purchaserows.h"

#include "ui/host/recordaddress.h"

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using activities::PurchaseRow;
using catalogue::Resource;
using records::isTextLess;

static QString buyerOf(const PurchaseRow &purchase)
{
    return purchase.email.isEmpty() ? purchase.contact : purchase.email;
}

PurchaseRows::PurchaseRows(const base::Clock &clock, QObject *parent)
    : ExportRowsModel(clock, parent)
{
    // clang-format off
    setExport(activities::readPurchases, {
        {.name = "time"_L1,
         .title = [] { return tr("Time"); },
         .text = [](const PurchaseRow &row) { return records::exportTimeText(row.time, row.isDay); },
         .less = [](const PurchaseRow &left, const PurchaseRow &right) { return left.time < right.time; }},
        {.name = "buyer"_L1,
         .title = [] { return tr("Buyer"); },
         .text = buyerOf,
         .less = [](const PurchaseRow &left, const PurchaseRow &right) { return isTextLess(buyerOf(left), buyerOf(right)); },
         .isSearched = true},
        {.name = "total"_L1,
         .title = [] { return tr("Amount"); },
         .alignment = Qt::AlignRight | Qt::AlignVCenter,
         .text = [amount = amount()](const PurchaseRow &row) { return amount(row.cents, row.currency); },
         .less = [](const PurchaseRow &left, const PurchaseRow &right) { return left.cents < right.cents; }},
        {.name = "purchase"_L1,
         .title = [] { return tr("Purchase ID"); },
         .text = [](const PurchaseRow &row) { return row.purchase; },
         .less = [](const PurchaseRow &left, const PurchaseRow &right) { return isTextLess(left.purchase, right.purchase); },
         .isSearched = true},
        {.name = "source"_L1,
         .title = [] { return tr("Source"); },
         .text = [](const PurchaseRow &row) { return row.source; },
         .less = [](const PurchaseRow &left, const PurchaseRow &right) { return isTextLess(left.source, right.source); },
         .isSearched = true},
        {.name = "origin"_L1,
         .title = [] { return tr("Origin"); },
         .text = [](const PurchaseRow &row) { return row.origin; },
         .less = [](const PurchaseRow &left, const PurchaseRow &right) { return isTextLess(left.origin, right.origin); },
         .isSearched = true},
    });
    // clang-format on
}

const catalogue::LookupKey &PurchaseRows::lookupKey() const
{
    return *catalogue::usualKeyOf(Resource::Purchase);
}

QString PurchaseRows::keyAt(int row) const
{
    return rowAt(row)->purchase;
}

// The column of the buyer opens the buyer, all others the purchase.
std::optional<PageAddress> PurchaseRows::placeAt(const QModelIndex &index) const
{
    const auto &row = *rowAt(index.row());
    const bool wantsBuyer = index.column() == Buyer && !row.email.isEmpty();
    const auto &value = wantsBuyer ? row.email : row.purchase;
    const auto resource = wantsBuyer ? Resource::Contact : Resource::Purchase;
    return value.isEmpty() ? std::nullopt
                           : std::optional(placeOf(*catalogue::usualKeyOf(resource), {value}));
}

} // namespace storedesk::ui::lookups
