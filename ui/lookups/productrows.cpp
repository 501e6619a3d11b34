// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/productrows.h"

#include "ui/host/recordaddress.h"

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using activities::ProductSales;
using records::isTextLess;

static QString countText(qint64 count)
{
    return QLocale().toString(count);
}

ProductRows::ProductRows(const base::Clock &clock, QObject *parent)
    : ExportRowsModel(clock, parent)
{
    const auto right = Qt::AlignRight | Qt::AlignVCenter;
    // clang-format off
    setExport(activities::readProducts, {
        {.name = "product"_L1,
         .title = [] { return tr("Product"); },
         .text = [](const ProductSales &row) { return row.name.isEmpty() ? row.id : row.name; },
         .less = [](const ProductSales &left, const ProductSales &right) { return isTextLess(left.name, right.name); },
         .isSearched = true},
        {.name = "code"_L1,
         .title = [] { return tr("Product ID"); },
         .text = [](const ProductSales &row) { return row.id; },
         .less = [](const ProductSales &left, const ProductSales &right) { return isTextLess(left.id, right.id); },
         .isSearched = true},
        {.name = "revenue"_L1,
         .title = [] { return tr("Revenue"); },
         .alignment = right,
         .text = [amount = amount()](const ProductSales &row) { return amount(row.cents, {}); },
         .less = [](const ProductSales &left, const ProductSales &right) { return left.cents < right.cents; }},
        {.name = "units"_L1,
         .title = [] { return tr("Units"); },
         .alignment = right,
         .text = [](const ProductSales &row) { return records::unitsText(row.units); },
         .less = [](const ProductSales &left, const ProductSales &right) { return left.units < right.units; }},
        {.name = "purchases"_L1,
         .title = [] { return tr("Purchases"); },
         .alignment = right,
         .text = [](const ProductSales &row) { return countText(row.purchases); },
         .less = [](const ProductSales &left, const ProductSales &right) { return left.purchases < right.purchases; }},
        {.name = "buyers"_L1,
         .title = [] { return tr("Buyers"); },
         .alignment = right,
         .text = [](const ProductSales &row) { return countText(row.buyers); },
         .less = [](const ProductSales &left, const ProductSales &right) { return left.buyers < right.buyers; }},
        {.name = "lastSold"_L1,
         .title = [] { return tr("Last sold"); },
         .text = [](const ProductSales &row) { return records::exportTimeText(row.lastSold, false); },
         .less = [](const ProductSales &left, const ProductSales &right) { return left.lastSold < right.lastSold; }},
    });
    // clang-format on
}

const catalogue::LookupKey &ProductRows::lookupKey() const
{
    return *catalogue::usualKeyOf(catalogue::Resource::Product);
}

QString ProductRows::keyAt(int row) const
{
    return rowAt(row)->id;
}

std::optional<PageAddress> ProductRows::placeAt(const QModelIndex &index) const
{
    const auto &id = rowAt(index.row())->id;
    return id.isEmpty()
        ? std::nullopt
        : std::optional(placeOf(*catalogue::usualKeyOf(catalogue::Resource::Product), {id}));
}

} // namespace storedesk::ui::lookups
