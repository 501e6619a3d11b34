// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "codes/codedcolumn.h"
#include "csv/rowset.h"
#include "csv/tablesource.h"

#include <bit>
#include <map>
#include <optional>

namespace storedesk::codes {

// The columns of a question, if all of them are available as codes.
class CodedTable final
{
public:
    // Returns nothing if a column is not available.
    [[nodiscard]] static std::optional<CodedTable> of(const csv::TableSource &source,
                                                      const std::vector<int> &columns);

    // A table whose blank rows are not known, so that filledRows() must not be called.
    CodedTable(std::shared_ptr<const csv::BlockFile> file,
               std::map<int, std::shared_ptr<const CodedColumn>> columns);

    // The column must be one of the question's.
    [[nodiscard]] const CodedColumn &column(int column) const { return *m_columns.at(column); }
    [[nodiscard]] qint64 firstRow() const { return m_firstRow; }
    [[nodiscard]] qint64 endRow() const { return m_endRow; }

    // A range of rows, processed by one thread.
    struct Part
    {
        qsizetype number = 0;
        int thread = 0;
        qint64 begin = 0;
        qint64 end = 0;
    };
    // Visits all rows on all cores. Returns the problem if the file has changed.
    [[nodiscard]] base::Result<void> scan(base::Progress &progress,
                                          const std::function<void(const Part &)> &visit) const;

    // One bit for each row, which is set for the rows of the set, or for all rows, unless they are
    // blank. Empty if no row is left out.
    [[nodiscard]] std::vector<quint64> filledRows(const csv::RowSet *only) const;

    // How often a code occurs. The first row is only valid if it does.
    struct CodeCount
    {
        qint64 count = 0;
        qint64 firstRow = 0;
    };
    // Counts the codes of a column in the rows whose bit is set, indexed by code.
    [[nodiscard]] base::Result<std::vector<CodeCount>>
    counts(int column, const std::vector<quint64> &bits, base::Progress &progress) const;

private:
    CodedTable() = default;

    std::map<int, std::shared_ptr<const CodedColumn>> m_columns;
    std::shared_ptr<const ColumnCache> m_cache;
    std::shared_ptr<const csv::BlockFile> m_file;
    qint64 m_firstRow = 0;
    qint64 m_endRow = 0;
};

// Calls visit(row) for every row of a part whose bit is set. Without bits, visits all rows.
template <typename Visit>
void forEachRow(const CodedTable::Part &part, const std::vector<quint64> &bits, const Visit &visit)
{
    if (bits.empty()) {
        for (auto row = part.begin; row < part.end; ++row)
            visit(row);
        return;
    }
    for (auto row = part.begin; row < part.end; row = (row / 64 + 1) * 64) {
        const auto word = static_cast<std::size_t>(row / 64);
        auto rest = bits[word] & ~quint64(0) << (row % 64);
        for (; rest != 0; rest &= rest - 1) {
            const auto next = static_cast<qint64>(word) * 64 + std::countr_zero(rest);
            if (next >= part.end)
                return;
            visit(next);
        }
    }
}

// Requests columns that a question had to read from the file.
void askFor(const csv::TableSource &source, const std::vector<int> &columns);

} // namespace storedesk::codes
