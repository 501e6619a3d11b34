// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "distinctvalues.h"

#include "base/parallel.h"
#include "statistics/valuecounter.h"

#include <algorithm>

namespace storedesk::query {

namespace {

// The hash of a group, and the hash of a value in it.
using SeenHash = std::pair<quint64, quint64>;

quint64 hashWith(quint64 number, QByteArrayView text)
{
    const quint64 both[] = {number, statistics::hashOf(text)};
    return statistics::hashOf(QByteArrayView(reinterpret_cast<const char *>(both), sizeof both));
}

void removeRepeated(std::vector<SeenHash> &seen)
{
    std::ranges::sort(seen);
    const auto repeated = std::ranges::unique(seen);
    seen.erase(repeated.begin(), repeated.end());
}

// Computes the hash of a group from its key cells.
class GroupNumber final
{
public:
    GroupNumber(const csv::TableSource &source, const std::vector<GroupKey> &keys,
                values::TextMatching matching)
    {
        for (const auto &key : keys)
            m_readers.emplace_back(source, key, matching);
    }

    [[nodiscard]] quint64 of(const csv::RowScanner &row)
    {
        quint64 number = 0;
        for (auto &reader : m_readers) {
            const auto text = reader.textOf(row.text(reader.column(), m_scratch));
            number = hashWith(number, reader.keyOf(text));
        }
        return number;
    }
    [[nodiscard]] quint64 of(const QByteArrayList &cells)
    {
        quint64 number = 0;
        for (std::size_t place = 0; place < m_readers.size(); ++place)
            number =
                hashWith(number, m_readers[place].keyOf(cells.at(static_cast<qsizetype>(place))));
        return number;
    }

private:
    std::vector<GroupKeyReader> m_readers;
    QByteArray m_scratch;
};

// The results of one thread.
struct SeenHashes
{
    std::vector<SeenHash> seen = {};
    // Duplicates are removed when the list reaches this size.
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

base::Result<std::vector<qint64>> distinctValues(const csv::TableSource &source,
                                                 const std::vector<GroupKey> &keys,
                                                 const QList<QByteArrayList> &groups, int column,
                                                 const csv::RowSet *only, base::Progress &progress,
                                                 values::TextMatching matching)
{
    std::vector<SeenHashes> threads(static_cast<std::size_t>(base::threadCount()));
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
                                        found.seen.emplace_back(groupNumber.of(rows), number);
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
    result.reserve(static_cast<std::size_t>(groups.size()));
    for (const auto &group : groups)
        result.push_back(counts.value(groupNumber.of(group)));
    return result;
}

} // namespace storedesk::query
