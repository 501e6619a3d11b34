// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/linecolumns.h"

#include "items/columnorder.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::create {

namespace {

double within(const QVariant &value, double least, double most)
{
    return std::clamp(value.toDouble(), least, most);
}

void setUnits(PurchaseLine &line, const QVariant &value)
{
    line.units = std::clamp(value.toInt(), 0, PurchaseLines::mostUnits);
}

void setUnitPrice(PurchaseLine &line, const QVariant &value)
{
    line.unitPrice =
        jobs::Money::of(within(value, -PurchaseLines::highestPrice, PurchaseLines::highestPrice));
}

void setDiscount(PurchaseLine &line, const QVariant &value)
{
    line.discount = static_cast<int>(jobs::Money::of(within(value, 0, 100)).tenThousandths / 100);
}

QString unitPriceText(const PurchaseLine &line, const QLocale &locale)
{
    return line.unitPrice ? line.unitPrice->text(locale) : PurchaseLines::tr("missing");
}

QString discountText(const PurchaseLine &line, const QLocale &locale)
{
    return PurchaseLines::tr("%1 %").arg(locale.toString(line.discount / 100.0, 'g', 5));
}

// clang-format off
constexpr std::array lineColumns{
    LineColumn{.column = PurchaseLines::ProductId,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::create::PurchaseLines", "Product ID"),
               .text = [](const PurchaseLine &line, const QLocale &) { return line.productId; },
               .value = [](const PurchaseLine &line) { return QVariant(line.productId); },
               .setValue = [](PurchaseLine &line, const QVariant &value) { line.productId = value.toString().trimmed(); }},
    LineColumn{.column = PurchaseLines::Product,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::create::PurchaseLines", "Product")},
    LineColumn{.column = PurchaseLines::Units,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::create::PurchaseLines", "Units"), .atTheRight = true,
               .text = [](const PurchaseLine &line, const QLocale &locale) { return locale.toString(line.units); },
               .value = [](const PurchaseLine &line) { return QVariant(line.units); },
               .setValue = setUnits},
    LineColumn{.column = PurchaseLines::UnitPrice,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::create::PurchaseLines", "Unit price"), .atTheRight = true,
               .text = unitPriceText,
               .value = [](const PurchaseLine &line) { return QVariant(line.unitPrice.value_or(jobs::Money()).amount()); },
               .setValue = setUnitPrice},
    LineColumn{.column = PurchaseLines::Discount,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::create::PurchaseLines", "Discount"), .atTheRight = true,
               .text = discountText,
               .value = [](const PurchaseLine &line) { return QVariant(line.discount / 100.0); },
               .setValue = setDiscount},
    LineColumn{.column = PurchaseLines::LinePrice,
               .title = QT_TRANSLATE_NOOP("storedesk::ui::create::PurchaseLines", "Item price"), .atTheRight = true,
               .text = [](const PurchaseLine &line, const QLocale &locale) { return line.price() ? line.price()->text(locale) : QString(); }},
    LineColumn{.column = PurchaseLines::Remove, .atTheRight = true},
};
// clang-format on
static_assert(items::columnsInOrder(lineColumns, PurchaseLines::ColumnCount));

} // namespace

const LineColumn &lineColumn(int column)
{
    return lineColumns[static_cast<std::size_t>(column)];
}

} // namespace storedesk::ui::create
