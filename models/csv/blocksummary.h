// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/bytemasks.h"
#include "csv/csvstate.h"

#include <QByteArray>

#include <array>

namespace storedesk::csv {

// Summarises a block twice: as if it began outside quotes [0] and inside quotes [1]. The right
// summary is unknown while several threads read blocks in any order; it is chosen when the blocks
// are joined in sequence.
struct BlockSummary
{
    struct Side
    {
        // Line ends that end a row.
        qint64 rows = 0;
        // Line ends inside quotes or at the end of a comment.
        qint64 innerEnds = 0;
        // Offset of the first row that begins after a row end in this block.
        qsizetype firstRow = -1;
        // Inner line ends before firstRow.
        qint64 linesBefore = 0;
        // Whether a quote is at an invalid position. Only the slow reader can interpret such a
        // block.
        bool irregular = false;

        bool operator==(const Side &) const = default;
    };

    std::array<Side, 2> sides;
    bool oddQuotes = false;

    bool operator==(const BlockSummary &) const = default;
};

// `before` and `after` are the bytes adjacent to the block, or '\n' at the start and end of the
// file.
[[nodiscard]] BlockSummary summaryOf(QByteArrayView block, char before, char after, Dialect dialect,
                                     VectorWidth width = widestVectors());

// Summarises a block with a known state byte by byte, using the rules of CsvReader. Works for any
// dialect.
[[nodiscard]] BlockSummary::Side slowSummaryOf(QByteArrayView block, char after, Dialect dialect,
                                               CsvState &state);

} // namespace storedesk::csv
