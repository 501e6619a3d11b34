// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"
#include "jobs/columnmatch.h"

namespace storedesk::jobs {

// Where a column of the table goes.
struct ColumnChoice
{
    enum class Use : quint8 { Ignored, Key, Field };

    Use use = Use::Ignored;
    QString field = {}; // its key, for Field
    ColumnMatch::How how = ColumnMatch::How::None; // how it was found

    bool operator==(const ColumnChoice &) const = default;
};

// What names a record of this operation, as one rule that columns are matched with. Empty: nothing
// does.
[[nodiscard]] catalogue::FieldSet keyRules(const catalogue::Operation &operation);
// What the names of the columns suggest: which one names the record, and where the others go. What
// an earlier report added goes nowhere.
[[nodiscard]] std::vector<ColumnChoice> proposedChoices(const BulkPlan &plan,
                                                        const QStringList &columns);
// The plan with these columns.
[[nodiscard]] BulkPlan planWith(BulkPlan plan, const std::vector<ColumnChoice> &choices);
// The choices that a plan was made of.
[[nodiscard]] std::vector<ColumnChoice> choicesOf(const BulkPlan &plan, qsizetype columns);

} // namespace storedesk::jobs
