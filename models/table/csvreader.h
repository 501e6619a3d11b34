// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/celltexts.h"
#include "table/csvfault.h"
#include "table/csvstate.h"
#include "table/linecounter.h"

#include <optional>

class QIODevice;

namespace storedesk::table {

// Reads a table row by row in blocks, from the device's present position; never holds more than a
// block and a row. The plain reader: right before fast.
//
//     while (reader.next()) use(reader.line(), reader.cells());
//     if (reader.problem()) …
class CsvReader final
{
public:
    static constexpr qint64 defaultRowLimit = 64LL * 1024 * 1024;

    explicit CsvReader(QIODevice &device, Dialect dialect = {}, qint64 rowLimit = defaultRowLimit);

    // Moves to the next row; false at the end, or when the device failed.
    bool next();

    // The cells of the row, unquoted; valid until next(). A blank line has one empty cell.
    [[nodiscard]] std::span<const QByteArrayView> cells() const { return m_cells.all(); }
    [[nodiscard]] QByteArrayView cell(int index) const { return m_cells.cell(index); }
    [[nodiscard]] QList<QByteArray> copy() const { return m_cells.copy(); }

    // Where the row begins: physical line (from 1) and byte, counted from where reading began.
    [[nodiscard]] qint64 line() const { return m_line; }
    [[nodiscard]] qint64 offset() const { return m_offset; }
    // Nothing at all stood in this line, not even quotes.
    [[nodiscard]] bool blank() const { return m_blank; }
    // The row had a line end behind it: not so in a file cut short, or without a last newline.
    [[nodiscard]] bool terminated() const { return m_terminated; }
    [[nodiscard]] std::span<const CsvFault> faults() const { return m_faults; } // of this row
    [[nodiscard]] qint64 comments() const { return m_comments; } // passed over so far

    [[nodiscard]] bool hadByteOrderMark() const { return m_hadMark; } // after next()
    // Set when the device could not be read to its end.
    [[nodiscard]] const std::optional<base::Problem> &problem() const { return m_problem; }

private:
    bool fill(); // false at the end
    void beginRow();
    void passLineFeed();
    void passComments();
    bool step(); // true when the row is complete
    void stepCellStart();
    bool stepPlain();
    void stepQuoted();
    void stepEscaped();
    bool stepBehindQuote();
    bool endAt(char byte);
    void endOfFile();
    void append(const char *bytes, qsizetype size);
    void addBlank(char byte);
    void endCell();
    [[nodiscard]] qint64 place() const { return m_blockOffset + m_at; } // in the file
    void breakLine(char byte) { m_lines.addEnd(byte, place()); }
    void report(CsvFault::Kind kind, qint64 at); // in this line

    QIODevice &m_device;
    Dialect m_dialect;
    qint64 m_rowLimit;
    QByteArray m_block;
    qsizetype m_at = 0; // in the block
    qint64 m_blockOffset = 0;
    bool m_begun = false;
    qint64 m_comments = 0;
    CsvState m_state = CsvState::CellStart;
    QByteArray m_blanks; // around quotes: text only when it turns out to be
    CellTexts m_cells;
    std::vector<CsvFault> m_faults;
    qint64 m_line = 0;
    qint64 m_offset = 0;
    bool m_blank = false;
    bool m_terminated = false;
    bool m_cut = false; // the row has reached its limit
    bool m_hasNul = false; // the row has a NUL byte

    LineCounter m_lines; // up to m_at
    CsvFault m_opened; // the last opening quote
    bool m_hadMark = false;
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::table
