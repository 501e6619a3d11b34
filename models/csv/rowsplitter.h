// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/bytemasks.h"
#include "csv/dialect.h"

#include <QByteArrayView>

#include <array>
#include <span>
#include <vector>

namespace storedesk::csv {

// Splits bytes in memory into some hundred rows at a time: several times as fast as RowScanner, for
// readers that process column by column. Finds the same rows and cells, but stops at quotes in
// unusual places and before a last row without an end, which RowScanner has to read.
class RowSplitter final
{
public:
    // The instructions to use. All but the common ones are not available on all processors; the
    // best ones that are available take the place of others.
    enum class Instructions : quint8 { Common, Wide, Widest, Best = Widest };

    // The bytes must outlive this object. Reading begins at a row.
    RowSplitter(QByteArrayView bytes, Dialect dialect, qsizetype begin,
                Instructions instructions = Instructions::Best);

    // Few enough that the bytes of usual rows stay in the processor's first cache. One word can end
    // more rows than are needed.
    static constexpr std::size_t mostRows = 128 + wordSize;

    // Replaces the rows by those that follow. Returns false if no row is left that can be split.
    [[nodiscard]] bool next();
    [[nodiscard]] std::size_t rows() const { return m_rows; }
    // The position after the rows.
    [[nodiscard]] qsizetype end() const { return static_cast<quint32>(m_marks[m_last] + 1); }

    // Whether it stopped because of a quote in an unusual place.
    [[nodiscard]] bool hasStrayQuotes() const { return m_hasStrayQuotes; }

    [[nodiscard]] const Dialect &dialect() const { return m_dialect; }
    // Whether some cell may have quotes other than those around it.
    [[nodiscard]] bool hasInnerQuotes() const { return m_innerQuotes; }
    [[nodiscard]] std::size_t cells(std::size_t row) const { return lastOf(row) - firstOf(row); }
    // Returns a cell with its quotes, or an empty view after the last cell.
    [[nodiscard]] QByteArrayView raw(std::size_t row, std::size_t cell) const
    {
        const auto mark = firstOf(row) + cell;
        const auto last = lastOf(row);
        if (mark >= last)
            return {};
        const qsizetype begin = m_marks[mark] + 1;
        const qsizetype end = m_marks[mark + 1];
        const bool isReturn = mark + 1 == last && end > begin && m_bytes.at(end) == '\n'
            && m_bytes.at(end - 1) == '\r';
        return {m_bytes.data() + begin, end - begin - (isReturn ? 1 : 0)};
    }
    // Returns the number of cells in each row if it is the same in all rows and no cell needs
    // unquoted(), or 0.
    [[nodiscard]] std::size_t regularCells() const;
    // Writes the texts of a column. Only if each row has regularCells(), more than this number.
    void loadTexts(std::size_t cell, std::span<QByteArrayView> texts) const;
    // Whether the row is empty.
    [[nodiscard]] bool isBlank(std::size_t row) const
    {
        return cells(row) == 1 && raw(row, 0).isEmpty();
    }

private:
    static constexpr std::size_t enoughRows = mostRows - wordSize;
    struct Vectors;

    template <typename Word>
    void split();
    template <typename Word>
    void splitWord(const char *at, quint64 valid);
    template <typename Word>
    void splitLastWord();
    void addEnds(quint64 ends, quint64 separators);
    template <typename Word>
    void writeMarks(quint64 separators);
    [[nodiscard]] std::size_t firstOf(std::size_t row) const { return m_ends[row]; }
    [[nodiscard]] std::size_t lastOf(std::size_t row) const { return m_ends[row + 1]; }

    QByteArrayView m_bytes;
    Dialect m_dialect;
    Instructions m_instructions;
    // The position before the first row, then those of delimiters and row ends. The first wraps
    // around if the first row begins at 0.
    std::vector<quint32> m_marks;
    std::size_t m_count = 1;
    // The mark before the first row, and the one at the end of each row.
    std::array<quint32, mostRows + 1> m_ends = {};
    std::size_t m_rows = 0;
    // The mark at the end of the last row.
    std::size_t m_last = 0;

    // The position of the next word.
    qsizetype m_word;
    // All bits are set if the next word begins inside quotes.
    quint64 m_inside = 0;
    // Whether a quote at the beginning of the next word may open a cell, and whether it is next to
    // the border of a cell.
    quint64 m_mayOpen = 1;
    quint64 m_border = 1;
    bool m_stopped;
    bool m_hasStrayQuotes = false;
    bool m_innerInWord = false;
    bool m_innerQuotes = false;
};

} // namespace storedesk::csv
