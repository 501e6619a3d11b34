// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "columns/storedkind.h"
#include "csv/tablesource.h"

#include <QStringList>

namespace storedesk::columns {

class ColumnOutput;

// A column to store.
struct ColumnPlan
{
    // The index in the table.
    int column = 0;
    StoredKind kind = StoredKind::Text;
    // The index of a column that this text column replaces where it is empty, or -1. In rows with a
    // value in the replaced column, an empty text is stored.
    int insteadOf = -1;

    bool operator==(const ColumnPlan &) const = default;
};

enum class BuildResult : quint8 {
    Built,
    // Nothing was written. The caller has to complete the index first.
    NeedsIndex
};

// Reads the table once, on all cores, and writes the planned columns in the form that StoredColumns
// reads. An incomplete index is enough for most tables. The fingerprint identifies the source and
// is checked when the columns are opened. The folder is for temporary files.
[[nodiscard]] base::Result<BuildResult> buildColumns(const csv::TableSource &source,
                                                     const std::vector<ColumnPlan> &plan,
                                                     const QByteArray &fingerprint,
                                                     const QString &folder, ColumnOutput &output,
                                                     base::Progress &progress);

} // namespace storedesk::columns
