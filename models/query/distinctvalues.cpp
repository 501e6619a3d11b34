// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "distinctvalues.h"

#include "base/parallel.h"
#include "codes/codedtable.h"
#include "statistics/valuecounter.h"

#include <algorithm>
#include <optional>

namespace storedesk::query {

namespace {

// The hash of a group, and the hash of a value in it.
using SeenHash = std::pair<quint64, quint64>;

quint64 hashWith(quint64 number, quint64 text)
{
    const quint64 both[] = {number, text};
    return statistics::hashOf(QByteArrayView(reinterpret_cast<const char *>(both), sizeof both));
}
quint64 hashWith(quint64 number, QByteArrayView text)
{
    return hashWith(number, statistics::hashOf(text));
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

// The same for columns that are available as codes.
class CodedGroupNumber final
{
public:
    CodedGroupNumber(const codes::CodedTable &table, const csv::TableSource &source,
                     const std::vector<GroupKey> &keys, values::TextMatching matching)
    {
        for (const auto &key : keys) {
            const auto &column = table.column(key.column);
            GroupKeyReader reader(source, key, matching);
            auto &hashes = m_keys.emplace_back(&column, std::vector<quint64>()).second;
            for (quint32 code = 0; code < column.texts(); ++code)
                hashes.push_back(
                    statistics::hashOf(reader.keyOf(reader.textOf(column.text(code)))));
        }
    }

    [[nodiscard]] quint64 of(qint64 row) const
    {
        quint64 number = 0;
        for (const auto &[column, hashes] : m_keys)
            number = hashWith(number, hashes[column->codeOf(row)]);
        return number;
    }

private:
    // The hash of each code's text.
    std::vector<std::pair<const codes::CodedColumn *, std::vector<quint64>>> m_keys;
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

static base::Result<void> readCells(const csv::TableSource &source,
                                    const std::vector<GroupKey> &keys, int column,
                                    const csv::RowSet *only, values::TextMatching matching,
                                    base::Progress &progress, std::vector<SeenHashes> &threads)
{
    return csv::scan(source, progress,
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
}

static base::Result<void> readCodes(const codes::CodedTable &table, const csv::TableSource &source,
                                    const std::vector<GroupKey> &keys, int column,
                                    const csv::RowSet *only, values::TextMatching matching,
                                    base::Progress &progress, std::vector<SeenHashes> &threads)
{
    const CodedGroupNumber groupNumber(table, source, keys, matching);
    const auto &coded = table.column(column);
    values::ValueKey valueKey(source.formatOf(column), matching);
    // The hash of each text, or nothing if it is empty.
    std::vector<std::optional<quint64>> hashes;
    for (quint32 code = 0; code < coded.texts(); ++code) {
        const auto text = coded.text(code);
        hashes.push_back(text.trimmed().isEmpty()
                             ? std::nullopt
                             : std::optional(statistics::hashOf(valueKey.of(text))));
    }
    const auto bits = table.filledRows(only);
    return table.scan(progress, [&](const codes::CodedTable::Part &part) {
        auto &found = threads[static_cast<std::size_t>(part.thread)];
        codes::forEachRow(part, bits, [&](qint64 row) {
            if (const auto &hash = hashes[coded.codeOf(row)])
                found.seen.emplace_back(groupNumber.of(row), *hash);
        });
        found.tidy();
    });
}

base::Result<std::vector<qint64>> distinctValues(const csv::TableSource &source,
                                                 const std::vector<GroupKey> &keys,
                                                 const QList<QByteArrayList> &groups, int column,
                                                 const csv::RowSet *only, base::Progress &progress,
                                                 values::TextMatching matching)
{
    std::vector<int> columns{column};
    for (const auto &key : keys)
        columns.push_back(key.column);
    std::vector<SeenHashes> threads(static_cast<std::size_t>(base::threadCount()));
    const auto coded = codes::CodedTable::of(source, columns);
    const auto read = coded
        ? readCodes(*coded, source, keys, column, only, matching, progress, threads)
        : readCells(source, keys, column, only, matching, progress, threads);
    if (!read)
        return tl::unexpected(read.error());
    if (!coded && !progress.cancelled())
        codes::askFor(source, columns);
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
