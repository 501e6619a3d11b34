// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/blocksummary.h"
#include "table/progress.h"
#include "table/rowindex.h"
#include "table/tablefile.h"

#include <map>
#include <mutex>
#include <optional>

namespace storedesk::table {

struct IndexOptions
{
    qsizetype blockSize = 64 * 1024; // one mark for each
    int blocksAtOnce = 16; // read together by one thread
    int threads = 0; // 0: all cores
};

// Reads a file once, on all cores, and fills the index while it goes. The threads read blocks in
// any order; whoever finishes the next one in line joins what is there.
class RowIndexer final
{
public:
    RowIndexer(std::shared_ptr<const TableFile> file, Dialect dialect, IndexOptions options = {});

    // Where the text of a file begins: behind a byte order mark.
    [[nodiscard]] static qint64 beginOf(const TableFile &file);

    // From the first mark of the index on. Blocks until all is read; a problem when the file
    // changed meanwhile. A cancelled index stays as it is.
    [[nodiscard]] base::Result<void> build(RowIndex &index, Progress &progress);

private:
    using Summaries = std::vector<BlockSummary>;

    void readPortion(qsizetype number, RowIndex &index, Progress &progress);
    void join(RowIndex &index);
    void joinBlock(const BlockSummary &summary, qint64 begin, std::vector<RowMark> &marks);
    [[nodiscard]] BlockSummary::Side sideOf(const BlockSummary &summary, qint64 begin);
    [[nodiscard]] char byteAt(qint64 offset) const;

    std::shared_ptr<const TableFile> m_file;
    const Dialect m_dialect;
    const IndexOptions m_options;
    qint64 m_begin = 0;

    std::mutex m_mutex; // guards what follows
    std::map<qsizetype, Summaries> m_waiting; // portions read before their turn
    qsizetype m_nextPortion = 0;
    qint64 m_joined = 0; // the file up to here is known
    qint64 m_rows = 0;
    qint64 m_lines = 0;
    CsvState m_state = CsvState::RowStart;
    bool m_shrunk = false;
};

} // namespace storedesk::table
