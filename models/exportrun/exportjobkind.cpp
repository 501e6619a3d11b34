// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportrun/exportjobkind.h"

#include "catalogue/limits.h"
#include "exportrun/exportwatch.h"

#include <algorithm>
#include <limits>

namespace storedesk::exportrun {

using journal::RowState;

std::optional<ExportPlan> exportPlanOf(const journal::JobOutline &outline)
{
    return exportKind.matches(outline) ? ExportPlan::fromJson(outline.plan) : std::nullopt;
}

static base::Result<journal::RunFactory> openExport(journal::Journal &journal,
                                                    const QString &folder)
{
    auto plan = exportPlanOf(journal.head().outline);
    if (!plan)
        return journal::RunFactory();
    return [plan = std::move(*plan), folder, created = journal.head().created](
               api::Session &session, const journal::RunOptions::CopyKeeper &) {
        return journal::RunParts{
            .maker = [plan](const journal::JobRow &row) { return plan.request(row); },
            .options = {.width = catalogue::limits::queuedExports},
            .follower = std::make_unique<ExportWatch>(session, plan, folder, created)};
    };
}

static base::Result<journal::Balance> exportBalance(journal::Journal &journal)
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

constexpr journal::JobKind exportKind{.id = QLatin1StringView("export"),
                                      .unit = journal::RowUnit::Export,
                                      .listedAs = catalogue::Resource::Export,
                                      .open = &openExport,
                                      .balance = &exportBalance};

} // namespace storedesk::exportrun
