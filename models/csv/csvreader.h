// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/celltexts.h"
#include "csv/csvfault.h"
#include "csv/csvstate.h"
#include "csv/linecounter.h"

#include <optional>

class QIODevice;

namespace storedesk::csv {

// Reads a table row by row in blocks, starting at the current position of the device. Never holds
// more than a block and a row in memory. This is the reference implementation, which favours
// correctness over speed.
//
//     while (reader.next()) use(reader.line(), reader.cells());
//     if (reader.problem()) …
class CsvReader final
{
public:
    static constexpr qint64 defaultRowLimit = 64LL * 1024 * 1024;

    explicit CsvReader(QIODevice &device, Dialect dialect = {}, qint64 rowLimit = defaultRowLimit);

    // Moves to the next row. Returns false at the end, or if the device failed.
    bool next();

    // The unquoted cells of the row, valid until next(). A blank line has one empty cell.
    [[nodiscard]] std::span<const QByteArrayView> cells() const { return m_cells.all(); }
    [[nodiscard]] QByteArrayView cell(int index) const { return m_cells.cell(index); }
    [[nodiscard]] QList<QByteArray> copy() const { return m_cells.copy(); }

    // Start of the row: physical line (from 1) and byte, relative to the start of reading.
    [[nodiscard]] qint64 line() const { return m_line; }
    [[nodiscard]] qint64 offset() const { return m_offset; }
    // Whether the line has no content at all, not even quotes.
    [[nodiscard]] bool blank() const { return m_blank; }
    // Whether a line end follows the row. False in a truncated file or one without a final newline.
    [[nodiscard]] bool terminated() const { return m_terminated; }
    // Faults in the current row.
    [[nodiscard]] std::span<const CsvFault> faults() const { return m_faults; }
    // Number of skipped comments.
    [[nodiscard]] qint64 comments() const { return m_comments; }

    // Valid after the first next().
    [[nodiscard]] bool hadByteOrderMark() const { return m_hadMark; }
    // Set if the device could not be read to its end.
    [[nodiscard]] const std::optional<base::Problem> &problem() const { return m_problem; }

private:
    // Returns false at the end.
    bool fill();
    void beginRow();
    void passLineFeed();
    void passComments();
    // Returns true when the row is complete.
    bool step();
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
    // Position in the file.
    [[nodiscard]] qint64 place() const { return m_blockOffset + m_at; }
    void breakLine(char byte) { m_lines.addEnd(byte, place()); }
    // The position must be in the current line.
    void report(CsvFault::Kind kind, qint64 at);

    QIODevice &m_device;
    Dialect m_dialect;
    qint64 m_rowLimit;
    QByteArray m_block;
    // Position in the block.
    qsizetype m_at = 0;
    qint64 m_blockOffset = 0;
    bool m_begun = false;
    qint64 m_comments = 0;
    CsvState m_state = CsvState::CellStart;
    // Blanks around quotes, which are text only if no quote follows.
    QByteArray m_blanks;
    CellTexts m_cells;
    std::vector<CsvFault> m_faults;
    qint64 m_line = 0;
    qint64 m_offset = 0;
    bool m_blank = false;
    bool m_terminated = false;
    // Whether the row has reached its size limit.
    bool m_cut = false;
    // Whether the row contains a NUL byte.
    bool m_hasNul = false;

    // Lines up to m_at.
    LineCounter m_lines;
    // Position of the last opening quote.
    CsvFault m_opened;
    bool m_hadMark = false;
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::csv
