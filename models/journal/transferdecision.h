// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "journal/jobrow.h"

#include <QJsonArray>

#include <vector>

namespace storedesk::journal {

// The user's decision about an export or import with an unknown outcome.
struct TransferDecision
{
    // Its row in the journal, from 1.
    qint64 row = 0;
    // The ID of the chosen candidate. If empty, the request is sent again.
    QString adopt = {};

    bool operator==(const TransferDecision &) const = default;
};

// Fails if a decision names a row that is not among the rows with an unknown outcome.
[[nodiscard]] base::Result<void> checkRows(const std::vector<TransferDecision> &decisions,
                                           const std::vector<JobRow> &unknown);

// Returns the record with which the row of an adopted candidate continues. The record contains only
// the ID, because everything else has to be read again. Fails if the ID in the decision does not
// belong to a candidate.
[[nodiscard]] base::Result<QByteArray> adopted(const TransferDecision &decision,
                                               const QJsonArray &candidates);

} // namespace storedesk::journal
