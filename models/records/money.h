// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonValue>
#include <QLocale>

#include <compare>
#include <optional>

namespace storedesk::records {

// An amount as a whole number of ten-thousandths, so that sums of prices are exact. Has no
// currency, because the service does not support currencies.
struct Money
{
    qint64 tenThousandths = 0;

    auto operator<=>(const Money &) const = default;
    Money operator+(Money other) const { return {tenThousandths + other.tenThousandths}; }
    Money operator-(Money other) const { return {tenThousandths - other.tenThousandths}; }

    [[nodiscard]] static Money of(double amount);
    // Returns nothing if the value is not a number.
    [[nodiscard]] static std::optional<Money> of(const QJsonValue &value);
    [[nodiscard]] double amount() const { return static_cast<double>(tenThousandths) / 10'000; }

    // Formats the amount with two decimal places, or more if needed.
    [[nodiscard]] QString text(const QLocale &locale = {}) const;
};

// Returns the price of the units minus a discount in hundredths of a percent. A discounted price is
// rounded to cents, half away from zero. A price without a discount is not rounded.
[[nodiscard]] Money priceOf(Money unitPrice, int units, int discount);

} // namespace storedesk::records
