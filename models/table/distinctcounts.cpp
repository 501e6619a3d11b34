// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "distinctcounts.h"

#include "table/parallel.h"
#include "table/valuecounter.h"

#include <QHash>

#include <algorithm>

namespace storedesk::table {

// The number of a group and that of a value in it.
using Seen = std::pair<quint64, quint64>;

static quint64 joined(quint64 number, QByteArrayView text)
{
    const quint64 both[] = {number, hashOf(text)};
    return hashOf(QByteArrayView(reinterpret_cast<const char *>(both), sizeof both));
}

static void removeRepeated(std::vector<Seen> &seen)
{
    std::ranges::sort(seen);
    const auto repeated = std::ranges::unique(seen);
    seen.erase(repeated.begin(), repeated.end());
}

base::Result<std::vector<qint64>> distinctInGroups(const Source &source,
                                                   const std::vector<int> &keys,
                                                   const std::vector<Group> &groups, int column,
                                                   const RowSet *only, Progress &progress)
{
    struct Found
    {
        std::vector<Seen> seen = {};
        std::size_t tidied = 1'000'000; // when there are as many the repeated ones go
        QByteArray scratch = {};
    };
    std::vector<Found> threads(static_cast<std::size_t>(threadCount()));
    const auto read =
        scan(source, progress, [&](const RowRange &range, RowScanner &rows, int thread) {
            auto &[seen, tidied, scratch] = threads[static_cast<std::size_t>(thread)];
            for (auto row = range.firstRow; rows.next(); ++row) {
                if (rows.blank() || (only && !only->contains(row)))
                    continue;
                const auto value = rows.text(column, scratch);
                if (value.trimmed().isEmpty())
                    continue;
                const auto number = hashOf(value);
                quint64 group = 0;
                for (const int key : keys)
                    group = joined(group, rows.text(key, scratch));
                seen.emplace_back(group, number);
            }
            if (seen.size() > tidied) {
                removeRepeated(seen);
                tidied = std::max(tidied, 2 * seen.size());
            }
        });
    if (!read)
        return tl::unexpected(read.error());
    auto &all = threads.front().seen;
    for (std::size_t thread = 1; thread < threads.size(); ++thread)
        all.insert(all.end(), threads[thread].seen.begin(), threads[thread].seen.end());
    removeRepeated(all);
    QHash<quint64, qint64> counts;
    for (const auto &[group, value] : all)
        ++counts[group];
    std::vector<qint64> result;
    result.reserve(groups.size());
    for (const auto &group : groups) {
        quint64 number = 0;
        for (const auto &cell : group.key)
            number = joined(number, cell);
        result.push_back(counts.value(number));
    }
    return result;
}

} // namespace storedesk::table
