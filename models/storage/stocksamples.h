// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>

#include <optional>
#include <vector>

namespace storedesk::storage {

class Views;

// The stock of a coupon set at a point in time.
struct StockSample
{
    QDateTime at;
    qint64 available = 0;
    qint64 assigned = 0;

    bool operator==(const StockSample &) const = default;
};

// The stored history of a coupon set: samples recorded while the program was running, oldest first,
// and the user's warning threshold.
struct StockHistory
{
    std::vector<StockSample> samples = {};
    std::optional<qint64> warnBelow = {};
};

// When a set will run out at the rate of the last days.
struct StockForecast
{
    // The rate since the set was created, or as observed while the program was running.
    enum class Basis : quint8 { SinceCreation, Observed };

    Basis basis = Basis::Observed;
    // The time over which the rate was measured, in days. A longer time is more reliable.
    double days = 0;
    // The number of coupons assigned per day.
    double perDay = 0;
    // Absent if the set will not run out within ten years.
    std::optional<QDateTime> runsOut = {};
};

[[nodiscard]] StockHistory stockHistoryOf(const Views &views, const QString &couponSetId);
// Stores a sample of a record as returned by the service, if the stock has changed or an hour has
// passed. Unlimited sets have no samples.
void noteStock(Views &views, const QJsonObject &couponSet, const QDateTime &now);
// Returns only the user's warning threshold, without reading the samples.
[[nodiscard]] std::optional<qint64> warnBelowOf(const Views &views, const QString &couponSetId);
void setWarnBelow(Views &views, const QString &couponSetId, std::optional<qint64> count);

// Uses the samples, or the coupons assigned since the set was created as long as the samples are
// too few or cover too little time. Returns nothing if neither is enough. A refill has no effect,
// because assigned coupons stay assigned.
[[nodiscard]] std::optional<StockForecast> forecastOf(const std::vector<StockSample> &samples,
                                                      const QDateTime &created = {});

} // namespace storedesk::storage
