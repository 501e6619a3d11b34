// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/columnformat.h"
#include "table/dialect.h"
#include "table/progress.h"
#include "table/rowindex.h"
#include "table/rowscanner.h"
#include "table/tablefile.h"

#include <QList>

#include <functional>
#include <memory>
#include <mutex>

namespace storedesk::table {

// The table a question is asked of: a file in UTF-8 whose index is complete.
struct Source
{
    std::shared_ptr<const TableFile> file;
    std::shared_ptr<const RowIndex> index;
    Dialect dialect = {};
    bool header = true; // the first row is no data
    QList<ColumnFormat> formats = {}; // how the cells of each column are read

    [[nodiscard]] qint64 rows() const { return index->rows(); } // with the header
    [[nodiscard]] ColumnFormat formatOf(int column) const { return formats.value(column); }
};

// Whole rows that one thread works on.
struct RowRange
{
    qsizetype number = 0; // of the range
    qint64 firstRow = 0;
    qint64 begin = 0;
    qint64 end = 0;
};

// All data rows, cut into ranges of about this size. A row that is larger makes its range so.
[[nodiscard]] std::vector<RowRange> rangesOf(const Source &source, qint64 size = 1024 * 1024);

// The range holds a row that is larger than we take into memory.
[[nodiscard]] bool isTooLarge(const RowRange &range);
// The same in words, with the line that row begins in.
[[nodiscard]] base::Problem tooLarge(const Source &source, const RowRange &range);

// Rows with more cells than we take apart.
enum class Overfull : char { Refused, Allowed };

using RangeVisitor = std::function<void(const RowRange &range, RowScanner &rows, int thread)>;

// Takes all ranges apart on all cores. The visitor runs in several threads at once, each with its
// own number. A problem when not all rows could be read whole and as they were when the file was
// opened: what was visited does not count then. Rows that are too large are told before the first
// visit.
[[nodiscard]] base::Result<void> scan(const Source &source, Progress &progress,
                                      const RangeVisitor &visit);

// The same for some of the ranges.
[[nodiscard]] base::Result<void> scan(const Source &source, std::span<const RowRange> ranges,
                                      Progress &progress, const RangeVisitor &visit,
                                      Overfull overfull = Overfull::Refused);

// Results of ranges, finished in any order, handed on in the order of the file.
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

} // namespace storedesk::table
