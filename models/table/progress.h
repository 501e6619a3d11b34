// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <atomic>

namespace storedesk::table {

// How far a piece of work is, and the way to stop it. Shared between the worker and whoever
// watches.
class Progress final
{
public:
    Progress() = default;
    Q_DISABLE_COPY_MOVE(Progress)

    void begin(qint64 total)
    {
        m_done = 0;
        m_total = total;
    }
    void add(qint64 amount) { m_done += amount; }
    [[nodiscard]] qint64 done() const { return m_done; }
    [[nodiscard]] qint64 total() const { return m_total; }

    void cancel() { m_cancelled = true; }
    [[nodiscard]] bool cancelled() const { return m_cancelled; }

private:
    std::atomic<qint64> m_done = 0;
    std::atomic<qint64> m_total = 0;
    std::atomic<bool> m_cancelled = false;
};

} // namespace storedesk::table
