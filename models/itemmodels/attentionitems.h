// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/stock.h"
#include "itemmodels/transfer.h"

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
        AgedLinks
    };

    Kind kind = Kind::FailedExport;
    // ID of the record; empty if it concerns several.
    QString id = {};
    QString name = {};
    // Refused rows, remaining coupons, or links.
    qint64 count = 0;
    qint64 total = 0;
    // When it happened, or when the links expire.
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
};

// Number of days that a failed transfer stays in the list.
inline constexpr int daysOfNeeds = 30;

// Ordered by severity, the most severe first.
[[nodiscard]] std::vector<AttentionItem> needsOf(const AttentionInput &findings,
                                                 const QDateTime &now);

} // namespace storedesk::itemmodels
