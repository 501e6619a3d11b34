// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::csv {

// Counts physical lines by their line ends (LF, CR or CR LF). The caller reports each of these
// bytes with its offset.
class LineCounter final
{
public:
    // Sets the start of the first line.
    void setBegin(qint64 offset) { m_begin = offset; }
    void addEnd(char byte, qint64 offset)
    {
        if (byte != '\n' || !isBehindReturn(offset))
            ++m_line;
        if (byte == '\r')
            m_returnAt = offset;
        m_begin = offset + 1;
    }

    // Returns the line number, from 1.
    [[nodiscard]] qint64 line() const { return m_line; }
    [[nodiscard]] qint64 columnOf(qint64 offset) const { return offset - m_begin + 1; }
    // Whether an LF at this offset is the second half of a CR LF that has already been counted.
    [[nodiscard]] bool isBehindReturn(qint64 offset) const
    {
        return m_returnAt >= 0 && m_returnAt + 1 == offset;
    }

private:
    qint64 m_line = 1;
    qint64 m_begin = 0;
    // Offset of the last CR.
    qint64 m_returnAt = -1;
};

} // namespace storedesk::csv
