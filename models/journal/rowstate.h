// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <array>
#include <cstddef>

namespace storedesk::journal {

// What is known of a row. It ends in one of the last four. While it is Leaving its request may be
// anywhere: not sent yet, under way, carried out.
enum class RowState : quint8 {
    Waiting,
    Reading, // taken up by a run, which may read its record first; nothing has left
    Leaving,
    Done,
    Refused, // by the service
    NotSent,
    Unknown, // nobody can tell whether it was carried out
    Count
};

[[nodiscard]] constexpr bool isEnd(RowState state)
{
    return state >= RowState::Done;
}

// How many rows are in each state.
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
