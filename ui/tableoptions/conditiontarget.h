// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "statistics/profile.h"

#include <functional>

class QObject;

namespace storedesk::sheet {
class Sheet;
} // namespace storedesk::sheet

namespace storedesk::ui::tableoptions {

// Describes the table to which conditions apply.
struct ConditionTarget
{
    using Counted = std::function<void(base::Result<statistics::DistinctValues>)>;

    QList<sheet::SheetColumn> columns = {};
    // Returns the trace column for a column; set only for a table of differences.
    std::function<int(int column)> traceOf = {};
    // Counts the values in a column and calls counted unless the context is destroyed first. A
    // later count replaces an earlier one. If empty, values are not listed.
    std::function<void(int column, QObject *context, const Counted &counted)> count = {};
};

// The sheet must outlive the returned target.
[[nodiscard]] ConditionTarget targetOf(const sheet::Sheet &sheet);

} // namespace storedesk::ui::tableoptions
