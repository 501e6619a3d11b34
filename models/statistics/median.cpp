// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "median.h"

#include "statistics/columnstatistics.h"

#include <algorithm>

namespace storedesk::statistics {

static constexpr std::size_t samplePlaces = 512;
// The size of a sample in bytes, unless a block in the index is larger.
static constexpr qint64 sampleSize = 16 * 1024;

static values::Decimal meanOf(values::Decimal one, const values::Decimal &two)
{
    if (one == two)
        return one;
    one += two;
    return one.half();
}

std::optional<values::Decimal> medianOf(const QList<ValueCount> &values,
                                        const values::ColumnFormat &format)
{
    std::vector<std::pair<values::Decimal, qint64>> counted;
    qint64 all = 0;
    for (const auto &value : values) {
        if (const auto number = measureOf(value.text, format)) {
            counted.emplace_back(*number, value.count);
            all += value.count;
        }
    }
    if (counted.empty())
        return std::nullopt;
    std::ranges::sort(counted, {}, &std::pair<values::Decimal, qint64>::first);
    const auto at = [&counted](qint64 place) {
        qint64 before = 0;
        const auto found = std::ranges::find_if(counted, [&](const auto &value) {
            before += value.second;
            return place < before;
        });
        return found->first;
    };
    return meanOf(at((all - 1) / 2), at(all / 2));
}

std::optional<values::Decimal> middleOf(std::vector<double> &values)
{
    if (values.empty())
        return std::nullopt;
    const auto upper = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, upper);
    // If the number of values is even, the lower of the two middle values is the largest value
    // before the upper one.
    const auto lower = values.size() % 2 == 0 ? *std::max_element(values.begin(), upper) : *upper;
    return meanOf(values::Decimal::of(lower), values::Decimal::of(*upper));
}

base::Result<std::optional<values::Decimal>> sampledMedian(const csv::TableSource &source,
                                                           int column, const csv::RowSet *only,
                                                           base::Progress &progress)
{
    const auto all = csv::rangesOf(source, sampleSize);
    const auto format = source.formatOf(column);
    std::vector<csv::RowRange> ranges;
    const auto places = std::min(samplePlaces, all.size());
    ranges.reserve(places);
    for (std::size_t place = 0; place < places; ++place)
        ranges.push_back(all[place * all.size() / places]);
    std::vector<double> values;
    std::mutex mutex;
    const auto read =
        csv::scan(source, ranges, progress,
                  [&](const csv::RowRange &range, csv::RowScanner &rows, int /*thread*/) {
                      std::vector<double> found;
                      QByteArray scratch;
                      rows.want(column + 1);
                      for (auto row = range.firstRow; rows.next(); ++row) {
                          if (rows.blank() || (only && !only->contains(row)))
                              continue;
                          if (const auto value = measureOf(rows.text(column, scratch), format))
                              found.push_back(value->toDouble());
                      }
                      const std::lock_guard lock(mutex);
                      values.insert(values.end(), found.begin(), found.end());
                  });
    if (!read)
        return tl::unexpected(read.error());
    return middleOf(values);
}

} // namespace storedesk::statistics
