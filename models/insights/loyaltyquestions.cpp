// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "insights/insightanswer.h"

#include <algorithm>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

struct CohortCell
{
    qint64 people = 0;
    Sales sales = {};
    quint32 lastBuyer = PeopleIndex::nobody;
};

// The people whose first purchase is in one period, and their purchases by period since then.
struct Cohort
{
    qint64 size = 0;
    // Empty if the cohort has no people.
    std::vector<CohortCell> cells = {};

    void add(const Cohort &other)
    {
        size += other.size;
        cells.resize(std::max(cells.size(), other.cells.size()));
        for (std::size_t number = 0; number < other.cells.size(); ++number) {
            cells[number].people += other.cells[number].people;
            cells[number].sales.add(other.cells[number].sales);
        }
    }
};

// Covers all periods from the first purchase to the time of the answer, regardless of --from and
// --to.
class CohortTable final
{
public:
    CohortTable(QuestionRun &run, const PurchaseList &purchases)
        : m_run(run)
        , m_calendar(run.data.calendar())
        , m_unit(*periodUnitOf(run.text("period"_L1)))
        , m_days(daysOf(purchases))
        , m_cohortPeople(run.people, m_days.size(),
                         [this](std::size_t first) {
                             return u"cohort:"_s + m_days[first].toString(Qt::ISODate);
                         })
        , m_cellPeople(run.people, m_days.size() * m_days.size(), [this](std::size_t cell) {
            return u"cell:%1:%2"_s.arg(m_days[cell / m_days.size()].toString(Qt::ISODate))
                .arg(cell % m_days.size());
        })
    {
        if (m_days.empty())
            return;
        for (const auto day : m_days)
            m_starts.push_back(m_calendar.startOf(day));
        m_starts.push_back(m_calendar.startOf(LocalCalendar::nextPeriod(m_days.back(), m_unit)));
        m_cohorts.resize(m_days.size());
        m_parts = perThread(m_cohorts);
    }
    Q_DISABLE_COPY_MOVE(CohortTable)

    // Adds one person's purchases, which must be sorted by time.
    void add(const WorkRange &range, quint32 person, std::span<const CountedPurchase> purchases)
    {
        const auto first = periodOfTime(purchases.front().time);
        auto &cohort = m_parts[range.thread][first];
        cohort.cells.resize(m_days.size() - first);
        ++cohort.size;
        m_cohortPeople.add(range, first, person);
        for (const auto &purchase : purchases) {
            const auto number = periodOfTime(purchase.time) - first;
            auto &cell = cohort.cells[number];
            cell.sales.add(purchase.cents);
            cell.people += cell.lastBuyer != person;
            cell.lastBuyer = person;
            m_cellPeople.add(range, first * m_days.size() + number, person);
        }
    }

    // Must be called after all people were added.
    void finish()
    {
        for (const auto &part : m_parts) {
            for (std::size_t first = 0; first < part.size(); ++first)
                m_cohorts[first].add(part[first]);
        }
        m_cohortPeople.finish();
        m_cellPeople.finish();
    }

    [[nodiscard]] QJsonArray cohorts() const
    {
        QJsonArray list;
        for (std::size_t first = 0; first < m_cohorts.size(); ++first) {
            QJsonArray cells;
            for (std::size_t number = 0; number < m_cohorts[first].cells.size(); ++number) {
                const auto &cell = m_cohorts[first].cells[number];
                cells.append(QJsonObject{{u"people"_s, cell.people},
                                         {u"orders"_s, cell.sales.purchases},
                                         {u"cents"_s, cell.sales.cents},
                                         {u"complete"_s, isComplete(first + number)}});
            }
            if (!cells.isEmpty())
                list.append(QJsonObject{{u"start"_s, m_days[first].toString(Qt::ISODate)},
                                        {u"size"_s, m_cohorts[first].size},
                                        {u"cells"_s, cells}});
        }
        return list;
    }

    // Adds up the people and sizes of all cohorts whose cell is complete.
    [[nodiscard]] QJsonArray means() const
    {
        QJsonArray list;
        for (std::size_t number = 0; number < m_days.size(); ++number) {
            qint64 part = 0;
            qint64 of = 0;
            for (std::size_t first = 0; first + number < m_days.size(); ++first) {
                const auto &cohort = m_cohorts[first];
                if (cohort.cells.empty() || !isComplete(first + number))
                    continue;
                part += cohort.cells[number].people;
                of += cohort.size;
            }
            if (of == 0)
                break;
            list.append(shareOf(part, of));
        }
        return list;
    }

private:
    // Returns the first day of each period.
    [[nodiscard]] std::vector<QDate> daysOf(const PurchaseList &purchases) const
    {
        if (purchases.all().empty())
            return {};
        const auto earliest = std::ranges::min(purchases.all(), {}, &CountedPurchase::time).time;
        std::vector<QDate> days;
        auto day = LocalCalendar::periodStart(m_calendar.dayOf(earliest), m_unit);
        for (; m_calendar.startOf(day) < m_run.data.asOf();
             day = LocalCalendar::nextPeriod(day, m_unit))
            days.push_back(day);
        return days;
    }
    [[nodiscard]] std::size_t periodOfTime(qint64 time) const
    {
        return static_cast<std::size_t>(std::ranges::upper_bound(m_starts, time) - m_starts.begin())
            - 1;
    }
    [[nodiscard]] bool isComplete(std::size_t period) const
    {
        return m_starts[period + 1] <= m_run.data.asOf();
    }

    QuestionRun &m_run;
    const LocalCalendar &m_calendar;
    PeriodUnit m_unit;
    std::vector<QDate> m_days;
    // The start of each period, and the end of the last one.
    std::vector<qint64> m_starts;
    std::vector<Cohort> m_cohorts;
    // The cohorts of each thread.
    std::vector<std::vector<Cohort>> m_parts;
    NumberedSets m_cohortPeople;
    NumberedSets m_cellPeople;
};

} // namespace

// Visits all people with purchases on all cores, except those who bought before the covered period.
// Collects the latter and returns their number.
template <typename Visit>
static qint64 forEachKnownBuyer(QuestionRun &run, const PurchaseList &purchases, const Visit &visit)
{
    const auto &data = run.data;
    PerRange<std::vector<quint32>> parts;
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        purchases.forEachBuyer(range, [&](quint32 person, std::span<const CountedPurchase> own) {
            if (data.isEarlierBuyer(person))
                parts[range.number].push_back(person);
            else
                visit(range, person, own);
        });
    });
    const auto earlier = joined(parts);
    auto *set = run.people.setOf(u"earlier"_s);
    for (const auto person : earlier)
        PeopleSets::add(set, person);
    return qint64(earlier.size());
}

QJsonObject cohorts(QuestionRun &run)
{
    const auto selection = run.select({.types = {"purchase"_L1}});
    CohortTable table(run, selection.purchases());
    const auto earlier = forEachKnownBuyer(
        run, selection.purchases(),
        [&table](const WorkRange &range, quint32 person, std::span<const CountedPurchase> own) {
            table.add(range, person, own);
        });
    table.finish();
    return {
        {u"cohorts"_s, table.cohorts()}, {u"mean"_s, table.means()}, {u"earlierBuyers"_s, earlier}};
}

namespace {

// The time from a person's first purchase to the second, or to the time of the answer if there is
// no second purchase.
struct Wait
{
    quint32 person = 0;
    // Time since the first purchase.
    qint64 age = 0;
    std::optional<qint64> second = {};

    [[nodiscard]] qint64 length() const { return second.value_or(age); }
};

} // namespace

static Wait waitOf(const InsightData &data, quint32 person,
                   std::span<const CountedPurchase> purchases, bool oneVisitPerDay)
{
    const auto first = purchases.front().time;
    const auto day = data.calendar().dayNumberOf(first);
    Wait wait{.person = person, .age = data.asOf() - first};
    for (const auto &purchase : purchases.subspan(1)) {
        if (oneVisitPerDay && data.calendar().dayNumberOf(purchase.time) == day)
            continue;
        wait.second = purchase.time - first;
        break;
    }
    return wait;
}

// Estimates when half of the buyers will have returned. Uses the Kaplan-Meier estimator, which also
// takes into account buyers who may still return.
static std::optional<qint64> estimatedMedian(const std::vector<Wait> &waits)
{
    // The lengths, each with a bit that is set if the buyer returned.
    std::vector<qint64> lengths(waits.size());
    std::ranges::transform(waits, lengths.begin(), [](const Wait &wait) {
        return wait.length() * 2 + wait.second.has_value();
    });
    std::ranges::sort(lengths);
    double staying = 1;
    for (std::size_t at = 0; at < lengths.size();) {
        const auto length = lengths[at] >> 1;
        const auto atRisk = lengths.size() - at;
        std::size_t returned = 0;
        for (; at < lengths.size() && lengths[at] >> 1 == length; ++at)
            returned += static_cast<std::size_t>(lengths[at] & 1);
        staying *= 1 - static_cast<double>(returned) / static_cast<double>(atRisk);
        if (returned > 0 && staying <= 0.5 + 1e-9)
            return length;
    }
    return std::nullopt;
}

static QJsonArray sharesWithin(QuestionRun &run, const std::vector<Wait> &waits)
{
    QJsonArray list;
    for (const auto &mark : run.text("marks"_L1).split(u',')) {
        const auto days = mark.trimmed().toLongLong();
        const auto limit = days * millisecondsPerDay;
        qint64 part = 0;
        qint64 of = 0;
        auto *all = run.people.setOf(u"of:%1"_s.arg(days));
        auto *within = run.people.setOf(u"within:%1"_s.arg(days));
        for (const auto &wait : waits) {
            if (wait.age < limit)
                continue;
            ++of;
            PeopleSets::add(all, wait.person);
            if (!wait.second || *wait.second > limit)
                continue;
            ++part;
            PeopleSets::add(within, wait.person);
        }
        auto share = shareOf(part, of);
        share.insert(u"days"_s, days);
        list.append(share);
    }
    return list;
}

QJsonObject secondPurchase(QuestionRun &run)
{
    const auto &data = run.data;
    const auto selection = run.select({.types = {"purchase"_L1}});
    const bool oneVisit = run.text("one-visit-per-day"_L1) == "yes"_L1;
    PerRange<std::vector<Wait>> parts;
    const auto earlier = forEachKnownBuyer(
        run, selection.purchases(),
        [&](const WorkRange &range, quint32 person, std::span<const CountedPurchase> own) {
            parts[range.number].push_back(waitOf(data, person, own, oneVisit));
        });
    const auto waits = joined(parts);
    std::vector<qint64> returned;
    auto *returners = run.people.setOf(u"returned"_s);
    auto *others = run.people.setOf(boughtOnceKey);
    for (const auto &wait : waits) {
        if (wait.second)
            returned.push_back(*wait.second);
        PeopleSets::add(wait.second ? returners : others, wait.person);
    }
    const auto median = estimatedMedian(waits);
    return {{u"buyers"_s, qint64(waits.size())},
            {u"returned"_s, qint64(returned.size())},
            {u"earlierBuyers"_s, earlier},
            {u"within"_s, sharesWithin(run, waits)},
            {u"medianDays"_s, median ? QJsonValue(daysOf(*median)) : QJsonValue()},
            {u"returnedMedianDays"_s,
             returned.empty() ? QJsonValue() : QJsonValue(daysOf(medianOf(returned)))}};
}

} // namespace storedesk::insights
