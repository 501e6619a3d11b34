// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/cell.h"
#include "csv/dialect.h"
#include "csv/rowcells.h"

#include <QByteArray>

#include <algorithm>

namespace storedesk::csv {

// Splits bytes that begin at a row into rows and cells: the fast counterpart of CsvReader for bytes
// in memory. Finds the same rows and cells, but does not report faults.
class RowScanner final
{
public:
    RowScanner(QByteArrayView bytes, Dialect dialect);

    // Limits the number of cells that are split per row, which is faster. The rest of the row
    // becomes one more cell. At least one.
    void want(int cells) { m_wanted = static_cast<std::size_t>(std::min(cells, mostCells)); }
    bool next();
    // Skips rows until next() returns the row that contains this position, and returns the number
    // of skipped rows. Much faster than iterating.
    qint64 skipTo(qsizetype place);
    // Skips this number of rows, or as many as there are.
    void skip(qint64 rows);

    [[nodiscard]] int count() const { return static_cast<int>(m_cells.count()); }
    // Whether the row has more cells than supported. Only if all cells were requested.
    [[nodiscard]] bool isOverfull() const { return m_cells.count() > mostCells; }
    // Returns the start of the first row with too many cells; -1 if there was none.
    [[nodiscard]] qsizetype firstOverfull() const { return m_firstOverfull; }
    // Returns the raw and the unquoted cell, empty after the last cell. Use a separate scratch for
    // each text that has to remain valid until next().
    [[nodiscard]] QByteArrayView raw(int cell) const
    {
        return m_cells.in(m_bytes, static_cast<std::size_t>(cell));
    }
    [[nodiscard]] QByteArrayView text(int cell, QByteArray &scratch) const
    {
        // Most cells have no quotes, which avoids a function call.
        const auto text = raw(cell);
        return m_regular && !text.startsWith(m_dialect.quote) ? text
                                                              : unquoted(text, m_dialect, scratch);
    }

    [[nodiscard]] char delimiter() const { return m_dialect.delimiter; }
    [[nodiscard]] char quote() const { return m_dialect.quote; }
    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    // The row with its line end, and its position.
    [[nodiscard]] QByteArrayView rowBytes() const
    {
        return m_bytes.sliced(m_begin, m_next - m_begin);
    }
    [[nodiscard]] qsizetype begin() const { return m_begin; }
    [[nodiscard]] qsizetype end() const { return m_next; }
    // Number of skipped comments.
    [[nodiscard]] qint64 comments() const { return m_comments; }
    // Whether a line end follows. Otherwise the row may continue beyond the bytes.
    [[nodiscard]] bool terminated() const { return m_terminated; }
    [[nodiscard]] bool blank() const { return m_cells.blank(); }

private:
    void addLastCell(qsizetype begin, qsizetype end)
    {
        m_cells.add(begin, end);
        if (m_cells.count() > mostCells && m_firstOverfull < 0)
            m_firstOverfull = m_begin;
    }
    qint64 skipWords(qsizetype place);
    bool skipSlowly(qsizetype place);
    // Returns false if a stray quote prevents fast scanning of the word.
    bool load(qsizetype at);
    bool loadAny(qsizetype at);
    void endRow(qsizetype cellBegin, qsizetype lineEnd);
    // Returns false if only comments are left.
    bool scanSlowly();
    void passComments();
    void synchronise(qsizetype at);

    QByteArrayView m_bytes;
    Dialect m_dialect;
    // Whether the fast path applies. Otherwise the text is read byte by byte.
    bool m_regular;
    qint64 m_comments = 0;
    qsizetype m_begin = 0;
    qsizetype m_next = 0;
    RowCells m_cells;
    bool m_terminated = false;

    // Start of the current 64 bytes.
    qsizetype m_word = 0;
    // Remaining separators in the current word.
    quint64 m_separators = 0;
    // Line ends among the separators.
    quint64 m_ends = 0;
    // All bits are set if the next word begins inside quotes.
    quint64 m_inside = 0;
    bool m_readable = true;
    std::size_t m_wanted = mostCells;
    qsizetype m_firstOverfull = -1;
};

} // namespace storedesk::csv
