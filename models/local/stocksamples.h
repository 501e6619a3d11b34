// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>

#include <optional>
#include <vector>

namespace storedesk::local {

class Views;

// What a coupon set held at some time.
struct StockSample
{
    QDateTime at;
    qint64 available = 0;
    qint64 assigned = 0;

    bool operator==(const StockSample &) const = default;
};

// What is kept of a coupon set: samples that were taken while the program ran, the oldest first,
// and below how many left somebody wants to be warned.
struct StockHistory
{
    std::vector<StockSample> samples = {};
    std::optional<qint64> warnBelow = {};
};

// When a set runs out at the pace of its last days.
struct StockForecast
{
    double perDay = 0; // assigned
    std::optional<QDateTime> runsOut = {}; // absent: not within ten years
};

[[nodiscard]] StockHistory stockHistoryOf(const Views &views, const QString &couponSetId);
// A record as the service answers it. Only what changed, or comes an hour later, is worth a sample;
// a set without a limit has none.
void noteStock(Views &views, const QJsonObject &couponSet, const QDateTime &now);
void setWarnBelow(Views &views, const QString &couponSetId, std::optional<qint64> count);

// Absent: the samples are too few, or of too short a time. A refill changes nothing, because what
// was assigned stays assigned.
[[nodiscard]] std::optional<StockForecast> forecastOf(const std::vector<StockSample> &samples);

} // namespace storedesk::local
