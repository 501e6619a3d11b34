// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/pasteditems.h"

#include <QStringList>

#include <array>
#include <cmath>

namespace storedesk::ui::purchases {

static std::optional<double> numberOf(const QString &cell, const QLocale &locale)
{
    auto text = cell.trimmed();
    if (text.endsWith(u'%'))
        text = text.chopped(1).trimmed();
    bool good = false;
    // Try a decimal point first, then the format of the locale.
    double number = QLocale::c().toDouble(text, &good);
    if (!good)
        number = locale.toDouble(text, &good);
    return good ? std::optional(number) : std::nullopt;
}

static QStringList cellsOf(const QString &row)
{
    for (const QChar separator : {u'\t', u';', u','}) {
        if (row.contains(separator))
            return row.split(separator);
    }
    return {row};
}

static bool pasteUnits(PurchaseItem &line, double number)
{
    if (number != std::floor(number) || number < 0 || number > PurchaseItems::mostUnits)
        return false;
    line.units = static_cast<int>(number);
    return true;
}

static bool pastePrice(PurchaseItem &line, double number)
{
    if (std::abs(number) > PurchaseItems::highestPrice)
        return false;
    line.unitPrice = storedesk::records::Money::of(number);
    return true;
}

static bool pasteDiscount(PurchaseItem &line, double number)
{
    if (number < 0 || number > 100)
        return false;
    line.discount = static_cast<int>(storedesk::records::Money::of(number).tenThousandths / 100);
    return true;
}

// Parsers of the cells after the product id. They return false if the number is not valid for the
// column.
static constexpr std::array pastedNumbers{pasteUnits, pastePrice, pasteDiscount};

// Parses one line. Returns nullopt if a cell is not a number, as in a header row or with another
// column order.
static std::optional<PurchaseItem> lineOf(const QString &row, const QLocale &locale)
{
    const auto cells = cellsOf(row);
    PurchaseItem line{.productId = cells.value(0).trimmed()};
    if (line.productId.isEmpty())
        return std::nullopt;
    qsizetype at = 0;
    for (const auto paste : pastedNumbers) {
        const auto cell = cells.value(++at).trimmed();
        if (cell.isEmpty())
            continue;
        const auto number = numberOf(cell, locale);
        if (!number || !paste(line, *number))
            return std::nullopt;
    }
    return line;
}

PastedItems readLines(const QString &text, const QLocale &locale)
{
    PastedItems pasted;
    auto rows = text;
    rows.replace(u'\r', u'\n');
    for (const auto &row : rows.split(u'\n', Qt::SkipEmptyParts)) {
        if (row.trimmed().isEmpty())
            continue;
        if (auto line = lineOf(row, locale))
            pasted.lines.push_back(*std::move(line));
        else
            ++pasted.unread;
    }
    return pasted;
}

} // namespace storedesk::ui::purchases
