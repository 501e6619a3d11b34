// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowindex.h"

#include <algorithm>
#include <mutex>

namespace storedesk::csv {

RowIndex::RowIndex(RowMark first)
    : m_marks{first}
{ }

qint64 RowIndex::rows() const
{
    const std::shared_lock lock(m_mutex);
    return m_rows;
}

qint64 RowIndex::lines() const
{
    const std::shared_lock lock(m_mutex);
    return m_lines;
}

bool RowIndex::complete() const
{
    const std::shared_lock lock(m_mutex);
    return m_complete;
}

bool RowIndex::terminated() const
{
    const std::shared_lock lock(m_mutex);
    return m_terminated;
}

RowMark RowIndex::before(qint64 row) const
{
    const std::shared_lock lock(m_mutex);
    const auto behind = std::ranges::upper_bound(m_marks, row, {}, &RowMark::row);
    return behind == m_marks.begin() ? m_marks.front() : *std::prev(behind);
}

std::vector<RowMark> RowIndex::marks() const
{
    const std::shared_lock lock(m_mutex);
    return m_marks;
}

qint64 RowIndex::memory() const
{
    const std::shared_lock lock(m_mutex);
    const auto bytes = m_marks.capacity() * sizeof(RowMark) + sizeof(*this);
    return static_cast<qint64>(bytes);
}

void RowIndex::append(const std::vector<RowMark> &marks, qint64 rows, qint64 lines)
{
    const std::unique_lock lock(m_mutex);
    m_marks.insert(m_marks.end(), marks.begin(), marks.end());
    m_rows = rows;
    m_lines = lines;
}

void RowIndex::finish(bool terminated)
{
    const std::unique_lock lock(m_mutex);
    m_terminated = terminated;
    m_complete = true;
}

} // namespace storedesk::csv
