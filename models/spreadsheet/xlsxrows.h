// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/cellrow.h"
#include "spreadsheet/numberform.h"

namespace storedesk::spreadsheet {

class SharedTexts;
class XmlScanner;

inline constexpr qint64 mostRows = 1'048'576;

// Reads the cells in one Excel sheet.
class XlsxRows final
{
public:
    struct Known
    {
        const SharedTexts &texts;
        const std::vector<NumberForm> &forms;
        bool from1904 = false;
        // Whether only some strings are loaded. Missing ones are shown as “…”.
        bool beginning = false;
    };

    XlsxRows(XmlScanner &xml, const Known &known, const RowSink &sink);

    // Reads until the rows end or the sink stops. Errors are reported by the scanner.
    void read();
    // Returns the number of rows with cells.
    [[nodiscard]] qint64 told() const { return m_told; }

private:
    enum class Type : char { Number, Shared, Text, Inline, Boolean, Date, Error };

    void readRow();
    void readCell();
    // Parses a cell's tag. Returns false if the scanner has failed.
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
    // The number of the row.
    qint64 m_number = 0;
    qint64 m_told = 0;
    // The column of the cell, counted from 0.
    int m_column = -1;
    Type m_type = Type::Number;
    std::size_t m_style = 0;
    // Whether the cell has a formula.
    bool m_formula = false;
    bool m_enough = false;
};

} // namespace storedesk::spreadsheet
