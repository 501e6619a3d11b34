// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exportrun/exportplan.h"
#include "journal/transferdecision.h"

namespace storedesk::journal {
class Journal;
} // namespace storedesk::journal

namespace storedesk::exportrun {

// One export in a job that ended without a file.
struct OpenExport
{
    // Row in the journal, from 1.
    qint64 row = 0;
    ExportPeriod period = {};
    journal::RowState state = journal::RowState::Refused;
    QString text = {};
    QString detail = {};
    // Exports at the service that may belong to this row. Only set if the outcome is unknown.
    QJsonArray candidates = {};

    bool operator==(const OpenExport &) const = default;
};

using ExportDecision = journal::TransferDecision;

[[nodiscard]] base::Result<std::vector<OpenExport>> openExports(journal::Journal &journal);

// Prepares an ended job for its next run: adopted exports are watched and downloaded, other decided
// exports are requested again, and those without a decision are looked up at the service again.
// Changes nothing if a decision is invalid.
[[nodiscard]] base::Result<void> decide(journal::Journal &journal,
                                        const std::vector<ExportDecision> &decisions);

} // namespace storedesk::exportrun
