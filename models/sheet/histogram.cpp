// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "histogram.h"

#include "table/cellvalue.h"
#include "table/parallel.h"

#include <algorithm>
#include <cmath>

namespace storedesk::sheet {

using table::ColumnKind;

static constexpr std::size_t fineBars = 2'000;
static constexpr double coarseBars = 20;

namespace {
struct Bars
{
    std::vector<qint64> all;
    std::vector<qint64> passing;
};
struct Scale
{
    double low = 0;
    double step = 1;
    std::size_t bars = 1;

    [[nodiscard]] std::size_t barOf(double value) const
    {
        const auto at = std::floor((value - low) / step);
        return static_cast<std::size_t>(std::clamp(at, 0.0, static_cast<double>(bars - 1)));
    }
};
} // namespace

static std::optional<double> valueOf(ColumnKind kind, QByteArrayView text)
{
    if (kind == ColumnKind::Number)
        return table::numberOf(text);
    if (const auto moment = table::momentOf(text))
        return static_cast<double>(*moment);
    return std::nullopt;
}

static base::Result<Bars> count(const table::Source &source, int column, ColumnKind kind,
                                const Scale &scale, const table::RowSet *shown,
                                table::Progress &progress)
{
    std::vector<Bars> parts(static_cast<std::size_t>(table::threadCount()));
    for (auto &part : parts)
        part = {std::vector<qint64>(scale.bars), std::vector<qint64>(scale.bars)};
    const auto visit = [&](const table::RowRange &range, table::RowScanner &rows, int thread) {
        auto &part = parts[static_cast<std::size_t>(thread)];
        rows.want(column + 1);
        QByteArray scratch;
        for (auto row = range.firstRow; rows.next(); ++row) {
            const auto value = valueOf(kind, rows.text(column, scratch));
            if (!value)
                continue;
            const auto bar = scale.barOf(*value);
            ++part.all[bar];
            if (shown && shown->contains(row))
                ++part.passing[bar];
        }
    };
    if (const auto read = table::scan(source, progress, visit); !read)
        return tl::unexpected(read.error());
    for (std::size_t thread = 1; thread < parts.size(); ++thread) {
        for (std::size_t bar = 0; bar < scale.bars; ++bar) {
            parts.front().all[bar] += parts[thread].all[bar];
            parts.front().passing[bar] += parts[thread].passing[bar];
        }
    }
    return parts.front();
}

// 1, 2 or 5 times a power of ten.
static double roundStep(double wanted)
{
    const auto power = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double digit : {1.0, 2.0, 5.0}) {
        if (digit * power >= wanted)
            return digit * power;
    }
    return 10 * power;
}

// Without the hundredth part at each end, if that makes the rest wider.
static std::pair<double, double> middle(const Bars &fine, const Scale &scale, double low,
                                        double high)
{
    qint64 total = 0;
    for (const auto bar : fine.all)
        total += bar;
    const auto edge = total / 100;
    std::size_t first = 0;
    for (qint64 sum = fine.all[0]; sum <= edge && first + 1 < scale.bars; sum += fine.all[first])
        ++first;
    std::size_t last = scale.bars - 1;
    for (qint64 sum = fine.all[last]; sum <= edge && last > first; sum += fine.all[last])
        --last;
    const auto from = scale.low + scale.step * static_cast<double>(first);
    const auto to = scale.low + scale.step * static_cast<double>(last + 1);
    return (to - from) * 2 < high - low ? std::pair(from, to) : std::pair(low, high);
}

base::Result<Histogram> histogramOf(const table::Source &source, int column,
                                    const table::ColumnProfile &profile, const table::RowSet *shown,
                                    table::Progress &progress)
{
    const bool measured = profile.kind == ColumnKind::Number || profile.kind == ColumnKind::Moment;
    if (!measured || profile.high <= profile.low)
        return Histogram();
    const Scale fine{.low = profile.low,
                     .step = (profile.high - profile.low) / static_cast<double>(fineBars),
                     .bars = fineBars};
    const auto spread = count(source, column, profile.kind, fine, nullptr, progress);
    if (!spread)
        return tl::unexpected(spread.error());
    const auto [low, high] = middle(*spread, fine, profile.low, profile.high);
    const bool dates = profile.kind == ColumnKind::Moment;
    constexpr double day = 24.0 * 60 * 60 * 1000;
    const auto unit = dates ? day : 1.0;
    Histogram result;
    result.step = roundStep((high - low) / coarseBars / unit) * unit;
    result.low = std::floor(low / result.step) * result.step;
    const auto bars = std::clamp(std::ceil((high - result.low) / result.step), 1.0, 60.0);
    const Scale scale{
        .low = result.low, .step = result.step, .bars = static_cast<std::size_t>(bars)};
    auto counted = count(source, column, profile.kind, scale, shown, progress);
    if (!counted)
        return tl::unexpected(counted.error());
    if (progress.cancelled())
        return Histogram();
    result.openBelow = profile.low < result.low;
    result.openAbove = profile.high > result.low + result.step * bars;
    result.all = std::move(counted->all);
    result.passing = shown ? std::move(counted->passing) : result.all;
    return result;
}

} // namespace storedesk::sheet
