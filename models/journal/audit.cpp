// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/audit.h"

#include "base/databaseproblem.h"
#include "journal/digests.h"

#include <QCoreApplication>

namespace storedesk::journal {

namespace {

QString damageText()
{
    return QCoreApplication::translate("Journal", "The job file is damaged.");
}

// Adds up the rows in each state. Counts only rows with an outcome.
base::Result<void> addCounts(base::Query rows, RowCounts &counts)
{
    while (rows.next()) {
        const auto state = rowStateFrom(rows.number(0));
        if (!state || rows.number(1) < 0)
            return tl::unexpected(
                damage(QCoreApplication::translate("Journal", "A row has an invalid status.")));
        counts.set(*state, counts[*state] + rows.number(1));
    }
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return {};
}

base::Result<qint64> firstNumber(base::Query rows)
{
    const auto number = rows.next() ? rows.number(0) : 0;
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return number;
}

// Rows that were never started have no outcome and are waiting.
base::Result<RowCounts> withWaiting(RowCounts counts, qint64 rows)
{
    const auto untouched = rows - counts.total();
    if (untouched < 0)
        return tl::unexpected(
            damage(QCoreApplication::translate("Journal", "Rows of the table are missing.")));
    counts.set(RowState::Waiting, counts[RowState::Waiting] + untouched);
    return counts;
}

struct Digest
{
    // SQL that selects the lowest number of a damaged row.
    const char *sql;
    // Source text for translation.
    const char *why;
};

// clang-format off
constexpr std::array digests{
    Digest{"SELECT coalesce(min(number), 0) FROM row NOT INDEXED WHERE digest IS NOT " JOURNAL_ROW_DIGEST,
           QT_TRANSLATE_NOOP("Journal", "Row %1 of the table was changed after it was stored.")},
    Digest{"SELECT coalesce(min(number), 0) FROM outcome NOT INDEXED WHERE digest IS NOT " JOURNAL_OUTCOME_DIGEST
           " OR NOT EXISTS (SELECT 1 FROM row WHERE row.number = outcome.number)",
           QT_TRANSLATE_NOOP("Journal", "The result of row %1 was changed after it was stored.")},
    Digest{"SELECT coalesce(min(id), 0) FROM reason NOT INDEXED WHERE digest IS NOT " JOURNAL_REASON_DIGEST,
           QT_TRANSLATE_NOOP("Journal", "Reason %1 was changed after it was stored.")},
};
// clang-format on

base::Result<void> auditContent(base::Database &database)
{
    for (const auto &[sql, why] : digests) {
        const auto damaged = firstNumber(database.query(sql));
        if (!damaged)
            return tl::unexpected(damaged.error());
        if (*damaged != 0)
            return tl::unexpected(
                damage(QCoreApplication::translate("Journal", why).arg(*damaged)));
    }
    const auto rows = firstNumber(database.query("SELECT count(*) FROM row NOT INDEXED"));
    if (!rows)
        return tl::unexpected(rows.error());
    RowCounts counts;
    if (auto added = addCounts(
            database.query("SELECT state, count(*) FROM outcome NOT INDEXED GROUP BY state"),
            counts);
        !added)
        return added;
    const auto byTable = withWaiting(counts, *rows);
    const auto byIndex = countRows(database);
    if (!byTable || !byIndex)
        return tl::unexpected(byTable ? byIndex.error() : byTable.error());
    if (*byTable != *byIndex)
        return tl::unexpected(
            damage(QCoreApplication::translate("Journal", "An index doesn't match the rows.")));
    return {};
}

} // namespace

std::optional<RowState> rowStateFrom(qint64 number)
{
    return number >= 0 && number < static_cast<qint64>(RowState::Count)
        ? std::optional(static_cast<RowState>(number))
        : std::nullopt;
}

base::Problem damage(const QString &why)
{
    return {.what = damageText(), .why = why};
}

bool isJournalDamage(const base::Problem &problem)
{
    return problem.what == damageText() || base::isDamage(problem);
}

// Rows are numbered from 1 without gaps.
base::Result<RowCounts> countRows(base::Database &database)
{
    const auto rows = firstNumber(database.query("SELECT coalesce(max(number), 0) FROM row"));
    if (!rows)
        return tl::unexpected(rows.error());
    RowCounts counts;
    return addCounts(database.query("SELECT state, count(*) FROM outcome INDEXED BY outcome_state"
                                    " GROUP BY state"),
                     counts)
        .and_then([&] { return withWaiting(counts, *rows); });
}

// Reads in one transaction, because another process may be writing.
base::Result<void> audit(base::Database &database)
{
    if (auto begun = database.run("BEGIN"); !begun)
        return begun;
    auto content = auditContent(database);
    const auto ended = database.run("COMMIT");
    return content ? ended : content;
}

} // namespace storedesk::journal
