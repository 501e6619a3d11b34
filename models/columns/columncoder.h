// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "codes/codedcolumn.h"
#include "csv/tablesource.h"

#include <map>

namespace storedesk::columns {

struct CodedColumns
{
    // Columns with too many different texts are missing.
    std::map<int, std::shared_ptr<const codes::CodedColumn>> columns = {};
    // The rows without any cell, in order.
    std::vector<qint64> blankRows = {};
};

struct CodingLimits
{
    // A column whose different texts need more memory than this in one thread is left out.
    std::size_t mostTextBytes = 64 * 1024 * 1024;
    // A table with more blank rows than this has no coded columns.
    std::size_t mostBlankRows = 1'000'000;
};

// Reads columns once, on all cores. Small columns stay in memory. Larger ones are stored in the
// folder, in private files without a name, which end with the program.
[[nodiscard]] base::Result<CodedColumns>
codeColumns(const csv::TableSource &source, const std::vector<int> &columns, const QString &folder,
            base::Progress &progress, const CodingLimits &limits = {});

} // namespace storedesk::columns
