// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvreader.h"
#include "csv/tabledevice.h"
#include "tablefile/tableopener.h"

#include <memory>

namespace storedesk::listtools {

// Reads the rows of a list, which has headings.
class ListReader final
{
public:
    // The progress object must outlive the reader.
    [[nodiscard]] static base::Result<std::unique_ptr<ListReader>>
    open(const QString &file, const QString &temporaryFolder, base::Progress &progress);

    [[nodiscard]] const QStringList &headings() const { return m_headings; }
    // Fails and names the columns if there is no such heading. Ignores case.
    [[nodiscard]] base::Result<int> columnOf(const QString &heading) const;
    // Moves to the next row that is not blank. Returns false at the end or after a problem.
    [[nodiscard]] bool next();
    // Returns the cells of the row, one for each heading.
    [[nodiscard]] QByteArrayList cells() const;
    // Returns the cell in the form in which keys are compared.
    [[nodiscard]] QByteArray keyIn(int column) const;
    // Fails if the list could not be read to its end, or if a row has more cells than headings.
    [[nodiscard]] base::Result<void> end() const;

private:
    ListReader(QString file, tablefile::OpenedTable opened, base::Progress &progress);

    const QString m_file;
    tablefile::OpenedTable m_opened;
    std::unique_ptr<csv::TableDevice> m_device;
    csv::CsvReader m_reader;
    QStringList m_headings;
    // The line of the first row with too many cells, or 0.
    qint64 m_unevenLine = 0;
};

} // namespace storedesk::listtools
