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

// The stored history of a coupon set: samples recorded while the program ran, oldest first, and the
// user's warning threshold.
struct StockHistory
{
    std::vector<StockSample> samples = {};
    std::optional<qint64> warnBelow = {};
};

// When a set will run out at the rate of its last days.
struct StockForecast
{
    // Coupons assigned per day.
    double perDay = 0;
    // Empty if not within ten years.
    std::optional<QDateTime> runsOut = {};
};

[[nodiscard]] StockHistory stockHistoryOf(const Views &views, const QString &couponSetId);
// Stores a sample of a record as returned by the service, if it changed or an hour has passed. Sets
// without a limit have no samples.
void noteStock(Views &views, const QJsonObject &couponSet, const QDateTime &now);
// Returns only the user's warning threshold, without reading the samples.
[[nodiscard]] std::optional<qint64> warnBelowOf(const Views &views, const QString &couponSetId);
void setWarnBelow(Views &views, const QString &couponSetId, std::optional<qint64> count);

// Returns empty if there are too few samples or their time span is too short. A refill has no
// effect, because assigned coupons stay assigned.
[[nodiscard]] std::optional<StockForecast> forecastOf(const std::vector<StockSample> &samples);

} // namespace storedesk::storage
