// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/stock.h"
#include "itemmodels/transfer.h"

#include <QHash>

namespace storedesk::itemmodels {

// A condition that requires the user to act.
struct AttentionItem
{
    enum class Kind : quint8 {
        FailedExport,
        FailedImport,
        RefusedRows,
        FewCoupons,
        PausedWorkflow,
        // Links to recently finished files that have expired or are about to expire.
        AgedLinks,
        // Rows of a job with an unknown result.
        UndecidedRows,
        // A job that stopped because of a problem, or that the user paused.
        PausedJob,
        // A scheduled export whose last run produced no table.
        FailedSchedule,
        // The offline copy of the contacts was not updated for days.
        OldMirror,
        // Jobs wait because the service has not responded for a while.
        Outage,
        // Rows of a completed job that were rejected or could not be sent.
        FailedRows,
        // A transfer without a journal, such as a download, that failed or was interrupted.
        FailedTransfer
    };

    Kind kind = Kind::FailedExport;
    // ID of the record, job or transfer. Empty if the item concerns several records or jobs.
    QString id = {};
    QString name = {};
    // Refused or undecided rows, remaining coupons, links, or waiting jobs. 0 if the rows are not
    // counted.
    qint64 count = 0;
    qint64 total = 0;
    // When the problem occurred, when the links expire, when the mirror was last updated, or when
    // announced maintenance is to end.
    QDateTime when = {};
    // Whether there is a report about refused rows.
    bool hasReport = false;
    // The reason for a failure. Empty if the service did not give one.
    QString reason = {};

    bool operator==(const AttentionItem &) const = default;
    // Returns a stable unique key.
    [[nodiscard]] QString key() const;
};

// A store's loaded records.
struct AttentionInput
{
    Records exports = {};
    Records imports = {};
    Records couponSets = {};
    Records workflows = {};
    QDateTime exportsReadAt = {};
    // The threshold in percent.
    int stockWarning = usualStockWarning;
    // The user's own warning levels, indexed by the id of the coupon set.
    QHash<QString, qint64> warnBelow = {};
};

// The number of days for which a failed transfer stays in the list.
inline constexpr int daysOfNeeds = 30;

// Returns the items sorted by severity, most severe first.
[[nodiscard]] std::vector<AttentionItem> needsOf(const AttentionInput &findings,
                                                 const QDateTime &now);

} // namespace storedesk::itemmodels
