// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowreader.h"

#include "csv/linestart.h"
#include "csv/rowscanner.h"
#include "csv/tablerefusal.h"

#include <algorithm>

namespace storedesk::csv {

static constexpr qsizetype usualBlock = 160 * 1024;
static constexpr std::size_t cachedBlocks = 8;
static constexpr qsizetype cachedBytes = 16 * 1024 * 1024;

RowReader::RowReader(std::shared_ptr<const BlockFile> file, std::shared_ptr<const RowIndex> index,
                     Dialect dialect)
    : m_file(std::move(file))
    , m_index(std::move(index))
    , m_dialect(dialect)
{ }

QList<QByteArray> RowReader::row(qint64 number)
{
    const auto bytes = raw(number);
    RowScanner scanner(bytes, m_dialect);
    QList<QByteArray> cells;
    QByteArray scratch;
    if (!scanner.next())
        return cells;
    for (int cell = 0; cell < scanner.count(); ++cell)
        cells.append(scanner.text(cell, scratch).toByteArray());
    return cells;
}

QByteArray RowReader::raw(qint64 number)
{
    const auto *block = blockOf(number);
    if (!block)
        return {};
    if (m_cutLine == 0 && block->cut && !isWhole(number))
        m_cutLine = line(number);
    const auto &row = block->rows[static_cast<std::size_t>(number - block->mark.row)];
    return block->bytes.mid(row.begin, row.end - row.begin);
}

qint64 RowReader::line(qint64 number)
{
    const auto *block = blockOf(number);
    return block
        ? block->mark.line + block->rows[static_cast<std::size_t>(number - block->mark.row)].line
        : 0;
}

bool RowReader::isWhole(qint64 number)
{
    const auto *block = blockOf(number);
    return block
        && (!block->cut || number - block->mark.row + 1 < static_cast<qint64>(block->rows.size()));
}

base::Result<void> RowReader::check() const
{
    if (m_cutLine > 0)
        return tl::unexpected(rowTooLarge(m_cutLine, longestRow));
    return m_file->check();
}

const RowReader::Block *RowReader::blockOf(qint64 number)
{
    if (number < 0 || number >= m_index->rows())
        return nullptr;
    const auto mark = m_index->before(number);
    auto found = std::ranges::find(m_blocks, mark, &Block::mark);
    if (found == m_blocks.end()) {
        if (m_blocks.size() >= cachedBlocks)
            m_blocks.pop_back();
        m_blocks.push_front({.mark = mark, .bytes = {}, .rows = {}});
    } else {
        m_blocks.splice(m_blocks.begin(), m_blocks, found);
    }
    auto &block = m_blocks.front();
    const auto has = [&] {
        return number - mark.row < static_cast<qint64>(block.rows.size());
    };
    if (!has()) {
        load(block, number);
        forgetOthers();
    }
    return has() ? &block : nullptr;
}

// Reads larger and larger pieces until the row is complete, because one cell may be larger than
// many blocks.
void RowReader::load(Block &block, qint64 number) const
{
    for (auto size = usualBlock;; size = std::min(size * 4, largestPiece)) {
        block.bytes = m_file->read(block.mark.offset, size);
        take(block);
        const bool whole = number - block.mark.row < static_cast<qint64>(block.rows.size());
        if (whole || block.bytes.size() < size)
            return;
        if (size == largestPiece)
            break;
    }
    const auto begin = block.rows.empty() ? 0 : block.rows.back().end;
    block.rows.push_back({.begin = begin,
                          // The row is truncated.
                          .end = block.bytes.size(),
                          .line = lineEndsIn(QByteArrayView(block.bytes).first(begin))});
    block.cut = true;
}

void RowReader::forgetOthers()
{
    qsizetype bytes = 0;
    for (const auto &block : m_blocks)
        bytes += block.bytes.size();
    for (; bytes > cachedBytes && m_blocks.size() > 1; m_blocks.pop_back())
        bytes -= m_blocks.back().bytes.size();
}

void RowReader::take(Block &block) const
{
    RowScanner scanner(block.bytes, m_dialect);
    const bool toTheEnd = block.mark.offset + block.bytes.size() >= m_file->size();
    block.rows.clear();
    qsizetype counted = 0;
    qint64 line = 0;
    while (scanner.next() && (scanner.terminated() || toTheEnd)) {
        line += lineEndsIn(QByteArrayView(block.bytes).sliced(counted, scanner.begin() - counted));
        counted = scanner.begin();
        block.rows.push_back({.begin = scanner.begin(), .end = scanner.end(), .line = line});
    }
}

} // namespace storedesk::csv
