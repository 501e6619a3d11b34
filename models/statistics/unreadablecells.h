// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "statistics/columnprofile.h"

namespace storedesk::statistics {

// Cells that could not be parsed in their column's format. Contains their number and the first ones
// as examples.
struct UnreadableCells
{
    static constexpr qsizetype mostExamples = 5;

    qint64 count = 0;
    // Sorted by their first rows, whichever thread found them.
    QList<ValueCount> examples = {};

    void add(QByteArrayView text, qint64 row, qint64 times = 1);
    void add(const UnreadableCells &other);
    bool operator==(const UnreadableCells &) const = default;

private:
    void addExample(const ValueCount &example);
};

// Cells that could not be parsed, with their column.
struct UnreadableColumn
{
    int column = 0;
    UnreadableCells cells = {};

    bool operator==(const UnreadableColumn &) const = default;
};

} // namespace storedesk::statistics
