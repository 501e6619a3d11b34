// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "base/result.h"
#include "csv/blockfile.h"
#include "csv/blocksummary.h"
#include "csv/rowindex.h"

#include <map>
#include <mutex>
#include <optional>

namespace storedesk::csv {

struct IndexOptions
{
    // The index has one mark for each block of this size.
    qsizetype blockSize = 64 * 1024;
    // Blocks read together by one thread.
    int blocksAtOnce = 16;
    // 0 uses all cores.
    int threads = 0;
};

// Reads a file once, on all cores, and fills the index during the read. The threads read blocks in
// any order, and the thread that completes the next block in sequence joins all available blocks.
class RowIndexer final
{
public:
    RowIndexer(std::shared_ptr<const BlockFile> file, Dialect dialect, IndexOptions options = {});

    // Returns the start of the text, after a byte order mark.
    [[nodiscard]] static qint64 beginOf(const BlockFile &file);

    // Starts at the first mark of the index. Blocks until the file has been read. Fails if the file
    // changed in the meantime. A cancelled index stays incomplete.
    [[nodiscard]] base::Result<void> build(RowIndex &index, base::Progress &progress);

private:
    using Summaries = std::vector<BlockSummary>;

    void readPortion(qsizetype number, RowIndex &index, base::Progress &progress);
    void join(RowIndex &index);
    void joinBlock(const BlockSummary &summary, qint64 begin, std::vector<RowMark> &marks);
    [[nodiscard]] BlockSummary::Side sideOf(const BlockSummary &summary, qint64 begin);
    [[nodiscard]] char byteAt(qint64 offset) const;

    std::shared_ptr<const BlockFile> m_file;
    const Dialect m_dialect;
    const IndexOptions m_options;
    qint64 m_begin = 0;

    // Guards all members below.
    std::mutex m_mutex;
    // Summaries of blocks that were read before the preceding blocks.
    std::map<qsizetype, Summaries> m_waiting;
    qsizetype m_nextPortion = 0;
    // Blocks have been joined up to this offset in the file.
    qint64 m_joined = 0;
    qint64 m_rows = 0;
    qint64 m_lines = 0;
    CsvState m_state = CsvState::RowStart;
    bool m_shrunk = false;
};

} // namespace storedesk::csv
