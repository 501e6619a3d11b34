// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/columnrole.h"
#include "tablefile/tableopener.h"

#include <QHash>

namespace storedesk::insights {

// The headings of a file and its first rows.
struct ColumnSample
{
    InputTable table = InputTable::Activities;
    QStringList headings = {};
    QList<QStringList> rows = {};

    // The non-empty values of a column.
    [[nodiscard]] QStringList valuesOf(int column) const;
    // Identifies the set of headings, regardless of their order.
    [[nodiscard]] QString fingerprint() const;
};

[[nodiscard]] base::Result<ColumnSample> sampleOf(InputTable table, const QString &path,
                                                  const tablefile::OpenOptions &options,
                                                  base::Progress &progress);

// Returns the names of roles by heading that the values suggest for columns without a role: ids,
// known types of activities, times, amounts and emails. They are proposals, which the user
// confirms.
[[nodiscard]] QHash<QString, QString> proposedRoles(const ColumnSample &sample,
                                                    const QJsonObject &choices);

} // namespace storedesk::insights
