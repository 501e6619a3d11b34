// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/rowset.h"
#include "table/source.h"

#include <vector>

namespace storedesk::sheet {

// How the numbers or dates of a column are spread.
struct Histogram
{
    // Where each bar begins, and where the last ends: round numbers, or the starts of days, weeks,
    // months or years.
    std::vector<double> edges = {};
    bool openBelow = false; // the first bar also holds what is lower
    bool openAbove = false;
    std::vector<qint64> all = {};
    std::vector<qint64> passing = {}; // of all, those that are shown
    qint64 unread = 0; // filled cells of the rows shown that are in no bar

    bool operator==(const Histogram &) const = default;
    [[nodiscard]] bool isEmpty() const { return all.empty(); }
};

// About twenty bars with round edges; the few values far from all others share the last ones.
[[nodiscard]] base::Result<Histogram> histogramOf(const table::Source &source, int column,
                                                  const table::ColumnProfile &profile,
                                                  const table::RowSet *shown,
                                                  table::Progress &progress);

} // namespace storedesk::sheet
