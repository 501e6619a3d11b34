// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <functional>
#include <span>
#include <vector>

namespace storedesk::spreadsheet {

inline constexpr int mostColumns = 16'384; // up to XFD
inline constexpr qsizetype longestText = 4 * 1024 * 1024; // of a cell; programs have far less

// Takes a row, numbered from 1, up to its last cell that is not empty; rows without one are not
// told. False: no more of them.
using RowSink = std::function<bool(qint64 row, std::span<const QByteArrayView> cells)>;

// The cells of a row in the making. Texts are gathered in one place and used again for each row.
class CellRow final
{
public:
    void clear();
    // The text of a cell, written behind what is there; put() ends it.
    [[nodiscard]] QByteArray &text() { return m_texts; }
    void put(int column); // what was added since the last put() or drop()
    void drop();
    [[nodiscard]] qsizetype begun() const { return m_begun; }
    void refer(int column, QByteArrayView text); // that somebody else keeps
    void repeat(int column, int times); // the cell of this column, to the right of it

    [[nodiscard]] std::span<const QByteArrayView> cells();
    [[nodiscard]] bool isEmpty() const { return m_filled == 0; }

private:
    struct Place
    {
        const char *kept = nullptr; // else among our own texts
        qsizetype begin = 0;
        qsizetype size = 0;
    };
    Place &at(int column);

    std::vector<Place> m_places;
    std::vector<QByteArrayView> m_cells;
    QByteArray m_texts;
    qsizetype m_begun = 0;
    int m_filled = 0; // up to the last that has a text
};

} // namespace storedesk::spreadsheet
