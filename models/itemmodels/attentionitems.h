// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/stock.h"
#include "itemmodels/transfer.h"

#include <QHash>

namespace storedesk::itemmodels {

// A condition that requires an action of the user.
struct AttentionItem
{
    enum class Kind : quint8 {
        FailedExport,
        FailedImport,
        RefusedRows,
        FewCoupons,
        PausedWorkflow,
        // Links of recently finished files.
        AgedLinks,
        // Rows of a job with an unknown result.
        UndecidedRows,
        // A job that stopped because of a problem, or that the user paused.
        PausedJob,
        // A scheduled export whose last run brought no table.
        FailedSchedule,
        // The offline copy of the contacts was not updated for days.
        OldMirror
    };

    Kind kind = Kind::FailedExport;
    // ID of the record or job; empty if it concerns several.
    QString id = {};
    QString name = {};
    // Refused or undecided rows, remaining coupons, or links. 0 if the rows are not counted.
    qint64 count = 0;
    qint64 total = 0;
    // When it happened, when the links expire, or when the mirror was updated.
    QDateTime when = {};
    // Whether there is a report about refused rows.
    bool hasReport = false;
    // Reason of a failure; empty if the service did not give one.
    QString reason = {};

    bool operator==(const AttentionItem &) const = default;
    // Returns a stable unique key.
    [[nodiscard]] QString key() const;
};

// The loaded records of a store.
struct AttentionInput
{
    Records exports = {};
    Records imports = {};
    Records couponSets = {};
    Records workflows = {};
    QDateTime exportsReadAt = {};
    // In percent.
    int stockWarning = usualStockWarning;
    // The user's own warning levels by the id of the coupon set.
    QHash<QString, qint64> warnBelow = {};
};

// Number of days that a failed transfer stays in the list.
inline constexpr int daysOfNeeds = 30;

// Ordered by severity, the most severe first.
[[nodiscard]] std::vector<AttentionItem> needsOf(const AttentionInput &findings,
                                                 const QDateTime &now);

} // namespace storedesk::itemmodels
