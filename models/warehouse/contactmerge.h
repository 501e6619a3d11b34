// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/activitymerge.h"

#include <span>

namespace storedesk::warehouse {

// Stores the new and changed contacts in the staging table, and removes those in absent_contact,
// which are no longer exported. They were deleted or merged into others. A deleted contact loses
// its activities, together with those of all contacts that were merged into it. The days of its
// purchases and of activities with only its email are marked as stale, so that they are read again
// with what the service has left of them.
class ContactMerge final
{
public:
    enum class Occasion : quint8 {
        // There are no contacts yet. They are read before the activities, so that changes during
        // the first sync are noticed.
        First,
        // No sync was completed yet.
        FirstSync,
        Usual
    };

    explicit ContactMerge(SqlConnection &connection)
        : m_connection(connection)
    { }

    // Must be called in a transaction, after the activities that were requested before were merged.
    // Days that have changed since they were read are marked as stale. Does not count all rows.
    [[nodiscard]] Outcome<MergeCounts> merge(Occasion occasion, const QDateTime &began);

private:
    [[nodiscard]] Outcome<void> runAll(std::span<const char *const> steps, const QDateTime &began);

    SqlConnection &m_connection;
};

} // namespace storedesk::warehouse
