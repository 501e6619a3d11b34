// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cellblock.h"

#include "columns/textpool.h"

namespace storedesk::columns {

// A cell with nothing but blanks has no text.
static bool hasText(QByteArrayView cell)
{
    return !cell.isEmpty() && (cell.front() > ' ' || !cell.trimmed().isEmpty());
}

void CellBlock::add(const csv::RowScanner &row)
{
    if (row.blank()) {
        if (m_blanks == Blanks::Removed)
            return;
        m_blankRows.push_back(m_rows);
    }
    for (std::size_t number = 0; number < m_plan.size(); ++number) {
        const auto &column = m_plan[number];
        const bool isHidden = column.insteadOf >= 0 && hasText(cellOf(row, column.insteadOf));
        m_cells[number * rows + m_rows] = isHidden ? QByteArrayView() : cellOf(row, column.column);
    }
    ++m_rows;
}

QByteArrayView CellBlock::cellOf(const csv::RowScanner &row, int column)
{
    return kept(row.text(column, m_scratch));
}

inline QByteArrayView CellBlock::textOf(std::size_t row, int column)
{
    const auto raw = m_split->raw(row, static_cast<std::size_t>(column));
    const char quote = m_split->dialect().quote;
    if (raw.isEmpty() || raw.front() != quote || quote == 0)
        return raw;
    if (raw.size() > 1 && raw.back() == quote && !m_split->hasInnerQuotes())
        return raw.sliced(1, raw.size() - 2);
    return kept(csv::unquoted(raw, m_split->dialect(), m_scratch));
}

// Keeps a text that is in the scratch buffer.
QByteArrayView CellBlock::kept(QByteArrayView text)
{
    if (text.data() != m_scratch.constData() || text.isEmpty())
        return text;
    m_scratch.reserve(text.size() + TextPool::padding);
    return m_copies.emplace_back(std::exchange(m_scratch, {}));
}

// Replaces the rows.
void CellBlock::load(const csv::RowSplitter &split)
{
    static_assert(csv::RowSplitter::mostRows <= rows);
    clear();
    m_split = &split;
    m_rows = split.rows();
    m_regularCells = split.regularCells();
    if (m_regularCells > 1)
        return;
    for (std::size_t row = 0; row < m_rows; ++row) {
        if (split.isBlank(row))
            m_blankRows.push_back(row);
    }
    if (m_blanks == Blanks::Removed)
        m_rows -= m_blankRows.size();
}

std::span<const QByteArrayView> CellBlock::split(std::size_t number)
{
    const auto &column = m_plan[number];
    const auto cells = std::span(m_cells).first(m_split->rows());
    if (column.insteadOf < 0) {
        loadTexts(column.column, cells);
    } else {
        loadTexts(column.insteadOf, cells);
        for (std::size_t row = 0; row < cells.size(); ++row)
            cells[row] = hasText(cells[row]) ? QByteArrayView() : textOf(row, column.column);
    }
    if (m_blanks == Blanks::Removed && !m_blankRows.empty())
        removeBlanks(cells);
    return cells.first(m_rows);
}

void CellBlock::loadTexts(int column, std::span<QByteArrayView> cells)
{
    const auto number = static_cast<std::size_t>(column);
    if (number < m_regularCells) {
        m_split->loadTexts(number, cells);
        return;
    }
    for (std::size_t row = 0; row < cells.size(); ++row)
        cells[row] = textOf(row, column);
}

void CellBlock::removeBlanks(std::span<QByteArrayView> cells) const
{
    auto blank = m_blankRows.begin();
    std::size_t rest = *blank;
    for (auto row = rest; row < cells.size(); ++row) {
        if (blank != m_blankRows.end() && *blank == row)
            ++blank;
        else
            cells[rest++] = cells[row];
    }
}

void CellBlock::clear()
{
    m_split = nullptr;
    m_rows = 0;
    m_blankRows.clear();
    m_copies.clear();
}

} // namespace storedesk::columns
