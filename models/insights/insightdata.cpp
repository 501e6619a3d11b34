// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightdata.h"

#include "catalogue/activitytype.h"

#include <QHash>

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

void InsightData::setPeriod(QDate from, QDate to)
{
    m_input.from = from;
    m_input.to = to;
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
                                      &InsightData::chooseCurrency};
    for (const auto step : steps) {
        if (progress.cancelled())
            return tl::unexpected(base::Problem());
        ((*data).*step)();
    }
    return data;
}

qint64 InsightData::momentOf(qint64 stored) const
{
    const auto time = columns::millisecondsOf(stored);
    return columns::precisionOf(stored) == TimePrecision::Exact ? time : m_calendar.timeOf(time);
}

void InsightData::readTimes()
{
    m_amounts = &m_activities.numbers(ColumnRole::ActivityAmount);
    const auto &stored = m_activities.numbers(ColumnRole::ActivityTime);
    m_states.resize(stored.size());
    m_times.resize(stored.size());
    auto earliest = m_input.coversFrom.value_or(m_input.asOf);
    bool anyTime = false;
    bool anyDay = false;
    for (std::size_t row = 0; row < stored.size(); ++row) {
        if (stored[row] <= columns::blank) {
            m_states[row] = ActivityState::UnreadableTime;
            continue;
        }
        (columns::precisionOf(stored[row]) == TimePrecision::Day ? anyDay : anyTime) = true;
        m_times[row] = momentOf(stored[row]);
        if (m_times[row] >= m_input.asOf)
            m_states[row] = ActivityState::AfterAsOf;
        else
            earliest = std::min(earliest, m_times[row]);
    }
    m_coverageFrom = earliest;
    m_onlyDays = anyDay && !anyTime;
}

// Old exports have other names for two types.
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
    std::vector<quint32> codes;
    for (quint32 code = 0; code < texts.pool.size(); ++code)
        codes.push_back(m_typeNames.codeOf(currentType(texts.pool.at(code).trimmed())));
    for (const auto code : texts.codes)
        m_types.push_back(codes[code]);
    m_purchaseType = m_typeNames.codeOf("purchase");
}

void InsightData::dropDuplicateActivities()
{
    const auto &ids = m_activities.numbers(ColumnRole::ActivityId);
    QHash<qint64, quint32> first;
    first.reserve(static_cast<qsizetype>(ids.size()));
    for (quint32 row = 0; row < rows(); ++row) {
        if (ids[row] == 0 || m_states[row] != ActivityState::Valid)
            continue;
        const auto known = first.constFind(ids[row]);
        if (known == first.constEnd()) {
            first.insert(ids[row], row);
        } else {
            m_states[row] = ActivityState::Duplicate;
            m_repeated.emplace_back(*known, row);
        }
    }
}

void InsightData::identifyPeople()
{
    std::vector<bool> valid(rows());
    std::vector<quint32> merges;
    const auto merged = typeCode(activitytype::contactMerged);
    for (quint32 row = 0; row < rows(); ++row) {
        valid[row] = m_states[row] == ActivityState::Valid;
        if (valid[row] && m_types[row] == merged)
            merges.push_back(row);
    }
    m_people = PeopleIndex({.activities = m_activities,
                            .contacts = m_contacts,
                            .times = m_times,
                            .valid = valid,
                            .merges = merges});
}

bool InsightData::isConflict(quint32 counted, quint32 duplicate) const
{
    return isPurchase(duplicate)
        && (centsOf(counted) != centsOf(duplicate) || personOf(counted) != personOf(duplicate));
}

void InsightData::dropDuplicatePurchases()
{
    for (quint32 row = 0; row < rows(); ++row) {
        if (m_states[row] == ActivityState::Valid && isPurchase(row))
            m_purchases.push_back(row);
    }
    std::ranges::stable_sort(m_purchases, {}, [this](quint32 row) { return m_times[row]; });
    const auto &numbers = m_activities.numbers(ColumnRole::ActivityPurchase);
    QHash<qint64, quint32> first;
    std::erase_if(m_purchases, [&](quint32 row) {
        if (numbers[row] == 0)
            return false;
        const auto known = first.constFind(numbers[row]);
        if (known == first.constEnd()) {
            first.insert(numbers[row], row);
            return false;
        }
        m_states[row] = ActivityState::Duplicate;
        m_conflicts += isConflict(*known, row);
        return true;
    });
    for (const auto &[counted, duplicate] : m_repeated) {
        const auto other = first.value(numbers[duplicate], counted);
        m_conflicts += isConflict(numbers[duplicate] == 0 ? counted : other, duplicate);
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

bool InsightData::isOtherCurrency(quint32 row) const
{
    return m_currencies && isPurchase(row) && m_otherCurrencies[m_currencies->codes[row]];
}

qint64 InsightData::centsOf(quint32 row) const
{
    const auto cents = (*m_amounts)[row];
    return cents <= columns::blank ? 0 : cents;
}

bool InsightData::hasAmount(quint32 row) const
{
    return (*m_amounts)[row] > columns::blank;
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
    if (record < 0 || !m_contacts.has(role))
        return std::nullopt;
    const auto stored = m_contacts.numbers(role)[static_cast<std::size_t>(record)];
    return stored <= columns::blank ? std::nullopt : std::optional(momentOf(stored));
}

} // namespace storedesk::insights
