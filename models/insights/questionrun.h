// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/peoplesets.h"
#include "insights/rowselection.h"

#include <QHash>
#include <QJsonArray>

namespace storedesk::insights {

// The input and output of one question.
struct QuestionRun
{
    const InsightData &data;
    // All parameters, including defaults.
    QHash<QString, QString> parameters = {};
    PeopleSets people;
    RowUse use = {};

    [[nodiscard]] QString text(QLatin1StringView name) const { return parameters.value(name); }
    [[nodiscard]] qint64 number(QLatin1StringView name) const { return text(name).toLongLong(); }
    // Selects the rows and records how many are used.
    [[nodiscard]] RowSelection select(const RowSelection::Rule &rule);
};

// Formats a time as 2026-06-30T22:00:00.000Z.
[[nodiscard]] QString timeText(qint64 time);
// Returns the number of days with two decimals.
[[nodiscard]] double daysOf(qint64 milliseconds);
// Returns the mean, rounded half away from zero, or null if the count is 0.
[[nodiscard]] QJsonValue meanOf(qint64 sum, qint64 count);
// Returns the median, rounded down. The list must not be empty.
[[nodiscard]] qint64 medianOf(std::vector<qint64> values);
[[nodiscard]] QJsonObject shareOf(qint64 part, qint64 of);
// Formats an amount for use in a sentence.
[[nodiscard]] QString moneyText(qint64 cents, const QString &currency = {});

// The number of purchases and their total amount.
struct Sales
{
    qint64 purchases = 0;
    qint64 cents = 0;

    void add(qint64 amount)
    {
        ++purchases;
        cents += amount;
    }
    void add(const Sales &other)
    {
        purchases += other.purchases;
        cents += other.cents;
    }
    [[nodiscard]] QJsonObject toJson() const;
};

struct Period
{
    QDate start = {};
    qint64 from = 0;
    qint64 to = 0;
    bool complete = false;
};

// The periods in an answer, without gaps. They start at the beginning of coverage or --from, and
// end at the time of the answer or --to.
class PeriodList final
{
public:
    PeriodList(const InsightData &data, PeriodUnit unit);

    [[nodiscard]] const std::vector<Period> &all() const { return m_periods; }
    // The time must be in one of the periods.
    [[nodiscard]] std::size_t indexOf(qint64 time) const;

private:
    std::vector<Period> m_periods;
};

// Each person's first purchase.
class FirstPurchases final
{
public:
    explicit FirstPurchases(const InsightData &data);

    // Returns false for people who bought before the covered period.
    [[nodiscard]] bool isFirst(const CountedPurchase &purchase) const
    {
        return purchase.person != PeopleIndex::nobody && m_rows[purchase.person] == purchase.row
            && !m_data.isEarlierBuyer(purchase.person);
    }

private:
    const InsightData &m_data;
    // The row of each person's first purchase.
    std::vector<quint32> m_rows;
};

} // namespace storedesk::insights
