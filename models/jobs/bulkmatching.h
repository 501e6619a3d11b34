// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"
#include "records/columnmatch.h"

namespace storedesk::jobs {

// The use of one column of the table.
struct ColumnAssignment
{
    enum class Use : quint8 { Ignored, Key, Field };

    Use use = Use::Ignored;
    // Key of the field. Only for Use::Field.
    QString field = {};
    // Origin of the match.
    records::ColumnMatch::How how = records::ColumnMatch::How::None;

    bool operator==(const ColumnAssignment &) const = default;
};

// Returns the rule that key columns are matched with for this operation. Empty if the operation has
// no record key.
[[nodiscard]] catalogue::FieldSet keyRules(const catalogue::Operation &operation);
// Proposes a key column and target fields based on the column names. Columns added by an earlier
// report are ignored.
[[nodiscard]] std::vector<ColumnAssignment> proposedChoices(const BulkPlan &plan,
                                                            const QStringList &columns);
[[nodiscard]] BulkPlan planWith(BulkPlan plan, const std::vector<ColumnAssignment> &choices);
// Returns the choices that the plan was built from.
[[nodiscard]] std::vector<ColumnAssignment> choicesOf(const BulkPlan &plan, qsizetype columns);

} // namespace storedesk::jobs
