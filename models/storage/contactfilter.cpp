// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactfilter.h"

#include "query/rowtest.h"
#include "storage/contactmirrorwriter.h"

#include <QHash>

#include <algorithm>

namespace storedesk::storage {

// Columns with more distinct values, such as emails, are not offered as choices.
static constexpr qsizetype mostValues = 10'000;

// Visits every row in the mirror with its cells until stopped.
template <typename Take>
static base::Result<void> walk(base::Database &copy, const std::function<bool()> &isStopped,
                               Take take)
{
    auto rows = copy.query("SELECT number, cells FROM contact ORDER BY number");
    std::vector<QByteArrayView> cells;
    while (rows.next()) {
        if (isStopped())
            return tl::unexpected(base::Problem());
        const auto bytes = rows.view(1);
        cells.clear();
        for (qsizetype begin = 0; begin <= bytes.size();) {
            const auto found = bytes.indexOf(cellSeparator, begin);
            const auto end = found < 0 ? bytes.size() : found;
            cells.push_back(bytes.sliced(begin, end - begin));
            begin = end + 1;
        }
        take(static_cast<qint32>(rows.number(0)), cells);
    }
    if (const auto &problem = rows.problem())
        return tl::unexpected(*problem);
    return {};
}

base::Result<std::vector<qint32>> contactsThatMeet(base::Database &copy,
                                                   const ContactFilter &filter,
                                                   const std::function<bool()> &isStopped)
{
    query::RowTest test(filter.filter, filter.formats);
    std::vector<qint32> found;
    return walk(copy, isStopped,
                [&](qint32 number, const std::vector<QByteArrayView> &cells) {
                    if (test.accepts(query::ListedCells{cells}))
                        found.push_back(number);
                })
        .map([&found] { return std::move(found); });
}

base::Result<statistics::DistinctValues> valuesInCopy(base::Database &copy, qsizetype column,
                                                      const std::function<bool()> &isStopped)
{
    QHash<QByteArray, qint64> counts;
    statistics::DistinctValues values;
    const auto read = walk(copy, isStopped, [&](qint32, const std::vector<QByteArrayView> &cells) {
        const auto cell = column < 0 || static_cast<std::size_t>(column) >= cells.size()
            ? QByteArrayView()
            : cells[static_cast<std::size_t>(column)];
        const auto known = counts.find(QByteArray::fromRawData(cell.data(), cell.size()));
        if (known != counts.end())
            ++*known;
        else if (counts.size() < mostValues)
            counts.insert(cell.toByteArray(), 1);
        else
            values.exact = false;
    });
    if (!read)
        return tl::unexpected(read.error());
    for (auto at = counts.cbegin(); at != counts.cend(); ++at)
        values.values.append({at.key(), at.value()});
    std::ranges::sort(values.values, [](const auto &one, const auto &other) {
        return one.count != other.count ? one.count > other.count : one.text < other.text;
    });
    values.distinct = values.values.size();
    return values;
}

} // namespace storedesk::storage
