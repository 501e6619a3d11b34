// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <array>
#include <cstddef>

namespace storedesk::journal {

// The state of a row. The last four are final. The request of a Leaving row may not be sent yet, be
// in flight or have been executed.
enum class RowState : quint8 {
    Waiting,
    // Started by a run, which may read the record first. The request has not been sent.
    Reading,
    Leaving,
    Done,
    // Rejected by the service.
    Refused,
    NotSent,
    // It is unknown whether the request was executed.
    Unknown,
    Count
};

[[nodiscard]] constexpr bool isEnd(RowState state)
{
    return state >= RowState::Done;
}

class RowCounts final
{
public:
    [[nodiscard]] qint64 operator[](RowState state) const { return m_counts[at(state)]; }
    void set(RowState state, qint64 count) { m_counts[at(state)] = count; }
    void move(RowState from, RowState to)
    {
        --m_counts[at(from)];
        ++m_counts[at(to)];
    }
    [[nodiscard]] qint64 total() const
    {
        qint64 sum = 0;
        for (const auto count : m_counts)
            sum += count;
        return sum;
    }
    [[nodiscard]] qint64 ended() const
    {
        return (*this)[RowState::Done] + (*this)[RowState::Refused] + (*this)[RowState::NotSent]
            + (*this)[RowState::Unknown];
    }

    bool operator==(const RowCounts &) const = default;

private:
    static constexpr std::size_t at(RowState state) { return static_cast<std::size_t>(state); }

    std::array<qint64, static_cast<std::size_t>(RowState::Count)> m_counts{};
};

} // namespace storedesk::journal
