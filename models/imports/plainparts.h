// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/newfile.h"
#include "imports/partwriter.h"
#include "table/csvwriter.h"

#include <memory>

namespace storedesk::imports {

// Rows that need no conversion, as the parts of an import: below the limit of a file, with a map of
// their lines beside each.
class PlainParts final
{
public:
    // The folder is there and private.
    PlainParts(QString folder, QStringList fields, qint64 partBytes);

    void add(const QByteArrayList &cells);
    [[nodiscard]] base::Result<void> finish();
    [[nodiscard]] const std::vector<qint64> &rows() const { return m_rows; } // of each part

private:
    void begin();
    void endPart();

    const QString m_folder;
    const QStringList m_fields;
    const qint64 m_partBytes;
    std::unique_ptr<base::NewFile> m_file;
    std::optional<table::CsvWriter> m_csv;
    std::vector<PartLine> m_lines;
    std::vector<qint64> m_rows;
    qint64 m_bytes = 0; // of the part, at most
    quint32 m_line = 0; // of the part, where the next row begins
    quint32 m_row = 0;
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::imports
