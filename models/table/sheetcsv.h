// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/csvwriter.h"
#include "table/spool.h"
#include "table/unpacklimits.h"

#include <QByteArrayList>

#include <optional>
#include <span>
#include <vector>

namespace storedesk::table {

// Writes the rows of a sheet as CSV. Sheets do not end their rows with empty cells: rows become as
// wide as the widest of the first ones, so that none seems to have lost a cell.
class SheetCsv final
{
public:
    // What may come out is bounded by the size of the file it comes from.
    SheetCsv(const QString &temporaryFolder, qint64 packedSize);

    // Rows are numbered from 1 and come in their order; those left out are blank.
    [[nodiscard]] bool add(qint64 row, std::span<const QByteArrayView> cells);
    [[nodiscard]] const std::optional<base::Problem> &problem() const { return m_problem; }
    [[nodiscard]] base::Result<std::shared_ptr<const TableFile>> finish(const QString &name);

private:
    void begin(); // the width is known: writes what waits for it
    void write(qint64 row, std::span<const QByteArrayView> cells, std::size_t width);

    struct Waiting
    {
        qint64 row;
        QByteArrayList cells;
    };

    Spool m_spool;
    CsvWriter m_writer;
    UnpackBudget m_budget;
    std::vector<Waiting> m_waiting;
    qint64 m_waitingBytes = 0;
    std::size_t m_width = 0;
    qint64 m_next = 1; // row
    bool m_begun = false;
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::table
