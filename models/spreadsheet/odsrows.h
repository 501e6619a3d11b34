// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/cellrow.h"
#include "spreadsheet/numberform.h"

#include <QHash>

namespace storedesk::spreadsheet {

class OdsStyles;
class XmlScanner;

// Reads the cells of one table of an OpenDocument spreadsheet. The start of the table was the last
// token, its end is when this is over.
class OdsRows final
{
public:
    OdsRows(XmlScanner &xml, const OdsStyles &styles, const RowSink &sink);

    void read();
    [[nodiscard]] qint64 told() const { return m_told; } // rows with cells
    [[nodiscard]] bool enough() const { return m_enough; }

private:
    enum class Type : char { Empty, Text, Number, Date, Time, Boolean };
    // What the tag of a cell says.
    struct Tag
    {
        Type type = Type::Empty;
        QByteArray value = {};
        QByteArray style = {};
        int repeated = 1;
        bool hasText = false; // as an attribute
        bool formula = false;
        // The program says that the cell is an error.
        bool error = false;
    };

    void readColumn();
    void readRow();
    void readCell();
    void tell(qint64 times);
    [[nodiscard]] Tag tag() const;
    void put(const Tag &tag);
    void putFormula(const Tag &tag);
    [[nodiscard]] const NumberForm &formOf(const QByteArray &style);

    XmlScanner &m_xml;
    const OdsStyles &m_styles;
    const RowSink &m_sink;
    CellRow m_row;
    QHash<QByteArray, NumberForm> m_forms; // of the styles met so far
    std::vector<QByteArray> m_columnStyles;
    QByteArray m_rowStyle;
    qint64 m_number = 0; // rows so far
    qint64 m_told = 0;
    int m_column = 0; // that comes next
    bool m_enough = false;
};

} // namespace storedesk::spreadsheet
