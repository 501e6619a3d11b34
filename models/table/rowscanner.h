// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/cell.h"
#include "table/dialect.h"
#include "table/rowcells.h"

#include <QByteArray>

#include <algorithm>

namespace storedesk::table {

// Takes bytes apart that begin where a row begins: the quick counterpart of CsvReader for bytes in
// memory. Sees the same rows and cells; only does not say what is wrong with them.
class RowScanner final
{
public:
    RowScanner(QByteArrayView bytes, Dialect dialect);

    // Only so many cells of each row are taken apart from now on, which is quicker; the rest of the
    // row comes as one cell more. At least one.
    void want(int cells) { m_wanted = static_cast<std::size_t>(std::min(cells, mostCells)); }
    bool next();
    // Passes over rows so that next() gives the one in which this place is; gives their number.
    // Much quicker than row by row.
    qint64 skipTo(qsizetype place);
    // Passes over so many rows, or as many as there are.
    void skip(qint64 rows);

    [[nodiscard]] int count() const { return static_cast<int>(m_cells.count()); }
    // It has more cells than we take apart, and all of them were wanted.
    [[nodiscard]] bool isOverfull() const { return m_cells.count() > mostCells; }
    // Where the first such row begins; -1: there was none so far.
    [[nodiscard]] qsizetype firstOverfull() const { return m_firstOverfull; }
    // As it stands in the file, and as it is meant; empty behind the last. A scratch of your own
    // for each text you want to keep until next().
    [[nodiscard]] QByteArrayView raw(int cell) const
    {
        return m_cells.in(m_bytes, static_cast<std::size_t>(cell));
    }
    [[nodiscard]] QByteArrayView text(int cell, QByteArray &scratch) const
    {
        const auto text = raw(cell); // mostly without quotes: not worth a call
        return m_regular && !text.startsWith(m_dialect.quote) ? text
                                                              : unquoted(text, m_dialect, scratch);
    }

    [[nodiscard]] char delimiter() const { return m_dialect.delimiter; }
    [[nodiscard]] char quote() const { return m_dialect.quote; }
    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    // The row with its line end, and where it stands.
    [[nodiscard]] QByteArrayView rowBytes() const
    {
        return m_bytes.sliced(m_begin, m_next - m_begin);
    }
    [[nodiscard]] qsizetype begin() const { return m_begin; }
    [[nodiscard]] qsizetype end() const { return m_next; }
    // Remarks passed over so far.
    [[nodiscard]] qint64 comments() const { return m_comments; }
    // A line end closed the row; without one it may go on behind the bytes.
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
    // False when a stray quote makes the word unreadable this way.
    bool load(qsizetype at);
    bool loadAny(qsizetype at);
    void endRow(qsizetype cellBegin, qsizetype lineEnd);
    bool scanSlowly(); // false when nothing but remarks is left
    void passComments();
    void synchronise(qsizetype at);

    QByteArrayView m_bytes;
    Dialect m_dialect;
    bool m_regular; // or read byte by byte
    qint64 m_comments = 0;
    qsizetype m_begin = 0;
    qsizetype m_next = 0;
    RowCells m_cells;
    bool m_terminated = false;

    qsizetype m_word = 0; // the 64 bytes looked at begin here
    quint64 m_separators = 0; // in them, not yet used
    quint64 m_ends = 0; // the line ends among them
    quint64 m_inside = 0; // all bits, when the next word begins inside quotes
    bool m_readable = true;
    std::size_t m_wanted = mostCells;
    qsizetype m_firstOverfull = -1;
};

} // namespace storedesk::table
