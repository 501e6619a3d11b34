// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "table/profile.h"

#include <functional>

class QObject;

namespace storedesk::sheet {
class Sheet;
} // namespace storedesk::sheet

namespace storedesk::ui::reading {

// What conditions can be made about.
struct ConditionTarget
{
    using Counted = std::function<void(base::Result<table::DistinctValues>)>;

    QList<sheet::SheetColumn> columns = {};
    std::function<int(int column)> traceOf = {}; // in a table of differences
    // Counts the values of a column, for the context; a count that is asked for later replaces it.
    // Empty: they are not listed.
    std::function<void(int column, QObject *context, const Counted &counted)> count = {};
};

// The sheet outlives whoever asks.
[[nodiscard]] ConditionTarget targetOf(const sheet::Sheet &sheet);

} // namespace storedesk::ui::reading
