// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/importtally.h"

#include "catalogue/key.h"
#include "jobs/importplan.h"
#include "journal/journal.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace storedesk::jobs {

namespace key = catalogue::key;
using journal::RowState;

static void addPart(ImportTally &tally, const journal::JobRow &part, qint64 rows, bool jobEnded)
{
    const bool left = jobEnded && part.state == RowState::Waiting;
    if (left || part.state == RowState::Refused || part.state == RowState::NotSent) {
        tally.failed += rows;
    } else if (part.state == RowState::Unknown) {
        tally.unknown += rows;
    } else {
        const auto record = QJsonDocument::fromJson(part.record).object();
        tally.taken += record[key::success].toInteger();
        tally.refused += record[key::errors].toInteger();
    }
}

base::Result<ImportTally> tallyOf(journal::Journal &journal)
{
    const auto plan = ImportPlan::fromJson(journal.head().outline.plan);
    if (!plan)
        return ImportTally();
    const auto parts = journal.rows({}, 0, static_cast<int>(plan->rows.size()));
    if (!parts)
        return tl::unexpected(parts.error());
    ImportTally tally{.rows = plan->allRows()};
    const bool ended = journal.head().state == journal::JobState::Done;
    for (const auto &part : *parts) {
        if (part.number >= 1 && part.number <= static_cast<qint64>(plan->rows.size()))
            addPart(tally, part, plan->rows[static_cast<std::size_t>(part.number) - 1], ended);
    }
    return tally;
}

} // namespace storedesk::jobs
