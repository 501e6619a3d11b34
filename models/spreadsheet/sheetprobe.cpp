// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetprobe.h"

#include <algorithm>

namespace storedesk::spreadsheet {

static constexpr qint64 mostProbedRows = 100;
// A longer sheet is no cover page.
static constexpr qint64 longestCover = 11;
// How many times more cells a table has than the cover page before it.
static constexpr qint64 timesLarger = 4;

bool SheetProbe::measure(qsizetype sheet, const std::function<void(const RowSink &sink)> &read)
{
    Size size{.sheet = sheet};
    read([&size](qint64 /*row*/, std::span<const QByteArrayView> cells) {
        size.width = std::max(size.width, static_cast<qsizetype>(cells.size()));
        size.cells +=
            std::ranges::count_if(cells, [](QByteArrayView cell) { return !cell.isEmpty(); });
        return ++size.rows < mostProbedRows;
    });
    if (size.cells == 0)
        return true;
    if (m_first.sheet < 0) {
        m_first = size;
        m_best = size;
        return size.rows <= longestCover;
    }
    const bool isTable = size.rows > 1 && size.width > 1 && size.width >= m_first.width
        && size.cells >= timesLarger * m_first.cells;
    if (!isTable || size.cells <= m_best.cells)
        return true;
    m_best = size;
    return size.rows < mostProbedRows;
}

} // namespace storedesk::spreadsheet
