// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/csvstate.h"

#include <QByteArray>

#include <array>

namespace storedesk::table {

// What a block of a file holds if it begins outside quotes [0] or inside [1]. Nobody knows which
// when the blocks are read in any order by several threads; put in a row they tell.
struct BlockSummary
{
    struct Side
    {
        qint64 rows = 0; // line ends that end a row
        qint64 innerEnds = 0; // line ends inside quotes, and of remarks
        qsizetype firstRow = -1; // where the first row begins that begins behind one of them
        qint64 linesBefore = 0; // inner ends before that
        bool irregular =
            false; // a quote stands where none may: only the slow reader knows what it means

        bool operator==(const Side &) const = default;
    };

    std::array<Side, 2> sides;
    bool oddQuotes = false;

    bool operator==(const BlockSummary &) const = default;
};

// before and after are the neighbours of the block, '\n' at the ends of the file.
[[nodiscard]] BlockSummary summaryOf(QByteArrayView block, char before, char after,
                                     Dialect dialect);

// The same for one known state, byte by byte, with the rules of CsvReader: for any dialect.
[[nodiscard]] BlockSummary::Side slowSummaryOf(QByteArrayView block, char after, Dialect dialect,
                                               CsvState &state);

} // namespace storedesk::table
