// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "imports/partwriter.h"

#include <memory>

namespace storedesk::imports {

// Writes rows that need no conversion as parts of an import: below the size limit, with a line map
// for each part.
class PlainParts final
{
public:
    // The folder must exist and be private.
    PlainParts(QString folder, QStringList fields, qint64 partBytes);

    void add(const QByteArrayList &cells);
    [[nodiscard]] base::Result<void> finish();
    // Rows of each part.
    [[nodiscard]] const std::vector<qint64> &rows() const { return m_rows; }

private:
    void begin();
    void endPart();

    const QString m_folder;
    const QStringList m_fields;
    const qint64 m_partBytes;
    std::unique_ptr<base::NewFile> m_file;
    std::optional<csv::CsvWriter> m_csv;
    std::vector<PartLine> m_lines;
    std::vector<qint64> m_rows;
    // Upper bound of the size of the part.
    qint64 m_bytes = 0;
    // Line of the part at which the next row begins.
    quint32 m_line = 0;
    quint32 m_row = 0;
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::imports
