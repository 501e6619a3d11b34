// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/answerengine.h"

#include <QDate>
#include <QString>

namespace storedesk::insightviews {

// The days that are covered by the data and by the chosen period.
struct CoveredDays
{
    QDate first = {};
    QDate last = {};
};
[[nodiscard]] CoveredDays coveredDays(const insights::DataSummary &data,
                                      const insights::InsightInput &input);
// "1 Jan 2026 to 30 Jun 2026".
[[nodiscard]] QString periodText(const CoveredDays &days);
// "1 Jan 2026 to 30 Jun 2026 · as of 1 Jul 2026 00:00 · Europe/Madrid".
[[nodiscard]] QString coverageText(const insights::DataSummary &data,
                                   const insights::InsightInput &input);
// When the data ends, in the zone of the store.
[[nodiscard]] QString asOfText(const insights::InsightInput &input);

// The sum of the used rows and those that were left out: "13 + 1 = 14 rows".
struct BalanceSum
{
    QString text = {};
    // Whether it is the number of rows in the files.
    bool isRight = false;
};
[[nodiscard]] BalanceSum balanceSum(const insights::RowUse &use);

} // namespace storedesk::insightviews
