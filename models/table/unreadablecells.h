// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"

namespace storedesk::table {

// Cells that could not be read as their column is: how many, and the first of them to name.
struct UnreadableCells
{
    static constexpr qsizetype mostExamples = 5;

    qint64 count = 0;
    QList<ValueCount> examples = {}; // by their first row, whichever thread found them

    void add(QByteArrayView text, qint64 row, qint64 times = 1);
    void add(const UnreadableCells &other);
    bool operator==(const UnreadableCells &) const = default;

private:
    void addExample(const ValueCount &example);
};

// The same, with the column they are in.
struct UnreadableColumn
{
    int column = 0;
    UnreadableCells cells = {};

    bool operator==(const UnreadableColumn &) const = default;
};

} // namespace storedesk::table
