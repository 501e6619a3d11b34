// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowcount.h"

#include "csv/csvreader.h"

#include "csv/tabledevice.h"

namespace storedesk::csv {

std::optional<qint64> rowsBelowHeader(const QString &path, Dialect dialect)
{
    const auto file = BlockFile::open(path);
    if (!file)
        return std::nullopt;
    TableDevice device(*file);
    CsvReader reader(device, dialect);
    qint64 rows = 0;
    if (reader.next()) {
        while (reader.next())
            rows += reader.blank() ? 0 : 1;
    }
    return (*file)->check() ? std::optional(rows) : std::nullopt;
}

} // namespace storedesk::csv
