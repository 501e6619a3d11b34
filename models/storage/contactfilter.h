// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"
#include "statistics/profile.h"

namespace storedesk::storage {

// Conditions for a mirror's columns, and the formats of those columns.
struct ContactFilter
{
    query::Filter filter = {};
    QList<values::ColumnFormat> formats = {};

    [[nodiscard]] bool isEmpty() const { return filter == query::Filter(); }
    bool operator==(const ContactFilter &) const = default;
};

} // namespace storedesk::storage
