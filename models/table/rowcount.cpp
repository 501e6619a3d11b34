// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowcount.h"

#include "table/csvreader.h"

#include <QFile>

namespace storedesk::table {

std::optional<qint64> rowsBelowHeader(const QString &path, Dialect dialect)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    CsvReader reader(file, dialect);
    qint64 rows = 0;
    if (reader.next()) {
        while (reader.next())
            rows += reader.blank() ? 0 : 1;
    }
    return reader.problem() ? std::nullopt : std::optional(rows);
}

} // namespace storedesk::table
