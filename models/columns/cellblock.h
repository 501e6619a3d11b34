// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/columnbuilder.h"
#include "csv/rowscanner.h"

#include <span>
#include <utility>
#include <vector>

namespace storedesk::columns {

// Collects the cells of some rows, so that each column is processed at once.
class CellBlock final
{
public:
    static constexpr std::size_t rows = 512;

    explicit CellBlock(std::size_t columns)
        : m_cells(columns * rows)
    { }

    [[nodiscard]] bool isFull() const { return m_rows == rows; }
    void add(const csv::RowScanner &row, const std::vector<ColumnPlan> &plan)
    {
        for (std::size_t number = 0; number < plan.size(); ++number) {
            const auto &column = plan[number];
            const bool isHidden = column.insteadOf >= 0 && hasText(row, column.insteadOf);
            m_cells[number * rows + m_rows] =
                isHidden ? QByteArrayView() : cellOf(row, column.column);
        }
        ++m_rows;
    }
    [[nodiscard]] std::span<const QByteArrayView> column(std::size_t number) const
    {
        return std::span(m_cells).subspan(number * rows, m_rows);
    }
    void clear()
    {
        m_rows = 0;
        m_copies.clear();
    }

private:
    [[nodiscard]] QByteArrayView cellOf(const csv::RowScanner &row, int column)
    {
        const auto cell = row.text(column, m_scratch);
        if (cell.data() != m_scratch.constData() || cell.isEmpty())
            return cell;
        return m_copies.emplace_back(std::exchange(m_scratch, {}));
    }
    // Blanks are no text.
    [[nodiscard]] bool hasText(const csv::RowScanner &row, int column)
    {
        const auto cell = cellOf(row, column);
        return !cell.isEmpty() && (cell.front() > ' ' || !cell.trimmed().isEmpty());
    }

    std::vector<QByteArrayView> m_cells;
    std::size_t m_rows = 0;
    QByteArray m_scratch;
    // Texts of cells with doubled quotes.
    std::vector<QByteArray> m_copies;
};

} // namespace storedesk::columns
