// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"

#include <QByteArray>

#include <optional>

namespace storedesk::imports {

// How the dates of a column can be read, each way shown by the first cell of its kind: 31/01/2026
// only with the day first, 01/31/2026 only with the month first, 03/04/2026 either way.
struct DateOrders
{
    QByteArray dayFirst = {};
    QByteArray monthFirst = {};
    QByteArray either = {};

    void add(QByteArrayView cell);
    void add(const DateOrders &below); // of rows further down

    // Somebody has to say which number is the day: some cells read either way, and the others do
    // not tell or contradict each other.
    [[nodiscard]] bool areOpen() const;
    // What all cells that tell agree on.
    [[nodiscard]] std::optional<table::DateOrder> order() const;
    // The cell that settles the question, or the one that shows it; empty: any will do.
    [[nodiscard]] QByteArray example() const;
};

} // namespace storedesk::imports
