// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "histogram.h"

#include "base/parallel.h"
#include "codes/codedtable.h"
#include "statistics/columnstatistics.h"
#include "values/calendarscale.h"
#include "values/cellvalue.h"

#include <algorithm>
#include <cmath>

namespace storedesk::sheet {

using values::ColumnKind;

static constexpr std::size_t fineBars = 2'000;
static constexpr double coarseBars = 20;

namespace {
struct Bars
{
    std::vector<qint64> all;
    std::vector<qint64> passing;
    qint64 unread = 0;
};
struct Scale
{
    std::vector<double> edges;

    [[nodiscard]] std::size_t bars() const { return edges.size() - 1; }
    [[nodiscard]] std::size_t barOf(double value) const
    {
        const auto step = (edges.back() - edges.front()) / static_cast<double>(bars());
        const auto near = std::floor((value - edges.front()) / step);
        auto bar = static_cast<std::size_t>(std::clamp(near, 0.0, static_cast<double>(bars() - 1)));
        // Because of rounding, the quotient may be on the wrong side of an edge.
        while (bar + 1 < bars() && value >= edges[bar + 1])
            ++bar;
        while (bar > 0 && value < edges[bar])
            --bar;
        return bar;
    }
};
} // namespace

// Counts codes instead of cells.
static base::Result<Bars> countCodes(const codes::CodedTable &table, int column,
                                     const values::ColumnFormat &format, const Scale &scale,
                                     const csv::RowSet *shown, base::Progress &progress)
{
    const auto all = table.counts(column, {}, progress);
    const auto passing =
        shown && all ? table.counts(column, table.filledRows(shown), progress) : all;
    if (!passing)
        return tl::unexpected(passing.error());
    Bars bars{std::vector<qint64>(scale.bars()), std::vector<qint64>(scale.bars())};
    const auto &coded = table.column(column);
    for (quint32 code = 0; code < coded.texts(); ++code) {
        const auto text = coded.text(code);
        const auto value = statistics::measureOf(text, format);
        if (!value) {
            bars.unread += values::isBlank(text) ? 0 : (*passing)[code].count;
            continue;
        }
        const auto bar = scale.barOf(value->toDouble());
        bars.all[bar] += (*all)[code].count;
        if (shown)
            bars.passing[bar] += (*passing)[code].count;
    }
    return bars;
}

static base::Result<Bars> count(const csv::TableSource &source, int column, const Scale &scale,
                                const csv::RowSet *shown, base::Progress &progress)
{
    const auto format = source.formatOf(column);
    if (const auto coded = codes::CodedTable::of(source, {column}))
        return countCodes(*coded, column, format, scale, shown, progress);
    std::vector<Bars> parts(static_cast<std::size_t>(base::threadCount()));
    for (auto &part : parts)
        part = {std::vector<qint64>(scale.bars()), std::vector<qint64>(scale.bars())};
    const auto visit = [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
        auto &part = parts[static_cast<std::size_t>(thread)];
        rows.want(column + 1);
        QByteArray scratch;
        for (auto row = range.firstRow; rows.next(); ++row) {
            const auto text = rows.text(column, scratch);
            const auto value = statistics::measureOf(text, format);
            if (!value) {
                const bool counts = !shown || shown->contains(row);
                part.unread += counts && !values::isBlank(text) ? 1 : 0;
                continue;
            }
            const auto bar = scale.barOf(value->toDouble());
            ++part.all[bar];
            if (shown && shown->contains(row))
                ++part.passing[bar];
        }
    };
    if (const auto read = csv::scan(source, progress, visit); !read)
        return tl::unexpected(read.error());
    for (std::size_t thread = 1; thread < parts.size(); ++thread) {
        parts.front().unread += parts[thread].unread;
        for (std::size_t bar = 0; bar < scale.bars(); ++bar) {
            parts.front().all[bar] += parts[thread].all[bar];
            parts.front().passing[bar] += parts[thread].passing[bar];
        }
    }
    return parts.front();
}

// Returns 1, 2 or 5 times a power of ten.
static double roundStep(double wanted)
{
    const auto power = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double digit : {1.0, 2.0, 5.0}) {
        if (digit * power >= wanted)
            return digit * power;
    }
    return 10 * power;
}

// Excludes one percent of the values at each end if the remaining range is less than half as wide.
static std::pair<double, double> middle(const Bars &fine, const Scale &scale, double low,
                                        double high)
{
    qint64 total = 0;
    for (const auto bar : fine.all)
        total += bar;
    const auto edge = total / 100;
    std::size_t first = 0;
    for (qint64 sum = fine.all[0]; sum <= edge && first + 1 < scale.bars(); sum += fine.all[first])
        ++first;
    std::size_t last = scale.bars() - 1;
    for (qint64 sum = fine.all[last]; sum <= edge && last > first; sum += fine.all[last])
        --last;
    const auto from = scale.edges[first];
    const auto to = scale.edges[last + 1];
    return (to - from) * 2 < high - low ? std::pair(from, to) : std::pair(low, high);
}

static Scale fineScale(double low, double high)
{
    Scale scale;
    const auto step = (high - low) / static_cast<double>(fineBars);
    for (std::size_t edge = 0; edge <= fineBars; ++edge)
        scale.edges.push_back(low + step * static_cast<double>(edge));
    return scale;
}

// Returns bar edges at round values. Each edge is computed exactly and then rounded to the nearest
// double.
static Scale roundScale(double low, double high)
{
    static constexpr double mostSteps = 1e15;
    const auto step = roundStep((high - low) / coarseBars);
    const auto first = std::floor(low / step);
    Scale scale;
    if (!std::isfinite(step) || std::abs(first) > mostSteps)
        return scale;
    const auto bars = std::clamp(std::ceil(high / step - first), 1.0, 60.0);
    const auto exact = values::Decimal::of(step);
    for (double edge = 0; edge <= bars; ++edge)
        scale.edges.push_back(exact.times(static_cast<qint64>(first + edge)).toDouble());
    return scale;
}

base::Result<Histogram> histogramOf(const csv::TableSource &source, int column,
                                    const statistics::ColumnProfile &profile,
                                    const csv::RowSet *shown, base::Progress &progress)
{
    const auto least = profile.low.toDouble();
    const auto most = profile.high.toDouble();
    if (!profile.measured() || most <= least)
        return Histogram();
    const auto fine = fineScale(least, most);
    const auto spread = count(source, column, fine, nullptr, progress);
    if (!spread)
        return tl::unexpected(spread.error());
    const auto [low, high] = middle(*spread, fine, least, most);
    const Scale scale = profile.kind == ColumnKind::Moment
        ? Scale{.edges = values::calendarScaleOf(low, high).edges}
        : roundScale(low, high);
    if (scale.edges.empty())
        return Histogram();
    auto counted = count(source, column, scale, shown, progress);
    if (!counted)
        return tl::unexpected(counted.error());
    if (progress.cancelled())
        return Histogram();
    Histogram result{.edges = scale.edges,
                     .openBelow = least<scale.edges.front(), .openAbove = most> scale.edges.back()};
    result.unread = counted->unread;
    result.all = std::move(counted->all);
    result.passing = shown ? std::move(counted->passing) : result.all;
    return result;
}

} // namespace storedesk::sheet
