// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/fix.h"

#include <memory>
#include <span>

namespace storedesk::imports {

// A fault of a cell; eight bytes, because a large file has millions.
struct CellFault
{
    quint32 row = 0; // of the file
    quint16 column = 0;
    FaultKind kind = FaultKind::None;

    bool operator==(const CellFault &) const = default;
};

// A kind of fault in a column.
struct FaultGroup
{
    FaultKind kind = FaultKind::None;
    int column = 0;
    qint64 cells = 0;
    QString example = {}; // the first cell of it
    std::vector<Fix> fixes = {}; // that are offered, the best first
    std::vector<QString> titles = {}; // of those, for buttons
    // The cells can be read in two ways, and nothing in the column tells which is meant:
    // 03/04/2026.
    bool ambiguous = false;

    bool operator==(const FaultGroup &) const = default;
};

// Blank cells of a column in the rows that are sent.
struct BlankCells
{
    int column = 0;
    qint64 cells = 0;

    bool operator==(const BlankCells &) const = default;
};

// Which rows of a checked table.
struct RowChoice
{
    enum class Which : quint8 { All, Good, ToFix, Warned, LeftOut, Group };

    Which which = Which::All;
    FaultKind kind = FaultKind::None; // of a Group
    int column = 0;

    bool operator==(const RowChoice &) const = default;
};

// What a check of all rows came to. Good rows are sent; those with a warning too.
struct CheckResult
{
    qint64 rows = 0; // = good + to fix + left out
    qint64 good = 0;
    qint64 toFix = 0;
    qint64 warned = 0; // of the good ones
    qint64 leftOut = 0; // on purpose
    std::vector<FaultGroup> groups = {}; // most cells first, warnings last
    // Of imported columns that do not name the record: they erase values where existing records are
    // overwritten. Columns without blank cells are not listed.
    std::vector<BlankCells> blanks = {};
    // By row, then column; of rows that are left out too.
    std::shared_ptr<const std::vector<CellFault>> faults = {};
    std::shared_ptr<const std::vector<quint32>> leftOutRows = {}; // sorted
    std::shared_ptr<const std::vector<quint32>> blankRows = {}; // lines with nothing in them
    quint32 firstRow = 0;

    // Rows of the file in their order.
    [[nodiscard]] std::vector<quint32> rowsOf(const RowChoice &choice) const;
    [[nodiscard]] std::span<const CellFault> faultsOf(qint64 row) const;
    [[nodiscard]] FaultKind faultOf(qint64 row, int column) const;
    [[nodiscard]] bool isLeftOut(qint64 row) const;
    [[nodiscard]] bool isGood(qint64 row) const; // it is sent
};

} // namespace storedesk::imports
