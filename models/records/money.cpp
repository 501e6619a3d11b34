// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/money.h"

#include <cmath>
#include <cstdlib>

namespace storedesk::records {

// Larger amounts would lose precision when they are multiplied and shown.
constexpr double largest = 1e14;

Money Money::of(double amount)
{
    return {std::llround(std::clamp(amount, -largest, largest) * 10'000)};
}

std::optional<Money> Money::of(const QJsonValue &value)
{
    return value.isDouble() ? std::optional(of(value.toDouble())) : std::nullopt;
}

QString Money::text(const QLocale &locale) const
{
    const int decimals = tenThousandths % 100 == 0 ? 2 : 4;
    return locale.toString(amount(), 'f', decimals);
}

static qint64 roundedToCents(qint64 tenThousandths)
{
    const qint64 rest = tenThousandths % 100;
    const qint64 cents = tenThousandths - rest;
    if (std::abs(rest) < 50)
        return cents;
    return cents + (rest < 0 ? -100 : 100);
}

Money priceOf(Money unitPrice, int units, int discount)
{
    const qint64 full = unitPrice.tenThousandths * units;
    if (discount == 0)
        return {full};
    // Split in two parts, because a single product could overflow.
    const qint64 kept = 10'000 - discount;
    const qint64 reduced = full / 10'000 * kept + full % 10'000 * kept / 10'000;
    return {roundedToCents(reduced)};
}

} // namespace storedesk::records
