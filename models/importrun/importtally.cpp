// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importrun/importtally.h"

#include "catalogue/key.h"
#include "catalogue/state.h"
#include "importrun/importdecision.h"
#include "importrun/importjobkind.h"
#include "importrun/importplan.h"
#include "journal/journal.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <cmath>
#include <limits>

namespace storedesk::importrun {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;
using journal::RowState;

namespace {

struct TallyWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportTally)
};

// Returns nothing if the count is missing or implausible.
std::optional<qint64> countOf(const QJsonValue &value)
{
    constexpr double most = 1e15;
    const double number = value.toDouble(-1);
    if (!value.isDouble() || number < 0 || number > most || std::floor(number) != number)
        return std::nullopt;
    return static_cast<qint64>(number);
}

// Adds up the parts of one import.
class Tallier final
{
public:
    Tallier(const ImportPlan &plan, bool jobEnded)
        : m_plan(plan)
        , m_jobEnded(jobEnded)
        , m_tally{.rows = plan.allRows(), .heldBack = plan.heldBack, .leftOut = plan.leftOut}
    { }

    void add(const journal::JobRow &part, qint64 rows)
    {
        const auto record = ImportDoubt::fromBytes(part.record)
            ? QJsonObject()
            : QJsonDocument::fromJson(part.record).object();
        switch (part.state) {
        case RowState::Waiting:
        case RowState::Reading:
            (m_jobEnded ? m_tally.notSent : m_tally.waiting) += rows;
            return;
        case RowState::NotSent:
            m_tally.notSent += rows;
            return;
        case RowState::Refused:
            if (importedNothing(record)) {
                m_tally.failed += rows;
                return;
            }
            break;
        case RowState::Leaving:
            if (!m_jobEnded)
                return addUnderWay(record, rows);
            break;
        default:
            break;
        }
        addJudged(part, record, rows);
    }

    void addMissing(qint64 part, qint64 rows)
    {
        m_tally.unknown += rows;
        note(part, TallyWords::tr("The job file has no entry for this file."));
    }

    void addExtra(qint64 part)
    {
        note(part, TallyWords::tr("The job file has an entry that is not part of the import."));
    }

    [[nodiscard]] const ImportTally &tally() const { return m_tally; }

private:
    void addUnderWay(const QJsonObject &record, qint64 rows)
    {
        const auto taken = countOf(record[key::success]).value_or(0);
        const auto refused = countOf(record[key::errors]).value_or(0);
        if (taken + refused > rows)
            return;
        m_tally.taken += taken;
        m_tally.refused += refused;
    }

    // Adds a part that the service has processed, or may have processed.
    void addJudged(const journal::JobRow &part, const QJsonObject &record, qint64 rows)
    {
        if (record.isEmpty() && part.state != RowState::Done) {
            m_tally.unknown += rows;
            return;
        }
        const auto counts = countsIn(record, rows);
        m_tally.taken += counts.taken;
        m_tally.refused += counts.refused;
        m_tally.unknown += counts.unknown;
        // A part that is still being processed has no final counts, and its state already shows
        // this.
        if (!counts.gap.isEmpty() && !catalogue::isUnderWay(record[key::status].toString()))
            note(part.number, counts.gap);
    }

    void note(qint64 part, const QString &gap)
    {
        m_tally.gaps.append(m_plan.rows.size() == 1
                                ? gap
                                : TallyWords::tr("File %1: %2", "number of a file, sentence")
                                      .arg(QString::number(part), gap));
    }

    const ImportPlan &m_plan;
    const bool m_jobEnded;
    ImportTally m_tally;
};

} // namespace

ImportPartCounts countsIn(const QJsonObject &record, qint64 rows)
{
    const auto total = countOf(record[key::total]);
    const auto success = countOf(record[key::success]);
    const auto errors = countOf(record[key::errors]);
    if (!success || !errors)
        return {.unknown = rows,
                .gap = TallyWords::tr("The service did not report how many of the %L1 rows it "
                                      "imported.")
                           .arg(rows)};
    const auto judged = *success + *errors;
    if (judged > rows)
        return {.unknown = rows,
                .gap = TallyWords::tr("The service reports results for %L1 rows, but only %L2 "
                                      "were sent.")
                           .arg(judged)
                           .arg(rows)};
    ImportPartCounts counts{.taken = *success, .refused = *errors, .unknown = rows - judged};
    if (judged < rows)
        counts.gap = TallyWords::tr("The service reports results for only %L1 of %L2 rows.")
                         .arg(judged)
                         .arg(rows);
    else if (!total)
        counts.gap = TallyWords::tr("The service did not report how many rows it read.");
    else if (*total != rows)
        counts.gap =
            TallyWords::tr("The service read %L1 rows, but %L2 were sent.").arg(*total).arg(rows);
    return counts;
}

bool importedNothing(const QJsonObject &record)
{
    const auto success = record[key::success];
    return success.isUndefined() || success.isNull() || countOf(success) == 0;
}

journal::Balance ImportTally::balance() const
{
    return {.rows = rows + heldBack + leftOut,
            .taken = taken,
            .refused = refused + failed,
            .unknown = unknown,
            .heldBack = heldBack + notSent,
            .leftOut = leftOut,
            .waiting = waiting,
            .underWay = underWay(),
            .gaps = gaps};
}

ImportTally tallyOf(const ImportPlan &plan, const std::vector<journal::JobRow> &parts,
                    bool jobEnded)
{
    Tallier tallier(plan, jobEnded);
    std::vector<bool> seen(plan.rows.size(), false);
    for (const auto &part : parts) {
        const auto at = static_cast<std::size_t>(part.number - 1);
        if (part.number < 1 || at >= seen.size()) {
            tallier.addExtra(part.number);
            continue;
        }
        seen[at] = true;
        tallier.add(part, plan.rows[at]);
    }
    for (std::size_t at = 0; at < seen.size(); ++at) {
        if (!seen[at])
            tallier.addMissing(static_cast<qint64>(at) + 1, plan.rows[at]);
    }
    return tallier.tally();
}

base::Result<ImportTally> tallyOf(journal::Journal &journal)
{
    const auto &head = journal.head();
    const auto plan = importPlanOf(head.outline);
    if (!plan)
        return tl::unexpected(
            base::Problem{.what = TallyWords::tr("Couldn't read the import plan.")});
    return journal.rows()
        .find({}, 0, std::numeric_limits<int>::max())
        .map([&](const std::vector<journal::JobRow> &parts) {
            return tallyOf(*plan, parts, head.state == journal::JobState::Done);
        });
}

} // namespace storedesk::importrun
