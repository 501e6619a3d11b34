// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportrun/exportdecision.h"

#include "exportrun/exportjobkind.h"
#include "journal/journal.h"

#include <algorithm>
#include <limits>

namespace storedesk::exportrun {

using namespace Qt::StringLiterals;
using journal::RowState;

namespace {

constexpr int allRows = std::numeric_limits<int>::max();

} // namespace

base::Result<std::vector<OpenExport>> openExports(journal::Journal &journal)
{
    const auto plan = exportPlanOf(journal.head().outline);
    const auto rows = journal.rows().find({}, 0, allRows);
    if (!rows)
        return tl::unexpected(rows.error());
    std::vector<OpenExport> open;
    for (const auto &row : *rows) {
        if (row.state == RowState::Done)
            continue;
        const auto at = static_cast<std::size_t>(row.number) - 1;
        open.push_back(
            {.row = row.number,
             .period = plan && at < plan->periods.size() ? plan->periods[at] : ExportPeriod(),
             .state = row.state,
             .text = row.text,
             .detail = row.detail,
             .candidates = row.state == RowState::Unknown
                 ? ExportEnd::fromBytes(row.record).candidates
                 : QJsonArray()});
    }
    return open;
}

base::Result<void> decide(journal::Journal &journal, const std::vector<ExportDecision> &decisions)
{
    const auto rows = journal.rows().find({.state = RowState::Unknown}, 0, allRows);
    if (!rows)
        return tl::unexpected(rows.error());
    if (const auto fitting = journal::checkRows(decisions, *rows); !fitting)
        return fitting;
    journal::JobStep step;
    for (const auto &row : *rows) {
        const auto decision = std::ranges::find(decisions, row.number, &ExportDecision::row);
        if (decision != decisions.end() && decision->adopt.isEmpty()) {
            step.returns.push_back(row.number);
            continue;
        }
        // Without a record, the next run first looks up whether the request arrived.
        journal::RowEnd end{.number = row.number, .state = RowState::Leaving};
        if (decision != decisions.end()) {
            auto record = journal::adopted(*decision, ExportEnd::fromBytes(row.record).candidates);
            if (!record)
                return tl::unexpected(record.error());
            end.record = std::move(*record);
        }
        step.ends.push_back(std::move(end));
    }
    if (rows->empty())
        return {};
    return journal.step(step, journal::Journal::Begin::Leaving, {}).map([](const auto &) { });
}

} // namespace storedesk::exportrun
