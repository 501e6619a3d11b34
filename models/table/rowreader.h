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
    static constexpr qsizetype longestRow = 64 * 1024 * 1024; // a longer one is shown cut

    RowReader(std::shared_ptr<const TableFile> file, std::shared_ptr<const RowIndex> index,
              Dialect dialect);

    // The cells as they are meant; empty for a row that is not known yet or no longer there.
    [[nodiscard]] QList<QByteArray> row(qint64 number);
    // The row as it stands in the file, with its line end.
    [[nodiscard]] QByteArray raw(qint64 number);
    // The physical line it begins in.
    [[nodiscard]] qint64 line(qint64 number);

private:
    struct Block
    {
        RowMark mark;
        QByteArray bytes;
        std::vector<qsizetype> begins; // of its rows, and the end of the last
        std::vector<qint64> lines; // line ends before each
    };

    [[nodiscard]] const Block *blockOf(qint64 number);
    void load(Block &block, qint64 number) const;
    void take(Block &block) const;

    std::shared_ptr<const TableFile> m_file;
    std::shared_ptr<const RowIndex> m_index;
    Dialect m_dialect;
    std::list<Block> m_blocks; // the last one used first
};

} // namespace storedesk::table
