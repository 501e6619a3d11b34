// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "median.h"

#include "table/cellvalue.h"

#include <algorithm>

namespace storedesk::table {

static constexpr std::size_t samplePlaces = 512;
static constexpr qint64 sampleSize = 16 * 1024; // bytes at each of them, or a block of the index

static std::optional<double> valueOf(QByteArrayView text, ColumnKind kind)
{
    if (kindOf(text) != kind)
        return std::nullopt;
    if (kind == ColumnKind::Number)
        return numberOf(text);
    const auto moment = momentOf(text);
    return moment ? std::optional(static_cast<double>(*moment)) : std::nullopt;
}

std::optional<double> medianOf(const QList<ValueCount> &values, ColumnKind kind)
{
    std::vector<std::pair<double, qint64>> counted;
    qint64 all = 0;
    for (const auto &value : values) {
        if (const auto number = valueOf(value.text, kind)) {
            counted.emplace_back(*number, value.count);
            all += value.count;
        }
    }
    std::ranges::sort(counted);
    qint64 before = 0;
    const auto middle = std::ranges::find_if(counted, [&](const auto &value) {
        before += value.second;
        return before * 2 >= all;
    });
    return middle == counted.end() ? std::nullopt : std::optional(middle->first);
}

base::Result<std::optional<double>> sampledMedian(const Source &source, int column, ColumnKind kind,
                                                  const RowSet *only, Progress &progress)
{
    const auto all = rangesOf(source, sampleSize);
    std::vector<RowRange> ranges;
    const auto places = std::min(samplePlaces, all.size());
    ranges.reserve(places);
    for (std::size_t place = 0; place < places; ++place)
        ranges.push_back(all[place * all.size() / places]);
    std::vector<double> values;
    std::mutex mutex;
    const auto read = scan(source, ranges, progress,
                           [&](const RowRange &range, RowScanner &rows, int /*thread*/) {
                               std::vector<double> found;
                               QByteArray scratch;
                               rows.want(column + 1);
                               for (auto row = range.firstRow; rows.next(); ++row) {
                                   if (rows.blank() || (only && !only->contains(row)))
                                       continue;
                                   if (const auto value = valueOf(rows.text(column, scratch), kind))
                                       found.push_back(*value);
                               }
                               const std::lock_guard lock(mutex);
                               values.insert(values.end(), found.begin(), found.end());
                           });
    if (!read)
        return tl::unexpected(read.error());
    if (values.empty())
        return std::nullopt;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

} // namespace storedesk::table
