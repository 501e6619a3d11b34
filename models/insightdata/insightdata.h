// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/repeatedkeys.h"
#include "insightdata/activityindex.h"
#include "insightdata/insightinput.h"
#include "insightdata/peopleindex.h"
#include "insightdata/roletable.h"

namespace storedesk::insights {

// All data for a question, in memory. Rows are linked to people, and duplicates are marked. Columns
// that only some questions need are loaded on demand.
class InsightData final
{
public:
    // Opens and reads all files. Columns of large files are stored in the folder.
    [[nodiscard]] static base::Result<std::shared_ptr<InsightData>>
    load(const InsightInput &input, const tablefile::OpenOptions &options, const QString &folder,
         base::Progress &progress);

    [[nodiscard]] const InsightInput &input() const { return m_input; }
    // Sets the period and the currency of the store for all further questions.
    void setQuestionInput(const InsightInput &input);
    [[nodiscard]] const LocalCalendar &calendar() const { return m_calendar; }
    [[nodiscard]] qint64 asOf() const { return m_input.asOf; }
    [[nodiscard]] qint64 coverageFrom() const { return m_coverageFrom; }
    // Returns whether the contacts table contains first purchase dates.
    [[nodiscard]] bool knowsFirstPurchases() const;
    [[nodiscard]] const QString &currency() const { return m_currency; }
    [[nodiscard]] QString shownCurrency() const;
    // Returns whether all times are dates without a time of day.
    [[nodiscard]] bool hasOnlyDays() const { return m_onlyDays; }

    [[nodiscard]] const RoleTable &activities() const { return m_activities; }
    [[nodiscard]] const RoleTable &contacts() const { return m_contacts; }
    [[nodiscard]] const RoleTable &lines() const { return m_lines; }
    [[nodiscard]] const PeopleIndex &people() const { return m_people; }

    // The properties of each activity row.
    [[nodiscard]] quint32 rows() const { return static_cast<quint32>(m_states.size()); }
    [[nodiscard]] ActivityState stateOf(quint32 row) const { return m_states[row]; }
    [[nodiscard]] qint64 timeOf(quint32 row) const
    {
        return m_times.empty() ? columns::millisecondsOf(m_storedTimes[row]) : m_times[row];
    }
    // Only until the index is built.
    [[nodiscard]] quint32 personOf(quint32 row) const { return m_people.ofRows()[row]; }
    [[nodiscard]] quint32 typeOf(quint32 row) const { return m_typeOfCode[m_typeCodes[row]]; }
    // Returns 0 if the amount cannot be parsed.
    [[nodiscard]] qint64 centsOf(quint32 row) const;
    [[nodiscard]] bool hasAmount(quint32 row) const;
    [[nodiscard]] bool isOtherCurrency(quint32 row) const;
    // The type names. The type entity-created is counted as contact-created.
    [[nodiscard]] const columns::TextPool &types() const { return m_typeNames; }
    // Returns a code that no row uses if the type does not appear in the files.
    [[nodiscard]] quint32 typeCode(QLatin1StringView name) const
    {
        return m_typeNames.find(QByteArrayView(name.data(), name.size()));
    }
    [[nodiscard]] bool isPurchase(quint32 row) const { return typeOf(row) == m_purchaseType; }

    [[nodiscard]] const ActivityIndex &index() const { return m_index; }
    // Returns all counted purchases in the answer's currency.
    [[nodiscard]] const PurchaseList &purchases() const { return m_index.purchases(); }
    // Returns all rows with the activity id of an earlier row.
    [[nodiscard]] const std::vector<columns::RepeatedKey> &copies() const { return m_copies; }
    [[nodiscard]] qint64 conflictingDuplicates() const { return m_conflicts; }
    // Returns whether the person bought before the covered period, so that no purchase in the files
    // is this person's first.
    [[nodiscard]] bool isEarlierBuyer(quint32 person) const;
    // Returns a time from the contacts table in milliseconds, or nothing if it is unknown.
    [[nodiscard]] std::optional<qint64> contactTime(quint32 person, ColumnRole role) const;

private:
    explicit InsightData(const InsightInput &input);

    void readTimes();
    void readTypes();
    void dropDuplicateActivities();
    void identifyPeople();
    [[nodiscard]] std::vector<quint32> validRowsOf(quint32 type) const;
    void dropDuplicatePurchases();
    void countRepeatedConflicts();
    void chooseCurrency();
    void buildIndex();
    [[nodiscard]] qint64 momentOf(qint64 stored) const;
    void convertTimes();
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
    // The times as stored, which are used unless some of them have no zone.
    columns::NumberColumn m_storedTimes;
    std::vector<qint64> m_times;
    columns::CodeColumn m_typeCodes;
    // The type of each code in the file.
    std::vector<quint32> m_typeOfCode;
    columns::TextPool m_typeNames;
    quint32 m_purchaseType = 0;
    // All counted purchases, sorted by time, until the index is built.
    std::vector<quint32> m_purchases;
    std::vector<columns::RepeatedKey> m_copies;
    // Duplicate activities, each with the row that is counted instead, until the index is built.
    std::vector<std::pair<quint32, quint32>> m_repeated;
    ActivityIndex m_index;
    qint64 m_conflicts = 0;
    // Columns of the contacts table, indexed by record.
    columns::NumberColumn m_firstPurchases;
    columns::NumberColumn m_lastPurchases;
    columns::NumberColumn m_creations;
    // Activity columns, indexed by row.
    columns::NumberColumn m_amounts;
    const RoleTexts *m_currencies = nullptr;
    // Indexed by currency code.
    std::vector<bool> m_otherCurrencies;
};

} // namespace storedesk::insights
