// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/cellrow.h"
#include "spreadsheet/numberform.h"

namespace storedesk::spreadsheet {

class SharedTexts;
class XmlScanner;

inline constexpr qint64 mostRows = 1'048'576;

// Reads the cells of one sheet of Excel.
class XlsxRows final
{
public:
    struct Known
    {
        const SharedTexts &texts;
        const std::vector<NumberForm> &forms;
        bool from1904 = false;
        bool beginning = false; // not all texts are known: what is not shows as “…”
    };

    XlsxRows(XmlScanner &xml, const Known &known, const RowSink &sink);

    // Until the rows are over or the sink has enough. The scanner knows what is wrong.
    void read();
    [[nodiscard]] qint64 told() const { return m_told; } // rows with cells

private:
    enum class Type : char { Number, Shared, Text, Inline, Boolean, Date, Error };

    void readRow();
    void readCell();
    // What the tag of a cell says; false: the scanner has failed.
    bool readTag();
    void readContent(int column);
    void put(int column);
    void putShared(int column);
    void putError(int column);
    void putValue(const NumberForm &form);
    [[nodiscard]] int columnOf(QByteArrayView reference);

    XmlScanner &m_xml;
    const Known m_known;
    const RowSink &m_sink;
    CellRow m_row;
    qint64 m_number = 0; // of the row
    qint64 m_told = 0;
    int m_column = -1; // of the cell, from 0
    Type m_type = Type::Number;
    std::size_t m_style = 0;
    // The cell has a formula.
    bool m_formula = false;
    bool m_enough = false;
};

} // namespace storedesk::spreadsheet
