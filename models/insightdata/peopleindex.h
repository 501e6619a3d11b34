// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/textpool.h"
#include "insightdata/roletable.h"

#include <functional>
#include <limits>

namespace storedesk::insights {

// The people in a store, numbered in the order of their ids. A person is a contact, including all
// contacts merged into it, or an email address without a contact.
class PeopleIndex final
{
public:
    static constexpr quint32 nobody = std::numeric_limits<quint32>::max();
    static constexpr qint64 noRecord = -1;

    // The rows that identify people, which excludes unreadable rows and duplicates.
    struct Evidence
    {
        const RoleTable &activities;
        const RoleTable &contacts;
        // For an activity row. Times are in milliseconds.
        std::function<qint64(quint32 row)> timeOf;
        std::function<bool(quint32 row)> isValid;
        // Rows that merge contacts.
        std::vector<quint32> merges;
    };

    PeopleIndex() = default;
    explicit PeopleIndex(const Evidence &evidence);

    [[nodiscard]] quint32 count() const { return static_cast<quint32>(m_records.size()); }
    [[nodiscard]] QByteArrayView idOf(quint32 person) const;
    // Returns the person's row in the contacts table.
    [[nodiscard]] qint64 recordOf(quint32 person) const { return m_records[person]; }
    // Returns whether every person has a row in the contacts table.
    [[nodiscard]] bool haveRecords() const { return m_haveRecords; }
    // Returns the person for each activity row, until these are released.
    [[nodiscard]] const std::vector<quint32> &ofRows() const { return m_rows; }
    // Releases memory that is not needed when all rows are grouped by person.
    void releaseRows() { m_rows = {}; }
    // Returns the number of contacts that were merged into others.
    [[nodiscard]] qint64 merged() const { return m_merged; }

private:
    class Builder;

    // Contact ids and email addresses, see Builder.
    columns::TextPool m_names;
    // The id or address of each person.
    std::vector<quint32> m_ids;
    std::vector<qint64> m_records;
    bool m_haveRecords = true;
    std::vector<quint32> m_rows;
    qint64 m_merged = 0;
};

} // namespace storedesk::insights
