// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <vector>

namespace storedesk::table {

// Where the cells of one row begin and end in the bytes it stands in. Keeps its memory from row to
// row.
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
    // Nothing at all stands in the row.
    [[nodiscard]] bool blank() const
    {
        return m_count == 1 && m_spans.front().begin == m_spans.front().end;
    }
    // Empty behind the last.
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

    std::vector<Span> m_spans; // more room than cells
    std::size_t m_count = 0;
};

} // namespace storedesk::table
