// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::table {

// Counts physical lines by their ends, which are told as bytes with their offsets: LF, CR, or CR
// and LF together.
class LineCounter final
{
public:
    void setBegin(qint64 offset) { m_begin = offset; } // of the first line
    void addEnd(char byte, qint64 offset)
    {
        if (byte != '\n' || !isBehindReturn(offset))
            ++m_line;
        if (byte == '\r')
            m_returnAt = offset;
        m_begin = offset + 1;
    }

    [[nodiscard]] qint64 line() const { return m_line; } // from 1
    [[nodiscard]] qint64 columnOf(qint64 offset) const { return offset - m_begin + 1; }
    // An LF here would be the second half of a line end that is counted already.
    [[nodiscard]] bool isBehindReturn(qint64 offset) const
    {
        return m_returnAt >= 0 && m_returnAt + 1 == offset;
    }

private:
    qint64 m_line = 1;
    qint64 m_begin = 0;
    qint64 m_returnAt = -1; // the last CR
};

} // namespace storedesk::table
