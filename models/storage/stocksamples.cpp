// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/stocksamples.h"

#include "base/utc.h"
#include "catalogue/key.h"
#include "storage/views.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace storedesk::storage {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

static constexpr std::size_t mostSamples = 400;
// Both in seconds.
static constexpr qint64 oftenEnough = 3600;
static constexpr qint64 shortestSpan = 3600;
// Both in days.
static constexpr int lookedBack = 14;
static constexpr double farthest = 3650;

static QString nameOf(const QString &couponSetId)
{
    return u"stock/%1"_s.arg(couponSetId);
}

StockHistory stockHistoryOf(const Views &views, const QString &couponSetId)
{
    StockHistory history;
    const auto state = views.state(nameOf(couponSetId));
    for (const auto &sample : state.value("samples"_L1).toArray())
        history.samples.push_back(
            {.at = QDateTime::fromSecsSinceEpoch(sample[0].toInteger(), base::utc),
             .available = sample[1].toInteger(),
             .assigned = sample[2].toInteger()});
    if (state.contains("warnBelow"_L1))
        history.warnBelow = state.value("warnBelow"_L1).toInteger();
    return history;
}

static void keep(Views &views, const QString &couponSetId, const StockHistory &history)
{
    QJsonArray samples;
    for (const auto &sample : history.samples)
        samples.append(QJsonArray{sample.at.toSecsSinceEpoch(), sample.available, sample.assigned});
    QJsonObject state{{u"samples"_s, samples}};
    if (history.warnBelow)
        state.insert(u"warnBelow"_s, *history.warnBelow);
    views.keep(nameOf(couponSetId), state);
}

// Removes every other sample of the older half: the distant past needs fewer.
static void thin(std::vector<StockSample> &samples)
{
    std::vector<StockSample> rest;
    for (std::size_t at = 0; at < samples.size(); ++at) {
        if (at % 2 == 0 || at >= samples.size() / 2)
            rest.push_back(samples[at]);
    }
    samples = std::move(rest);
}

void noteStock(Views &views, const QJsonObject &couponSet, const QDateTime &now)
{
    const auto id = couponSet[key::id].toString();
    if (id.isEmpty() || !couponSet[key::available].isDouble())
        return;
    auto history = stockHistoryOf(views, id);
    const StockSample sample{.at = now.toUTC(),
                             .available = couponSet[key::available].toInteger(),
                             .assigned = couponSet[key::assigned].toInteger()};
    if (!history.samples.empty()) {
        const auto &last = history.samples.back();
        const bool same = last.available == sample.available && last.assigned == sample.assigned;
        if (sample.at <= last.at || (same && last.at.secsTo(sample.at) < oftenEnough))
            return;
    }
    history.samples.push_back(sample);
    if (history.samples.size() > mostSamples)
        thin(history.samples);
    keep(views, id, history);
}

std::optional<qint64> warnBelowOf(const Views &views, const QString &couponSetId)
{
    const auto level = views.state(nameOf(couponSetId)).value("warnBelow"_L1);
    return level.isDouble() ? std::optional(level.toInteger()) : std::nullopt;
}

void setWarnBelow(Views &views, const QString &couponSetId, std::optional<qint64> count)
{
    auto history = stockHistoryOf(views, couponSetId);
    history.warnBelow = count;
    keep(views, couponSetId, history);
}

std::optional<StockForecast> forecastOf(const std::vector<StockSample> &samples)
{
    if (samples.size() < 2)
        return std::nullopt;
    const auto &last = samples.back();
    const auto since = last.at.addDays(-lookedBack);
    const auto first = std::ranges::find_if(
        samples, [&since](const StockSample &sample) { return sample.at >= since; });
    const auto seconds = first->at.secsTo(last.at);
    if (seconds < shortestSpan)
        return std::nullopt;
    static constexpr double day = 86'400;
    StockForecast forecast{.perDay =
                               std::max(0.0, static_cast<double>(last.assigned - first->assigned))
                               / (static_cast<double>(seconds) / day)};
    const auto left = static_cast<double>(last.available);
    if (forecast.perDay > 0 && left / forecast.perDay < farthest)
        forecast.runsOut = last.at.addSecs(static_cast<qint64>(left / forecast.perDay * day));
    return forecast;
}

} // namespace storedesk::storage
