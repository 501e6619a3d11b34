// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonValue>
#include <QLocale>

#include <compare>
#include <optional>

namespace storedesk::jobs {

// An amount as a whole number of ten-thousandths: sums of prices are exact, which binary fractions
// are not. The service knows no currency, so there is none here.
struct Money
{
    qint64 tenThousandths = 0;

    auto operator<=>(const Money &) const = default;
    Money operator+(Money other) const { return {tenThousandths + other.tenThousandths}; }
    Money operator-(Money other) const { return {tenThousandths - other.tenThousandths}; }

    [[nodiscard]] static Money of(double amount);
    [[nodiscard]] static std::optional<Money> of(const QJsonValue &value); // nothing: no number
    [[nodiscard]] double amount() const { return static_cast<double>(tenThousandths) / 10'000; }

    // Two decimals, more only when there are more.
    [[nodiscard]] QString text(const QLocale &locale = {}) const;
};

// So many units at this price, less a discount in hundredths of a percent. A discount is rounded to
// cents, half a cent away from zero; without one nothing is rounded.
[[nodiscard]] Money priceOf(Money unitPrice, int units, int discount);

} // namespace storedesk::jobs
