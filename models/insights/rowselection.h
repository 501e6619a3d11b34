// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/insightdata.h"

namespace storedesk::insights {

// The number of rows that a question used, and the number of rows left out for each reason.
struct RowUse
{
    qint64 rows = 0;
    qint64 used = 0;
    qint64 duplicates = 0;
    qint64 afterAsOf = 0;
    qint64 unreadableTime = 0;
    qint64 outsidePeriod = 0;
    qint64 otherTypes = 0;
    qint64 otherCurrency = 0;
    // The following counts refer to the used rows.
    qint64 withoutContact = 0;
    qint64 withoutContactCents = 0;
    qint64 unreadableAmount = 0;
    qint64 negativeAmount = 0;
    // The number of people in the used rows who are not in the contacts table.
    qint64 notInContacts = 0;

    RowUse &operator+=(const RowUse &other);
    bool operator==(const RowUse &) const = default;
};

// A time range that excludes its end.
struct TimeRange
{
    qint64 from = std::numeric_limits<qint64>::min();
    qint64 to = std::numeric_limits<qint64>::max();

    [[nodiscard]] bool contains(qint64 time) const { return time >= from && time < to; }
};

using TypeNames = QList<QLatin1StringView>;

// The rows that a question uses, in the order of the files.
class RowSelection final
{
public:
    struct Rule
    {
        // The type names, or empty for all types.
        TypeNames types = {};
        TimeRange range = {};
        // The types to which the range applies, or empty for all types.
        TypeNames rangedTypes = {};
    };

    RowSelection(const InsightData &data, const Rule &rule);

    [[nodiscard]] const std::vector<quint32> &rows() const { return m_rows; }
    [[nodiscard]] const RowUse &use() const { return m_use; }

private:
    void countPeople(const InsightData &data);

    std::vector<quint32> m_rows;
    RowUse m_use;
};

// Returns the period from --from to --to.
[[nodiscard]] TimeRange periodOf(const InsightData &data);

// Rows grouped by person and sorted by time within each group. Rows without a person are left out.
class RowsByPerson final
{
public:
    RowsByPerson(const InsightData &data, const std::vector<quint32> &rows);

    [[nodiscard]] quint32 people() const { return static_cast<quint32>(m_begins.size() - 1); }
    [[nodiscard]] std::span<const quint32> of(quint32 person) const
    {
        return std::span(m_rows).subspan(m_begins[person], m_begins[person + 1] - m_begins[person]);
    }

private:
    void sortByTime(const InsightData &data);

    std::vector<quint32> m_begins;
    std::vector<quint32> m_rows;
};

} // namespace storedesk::insights
