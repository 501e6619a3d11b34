// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QStringList>

#include <functional>
#include <vector>

namespace storedesk::storage {

// The effect of an import on existing contacts.
enum class MergePolicy : quint8 { Keep, FillBlanks, Replace };

// The rows of an import of contacts that the service accepted.
struct ContactImport
{
    using Row = QList<QByteArray>;

    QString job;
    MergePolicy existing = MergePolicy::Keep;
    QDateTime began = {};
    QDateTime ended = {};
    // Keys of the columns.
    QStringList fields = {};
    // Rows with an unknown result, and rows that share their contact with another row.
    qint64 missing = 0;
    // Returns the next rows, each contact at most once, or an empty list at the end. Null if there
    // are no rows.
    std::function<std::vector<Row>()> next = {};
};

} // namespace storedesk::storage
