// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "distinctcounts.h"

#include "base/parallel.h"
#include "statistics/valuecounter.h"

#include <QHash>

#include <algorithm>

namespace storedesk::query {

// The hashes of a group and of a value in it.
using SeenHash = std::pair<quint64, quint64>;

static quint64 joined(quint64 number, QByteArrayView text)
{
    const quint64 both[] = {number, statistics::hashOf(text)};
    return statistics::hashOf(QByteArrayView(reinterpret_cast<const char *>(both), sizeof both));
}

static void removeRepeated(std::vector<SeenHash> &seen)
{
    std::ranges::sort(seen);
    const auto repeated = std::ranges::unique(seen);
    seen.erase(repeated.begin(), repeated.end());
}

namespace {

// Computes the hash of a row's group from its key cells.
class GroupNumber final
{
public:
    GroupNumber(const csv::TableSource &source, const std::vector<int> &columns,
                values::TextMatching matching)
    {
        for (const int column : columns)
            m_keys.emplace_back(source.formatOf(column), matching);
    }

    template <typename CellAt>
    [[nodiscard]] quint64 of(const CellAt &cellAt)
    {
        quint64 number = 0;
        for (std::size_t place = 0; place < m_keys.size(); ++place)
            number = joined(number, m_keys[place].of(cellAt(place)));
        return number;
    }

private:
    std::vector<values::ValueKey> m_keys;
};

// The results of one thread.
struct Found
{
    std::vector<SeenHash> seen = {};
    // Duplicates are removed when this size is reached.
    std::size_t tidied = 1'000'000;

    void tidy()
    {
        if (seen.size() <= tidied)
            return;
        removeRepeated(seen);
        tidied = std::max(tidied, 2 * seen.size());
    }
};

} // namespace

base::Result<std::vector<qint64>>
distinctInGroups(const csv::TableSource &source, const std::vector<int> &keys,
                 const std::vector<RowGroup> &groups, int column, const csv::RowSet *only,
                 base::Progress &progress, values::TextMatching matching)
{
    std::vector<Found> threads(static_cast<std::size_t>(base::threadCount()));
    const auto read = csv::scan(source, progress,
                                [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
                                    auto &found = threads[static_cast<std::size_t>(thread)];
                                    GroupNumber groupNumber(source, keys, matching);
                                    values::ValueKey valueKey(source.formatOf(column), matching);
                                    QByteArray scratch;
                                    for (auto row = range.firstRow; rows.next(); ++row) {
                                        if (rows.blank() || (only && !only->contains(row)))
                                            continue;
                                        const auto value = rows.text(column, scratch);
                                        if (value.trimmed().isEmpty())
                                            continue;
                                        const auto number = statistics::hashOf(valueKey.of(value));
                                        const auto group = groupNumber.of([&](std::size_t place) {
                                            return rows.text(keys[place], scratch);
                                        });
                                        found.seen.emplace_back(group, number);
                                    }
                                    found.tidy();
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
    GroupNumber groupNumber(source, keys, matching);
    std::vector<qint64> result;
    result.reserve(groups.size());
    for (const auto &group : groups) {
        result.push_back(counts.value(groupNumber.of([&group](std::size_t place) -> QByteArrayView {
            return group.key.at(static_cast<qsizetype>(place));
        })));
    }
    return result;
}

} // namespace storedesk::query
