// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "codes/codedtable.h"

namespace storedesk::statistics {

struct DictionaryLimits
{
    // With fewer rows, coding does not pay off.
    qint64 fewestRows = 100'000;
    // The rows for each text on average. With fewer, the dictionary would need too much memory.
    qint64 rowsPerText = 8;
    // The number of ranges that are read to estimate the number of texts.
    std::size_t sampledRanges = 16;
};

// Reads columns as codes in dictionaries. Uses 4 bytes of memory for each row, and about 100 bytes
// for each text in each thread. Returns nothing if a column has too many different texts, which is
// mostly noticed after a few ranges, or if cancelled. The blank rows of the table are not known.
[[nodiscard]] base::Result<std::optional<codes::CodedTable>>
codeCells(const csv::TableSource &source, const std::vector<int> &columns, base::Progress &progress,
          const DictionaryLimits &limits = {});

} // namespace storedesk::statistics
