// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/bytemasks.h"
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
    RowScanner(QByteArrayView bytes, Dialect dialect, VectorWidth width = widestVectors());

    // Limits the number of cells into which a row is split, for speed. The rest of the row becomes
    // one more cell. The limit must be at least one.
    void want(int cells) { m_wanted = static_cast<std::size_t>(std::min(cells, mostCells)); }
    bool next();
    // Skips rows until next() returns the row that contains this position, and returns the number
    // of skipped rows. Much faster than calling next() repeatedly.
    qint64 skipTo(qsizetype place);
    // Whether rows so far had quotes in places in which they have no meaning.
    [[nodiscard]] bool hasStrayQuotes() const { return m_hasStrayQuotes; }
    // Continues at a row. The previous rows were read by another object.
    void continueAt(qsizetype begin, bool hadStrayQuotes)
    {
        m_hasStrayQuotes |= hadStrayQuotes;
        m_next = begin;
        synchronise(begin);
    }
    // Skips this number of rows, or all remaining rows if there are fewer.
    void skip(qint64 rows);

    [[nodiscard]] int count() const { return static_cast<int>(m_cells.count()); }
    // Returns whether the row has more cells than supported. Only valid if all cells were
    // requested.
    [[nodiscard]] bool isOverfull() const { return m_cells.count() > mostCells; }
    // Returns the start of the first row with too many cells; -1 if there was none.
    [[nodiscard]] qsizetype firstOverfull() const { return m_firstOverfull; }
    // Return the raw cell and the unquoted cell. Both are empty after the last cell. Use a separate
    // scratch buffer for each text that has to remain valid until next().
    [[nodiscard]] QByteArrayView raw(int cell) const
    {
        return m_cells.in(m_bytes, static_cast<std::size_t>(cell));
    }
    [[nodiscard]] QByteArrayView text(int cell, QByteArray &scratch) const
    {
        // Most cells have no quotes, or only those around them, so a function call is rarely
        // needed.
        const auto text = raw(cell);
        if (m_regular && !text.startsWith(m_dialect.quote))
            return text;
        const bool plain = m_regular && m_dialect.quote != 0 && !m_innerQuotes && text.size() > 1
            && text.back() == m_dialect.quote && static_cast<std::size_t>(cell) < m_wanted;
        return plain ? text.sliced(1, text.size() - 2) : unquoted(text, m_dialect, scratch);
    }

    [[nodiscard]] const Dialect &dialect() const { return m_dialect; }
    [[nodiscard]] char delimiter() const { return m_dialect.delimiter; }
    [[nodiscard]] char quote() const { return m_dialect.quote; }
    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    // Return the row with its line end, and its position.
    [[nodiscard]] QByteArrayView rowBytes() const
    {
        return m_bytes.sliced(m_begin, m_next - m_begin);
    }
    [[nodiscard]] qsizetype begin() const { return m_begin; }
    [[nodiscard]] qsizetype end() const { return m_next; }
    // Number of skipped comments.
    [[nodiscard]] qint64 comments() const { return m_comments; }
    // Returns whether a line end follows the row. Otherwise the row may continue beyond the bytes.
    [[nodiscard]] bool terminated() const { return m_terminated; }
    [[nodiscard]] bool blank() const { return m_cells.blank(); }

private:
    void addLastCell(qsizetype begin, qsizetype end)
    {
        m_cells.add(begin, end);
        if (m_cells.count() > mostCells && m_firstOverfull < 0)
            m_firstOverfull = m_begin;
    }
    qint64 skipWords(qsizetype place, qint64 rows);
    bool skipSlowly(qsizetype place);
    // Returns false if a stray quote prevents fast scanning of the word.
    bool load(qsizetype at);
    bool loadAny(qsizetype at);
    // Finds quotes that are neither the first nor the last character of a cell.
    [[nodiscard]] bool hasInnerQuotes(qsizetype at, quint64 quotes, quint64 returns,
                                      bool insideBefore) const;
    void endRow(qsizetype cellBegin, qsizetype lineEnd);
    // Returns false if no row is left, only comments.
    bool scanSlowly();
    void passComments();
    void synchronise(qsizetype at);

    QByteArrayView m_bytes;
    Dialect m_dialect;
    VectorWidth m_width;
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
    bool m_hasStrayQuotes = false;
    // Whether the current word, or the row, may contain quotes other than those around whole cells.
    bool m_innerInWord = false;
    bool m_innerQuotes = false;
    std::size_t m_wanted = mostCells;
    qsizetype m_firstOverfull = -1;
};

} // namespace storedesk::csv
