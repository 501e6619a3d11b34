// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvreader.h"
#include "csv/tabledevice.h"

#include <memory>

namespace storedesk::importcheck {

// A table of the service: the first row contains field names, and the other rows are read one by
// one.
class HeadedTable final
{
public:
    // The progress must outlive this object.
    [[nodiscard]] static base::Result<std::unique_ptr<HeadedTable>>
    open(const QString &path, const QString &temporaryFolder, base::Progress &progress);

    // Returns -1 if there is no such column.
    [[nodiscard]] int columnOf(const QString &field) const;
    // Moves to the next row that is not blank.
    [[nodiscard]] bool next();
    // Returns an empty view if there is no such column.
    [[nodiscard]] QByteArrayView cell(int column) const;
    // Fails if the table could not be read to its end.
    [[nodiscard]] base::Result<void> end() const;

private:
    HeadedTable(std::unique_ptr<csv::TableDevice> device, const csv::Dialect &dialect);

    std::unique_ptr<csv::TableDevice> m_device;
    csv::CsvReader m_reader;
    QList<QByteArray> m_headings;
};

} // namespace storedesk::importcheck
