// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <functional>
#include <span>
#include <vector>

namespace storedesk::spreadsheet {

// Columns up to XFD.
inline constexpr int mostColumns = 16'384;
// The maximum length of a cell. Spreadsheet programs allow far less.
inline constexpr qsizetype longestText = 4 * 1024 * 1024;

// Receives a row, numbered from 1, up to its last filled cell. Empty rows are skipped. Returns
// false to stop.
using RowSink = std::function<bool(qint64 row, std::span<const QByteArrayView> cells)>;

// The cells in the row that is being read. Texts are collected in one buffer, which is reused for
// each row.
class CellRow final
{
public:
    void clear();
    // Returns the buffer to which a cell's text is appended. put() ends the cell.
    [[nodiscard]] QByteArray &text() { return m_texts; }
    // Stores the text appended since the last put() or drop().
    void put(int column);
    void drop();
    [[nodiscard]] qsizetype begun() const { return m_begun; }
    // The text must outlive the row.
    void refer(int column, QByteArrayView text);
    // Repeats the cell in this column in the columns to its right.
    void repeat(int column, int times);

    [[nodiscard]] std::span<const QByteArrayView> cells();
    [[nodiscard]] bool isEmpty() const { return m_filled == 0; }

private:
    struct Place
    {
        // Null if the text is in m_texts.
        const char *kept = nullptr;
        qsizetype begin = 0;
        qsizetype size = 0;
    };
    Place &at(int column);

    std::vector<Place> m_places;
    std::vector<QByteArrayView> m_cells;
    QByteArray m_texts;
    qsizetype m_begun = 0;
    // The number of cells up to the last filled one.
    int m_filled = 0;
};

} // namespace storedesk::spreadsheet
