// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "base/result.h"
#include "csv/blockfile.h"
#include "csv/dialect.h"
#include "csv/rowindex.h"
#include "csv/rowscanner.h"
#include "values/columnformat.h"

#include <QList>

#include <functional>
#include <memory>
#include <mutex>

namespace storedesk::codes {
class ColumnCache;
}

namespace storedesk::csv {

// The table for a query: a UTF-8 file with a complete index.
struct TableSource
{
    std::shared_ptr<const BlockFile> file;
    std::shared_ptr<const RowIndex> index;
    Dialect dialect = {};
    // Whether the first row is a header and not data.
    bool header = true;
    // Formats of the columns, indexed by column.
    QList<values::ColumnFormat> formats = {};
    // Columns that can be used instead of reading the file. Null for small files.
    std::shared_ptr<codes::ColumnCache> cache = {};

    // Returns the number of rows, including the header.
    [[nodiscard]] qint64 rows() const { return index->rows(); }
    [[nodiscard]] values::ColumnFormat formatOf(int column) const { return formats.value(column); }
};

// A range of complete rows, processed by one thread.
struct RowRange
{
    // Number of the range.
    qsizetype number = 0;
    qint64 firstRow = 0;
    qint64 begin = 0;
    qint64 end = 0;
};

// Splits all data rows into ranges of about this size. A larger row makes its range larger.
[[nodiscard]] std::vector<RowRange> rangesOf(const TableSource &source, qint64 size = 1024 * 1024);

// Whether the range contains a row that exceeds the memory limit.
[[nodiscard]] bool isTooLarge(const RowRange &range);
// Returns the problem for such a range, with the line on which the row begins.
[[nodiscard]] base::Problem tooLarge(const TableSource &source, const RowRange &range);

// How to treat rows with more cells than supported.
enum class Overfull : char { Refused, Allowed };

// The number of readable bytes after those of a range.
inline constexpr qint64 bytesBehindRange = 32;

using RangeVisitor = std::function<void(const RowRange &range, RowScanner &rows, int thread)>;

// Scans all ranges on all cores. The visitor runs concurrently in several threads and receives the
// number of its thread. Fails if some rows could not be read completely or the file has changed
// since it was opened. In that case, the results of the visits are invalid. Rows that are too large
// are reported before the first visit.
[[nodiscard]] base::Result<void> scan(const TableSource &source, base::Progress &progress,
                                      const RangeVisitor &visit);

// Scans only some of the ranges.
[[nodiscard]] base::Result<void> scan(const TableSource &source, std::span<const RowRange> ranges,
                                      base::Progress &progress, const RangeVisitor &visit,
                                      Overfull overfull = Overfull::Refused);

// Collects the results for ranges, which are completed in any order, and passes them on in the
// order of the file.
template <typename Result>
class InOrder final
{
public:
    explicit InOrder(std::function<void(Result &&)> take)
        : m_take(std::move(take))
    { }

    void add(qsizetype number, Result &&result)
    {
        const std::lock_guard lock(m_mutex);
        const auto index = static_cast<std::size_t>(number);
        if (m_waiting.size() <= index)
            m_waiting.resize(index + 1);
        m_waiting[index] = std::make_unique<Result>(std::move(result));
        for (; m_next < m_waiting.size() && m_waiting[m_next]; ++m_next) {
            m_take(std::move(*m_waiting[m_next]));
            m_waiting[m_next].reset();
        }
    }

private:
    std::mutex m_mutex;
    std::function<void(Result &&)> m_take;
    std::vector<std::unique_ptr<Result>> m_waiting;
    std::size_t m_next = 0;
};

} // namespace storedesk::csv
