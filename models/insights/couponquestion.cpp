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
    PeopleSets::Set *givenPeople = nullptr;
    PeopleSets::Set *pendingPeople = nullptr;
    PeopleSets::Set *boughtPeople = nullptr;
};

class CouponTable final
{
public:
    explicit CouponTable(QuestionRun &run)
        : m_run(run)
        , m_texts(run.data.activities().texts(ColumnRole::ActivityCouponSet))
        , m_length(run.number("days"_L1) * millisecondsPerDay)
    { }

    // Adds the codes and purchases of a person, which must be sorted by time.
    void add(quint32 person, std::span<const quint32> codes,
             std::span<const CountedPurchase> purchases)
    {
        const auto &data = m_run.data;
        // Only the last code of each set counts.
        std::map<quint32, qint64> last;
        for (const auto row : codes)
            last[m_texts.codes[row]] = data.timeOf(row);
        for (const auto &[set, time] : last) {
            auto &sum = sumOf(set);
            if (data.asOf() - time < m_length) {
                ++sum.pending;
                PeopleSets::add(sum.pendingPeople, person);
                continue;
            }
            ++sum.given;
            sum.givenTimes.push_back(time);
            PeopleSets::add(sum.givenPeople, person);
            if (const auto *purchase = purchaseAfter(time, codes, purchases)) {
                sum.bought.add(purchase->cents);
                sum.spans.push_back(purchase->time - time);
                PeopleSets::add(sum.boughtPeople, person);
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
    [[nodiscard]] CouponSums &sumOf(quint32 set)
    {
        const auto [found, isNew] = m_sums.try_emplace(set);
        if (isNew) {
            const auto key = textOf(set);
            found->second.givenPeople = m_run.people.setOf(key + u":given"_s);
            found->second.pendingPeople = m_run.people.setOf(key + u":pending"_s);
            found->second.boughtPeople = m_run.people.setOf(key + u":bought"_s);
        }
        return found->second;
    }

    // Returns the first purchase after the code, within the time limit and before any newer code,
    // or null.
    [[nodiscard]] const CountedPurchase *
    purchaseAfter(qint64 time, std::span<const quint32> codes,
                  std::span<const CountedPurchase> purchases) const
    {
        const auto purchase = std::ranges::upper_bound(purchases, time, {}, &CountedPurchase::time);
        if (purchase == purchases.end() || purchase->time - time > m_length)
            return nullptr;
        const bool newer = std::ranges::any_of(codes, [&](quint32 row) {
            return m_run.data.timeOf(row) > time && m_run.data.timeOf(row) < purchase->time;
        });
        return newer ? nullptr : &*purchase;
    }

    QuestionRun &m_run;
    const RoleTexts &m_texts;
    qint64 m_length;
    // Keyed by the code set.
    std::map<quint32, CouponSums> m_sums;
};

// The contacts without a code that existed at the median assignment time of a set.
struct OtherContacts
{
    quint32 set = 0;
    qint64 median = 0;
    qint64 count = 0;
    qint64 bought = 0;
};

} // namespace

// Returns the creation times of contacts without a code. All other times are too late.
static std::vector<qint64> creationsWithoutCode(const InsightData &data)
{
    static constexpr auto never = std::numeric_limits<qint64>::max();
    std::vector<qint64> creations(data.people().count(), never);
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        PersonCursor codes(data.index().ofType(data.typeCode(activitytype::couponAssigned)),
                           range.begin);
        for (auto person = range.begin; person < range.end; ++person) {
            if (!codes.find(person))
                creations[person] =
                    data.contactTime(person, ColumnRole::ContactCreatedAt).value_or(never);
        }
    });
    return creations;
}

// Counts those who existed at the median assignment time of each set, and how many of them bought
// afterwards.
static std::vector<OtherContacts> otherContactsOf(QuestionRun &run, const CouponTable &table)
{
    const auto &data = run.data;
    std::vector<OtherContacts> sets;
    for (const auto &[set, sum] : table.sums()) {
        auto times = sum.givenTimes;
        if (times.empty())
            continue;
        const auto middle = times.begin() + static_cast<std::ptrdiff_t>((times.size() - 1) / 2);
        std::ranges::nth_element(times, middle);
        sets.push_back({.set = set, .median = *middle});
    }
    const auto creations = creationsWithoutCode(data);
    NumberedSets people(run.people, sets.size(), [&](std::size_t place) {
        return table.textOf(sets[place].set) + u":others"_s;
    });
    auto parts = perThread(sets);
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        for (std::size_t place = 0; place < sets.size(); ++place) {
            auto others = sets[place];
            for (auto person = range.begin; person < range.end; ++person) {
                if (creations[person] > others.median)
                    continue;
                ++others.count;
                people.add(range, place, person);
            }
            auto lastBuyer = PeopleIndex::nobody;
            for (const auto &purchase : data.purchases().in(range)) {
                if (purchase.time <= others.median || purchase.time - others.median > table.length()
                    || creations[purchase.person] > others.median)
                    continue;
                others.bought += purchase.person != lastBuyer;
                lastBuyer = purchase.person;
            }
            parts[range.thread][place].count += others.count;
            parts[range.thread][place].bought += others.bought;
        }
    });
    people.finish();
    for (const auto &part : parts) {
        for (std::size_t place = 0; place < sets.size(); ++place) {
            sets[place].count += part[place].count;
            sets[place].bought += part[place].bought;
        }
    }
    return sets;
}

static QJsonValue othersJson(const std::vector<OtherContacts> &others, quint32 set)
{
    const auto found = std::ranges::find(others, set, &OtherContacts::set);
    return found == others.end() ? QJsonValue() : shareOf(found->bought, found->count);
}

QJsonObject coupons(QuestionRun &run)
{
    const auto &data = run.data;
    const auto selection = run.select({.types = {activitytype::couponAssigned, "purchase"_L1},
                                       .range = periodOf(data),
                                       .rangedTypes = {activitytype::couponAssigned}});
    CouponTable table(run);
    const auto &codes = selection.of(activitytype::couponAssigned);
    PersonCursor purchases(selection.purchases().rows(), 0);
    for (std::size_t place = 0; place < codes.people().size(); ++place) {
        const auto person = codes.people()[place];
        const auto bought = purchases.find(person) ? selection.purchases().at(purchases.place())
                                                   : std::span<const CountedPurchase>();
        table.add(person, codes.at(place), bought);
    }
    std::vector<quint32> order;
    for (const auto &[set, sum] : table.sums())
        order.push_back(set);
    std::ranges::sort(order, {}, [&](quint32 set) {
        const auto &sum = table.sums().at(set);
        return std::pair(-sum.given - sum.pending, table.textOf(set).toUtf8());
    });
    const bool knowsCreations = data.contacts().has(ColumnRole::ContactCreatedAt);
    const auto others = knowsCreations ? otherContactsOf(run, table) : std::vector<OtherContacts>();
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
            {u"others"_s, othersJson(others, set)}});
    }
    return {{u"sets"_s, list}};
}

} // namespace storedesk::insights
