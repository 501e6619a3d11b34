// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/balance.h"

#include "journal/jobhead.h"

#include <algorithm>
#include <array>

namespace storedesk::journal {

bool Balance::addsUp() const
{
    const std::array counts{rows, taken, refused, unknown, heldBack, leftOut, waiting, underWay};
    const bool negative = std::ranges::any_of(counts, [](qint64 count) { return count < 0; });
    return !negative && accounted() == rows && gaps.isEmpty();
}

Balance::Verdict Balance::verdict() const
{
    if (!addsUp() || unknown > 0 || open() > 0)
        return Verdict::Unknown;
    return taken + leftOut == rows ? Verdict::AllTaken : Verdict::SomeFailed;
}

Balance balanceOf(const JobHead &head)
{
    const auto &counts = head.counts;
    const bool ended = head.state == JobState::Done;
    const auto waiting = counts[RowState::Waiting] + counts[RowState::Reading];
    return {.rows = head.rows(),
            .taken = counts[RowState::Done],
            .refused = counts[RowState::Refused],
            .unknown = counts[RowState::Unknown] + (ended ? counts[RowState::Leaving] : 0),
            .heldBack = counts[RowState::NotSent] + (ended ? waiting : 0),
            .waiting = ended ? 0 : waiting,
            .underWay = ended ? 0 : counts[RowState::Leaving]};
}

} // namespace storedesk::journal
