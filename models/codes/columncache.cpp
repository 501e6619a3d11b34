// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columncache.h"

#include <algorithm>
#include <iterator>

namespace storedesk::codes {

// Limits the disk space for a file of which every column is asked for.
static constexpr std::size_t mostColumns = 32;
// Limits the memory in which columns are read.
static constexpr std::ptrdiff_t columnsAtOnce = 2;

ColumnCache::Column ColumnCache::find(int column) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_columns.find(column);
    return found == m_columns.end() ? nullptr : found->second;
}

void ColumnCache::ask(const std::vector<int> &columns)
{
    bool isNew = false;
    {
        const std::lock_guard lock(m_mutex);
        for (const int column : columns) {
            if (m_known.size() >= mostColumns || !m_known.insert(column).second)
                continue;
            m_asked.push_back(column);
            isNew = true;
        }
    }
    if (isNew)
        Q_EMIT asked();
}

std::vector<int> ColumnCache::takeAsked()
{
    const std::lock_guard lock(m_mutex);
    const auto end = m_asked.begin() + std::min(columnsAtOnce, std::ssize(m_asked));
    const std::vector<int> taken(m_asked.begin(), end);
    m_asked.erase(m_asked.begin(), end);
    return taken;
}

void ColumnCache::giveBack(const std::vector<int> &columns)
{
    const std::lock_guard lock(m_mutex);
    for (const int column : columns)
        m_known.erase(column);
}

void ColumnCache::add(const std::map<int, Column> &columns, const std::vector<qint64> &blankRows)
{
    const std::lock_guard lock(m_mutex);
    if (m_columns.empty())
        m_blankRows = blankRows;
    m_columns.insert(columns.begin(), columns.end());
}

} // namespace storedesk::codes
