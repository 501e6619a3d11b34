// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightdata.h"

#include "base/platform/largememory.h"
#include "catalogue/activitytype.h"
#include "insightdata/workranges.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;
using columns::TimePrecision;

InsightData::InsightData(const InsightInput &input)
    : m_input(input)
    , m_calendar(input.zone)
{ }

void InsightData::setQuestionInput(const InsightInput &input)
{
    m_input.from = input.from;
    m_input.to = input.to;
    m_input.storeCurrency = input.storeCurrency;
}

QString InsightData::shownCurrency() const
{
    return m_currency.isEmpty() ? m_input.storeCurrency : m_currency;
}

base::Result<std::shared_ptr<InsightData>> InsightData::load(const InsightInput &input,
                                                             const tablefile::OpenOptions &options,
                                                             const QString &folder,
                                                             base::Progress &progress)
{
    std::shared_ptr<InsightData> data(new InsightData(input));
    const auto contacts = input.contacts.isEmpty() ? QStringList() : QStringList{input.contacts};
    const std::pair<RoleTable *, QStringList> tables[] = {{&data->m_activities, input.activities},
                                                          {&data->m_contacts, contacts},
                                                          {&data->m_lines, input.lines}};
    for (const auto &[table, paths] : tables) {
        if (const auto opened = table->open(paths, input.roles, options, folder, progress); !opened)
            return tl::unexpected(opened.error());
    }
    static constexpr std::array steps{&InsightData::readTimes,
                                      &InsightData::readTypes,
                                      &InsightData::dropDuplicateActivities,
                                      &InsightData::identifyPeople,
                                      &InsightData::dropDuplicatePurchases,
                                      &InsightData::chooseCurrency,
                                      &InsightData::buildIndex};
    for (const auto step : steps) {
        if (progress.cancelled())
            return tl::unexpected(base::Problem());
        ((*data).*step)();
    }
    base::returnUnusedMemory();
    return data;
}

qint64 InsightData::momentOf(qint64 stored) const
{
    const auto time = columns::millisecondsOf(stored);
    return columns::precisionOf(stored) == TimePrecision::Exact ? time : m_calendar.timeOf(time);
}

namespace {

// The kinds of times in some rows, and the earliest one.
struct TimeSummary
{
    qint64 earliest = std::numeric_limits<qint64>::max();
    bool anyTime = false;
    bool anyDay = false;
    bool anyWithoutZone = false;

    void add(qint64 stored)
    {
        const auto precision = columns::precisionOf(stored);
        (precision == TimePrecision::Day ? anyDay : anyTime) = true;
        anyWithoutZone |= precision != TimePrecision::Exact;
    }
    void add(const TimeSummary &other)
    {
        earliest = std::min(earliest, other.earliest);
        anyTime |= other.anyTime;
        anyDay |= other.anyDay;
        anyWithoutZone |= other.anyWithoutZone;
    }
};

} // namespace

// Times without a zone are read in the zone of the store.
void InsightData::convertTimes()
{
    m_times.resize(m_states.size());
    forEachRowRange(rows(), [this](WorkRange chunk) {
        for (auto row = chunk.begin; row < chunk.end; ++row) {
            if (m_storedTimes[row] > columns::blank)
                m_times[row] = momentOf(m_storedTimes[row]);
        }
    });
}

void InsightData::readTimes()
{
    m_amounts = m_activities.numbers(ColumnRole::ActivityAmount);
    m_storedTimes = m_activities.numbers(ColumnRole::ActivityTime);
    m_states.resize(m_storedTimes.size());
    std::vector<TimeSummary> summaries(rowRangeCount(rows()));
    forEachRowRange(rows(), [&](WorkRange chunk) {
        for (auto row = chunk.begin; row < chunk.end; ++row) {
            if (m_storedTimes[row] > columns::blank)
                summaries[chunk.number].add(m_storedTimes[row]);
        }
    });
    TimeSummary all;
    for (const auto &summary : summaries)
        all.add(summary);
    if (all.anyWithoutZone)
        convertTimes();
    forEachRowRange(rows(), [&](WorkRange chunk) {
        for (auto row = chunk.begin; row < chunk.end; ++row) {
            if (m_storedTimes[row] <= columns::blank)
                m_states[row] = ActivityState::UnreadableTime;
            else if (timeOf(row) >= m_input.asOf)
                m_states[row] = ActivityState::AfterAsOf;
            else
                summaries[chunk.number].earliest =
                    std::min(summaries[chunk.number].earliest, timeOf(row));
        }
    });
    for (const auto &summary : summaries)
        all.add(summary);
    m_coverageFrom = std::min(all.earliest, m_input.coversFrom.value_or(m_input.asOf));
    m_onlyDays = all.anyDay && !all.anyTime;
}

// Old exports use different names for two types.
static QByteArrayView currentType(QByteArrayView type)
{
    const auto name = QLatin1StringView(type.data(), type.size());
    const auto current = name == activitytype::entityCreated ? activitytype::contactCreated
        : name == activitytype::entityMerged                 ? activitytype::contactMerged
                                                             : name;
    return {current.data(), current.size()};
}

void InsightData::readTypes()
{
    const auto &texts = m_activities.texts(ColumnRole::ActivityType);
    m_typeCodes = texts.codes;
    for (quint32 code = 0; code < texts.pool.size(); ++code)
        m_typeOfCode.push_back(m_typeNames.codeOf(currentType(texts.pool.at(code).trimmed())));
    m_purchaseType = m_typeNames.codeOf("purchase");
}

void InsightData::dropDuplicateActivities()
{
    if (!m_activities.has(ColumnRole::ActivityId))
        return;
    const auto ids = m_activities.numbers(ColumnRole::ActivityId);
    m_copies = columns::repeatedKeys(rows(), [&](std::size_t begin, std::span<quint64> keys) {
        for (std::size_t place = 0; place < keys.size(); ++place)
            keys[place] = static_cast<quint64>(ids[begin + place]);
    });
    // The counted row of each activity whose first row is not valid.
    QHash<quint32, quint32> counted;
    for (const auto &[first, row] : m_copies) {
        if (m_states[row] != ActivityState::Valid)
            continue;
        const auto other =
            m_states[first] == ActivityState::Valid ? first : counted.value(first, row);
        if (other == row) {
            counted.insert(first, row);
            continue;
        }
        m_states[row] = ActivityState::Duplicate;
        m_repeated.emplace_back(other, row);
    }
}

void InsightData::identifyPeople()
{
    m_firstPurchases = m_contacts.numbers(ColumnRole::ContactFirstPurchaseDate);
    m_lastPurchases = m_contacts.numbers(ColumnRole::ContactLastPurchaseDate);
    m_creations = m_contacts.numbers(ColumnRole::ContactCreatedAt);
    m_people = PeopleIndex(
        {.activities = m_activities,
         .contacts = m_contacts,
         .timeOf = [this](quint32 row) { return timeOf(row); },
         .isValid = [this](quint32 row) { return m_states[row] == ActivityState::Valid; },
         .merges = validRowsOf(typeCode(activitytype::contactMerged))});
}

std::vector<quint32> InsightData::validRowsOf(quint32 type) const
{
    if (std::ranges::find(m_typeOfCode, type) == m_typeOfCode.end())
        return {};
    std::vector<std::vector<quint32>> found(rowRangeCount(rows()));
    forEachRowRange(rows(), [&](WorkRange chunk) {
        for (auto row = chunk.begin; row < chunk.end; ++row) {
            if (typeOf(row) == type && m_states[row] == ActivityState::Valid)
                found[chunk.number].push_back(row);
        }
    });
    return joined(found);
}

bool InsightData::isConflict(quint32 counted, quint32 duplicate) const
{
    return isPurchase(duplicate)
        && (centsOf(counted) != centsOf(duplicate) || personOf(counted) != personOf(duplicate));
}

void InsightData::dropDuplicatePurchases()
{
    m_purchases = validRowsOf(m_purchaseType);
    const auto byTime = [this](quint32 row) {
        return timeOf(row);
    };
    if (!std::ranges::is_sorted(m_purchases, {}, byTime))
        std::ranges::stable_sort(m_purchases, {}, byTime);
    const auto numbers = m_activities.numbers(ColumnRole::ActivityPurchase);
    const auto repeated =
        columns::repeatedKeys(m_purchases.size(), [&](std::size_t begin, std::span<quint64> keys) {
            for (std::size_t place = 0; place < keys.size(); ++place)
                keys[place] = static_cast<quint64>(numbers[m_purchases[begin + place]]);
        });
    for (const auto &[first, place] : repeated) {
        const auto row = m_purchases[place];
        m_states[row] = ActivityState::Duplicate;
        m_conflicts += isConflict(m_purchases[first], row);
    }
    countRepeatedConflicts();
    std::erase_if(m_purchases,
                  [this](quint32 row) { return m_states[row] == ActivityState::Duplicate; });
}

// A repeated activity is compared with the purchase that counts for its number.
void InsightData::countRepeatedConflicts()
{
    if (m_repeated.empty())
        return;
    const auto numbers = m_activities.numbers(ColumnRole::ActivityPurchase);
    QHash<qint64, quint32> first;
    for (const auto &[counted, duplicate] : m_repeated) {
        if (numbers[duplicate] != 0)
            first.insert(numbers[duplicate], counted);
    }
    QSet<qint64> known;
    for (const auto row : m_purchases) {
        if (first.contains(numbers[row]) && !known.contains(numbers[row])) {
            known.insert(numbers[row]);
            first[numbers[row]] = row;
        }
    }
    for (const auto &[counted, duplicate] : m_repeated) {
        const bool replaced = numbers[duplicate] != 0 && known.contains(numbers[duplicate]);
        m_conflicts += isConflict(replaced ? first[numbers[duplicate]] : counted, duplicate);
    }
}

void InsightData::chooseCurrency()
{
    if (!m_activities.has(ColumnRole::ActivityCurrency))
        return;
    m_currencies = &m_activities.texts(ColumnRole::ActivityCurrency);
    const auto &texts = *m_currencies;
    std::vector<qint64> counts(texts.pool.size());
    for (const auto row : m_purchases)
        ++counts[texts.codes[row]];
    quint32 chosen = 0;
    for (quint32 code = 1; code < texts.pool.size(); ++code) {
        if (counts[code] > counts[chosen]
            || (counts[code] == counts[chosen] && texts.pool.at(code) < texts.pool.at(chosen)))
            chosen = code;
    }
    m_currency = m_input.currency.value_or(QString::fromUtf8(texts.pool.at(chosen)));
    for (quint32 code = 0; code < texts.pool.size(); ++code)
        m_otherCurrencies.push_back(texts.pool.at(code) != m_currency.toUtf8());
    std::erase_if(m_purchases, [this](quint32 row) { return isOtherCurrency(row); });
}

void InsightData::buildIndex()
{
    m_purchases = {};
    m_repeated = {};
    m_index = ActivityIndex(*this);
    m_people.releaseRows();
}

bool InsightData::isOtherCurrency(quint32 row) const
{
    return m_currencies && isPurchase(row) && m_otherCurrencies[m_currencies->codes[row]];
}

qint64 InsightData::centsOf(quint32 row) const
{
    const auto cents = m_amounts[row];
    return cents <= columns::blank ? 0 : cents;
}

bool InsightData::hasAmount(quint32 row) const
{
    return m_amounts[row] > columns::blank;
}

bool InsightData::knowsFirstPurchases() const
{
    return m_contacts.has(ColumnRole::ContactFirstPurchaseDate);
}

bool InsightData::isEarlierBuyer(quint32 person) const
{
    const auto first = contactTime(person, ColumnRole::ContactFirstPurchaseDate);
    return first && *first < m_coverageFrom;
}

std::optional<qint64> InsightData::contactTime(quint32 person, ColumnRole role) const
{
    const auto record = m_people.recordOf(person);
    if (record < 0)
        return std::nullopt;
    const auto &times = role == ColumnRole::ContactFirstPurchaseDate ? m_firstPurchases
        : role == ColumnRole::ContactLastPurchaseDate                ? m_lastPurchases
                                                                     : m_creations;
    const auto stored = times[static_cast<std::size_t>(record)];
    return stored <= columns::blank ? std::nullopt : std::optional(momentOf(stored));
}

} // namespace storedesk::insights
