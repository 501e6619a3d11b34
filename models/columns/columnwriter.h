// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "columns/textpool.h"

#include <QIODevice>

namespace storedesk::columns {

// Collects rows of texts and writes them in the form that StoredColumns reads. For rows that are
// not in a table file; see columnbuilder.h for those.
class ColumnWriter final
{
public:
    explicit ColumnWriter(std::size_t columns);

    // Appends a row. Missing cells are empty, surplus ones are ignored.
    void add(std::span<const QByteArrayView> cells);
    [[nodiscard]] qint64 rows() const { return m_rows; }
    // Can be called only once.
    [[nodiscard]] base::Result<void> write(QIODevice &device, const QByteArray &fingerprint);

private:
    struct Column
    {
        TextPool pool = {};
        std::vector<quint32> codes = {};
    };

    void encode();

    std::vector<Column> m_columns;
    qint64 m_rows = 0;
    // The texts of rows that have no codes yet, and the sizes of their cells, row by row.
    QByteArray m_texts;
    std::vector<qsizetype> m_sizes;
};

} // namespace storedesk::columns
