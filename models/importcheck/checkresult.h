// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/repair.h"

#include <memory>
#include <span>

namespace storedesk::importcheck {

// A fault in a cell. Takes only eight bytes, because a large file may have millions of faults.
struct CellFault
{
    // The row in the file.
    quint32 row = 0;
    quint16 column = 0;
    FaultKind kind = FaultKind::None;

    bool operator==(const CellFault &) const = default;
};

// All faults of one kind in a column.
struct FaultGroup
{
    FaultKind kind = FaultKind::None;
    int column = 0;
    qint64 cells = 0;
    // The first affected cell.
    QString example = {};
    // Offered repairs, best first.
    std::vector<Repair> repairs = {};
    // Button labels of the repairs.
    std::vector<QString> titles = {};
    // Whether the cells are ambiguous, such as 03/04/2026, and nothing in the column resolves the
    // ambiguity.
    bool ambiguous = false;

    bool operator==(const FaultGroup &) const = default;
};

// The blank cells in one column of the rows that are sent.
struct BlankCells
{
    int column = 0;
    qint64 cells = 0;

    bool operator==(const BlankCells &) const = default;
};

// Selects rows in a checked table.
struct RowChoice
{
    enum class Which : quint8 { All, Good, Faulty, Warned, LeftOut, Group };

    Which which = Which::All;
    // Used only with Group.
    FaultKind kind = FaultKind::None;
    int column = 0;

    bool operator==(const RowChoice &) const = default;
};

// The result of checking all rows. Valid rows are sent, including those with a warning.
struct CheckResult
{
    // The sum of good, faulty and leftOut.
    qint64 rows = 0;
    qint64 good = 0;
    qint64 faulty = 0;
    // Valid rows with a warning.
    qint64 warned = 0;
    // Rows that were left out deliberately.
    qint64 leftOut = 0;
    // Groups with the most cells first, warnings last.
    std::vector<FaultGroup> groups = {};
    // Blank cells in imported columns other than keys. They erase values if existing records are
    // overwritten. Columns without blank cells are not listed.
    std::vector<BlankCells> blanks = {};
    // Sorted by row, then column. Includes rows that are left out.
    std::shared_ptr<const std::vector<CellFault>> faults = {};
    // Sorted.
    std::shared_ptr<const std::vector<quint32>> leftOutRows = {};
    // Rows without any content.
    std::shared_ptr<const std::vector<quint32>> blankRows = {};
    quint32 firstRow = 0;

    // Returns the best fix of each group that only changes the form of values and needs no
    // decision.
    [[nodiscard]] std::vector<Repair> safeRepairs() const;
    // Returns row numbers in the file, in ascending order.
    [[nodiscard]] std::vector<quint32> rowsOf(const RowChoice &choice) const;
    [[nodiscard]] std::span<const CellFault> faultsOf(qint64 row) const;
    [[nodiscard]] FaultKind faultOf(qint64 row, int column) const;
    [[nodiscard]] bool isLeftOut(qint64 row) const;
    // Returns whether the row is sent.
    [[nodiscard]] bool isGood(qint64 row) const;
};

} // namespace storedesk::importcheck
