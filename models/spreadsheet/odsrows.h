// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/cellrow.h"
#include "spreadsheet/numberform.h"

#include <QHash>

namespace storedesk::spreadsheet {

class OdsStyles;
class XmlScanner;

// Reads the cells in one table of an OpenDocument spreadsheet. The last token must be the start of
// the table. Afterwards, it is the end of the table.
class OdsRows final
{
public:
    OdsRows(XmlScanner &xml, const OdsStyles &styles, const RowSink &sink);

    void read();
    // Returns the number of rows with cells.
    [[nodiscard]] qint64 told() const { return m_passed; }
    [[nodiscard]] bool enough() const { return m_enough; }

private:
    enum class Type : char { Empty, Text, Number, Date, Time, Boolean };
    // The parsed tag of a cell.
    struct Tag
    {
        Type type = Type::Empty;
        QByteArray value = {};
        QByteArray style = {};
        int repeated = 1;
        // Whether the text is stored in an attribute.
        bool hasText = false;
        bool formula = false;
        // Whether the program that wrote the file marked the cell as an error.
        bool error = false;
    };

    void readColumn();
    void readRow();
    void readCell();
    void passRow(qint64 times);
    [[nodiscard]] Tag tag() const;
    void put(const Tag &tag);
    void putFormula(const Tag &tag);
    [[nodiscard]] const NumberForm &formOf(const QByteArray &style);

    XmlScanner &m_xml;
    const OdsStyles &m_styles;
    const RowSink &m_sink;
    CellRow m_row;
    // The forms of the styles that have already been used.
    QHash<QByteArray, NumberForm> m_forms;
    std::vector<QByteArray> m_columnStyles;
    QByteArray m_rowStyle;
    // The number of rows read.
    qint64 m_number = 0;
    qint64 m_passed = 0;
    // The next column.
    int m_column = 0;
    bool m_enough = false;
};

} // namespace storedesk::spreadsheet
