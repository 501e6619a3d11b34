// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/stock.h"
#include "items/transfer.h"

namespace storedesk::items {

// Something that goes on only when a person does something.
struct Need
{
    enum class Kind : quint8 {
        FailedExport,
        FailedImport,
        RefusedRows,
        FewCoupons,
        PausedWorkflow,
        AgedLinks // of the files that were finished lately
    };

    Kind kind = Kind::FailedExport;
    QString id = {}; // of the record; empty when it is about several
    QString name = {};
    qint64 count = 0; // rows refused, coupons left, links
    qint64 total = 0;
    QDateTime when = {}; // it happened, or the links end
    bool hasReport = false; // about the rows that were refused
    QString reason = {}; // of a failure; empty: the service did not say

    bool operator==(const Need &) const = default;
    // Tells it from all others, now and later.
    [[nodiscard]] QString key() const;
};

// What was read of a store, and when.
struct Findings
{
    Records exports = {};
    Records imports = {};
    Records couponSets = {};
    Records workflows = {};
    QDateTime exportsReadAt = {};
    int stockWarning = usualStockWarning; // percent
};

// For how many days a failed transfer stays in the list.
inline constexpr int daysOfNeeds = 30;

// Ordered by severity, the worst first.
[[nodiscard]] std::vector<Need> needsOf(const Findings &findings, const QDateTime &now);

} // namespace storedesk::items
