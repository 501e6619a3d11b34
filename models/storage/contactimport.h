// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QStringList>

#include <functional>
#include <vector>

namespace storedesk::storage {

// How an import affects existing contacts.
enum class MergePolicy : quint8 { Keep, FillBlanks, Replace };

// The rows in a contacts import that the service accepted.
struct ContactImport
{
    using Row = QList<QByteArray>;

    QString job;
    MergePolicy existing = MergePolicy::Keep;
    QDateTime began = {};
    QDateTime ended = {};
    // The keys of the columns.
    QStringList fields = {};
    // The number of rows that have an unknown result or share their contact with another row.
    qint64 missing = 0;
    // Returns the next rows, or an empty list at the end. Each contact appears at most once. Null
    // if there are no rows.
    std::function<std::vector<Row>()> next = {};
};

} // namespace storedesk::storage
