// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "codedtable.h"

#include "base/parallel.h"
#include "codes/columncache.h"

#include <algorithm>

namespace storedesk::codes {

// A multiple of 64, so that no two threads use the same word of bits.
static constexpr qint64 rowsInPart = 256 * 1024;

std::optional<CodedTable> CodedTable::of(const csv::TableSource &source,
                                         const std::vector<int> &columns)
{
    if (!source.cache || columns.empty())
        return std::nullopt;
    CodedTable table;
    table.m_cache = source.cache;
    table.m_file = source.file;
    for (const int column : columns) {
        auto found = source.cache->find(column);
        if (!found)
            return std::nullopt;
        table.m_firstRow = found->firstRow();
        table.m_endRow = found->endRow();
        table.m_columns.emplace(column, std::move(found));
    }
    return table;
}

CodedTable::CodedTable(std::shared_ptr<const csv::BlockFile> file,
                       std::map<int, std::shared_ptr<const CodedColumn>> columns)
    : m_columns(std::move(columns))
    , m_file(std::move(file))
{
    if (m_columns.empty())
        return;
    m_firstRow = m_columns.begin()->second->firstRow();
    m_endRow = m_columns.begin()->second->endRow();
}

base::Result<void> CodedTable::scan(base::Progress &progress,
                                    const std::function<void(const Part &)> &visit) const
{
    const auto parts = (m_endRow + rowsInPart - 1) / rowsInPart;
    progress.begin(m_endRow - m_firstRow);
    base::forEach(parts, progress, [&](qsizetype number, int thread) {
        const Part part{.number = number,
                        .thread = thread,
                        .begin = std::max(number * rowsInPart, m_firstRow),
                        .end = std::min((number + 1) * rowsInPart, m_endRow)};
        visit(part);
        progress.add(part.end - part.begin);
    });
    return m_file->check();
}

base::Result<std::vector<CodedTable::CodeCount>>
CodedTable::counts(int column, const std::vector<quint64> &bits, base::Progress &progress) const
{
    const auto &coded = this->column(column);
    std::vector<std::vector<CodeCount>> threads(static_cast<std::size_t>(base::threadCount()),
                                                std::vector<CodeCount>(coded.texts()));
    const auto read = scan(progress, [&](const Part &part) {
        auto &mine = threads[static_cast<std::size_t>(part.thread)];
        forEachRow(part, bits, [&](qint64 row) {
            auto &counted = mine[coded.codeOf(row)];
            if (counted.count++ == 0)
                counted.firstRow = row;
        });
    });
    if (!read)
        return tl::unexpected(read.error());
    auto &all = threads.front();
    for (std::size_t thread = 1; thread < threads.size(); ++thread) {
        for (std::size_t code = 0; code < all.size(); ++code) {
            const auto &other = threads[thread][code];
            if (other.count == 0)
                continue;
            all[code].firstRow = all[code].count == 0
                ? other.firstRow
                : std::min(all[code].firstRow, other.firstRow);
            all[code].count += other.count;
        }
    }
    return std::move(all);
}

std::vector<quint64> CodedTable::filledRows(const csv::RowSet *only) const
{
    Q_ASSERT(m_cache);
    const auto &blank = m_cache->blankRows();
    if (!only && blank.empty())
        return {};
    const auto words = static_cast<std::size_t>((m_endRow + 63) / 64);
    auto bits = only ? only->bits() : std::vector<quint64>(words, ~quint64(0));
    bits.resize(words);
    for (const auto row : blank)
        bits[static_cast<std::size_t>(row / 64)] &= ~(quint64(1) << (row % 64));
    return bits;
}

void askFor(const csv::TableSource &source, const std::vector<int> &columns)
{
    if (source.cache)
        source.cache->ask(columns);
}

} // namespace storedesk::codes
