// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/numberform.h"

#include <QHash>
#include <QSet>

namespace storedesk::spreadsheet {

class XmlScanner;

// How the styles in an OpenDocument spreadsheet affect its cells and sheets.
class OdsStyles final
{
public:
    // Parses the element that starts with the last token if it is a style or a number format.
    // Returns false if it is neither.
    bool take(XmlScanner &xml);

    [[nodiscard]] NumberForm formOf(const QByteArray &cellStyle) const;
    [[nodiscard]] bool hides(const QByteArray &tableStyle) const
    {
        return m_hidden.contains(tableStyle);
    }

private:
    void readFormat(XmlScanner &xml);
    void readStyle(XmlScanner &xml);

    struct CellStyle
    {
        QByteArray format;
        QByteArray parent;
    };
    QHash<QByteArray, NumberForm> m_formats;
    QHash<QByteArray, CellStyle> m_styles;
    QSet<QByteArray> m_hidden;
};

} // namespace storedesk::spreadsheet
