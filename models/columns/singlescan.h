// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/tablesource.h"

#include <condition_variable>
#include <optional>

namespace storedesk::columns {

struct SingleScanOptions
{
    // The approximate size of a range.
    qint64 rangeSize = 1024 * 1024;
    // A range may be this much larger because of its last row.
    qint64 longestRow = 32 * 1024;
    // 0 uses all cores.
    int threads = 0;
};

// Scans all ranges of a table that has no complete index yet, on all cores, which saves reading the
// file for an index. The begin of the index must be known. Ranges are numbered as by scan(), but
// only the first row of the first range is known; it is -1 in others.
class SingleScan final
{
public:
    // The source must outlive this object.
    explicit SingleScan(const csv::TableSource &source, SingleScanOptions options = {});

    [[nodiscard]] qsizetype ranges() const;
    // Returns false if the results of the visits are invalid and scan() is needed with an index,
    // because quotes are in unusual places or a row is very long. The visitor has to read all rows.
    [[nodiscard]] base::Result<bool> run(base::Progress &progress, const csv::RangeVisitor &visit);

private:
    void read(qsizetype number, int thread, QByteArray &room, base::Progress &progress,
              const csv::RangeVisitor &visit);
    [[nodiscard]] std::optional<bool> isInsideAt(qsizetype number, bool isOdd,
                                                 const base::Progress &progress);

    const csv::TableSource &m_source;
    const SingleScanOptions m_options;
    const qint64 m_begin;
    const qint64 m_size;
    std::atomic<bool> m_isCutShort = false;
    std::atomic<bool> m_needsIndex = false;

    // Guards the members below.
    std::mutex m_mutex;
    std::condition_variable m_known;
    // For each range: whether it has an odd number of quotes. Absent if it has not been read.
    std::vector<std::optional<bool>> m_isOdd;
    // The number of ranges after which the state is known, and whether it is inside quotes.
    std::size_t m_joined = 0;
    bool m_isInside = false;
    // The state at the beginning of each joined range.
    std::vector<bool> m_states;
};

} // namespace storedesk::columns
