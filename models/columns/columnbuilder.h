// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "columns/storedkind.h"
#include "csv/tablesource.h"

#include <QIODevice>
#include <QStringList>

namespace storedesk::columns {

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

// Reads the table once, on all cores, and writes the planned columns in the form that StoredColumns
// reads. The fingerprint identifies the source and is checked when the columns are opened. The
// folder is for temporary files.
[[nodiscard]] base::Result<void> buildColumns(const csv::TableSource &source,
                                              const std::vector<ColumnPlan> &plan,
                                              const QByteArray &fingerprint, const QString &folder,
                                              QIODevice &device, base::Progress &progress);

} // namespace storedesk::columns
