// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/ordermatching.h"
#include "purchases/orderplan.h"

namespace storedesk::cli {

// Prints the matching of columns, one line each.
void printMatching(const purchases::OrderMatching &matching, const QStringList &columns,
                   bool asJson);
// Prints the status words of the file, or that it has none and all orders count as sales.
void printStatuses(const purchases::OrderBook &book, bool asJson);
// Asks about unknown status words. Prints nothing if all are known.
void printUnknownStatuses(const purchases::OrderBook &book, bool asJson);
// Prints orders that are held back or left out, orders that exist, missing records, and the totals.
void printPlan(const purchases::OrderPlan &plan, qint64 lines, bool asJson);

} // namespace storedesk::cli
