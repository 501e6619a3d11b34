// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/exportplan.h"

namespace storedesk::journal {
class Journal;
} // namespace storedesk::journal

namespace storedesk::jobs {

// One export of a job that did not end with a file.
struct OpenExport
{
    // Its row in the journal, from 1.
    qint64 row = 0;
    ExportPeriod period = {};
    journal::RowState state = journal::RowState::Refused;
    QString text = {};
    QString detail = {};
    // Exports at the service that may be this one. Only when the outcome is unknown.
    QJsonArray candidates = {};

    bool operator==(const OpenExport &) const = default;
};

// What to do about an export whose outcome is unknown.
struct ExportDecision
{
    qint64 row = 0;
    // A candidate that is this export; empty: request it again.
    QString adopt = {};

    bool operator==(const ExportDecision &) const = default;
};

[[nodiscard]] base::Result<std::vector<OpenExport>> openExports(journal::Journal &journal);

// Prepares a job that has ended for its next run: adopted exports are watched and fetched, the
// others that were decided about are requested again, and those without a decision are looked up
// at the service again. Changes nothing when a decision does not fit.
[[nodiscard]] base::Result<void> decide(journal::Journal &journal,
                                        const std::vector<ExportDecision> &decisions);

} // namespace storedesk::jobs
