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
// Both constants are in seconds.
static constexpr qint64 oftenEnough = 3600;
static constexpr qint64 shortestSpan = 3600;
// Both values are in days.
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

// Removes every other sample from the older half, because the distant past needs fewer samples.
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

// The first sample of the last days, or an empty set at its creation if the samples cover too
// little time. Invalid without either.
static StockSample beginningOf(const std::vector<StockSample> &samples, const QDateTime &created)
{
    const auto &last = samples.back();
    const auto since = last.at.addDays(-lookedBack);
    const auto first = std::ranges::find_if(
        samples, [&since](const StockSample &sample) { return sample.at >= since; });
    if (first->at.secsTo(last.at) >= shortestSpan)
        return *first;
    return created.isValid() && created.secsTo(last.at) >= shortestSpan
        ? StockSample{.at = created.toUTC()}
        : StockSample();
}

std::optional<StockForecast> forecastOf(const std::vector<StockSample> &samples,
                                        const QDateTime &created)
{
    if (samples.empty())
        return std::nullopt;
    const auto &last = samples.back();
    const auto first = beginningOf(samples, created);
    if (!first.at.isValid())
        return std::nullopt;
    static constexpr double day = 86'400;
    const bool observed = std::ranges::find(samples, first) != samples.end();
    const auto days = static_cast<double>(first.at.secsTo(last.at)) / day;
    StockForecast forecast{
        .basis = observed ? StockForecast::Basis::Observed : StockForecast::Basis::SinceCreation,
        .days = days,
        .perDay = std::max(0.0, static_cast<double>(last.assigned - first.assigned)) / days};
    const auto left = static_cast<double>(last.available);
    if (forecast.perDay > 0 && left / forecast.perDay < farthest)
        forecast.runsOut = last.at.addSecs(static_cast<qint64>(left / forecast.perDay * day));
    return forecast;
}

} // namespace storedesk::storage
