// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <algorithm>
#include <atomic>

namespace storedesk::base {

// The progress of an operation and a way to cancel it. Shared between the worker and the observer.
class Progress final
{
public:
    // A part of the whole operation, from 0 to 1, assigned to one of its steps.
    struct Share
    {
        double from = 0;
        double to = 1;

        [[nodiscard]] Share part(double first, double last) const
        {
            return {from + (to - from) * first, from + (to - from) * last};
        }
    };

    Progress() = default;
    Q_DISABLE_COPY_MOVE(Progress)

    void begin(qint64 total)
    {
        m_done = 0;
        m_total = total;
    }
    void add(qint64 amount) { m_done += amount; }
    // Starts a step with this share of the operation.
    void enter(Share share)
    {
        m_from = share.from;
        m_to = share.to;
        m_measured = true;
        begin(0);
    }
    // Starts a step that does not report its progress.
    void enterUnmeasured(Share share)
    {
        enter(share);
        m_measured = false;
    }
    [[nodiscard]] bool isMeasured() const { return m_measured; }
    [[nodiscard]] Share share() const { return {m_from, m_to}; }
    // Returns the progress of the whole operation, from 0 to 1.
    [[nodiscard]] double part() const
    {
        const auto total = static_cast<double>(m_total);
        const auto part = total > 0 ? std::clamp(static_cast<double>(m_done) / total, 0.0, 1.0) : 0;
        return m_from + (m_to - m_from) * part;
    }
    [[nodiscard]] qint64 done() const { return m_done; }
    [[nodiscard]] qint64 total() const { return m_total; }

    void cancel() { m_cancelled = true; }
    [[nodiscard]] bool cancelled() const { return m_cancelled; }

private:
    std::atomic<qint64> m_done = 0;
    std::atomic<qint64> m_total = 0;
    std::atomic<double> m_from = 0;
    std::atomic<double> m_to = 1;
    std::atomic<bool> m_measured = true;
    std::atomic<bool> m_cancelled = false;
};

} // namespace storedesk::base
