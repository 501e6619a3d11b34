// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/columnbuilder.h"
#include "csv/rowscanner.h"
#include "csv/rowsplitter.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace storedesk::columns {

// Collects the cells of some rows, so that each column is processed at once. If the bytes of the
// rows are followed by TextPool::padding readable bytes, so is each cell.
class CellBlock final
{
public:
    // The treatment of empty rows.
    enum class Blanks : quint8 { Removed, Kept };

    // The plan must outlive this object.
    CellBlock(const std::vector<ColumnPlan> &plan, Blanks blanks)
        : m_plan(plan)
        , m_blanks(blanks)
        , m_cells(std::max<std::size_t>(plan.size(), 1) * rows)
    { }

    // Reads all rows after the current one and calls visit() whenever the block is full, and at the
    // end.
    template <typename Visit>
    void read(csv::RowScanner &from, Visit visit)
    {
        csv::RowSplitter split(from.bytes(), from.dialect(), from.end());
        while (split.next()) {
            load(split);
            visit();
        }
        clear();
        from.continueAt(split.end(), split.hasStrayQuotes());
        while (from.next()) {
            add(from);
            if (m_rows < rows)
                continue;
            visit();
            clear();
        }
        visit();
        clear();
    }
    [[nodiscard]] std::size_t size() const { return m_rows; }
    // Returns the cells of a column, which are valid until the next call.
    [[nodiscard]] std::span<const QByteArrayView> column(std::size_t number)
    {
        return m_split ? split(number) : std::span(m_cells).subspan(number * rows, m_rows);
    }
    // Returns the empty rows of the block, in order. Only for blocks with Blanks::Kept.
    [[nodiscard]] const std::vector<std::size_t> &blankRows() const { return m_blankRows; }

private:
    static constexpr std::size_t rows = 512;

    void add(const csv::RowScanner &row);
    void load(const csv::RowSplitter &split);
    [[nodiscard]] std::span<const QByteArrayView> split(std::size_t number);
    void loadTexts(int column, std::span<QByteArrayView> cells);
    void removeBlanks(std::span<QByteArrayView> cells) const;
    void clear();
    [[nodiscard]] QByteArrayView cellOf(const csv::RowScanner &row, int column);
    [[nodiscard]] QByteArrayView textOf(std::size_t row, int column);
    [[nodiscard]] QByteArrayView kept(QByteArrayView text);

    const std::vector<ColumnPlan> &m_plan;
    const Blanks m_blanks;
    // Null if the rows were added one by one. Otherwise the cells of a column are found when they
    // are needed, while the bytes of the rows are in the processor's cache.
    const csv::RowSplitter *m_split = nullptr;
    // The number of cells in each row if all can be split at once, or 0.
    std::size_t m_regularCells = 0;
    // The cells of all columns, or of the column that was split last.
    std::vector<QByteArrayView> m_cells;
    std::size_t m_rows = 0;
    std::vector<std::size_t> m_blankRows;
    QByteArray m_scratch;
    // Texts of cells with doubled quotes.
    std::vector<QByteArray> m_copies;
};

} // namespace storedesk::columns
