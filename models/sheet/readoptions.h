// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialectguess.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace storedesk::sheet {

// Options that override the detection of a file's format.
struct ReadOptions
{
    // The entry in an archive.
    QString entry = {};
    // Whether to append all other entries in the archive that have the same columns.
    bool stack = false;
    QByteArray encoding = {};
    std::optional<csv::Dialect> dialect = {};
    // Used if there is no dialect. Only the delimiter is fixed, and the rest is detected.
    std::optional<char> delimiter = {};
    std::optional<bool> header = {};
    // The first line of the table, counted from 1.
    std::optional<qint64> firstLine = {};
    // The number of visible columns in a table of differences. The same number of trace columns
    // follows.
    int traced = 0;

    bool operator==(const ReadOptions &) const = default;
};

// Returns the parts of the dialect that are not detected.
[[nodiscard]] inline csv::DialectHints wishOf(const ReadOptions &reading)
{
    auto wish = reading.dialect ? csv::wishFor(*reading.dialect)
                                : csv::DialectHints{.delimiter = reading.delimiter};
    wish.header = reading.header;
    return wish;
}

} // namespace storedesk::sheet
