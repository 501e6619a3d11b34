// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/productbuyers.h"

#include "ui/host/recordaddress.h"

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using activities::ProductSale;
using catalogue::Resource;

static QString buyerOf(const ProductSale &sale)
{
    return sale.purchase.email.isEmpty() ? sale.purchase.contact : sale.purchase.email;
}

ProductBuyers::ProductBuyers(const base::Clock &clock, QObject *parent)
    : ExportRowsModel(clock, parent)
{
    const auto right = Qt::AlignRight | Qt::AlignVCenter;
    // clang-format off
    setExport({}, {
        {.name = "time"_L1,
         .title = [] { return tr("Time"); },
         .text = [](const ProductSale &sale) { return exportTimeText(sale.purchase.time, sale.purchase.isDay); },
         .less = [](const ProductSale &left, const ProductSale &right) { return left.purchase.time < right.purchase.time; }},
        {.name = "buyer"_L1,
         .title = [] { return tr("Buyer"); },
         .text = buyerOf,
         .less = [](const ProductSale &left, const ProductSale &right) { return isTextLess(buyerOf(left), buyerOf(right)); },
         .isSearched = true},
        {.name = "units"_L1,
         .title = [] { return tr("Units"); },
         .alignment = right,
         .text = [](const ProductSale &sale) { return sale.line.units ? unitsText(*sale.line.units) : QString(); },
         .less = [](const ProductSale &left, const ProductSale &right) { return left.line.units < right.line.units; }},
        {.name = "price"_L1,
         .title = [] { return tr("Price"); },
         .alignment = right,
         .text = [amount = amount()](const ProductSale &sale) { return amount(sale.line.price, sale.purchase.currency); },
         .less = [](const ProductSale &left, const ProductSale &right) { return left.line.price < right.line.price; }},
        {.name = "purchase"_L1,
         .title = [] { return tr("Purchase"); },
         .text = [](const ProductSale &sale) { return sale.purchase.purchase; },
         .less = [](const ProductSale &left, const ProductSale &right) { return isTextLess(left.purchase.purchase, right.purchase.purchase); },
         .isSearched = true},
        {.name = "source"_L1,
         .title = [] { return tr("Source"); },
         .text = [](const ProductSale &sale) { return sale.purchase.source.isEmpty() ? sale.purchase.origin : sale.purchase.source; },
         .less = [](const ProductSale &left, const ProductSale &right) { return isTextLess(left.purchase.source, right.purchase.source); },
         .isSearched = true},
    });
    // clang-format on
}

bool ProductBuyers::setProduct(const QStringList &ids)
{
    if (ids == m_ids)
        return false;
    m_ids = ids;
    setRead([ids](const activities::ActivityInput &input, base::Progress &progress) {
        return activities::readProductSales(input, ids, progress);
    });
    return true;
}

const catalogue::LookupKey &ProductBuyers::lookupKey() const
{
    return *catalogue::usualKeyOf(Resource::Contact);
}

QString ProductBuyers::keyAt(int row) const
{
    return rowAt(row)->purchase.email;
}

// The column of the purchase opens the purchase, all others the buyer.
std::optional<PageAddress> ProductBuyers::placeAt(const QModelIndex &index) const
{
    const auto &purchase = rowAt(index.row())->purchase;
    const bool wantsPurchase = index.column() == Purchase || purchase.email.isEmpty();
    const auto resource = wantsPurchase ? Resource::Purchase : Resource::Contact;
    const auto &value = wantsPurchase ? purchase.purchase : purchase.email;
    return value.isEmpty() ? std::nullopt
                           : std::optional(placeOf(*catalogue::usualKeyOf(resource), {value}));
}

} // namespace storedesk::ui::records
