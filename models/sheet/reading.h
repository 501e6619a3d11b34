// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialectguess.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace storedesk::sheet {

// How a file shall be read, where the guess is not good enough.
struct Reading
{
    QString entry = {}; // of an archive
    bool stack = false; // with all others of the archive that have its columns
    QByteArray encoding = {};
    std::optional<table::Dialect> dialect = {};
    // Without a dialect: only the delimiter is given, and the rest is guessed.
    std::optional<char> delimiter = {};
    std::optional<bool> header = {};
    std::optional<qint64> firstLine = {}; // of the table, from 1
    // Of a table of differences: its first so many columns are for the eye; as many behind them
    // tell what became of each cell.
    int traced = 0;

    bool operator==(const Reading &) const = default;
};

// What of the dialect is not guessed.
[[nodiscard]] inline table::DialectWish wishOf(const Reading &reading)
{
    auto wish = reading.dialect ? table::wishFor(*reading.dialect)
                                : table::DialectWish{.delimiter = reading.delimiter};
    wish.header = reading.header;
    return wish;
}

} // namespace storedesk::sheet
