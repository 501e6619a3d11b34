// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/prediction.h"

namespace storedesk::imports {

struct RefusedRow;

// A row whose result differs from the prediction.
struct DifferentRow
{
    enum class Result : quint8 { Imported, Rejected, NotImported, Unknown };

    // The line in the file.
    qint64 line = 0;
    qint64 row = 0;
    // The email or another key. Empty if it is unknown.
    QString name = {};
    importcheck::RowEffect foreseen = importcheck::RowEffect::NotSent;
    Result result = Result::Imported;
    QString reason = {};

    bool operator==(const DifferentRow &) const = default;
};

// Never change these names, because scripts read them.
[[nodiscard]] QLatin1StringView nameOf(DifferentRow::Result result);
[[nodiscard]] QString resultText(DifferentRow::Result result);

// Stores the predicted effect of each row in the folder of the job.
[[nodiscard]] base::Result<void> writeForeseen(const QString &folder,
                                               const std::vector<importcheck::RowEffect> &effects);
// Returns the predicted effects. Empty if there was no prediction.
[[nodiscard]] std::vector<importcheck::RowEffect> readForeseen(const QString &folder);

// What the service did with a part of the import.
struct PartOutcome
{
    qint64 part = 0;
    // Imported means that only single rows may have been rejected.
    DifferentRow::Result result = DifferentRow::Result::Imported;
    QString reason = {};
};

// What the service did with the rows.
struct RowOutcomes
{
    std::vector<PartOutcome> parts = {};
    const std::vector<RefusedRow> &refused;
    // Whether every rejected row is among these, so that all others were imported.
    bool isComplete = true;
};

// Compares the outcomes with the stored effects. Returns at most as many rows as a user can review,
// sorted by row.
[[nodiscard]] std::vector<DifferentRow> differentRows(const QString &folder,
                                                      const RowOutcomes &outcomes);

} // namespace storedesk::imports
