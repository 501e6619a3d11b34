// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvstate.h"

#include <QByteArray>

#include <array>

namespace storedesk::csv {

// The content of a block if it begins outside quotes [0] or inside quotes [1]. The state is unknown
// while several threads read blocks in any order; it is resolved when the blocks are joined in
// sequence.
struct BlockSummary
{
    struct Side
    {
        // Line ends that end a row.
        qint64 rows = 0;
        // Line ends inside quotes and of comments.
        qint64 innerEnds = 0;
        // Offset of the first row that begins after a row end in this block.
        qsizetype firstRow = -1;
        // Inner line ends before firstRow.
        qint64 linesBefore = 0;
        // Whether a quote is at an invalid position, which only the slow reader can interpret.
        bool irregular = false;

        bool operator==(const Side &) const = default;
    };

    std::array<Side, 2> sides;
    bool oddQuotes = false;

    bool operator==(const BlockSummary &) const = default;
};

// `before` and `after` are the bytes next to the block, '\n' at the ends of the file.
[[nodiscard]] BlockSummary summaryOf(QByteArrayView block, char before, char after,
                                     Dialect dialect);

// Summarises a block with a known state byte by byte, using the rules of CsvReader. Works for any
// dialect.
[[nodiscard]] BlockSummary::Side slowSummaryOf(QByteArrayView block, char after, Dialect dialect,
                                               CsvState &state);

} // namespace storedesk::csv
