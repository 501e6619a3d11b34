// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/itemcolumns.h"

#include "itemmodels/columnorder.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::purchases {

namespace {

double within(const QVariant &value, double least, double most)
{
    return std::clamp(value.toDouble(), least, most);
}

void setUnits(PurchaseItem &line, const QVariant &value)
{
    line.units = std::clamp(value.toInt(), 0, PurchaseItems::mostUnits);
}

void setUnitPrice(PurchaseItem &line, const QVariant &value)
{
    line.unitPrice = storedesk::records::Money::of(
        within(value, -PurchaseItems::highestPrice, PurchaseItems::highestPrice));
}

void setDiscount(PurchaseItem &line, const QVariant &value)
{
    line.discount =
        static_cast<int>(storedesk::records::Money::of(within(value, 0, 100)).tenThousandths / 100);
}

QString unitPriceText(const PurchaseItem &line, const QLocale &locale)
{
    return line.unitPrice ? line.unitPrice->text(locale) : PurchaseItems::tr("missing");
}

QString discountText(const PurchaseItem &line, const QLocale &locale)
{
    return PurchaseItems::tr("%1 %").arg(locale.toString(line.discount / 100.0, 'g', 5));
}

// clang-format off
constexpr std::array lineColumns{
    ItemColumn{.column = PurchaseItems::ProductId,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::purchases::PurchaseItems", "Product ID"),
               .text = [](const PurchaseItem &line, const QLocale &) { return line.productId; },
               .value = [](const PurchaseItem &line) { return QVariant(line.productId); },
               .setValue = [](PurchaseItem &line, const QVariant &value) { line.productId = value.toString().trimmed(); }},
    ItemColumn{.column = PurchaseItems::Product,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::purchases::PurchaseItems", "Product")},
    ItemColumn{.column = PurchaseItems::Units,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::purchases::PurchaseItems", "Units"), .atTheRight = true,
               .text = [](const PurchaseItem &line, const QLocale &locale) { return locale.toString(line.units); },
               .value = [](const PurchaseItem &line) { return QVariant(line.units); },
               .setValue = setUnits},
    ItemColumn{.column = PurchaseItems::UnitPrice,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::purchases::PurchaseItems", "Unit price"), .atTheRight = true,
               .text = unitPriceText,
               .value = [](const PurchaseItem &line) { return QVariant(line.unitPrice.value_or(storedesk::records::Money()).amount()); },
               .setValue = setUnitPrice},
    ItemColumn{.column = PurchaseItems::Discount,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::purchases::PurchaseItems", "Discount"), .atTheRight = true,
               .text = discountText,
               .value = [](const PurchaseItem &line) { return QVariant(line.discount / 100.0); },
               .setValue = setDiscount},
    ItemColumn{.column = PurchaseItems::LinePrice,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::purchases::PurchaseItems", "Item price"), .atTheRight = true,
               .text = [](const PurchaseItem &line, const QLocale &locale) { return line.price() ? line.price()->text(locale) : QString(); }},
    ItemColumn{.column = PurchaseItems::Remove, .atTheRight = true},
};
// clang-format on
static_assert(itemmodels::columnsInOrder(lineColumns, PurchaseItems::ColumnCount));

} // namespace

const ItemColumn &lineColumn(int column)
{
    return lineColumns[static_cast<std::size_t>(column)];
}

} // namespace storedesk::ui::purchases
