// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transfers/balance.h"

#include "journal/journal.h"
#include "transfers/exportplan.h"
#include "transfers/importplan.h"
#include "transfers/importtally.h"

#include <algorithm>
#include <array>
#include <limits>

namespace storedesk::transfers {

using journal::RowState;

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

Balance balanceOf(const journal::JobHead &head)
{
    const auto &counts = head.counts;
    const bool ended = head.state == journal::JobState::Done;
    const auto waiting = counts[RowState::Waiting] + counts[RowState::Reading];
    return {.rows = head.rows(),
            .taken = counts[RowState::Done],
            .refused = counts[RowState::Refused],
            .unknown = counts[RowState::Unknown] + (ended ? counts[RowState::Leaving] : 0),
            .heldBack = counts[RowState::NotSent] + (ended ? waiting : 0),
            .waiting = ended ? 0 : waiting,
            .underWay = ended ? 0 : counts[RowState::Leaving]};
}

static base::Result<Balance> exportBalance(journal::Journal &journal)
{
    constexpr int all = std::numeric_limits<int>::max();
    const auto rows = journal.rows().find({.state = RowState::Done}, 0, all);
    if (!rows)
        return tl::unexpected(rows.error());
    std::vector<ExportEnd> ends;
    for (const auto &row : *rows)
        ends.push_back(ExportEnd::fromBytes(row.record));
    std::vector<ExportCheck> checks(ends.size(), ExportCheck::Matches);
    for (const auto &doubt : doubtsAbout(ends))
        checks[doubt.at] = std::max(checks[doubt.at], doubt.finding.check);
    auto balance = balanceOf(journal.head());
    const auto differing = std::ranges::count(checks, ExportCheck::Differs);
    const auto unchecked = std::ranges::count(checks, ExportCheck::NotChecked);
    balance.taken -= differing + unchecked;
    balance.refused += differing;
    balance.unknown += unchecked;
    return balance;
}

base::Result<Balance> balanceOf(journal::Journal &journal)
{
    if (journal.head().outline.task == exportTask)
        return exportBalance(journal);
    if (journal.head().outline.task != importTask)
        return balanceOf(journal.head());
    return tallyOf(journal).map([](const ImportTally &tally) { return tally.balance(); });
}

} // namespace storedesk::transfers
