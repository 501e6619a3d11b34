// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/spool.h"

#include <mutex>
#include <vector>

namespace storedesk::columns {

// Temporary storage for numbers, which would need too much memory. Not used without a folder.
class NumberSpool final
{
public:
    explicit NumberSpool(const QString &folder)
        : m_spool(folder)
        , m_isUsed(!folder.isEmpty())
    { }

    [[nodiscard]] bool isUsed() const { return m_isUsed; }
    // Returns the position at which the numbers are stored. Can be called from any thread.
    template <typename Number>
    [[nodiscard]] qint64 add(const std::vector<Number> &numbers)
    {
        const auto size = static_cast<qint64>(numbers.size() * sizeof(Number));
        const std::lock_guard lock(m_mutex);
        m_spool.write(reinterpret_cast<const char *>(numbers.data()), size);
        return std::exchange(m_size, m_size + size);
    }
    [[nodiscard]] base::Result<std::shared_ptr<const csv::BlockFile>> finish()
    {
        return m_spool.finish({});
    }

private:
    std::mutex m_mutex;
    csv::Spool m_spool;
    bool m_isUsed;
    qint64 m_size = 0;
};

} // namespace storedesk::columns
