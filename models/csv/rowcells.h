// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <vector>

namespace storedesk::csv {

// The start and end of each cell within the bytes of one row. Reuses its memory for the next row.
class RowCells final
{
public:
    RowCells()
        : m_spans(16)
    { }

    void clear() { m_count = 0; }
    void add(qsizetype begin, qsizetype end)
    {
        if (m_count == m_spans.size())
            m_spans.resize(2 * m_count);
        m_spans[m_count++] = {begin, end};
    }

    [[nodiscard]] std::size_t count() const { return m_count; }
    // Whether the row is empty.
    [[nodiscard]] bool blank() const
    {
        return m_count == 1 && m_spans.front().begin == m_spans.front().end;
    }
    // Returns an empty view after the last cell.
    [[nodiscard]] QByteArrayView in(QByteArrayView bytes, std::size_t index) const
    {
        if (index >= m_count)
            return {};
        return {bytes.data() + m_spans[index].begin, m_spans[index].end - m_spans[index].begin};
    }

private:
    struct Span
    {
        qsizetype begin = 0;
        qsizetype end = 0;
    };

    // May be larger than the number of cells.
    std::vector<Span> m_spans;
    std::size_t m_count = 0;
};

} // namespace storedesk::csv
