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
    std::vector<CohortCell> cells = {};
};

// Covers all periods from the first purchase to the time of the answer, regardless of --from and
// --to.
class CohortTable final
{
public:
    CohortTable(QuestionRun &run, const std::vector<quint32> &rows)
        : m_run(run)
        , m_calendar(run.data.calendar())
        , m_unit(*periodUnitOf(run.text("period"_L1)))
    {
        if (rows.empty())
            return;
        auto earliest = run.data.asOf();
        for (const auto row : rows)
            earliest = std::min(earliest, run.data.timeOf(row));
        auto day = LocalCalendar::periodStart(m_calendar.dayOf(earliest), m_unit);
        for (; m_calendar.startOf(day) < run.data.asOf();
             day = LocalCalendar::nextPeriod(day, m_unit)) {
            m_days.push_back(day);
            m_starts.push_back(m_calendar.startOf(day));
        }
        m_starts.push_back(m_calendar.startOf(day));
        m_cohorts.resize(m_days.size());
        m_cohortPeople = {run.people, m_days.size(), [this](std::size_t first) {
                              return u"cohort:"_s + m_days[first].toString(Qt::ISODate);
                          }};
        m_cellPeople = {run.people, m_days.size() * m_days.size(), [this](std::size_t cell) {
                            return u"cell:%1:%2"_s
                                .arg(m_days[cell / m_days.size()].toString(Qt::ISODate))
                                .arg(cell % m_days.size());
                        }};
    }
    Q_DISABLE_COPY_MOVE(CohortTable)

    // Adds one person's purchases, which must be sorted by time.
    void add(quint32 person, std::span<const quint32> rows)
    {
        const auto &data = m_run.data;
        const auto first = periodOfTime(data.timeOf(rows.front()));
        auto &cohort = m_cohorts[first];
        cohort.cells.resize(m_days.size() - first);
        ++cohort.size;
        m_cohortPeople.add(first, person);
        for (const auto row : rows) {
            const auto number = periodOfTime(data.timeOf(row)) - first;
            auto &cell = cohort.cells[number];
            cell.sales.add(data.centsOf(row));
            cell.people += cell.lastBuyer != person;
            cell.lastBuyer = person;
            m_cellPeople.add(first * m_days.size() + number, person);
        }
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
    NumberedSets m_cohortPeople;
    NumberedSets m_cellPeople;
};

} // namespace

QJsonObject cohorts(QuestionRun &run)
{
    const auto &data = run.data;
    const auto rows = run.select({.types = {"purchase"_L1}});
    CohortTable table(run, rows);
    const RowsByPerson byPerson(data, rows);
    qint64 earlier = 0;
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        const auto own = byPerson.of(person);
        if (own.empty())
            continue;
        if (data.isEarlierBuyer(person)) {
            ++earlier;
            run.people.add(u"earlier"_s, person);
        } else {
            table.add(person, own);
        }
    }
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

static Wait waitOf(const InsightData &data, quint32 person, std::span<const quint32> rows,
                   bool oneVisitPerDay)
{
    const auto first = data.timeOf(rows.front());
    const auto day = data.calendar().dayOf(first);
    Wait wait{.person = person, .age = data.asOf() - first};
    for (const auto row : rows.subspan(1)) {
        if (oneVisitPerDay && data.calendar().dayOf(data.timeOf(row)) == day)
            continue;
        wait.second = data.timeOf(row) - first;
        break;
    }
    return wait;
}

// Estimates when half of the buyers will have returned. Uses the Kaplan-Meier estimator, which also
// takes into account buyers who may still return.
static std::optional<qint64> estimatedMedian(std::vector<Wait> waits)
{
    std::ranges::sort(waits, {}, &Wait::length);
    double staying = 1;
    for (std::size_t at = 0; at < waits.size();) {
        const auto length = waits[at].length();
        const auto atRisk = waits.size() - at;
        std::size_t returned = 0;
        for (; at < waits.size() && waits[at].length() == length; ++at)
            returned += waits[at].second.has_value();
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
    const auto rows = run.select({.types = {"purchase"_L1}});
    const RowsByPerson byPerson(data, rows);
    const bool oneVisit = run.text("one-visit-per-day"_L1) == "yes"_L1;
    std::vector<Wait> waits;
    std::vector<qint64> returned;
    qint64 earlier = 0;
    auto *returners = run.people.setOf(u"returned"_s);
    auto *others = run.people.setOf(boughtOnceKey);
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        if (byPerson.of(person).empty())
            continue;
        if (data.isEarlierBuyer(person)) {
            ++earlier;
            run.people.add(u"earlier"_s, person);
            continue;
        }
        waits.push_back(waitOf(data, person, byPerson.of(person), oneVisit));
        if (waits.back().second) {
            returned.push_back(*waits.back().second);
            PeopleSets::add(returners, person);
        } else {
            PeopleSets::add(others, person);
        }
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
