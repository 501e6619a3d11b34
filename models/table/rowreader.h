// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"
#include "table/rowindex.h"
#include "table/tablefile.h"

#include <QByteArray>
#include <QList>

#include <list>
#include <memory>

namespace storedesk::table {

// Any row of a large file, at once: what a view needs. Keeps a few blocks; for one thread only.
class RowReader final
{
public:
    // A longer one is shown cut, and nothing else is done with it.
    static constexpr qsizetype longestRow = 64 * 1024 * 1024;
    // Rows are read with others beside them: from one mark of the index to the next.
    static constexpr qsizetype largestPiece = longestRow + 4 * 1024 * 1024;

    RowReader(std::shared_ptr<const TableFile> file, std::shared_ptr<const RowIndex> index,
              Dialect dialect);

    // The cells as they are meant; empty for a row that is not known yet or no longer there.
    [[nodiscard]] QList<QByteArray> row(qint64 number);
    // The row as it stands in the file, with its line end.
    [[nodiscard]] QByteArray raw(qint64 number);
    // The physical line it begins in.
    [[nodiscard]] qint64 line(qint64 number);
    [[nodiscard]] bool isWhole(qint64 number); // not cut
    // Whether the rows read so far may be handed on: all of them were whole, and the file is still
    // the same.
    [[nodiscard]] base::Result<void> check() const;

private:
    struct Span
    {
        qsizetype begin = 0;
        qsizetype end = 0;
        qint64 line = 0; // line ends before it in the block
    };
    struct Block
    {
        RowMark mark;
        QByteArray bytes;
        std::vector<Span> rows;
        bool cut = false; // the last of them
    };

    [[nodiscard]] const Block *blockOf(qint64 number);
    void load(Block &block, qint64 number) const;
    void take(Block &block) const;
    void forgetOthers();

    std::shared_ptr<const TableFile> m_file;
    std::shared_ptr<const RowIndex> m_index;
    Dialect m_dialect;
    std::list<Block> m_blocks; // the last one used first
    qint64 m_cutLine = 0; // of the first row that was read and is not whole
};

} // namespace storedesk::table
