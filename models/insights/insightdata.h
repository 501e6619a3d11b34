// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "insights/localcalendar.h"
#include "insights/peopleindex.h"
#include "insights/roletable.h"

namespace storedesk::insights {

// The files of a question, and the time, period and currency it refers to.
struct InsightInput
{
    QStringList activities = {};
    QString contacts = {};
    QStringList lines = {};
    QTimeZone zone = {};
    // In milliseconds since 1970.
    qint64 asOf = 0;
    std::optional<qint64> coversFrom = {};
    // Local days, both inclusive.
    QDate from = {};
    QDate to = {};
    // If absent, the currency with the most purchases is used.
    std::optional<QString> currency = {};
    // Maps headings to the names of their roles.
    QJsonObject roles = {};

    bool operator==(const InsightInput &) const = default;
};

// The reason a row cannot be used by any question.
enum class ActivityState : quint8 { Valid, UnreadableTime, AfterAsOf, Duplicate };

// All data of a question in memory: rows with their people, without duplicates. Columns that only
// some questions need are loaded on demand.
class InsightData final
{
public:
    // Opens and reads all files. Columns of large files are stored in the folder.
    [[nodiscard]] static base::Result<std::shared_ptr<InsightData>>
    load(const InsightInput &input, const tablefile::OpenOptions &options, const QString &folder,
         base::Progress &progress);

    [[nodiscard]] const InsightInput &input() const { return m_input; }
    // Applies to the questions that are answered from now on. Inclusive local days.
    void setPeriod(QDate from, QDate to);
    [[nodiscard]] const LocalCalendar &calendar() const { return m_calendar; }
    [[nodiscard]] qint64 asOf() const { return m_input.asOf; }
    [[nodiscard]] qint64 coverageFrom() const { return m_coverageFrom; }
    // Whether the contacts table contains the first purchases of buyers.
    [[nodiscard]] bool knowsFirstPurchases() const;
    [[nodiscard]] const QString &currency() const { return m_currency; }
    // Whether no row has a time of day.
    [[nodiscard]] bool hasOnlyDays() const { return m_onlyDays; }

    [[nodiscard]] const RoleTable &activities() const { return m_activities; }
    [[nodiscard]] const RoleTable &contacts() const { return m_contacts; }
    [[nodiscard]] const RoleTable &lines() const { return m_lines; }
    [[nodiscard]] const PeopleIndex &people() const { return m_people; }

    // Properties of the rows of the activities.
    [[nodiscard]] quint32 rows() const { return static_cast<quint32>(m_states.size()); }
    [[nodiscard]] ActivityState stateOf(quint32 row) const { return m_states[row]; }
    [[nodiscard]] qint64 timeOf(quint32 row) const { return m_times[row]; }
    [[nodiscard]] quint32 personOf(quint32 row) const { return m_people.ofRows()[row]; }
    [[nodiscard]] quint32 typeOf(quint32 row) const { return m_types[row]; }
    // Returns 0 if the amount cannot be parsed.
    [[nodiscard]] qint64 centsOf(quint32 row) const;
    [[nodiscard]] bool hasAmount(quint32 row) const;
    [[nodiscard]] bool isOtherCurrency(quint32 row) const;
    // The names of the types; entity-created counts as contact-created.
    [[nodiscard]] const columns::TextPool &types() const { return m_typeNames; }
    // Returns a code that no row has if the files do not contain the type.
    [[nodiscard]] quint32 typeCode(QLatin1StringView name) const
    {
        return m_typeNames.find(QByteArrayView(name.data(), name.size()));
    }
    [[nodiscard]] bool isPurchase(quint32 row) const { return m_types[row] == m_purchaseType; }

    // Returns all purchases that count, in the currency of the answer and in order of time.
    [[nodiscard]] const std::vector<quint32> &purchases() const { return m_purchases; }
    [[nodiscard]] qint64 conflictingDuplicates() const { return m_conflicts; }
    // Whether the person bought before the covered period, so that no purchase in the files is the
    // first.
    [[nodiscard]] bool isEarlierBuyer(quint32 person) const;
    // Returns a time from the contacts table in milliseconds; absent if it is unknown.
    [[nodiscard]] std::optional<qint64> contactTime(quint32 person, ColumnRole role) const;

private:
    explicit InsightData(const InsightInput &input);

    void readTimes();
    void readTypes();
    void dropDuplicateActivities();
    void identifyPeople();
    void dropDuplicatePurchases();
    void chooseCurrency();
    [[nodiscard]] qint64 momentOf(qint64 stored) const;
    [[nodiscard]] bool isConflict(quint32 counted, quint32 duplicate) const;

    InsightInput m_input;
    LocalCalendar m_calendar;
    RoleTable m_activities{InputTable::Activities};
    RoleTable m_contacts{InputTable::Contacts};
    RoleTable m_lines{InputTable::Lines};
    PeopleIndex m_people;
    qint64 m_coverageFrom = 0;
    QString m_currency;
    bool m_onlyDays = false;
    std::vector<ActivityState> m_states;
    std::vector<qint64> m_times;
    std::vector<quint32> m_types;
    columns::TextPool m_typeNames;
    quint32 m_purchaseType = 0;
    std::vector<quint32> m_purchases;
    // Duplicate activities, each with the row that counts.
    std::vector<std::pair<quint32, quint32>> m_repeated;
    qint64 m_conflicts = 0;
    // Columns of the activities, indexed by row.
    const std::vector<qint64> *m_amounts = nullptr;
    const RoleTexts *m_currencies = nullptr;
    // Indexed by the code of the currency.
    std::vector<bool> m_otherCurrencies;
};

} // namespace storedesk::insights
