// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvwriter.h"
#include "csv/spool.h"
#include "tablefile/unpacklimits.h"

#include <QByteArrayList>

#include <optional>
#include <span>
#include <vector>

namespace storedesk::tablefile {

// Writes the rows of a sheet as CSV. Sheets omit trailing empty cells, so rows are padded to the
// width of the widest of the first rows. Otherwise they would seem to have lost cells.
class SheetCsv final
{
public:
    // The output is limited in proportion to the size of the source file.
    SheetCsv(const QString &temporaryFolder, qint64 packedSize);

    // Rows are numbered from 1 and must be in order. Omitted rows are blank.
    [[nodiscard]] bool add(qint64 row, std::span<const QByteArrayView> cells);
    [[nodiscard]] const std::optional<base::Problem> &problem() const { return m_problem; }
    [[nodiscard]] base::Result<std::shared_ptr<const csv::BlockFile>> finish(const QString &name);

private:
    // Writes the waiting rows once the width is known.
    void begin();
    void write(qint64 row, std::span<const QByteArrayView> cells, std::size_t width);

    struct Waiting
    {
        qint64 row;
        QByteArrayList cells;
    };

    csv::Spool m_spool;
    csv::CsvWriter m_writer;
    UnpackBudget m_budget;
    std::vector<Waiting> m_waiting;
    qint64 m_waitingBytes = 0;
    std::size_t m_width = 0;
    // Row number.
    qint64 m_next = 1;
    bool m_begun = false;
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::tablefile
