// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvreader.h"
#include "csv/tabledevice.h"
#include "tablefile/tableopener.h"

#include <memory>

namespace storedesk::importcheck {

// A table from the service. The first row contains field names, and the other rows are read one by
// one.
class HeadedTable final
{
public:
    // The progress object must outlive the table.
    [[nodiscard]] static base::Result<std::unique_ptr<HeadedTable>>
    open(const QString &path, const QString &temporaryFolder, base::Progress &progress);

    // Returns -1 if there is no such column.
    [[nodiscard]] int columnOf(const QString &field) const;
    // Moves to the next row that is not blank.
    [[nodiscard]] bool next();
    // Returns the number of the current row in the file, where the headings are row 0.
    [[nodiscard]] qint64 row() const { return m_row; }
    [[nodiscard]] const tablefile::OpenedTable &opened() const { return m_opened; }
    [[nodiscard]] const QList<QByteArray> &headings() const { return m_headings; }
    // Returns an empty view if there is no such column.
    [[nodiscard]] QByteArrayView cell(int column) const;
    // Fails if the table could not be read to its end.
    [[nodiscard]] base::Result<void> end() const;

private:
    HeadedTable(tablefile::OpenedTable opened, base::Progress &progress);

    tablefile::OpenedTable m_opened;
    std::unique_ptr<csv::TableDevice> m_device;
    csv::CsvReader m_reader;
    QList<QByteArray> m_headings;
    qint64 m_row = 0;
};

} // namespace storedesk::importcheck
