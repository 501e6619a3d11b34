// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/blockfile.h"
#include "csv/dialect.h"
#include "csv/rowindex.h"

#include <QByteArray>
#include <QList>

#include <list>
#include <memory>

namespace storedesk::csv {

// Random access to the rows of a large file, for views. Caches a few blocks. Not thread-safe.
class RowReader final
{
public:
    // A longer row is shown truncated, and cannot be used for anything else.
    static constexpr qsizetype longestRow = 64 * 1024 * 1024;
    // Rows are read together with their neighbours, from one mark of the index to the next.
    static constexpr qsizetype largestPiece = longestRow + 4 * 1024 * 1024;

    RowReader(std::shared_ptr<const BlockFile> file, std::shared_ptr<const RowIndex> index,
              Dialect dialect);

    // Returns the unquoted cells. Empty if the row is not known yet or no longer exists.
    [[nodiscard]] QList<QByteArray> row(qint64 number);
    // Returns the raw row with its line end.
    [[nodiscard]] QByteArray raw(qint64 number);
    // Returns the physical line at which the row begins.
    [[nodiscard]] qint64 line(qint64 number);
    // Returns whether the row is complete, as opposed to truncated.
    [[nodiscard]] bool isWhole(qint64 number);
    // Succeeds if the rows already read are reliable: all of them were complete, and the file has
    // not changed.
    [[nodiscard]] base::Result<void> check() const;

private:
    struct Span
    {
        qsizetype begin = 0;
        qsizetype end = 0;
        // Number of line ends in the block before the row.
        qint64 line = 0;
    };
    struct Block
    {
        RowMark mark;
        QByteArray bytes;
        std::vector<Span> rows;
        // Whether the last row is truncated.
        bool cut = false;
    };

    [[nodiscard]] const Block *blockOf(qint64 number);
    void load(Block &block, qint64 number) const;
    void take(Block &block) const;
    void forgetOthers();

    std::shared_ptr<const BlockFile> m_file;
    std::shared_ptr<const RowIndex> m_index;
    Dialect m_dialect;
    // Most recently used first.
    std::list<Block> m_blocks;
    // Line of the first truncated row that was read.
    qint64 m_cutLine = 0;
};

} // namespace storedesk::csv
