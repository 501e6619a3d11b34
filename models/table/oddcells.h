// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"

namespace storedesk::table {

// Cells that could not be read as their column is: how many, and the first of them to name.
struct OddCells
{
    static constexpr qsizetype mostExamples = 5;

    qint64 count = 0;
    QList<ValueCount> examples = {}; // by their first row, whichever thread found them

    void add(QByteArrayView text, qint64 row, qint64 times = 1);
    void add(const OddCells &other);
    bool operator==(const OddCells &) const = default;

private:
    void addExample(const ValueCount &example);
};

// The same, with the column they are in.
struct OddColumn
{
    int column = 0;
    OddCells cells = {};

    bool operator==(const OddColumn &) const = default;
};

} // namespace storedesk::table
