// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/textpool.h"
#include "insights/roletable.h"

#include <limits>

namespace storedesk::insights {

// The people of a store, numbered in the order of their ids. A person is a contact with all
// contacts merged into it, or an email address without a contact.
class PeopleIndex final
{
public:
    static constexpr quint32 nobody = std::numeric_limits<quint32>::max();
    static constexpr qint64 noRecord = -1;

    // The rows that identify people: those that are neither unreadable nor duplicates.
    struct Evidence
    {
        const RoleTable &activities;
        const RoleTable &contacts;
        // Indexed by row of the activities. Times are in milliseconds.
        const std::vector<qint64> &times;
        const std::vector<bool> &valid;
        // Rows that merge contacts.
        const std::vector<quint32> &merges;
    };

    PeopleIndex() = default;
    explicit PeopleIndex(const Evidence &evidence);

    [[nodiscard]] quint32 count() const { return static_cast<quint32>(m_ids.size()); }
    [[nodiscard]] const QByteArray &idOf(quint32 person) const { return m_ids[person]; }
    // Returns the row in the contacts table.
    [[nodiscard]] qint64 recordOf(quint32 person) const { return m_records[person]; }
    // Returns the person of each row of the activities.
    [[nodiscard]] const std::vector<quint32> &ofRows() const { return m_rows; }
    // Returns the number of contacts that were merged into others.
    [[nodiscard]] qint64 merged() const { return m_merged; }

private:
    class Builder;

    std::vector<QByteArray> m_ids;
    std::vector<qint64> m_records;
    std::vector<quint32> m_rows;
    qint64 m_merged = 0;
};

} // namespace storedesk::insights
