// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"

#include <algorithm>
#include <map>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

struct CouponSums
{
    qint64 given = 0;
    qint64 pending = 0;
    Sales bought = {};
    // Times from receiving a code to the purchase.
    std::vector<qint64> spans = {};
    std::vector<qint64> givenTimes = {};
};

// One person's codes and purchases, sorted by time.
struct CouponPerson
{
    std::vector<quint32> codes = {};
    std::vector<quint32> purchases = {};
};

class CouponTable final
{
public:
    explicit CouponTable(QuestionRun &run)
        : m_run(run)
        , m_texts(run.data.activities().texts(ColumnRole::ActivityCouponSet))
        , m_length(run.number("days"_L1) * millisecondsPerDay)
    { }

    void add(quint32 person, const CouponPerson &own)
    {
        const auto &data = m_run.data;
        // Only the last code of each set counts.
        std::map<quint32, qint64> last;
        for (const auto row : own.codes)
            last[m_texts.codes[row]] = data.timeOf(row);
        for (const auto &[set, time] : last) {
            auto &sum = m_sums[set];
            const auto key = textOf(set);
            if (data.asOf() - time < m_length) {
                ++sum.pending;
                m_run.people.add(key + u":pending"_s, person);
                continue;
            }
            ++sum.given;
            sum.givenTimes.push_back(time);
            m_run.people.add(key + u":given"_s, person);
            if (const auto purchase = purchaseAfter(time, own)) {
                sum.bought.add(data.centsOf(*purchase));
                sum.spans.push_back(data.timeOf(*purchase) - time);
                m_run.people.add(key + u":bought"_s, person);
            }
        }
    }

    [[nodiscard]] const std::map<quint32, CouponSums> &sums() const { return m_sums; }
    [[nodiscard]] QString textOf(quint32 set) const
    {
        return QString::fromUtf8(m_texts.pool.at(set));
    }
    [[nodiscard]] qint64 length() const { return m_length; }

private:
    // Returns the first purchase after the code, within the time limit and before any newer code.
    [[nodiscard]] std::optional<quint32> purchaseAfter(qint64 time, const CouponPerson &own) const
    {
        const auto &data = m_run.data;
        const auto purchase = std::ranges::find_if(
            own.purchases, [&](quint32 row) { return data.timeOf(row) > time; });
        if (purchase == own.purchases.end() || data.timeOf(*purchase) - time > m_length)
            return std::nullopt;
        const bool newer = std::ranges::any_of(own.codes, [&](quint32 row) {
            return data.timeOf(row) > time && data.timeOf(row) < data.timeOf(*purchase);
        });
        return newer ? std::nullopt : std::optional(*purchase);
    }

    QuestionRun &m_run;
    const RoleTexts &m_texts;
    qint64 m_length;
    // Keyed by the code set.
    std::map<quint32, CouponSums> m_sums;
};

} // namespace

static std::vector<bool> peopleWithCode(const InsightData &data)
{
    std::vector<bool> hasCode(data.people().count());
    const auto type = data.typeCode(activitytype::couponAssigned);
    for (quint32 row = 0; row < data.rows(); ++row) {
        if (data.typeOf(row) == type && data.stateOf(row) == ActivityState::Valid
            && data.personOf(row) != PeopleIndex::nobody)
            hasCode[data.personOf(row)] = true;
    }
    return hasCode;
}

namespace {

// The contacts without a code.
class OtherContacts final
{
public:
    explicit OtherContacts(const InsightData &data)
        : m_data(data)
        , m_purchases(data, data.purchases())
    {
        const auto hasCode = peopleWithCode(data);
        for (quint32 person = 0; person < data.people().count(); ++person) {
            const auto created = data.contactTime(person, ColumnRole::ContactCreatedAt);
            if (!hasCode[person] && created)
                m_others.push_back({*created, person});
        }
    }

    // Counts those that existed at the median assignment time, and how many of them bought
    // afterwards.
    [[nodiscard]] QJsonValue at(QuestionRun &run, const CouponTable &table, quint32 set) const
    {
        auto times = table.sums().at(set).givenTimes;
        if (times.empty() || !m_data.contacts().has(ColumnRole::ContactCreatedAt))
            return QJsonValue::Null;
        std::ranges::sort(times);
        const auto median = times[(times.size() - 1) / 2];
        qint64 part = 0;
        qint64 of = 0;
        auto *people = run.people.setOf(table.textOf(set) + u":others"_s);
        for (const auto &[created, person] : m_others) {
            if (created > median)
                continue;
            ++of;
            PeopleSets::add(people, person);
            part += std::ranges::any_of(m_purchases.of(person), [&](quint32 row) {
                const auto time = m_data.timeOf(row);
                return time > median && time - median <= table.length();
            });
        }
        return shareOf(part, of);
    }

private:
    const InsightData &m_data;
    RowsByPerson m_purchases;
    // The creation time and the person.
    std::vector<std::pair<qint64, quint32>> m_others;
};

} // namespace

QJsonObject coupons(QuestionRun &run)
{
    const auto &data = run.data;
    const RowsByPerson byPerson(data,
                                run.select({.types = {activitytype::couponAssigned, "purchase"_L1},
                                            .range = periodOf(data),
                                            .rangedTypes = {activitytype::couponAssigned}}));
    CouponTable table(run);
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        CouponPerson own;
        for (const auto row : byPerson.of(person))
            (data.isPurchase(row) ? own.purchases : own.codes).push_back(row);
        table.add(person, own);
    }
    std::vector<quint32> order;
    for (const auto &[set, sum] : table.sums())
        order.push_back(set);
    std::ranges::sort(order, {}, [&](quint32 set) {
        const auto &sum = table.sums().at(set);
        return std::pair(-sum.given - sum.pending, table.textOf(set).toUtf8());
    });
    const OtherContacts others(data);
    QJsonArray list;
    for (const auto set : order) {
        const auto &sum = table.sums().at(set);
        list.append(QJsonObject{
            {u"set"_s, table.textOf(set)},
            {u"given"_s, sum.given},
            {u"pending"_s, sum.pending},
            {u"bought"_s, sum.bought.purchases},
            {u"cents"_s, sum.bought.cents},
            {u"medianDays"_s,
             sum.spans.empty() ? QJsonValue() : QJsonValue(daysOf(medianOf(sum.spans)))},
            {u"others"_s, others.at(run, table, set)}});
    }
    return {{u"sets"_s, list}};
}

} // namespace storedesk::insights
