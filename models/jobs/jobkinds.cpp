// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobkinds.h"

#include "exportrun/exportjobkind.h"
#include "importrun/importjobkind.h"
#include "jobs/bulkkind.h"
#include "jobs/sequenceplan.h"

#include <algorithm>
#include <array>

namespace storedesk::jobs {

static constexpr std::array kinds{&bulkKind, &sequenceKind, &importrun::importKind,
                                  &exportrun::exportKind};

std::span<const journal::JobKind *const> jobKinds()
{
    return kinds;
}

const journal::JobKind *kindOf(const journal::JobOutline &outline)
{
    const auto found = std::ranges::find_if(
        kinds, [&outline](const journal::JobKind *kind) { return kind->matches(outline); });
    return found != kinds.end() ? *found : nullptr;
}

journal::RowUnit unitOf(const journal::JobOutline &outline)
{
    const auto *kind = kindOf(outline);
    return kind ? kind->unit : journal::RowUnit::Request;
}

base::Result<journal::Balance> balanceOf(journal::Journal &journal)
{
    const auto *kind = kindOf(journal.head().outline);
    return kind && kind->balance ? kind->balance(journal) : journal::balanceOf(journal.head());
}

} // namespace storedesk::jobs
