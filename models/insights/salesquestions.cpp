// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "insights/answersentence.h"

#include <algorithm>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

// A range of complete local days.
struct DayRange
{
    QDate from = {};
    QDate to = {};
};

} // namespace

// Returns the last complete period. If --from and --to are given, returns that period instead,
// limited to complete days.
static std::optional<DayRange> currentDays(const InsightData &data, const PeriodList &periods)
{
    const auto &input = data.input();
    const auto &calendar = data.calendar();
    if (!input.from.isValid() && !input.to.isValid()) {
        for (auto at = periods.all().rbegin(); at != periods.all().rend(); ++at) {
            if (at->complete)
                return DayRange{at->start, calendar.dayOf(at->to - 1)};
        }
        return std::nullopt;
    }
    auto first = calendar.dayOf(data.coverageFrom());
    if (calendar.startOf(first) < data.coverageFrom())
        first = first.addDays(1);
    const auto last = calendar.dayOf(data.asOf()).addDays(-1);
    const DayRange days{input.from.isValid() ? std::max(input.from, first) : first,
                        input.to.isValid() ? std::min(input.to, last) : last};
    return days.from <= days.to ? std::optional(days) : std::nullopt;
}

static QJsonObject salesIn(const InsightData &data, const DayRange &days)
{
    const TimeRange range{data.calendar().startOf(days.from),
                          data.calendar().startOf(days.to.addDays(1))};
    Sales sum;
    std::vector<bool> buyers(data.people().count());
    for (const auto row : data.purchases()) {
        if (!range.contains(data.timeOf(row)))
            continue;
        sum.add(data.centsOf(row));
        if (const auto person = data.personOf(row); person != PeopleIndex::nobody)
            buyers[person] = true;
    }
    auto object = sum.toJson();
    object.insert(u"from"_s, days.from.toString(Qt::ISODate));
    object.insert(u"to"_s, days.to.toString(Qt::ISODate));
    object.insert(u"buyers"_s, qint64(std::ranges::count(buyers, true)));
    return object;
}

// Returns null if the previous days begin before coverage.
static QJsonValue comparisonOf(const InsightData &data, const DayRange &current,
                               QDate previousStart)
{
    if (data.calendar().startOf(previousStart) < data.coverageFrom())
        return QJsonValue::Null;
    return QJsonObject{{u"current"_s, salesIn(data, current)},
                       {u"previous"_s, salesIn(data, {previousStart, current.from.addDays(-1)})}};
}

// Adds the comparison with as many days before, and the one with the period before.
static void addComparisons(QJsonObject &result, const InsightData &data, const PeriodList &periods)
{
    result.insert(u"change"_s, QJsonValue::Null);
    result.insert(periodComparison, QJsonValue::Null);
    const auto current = currentDays(data, periods);
    if (!current)
        return;
    const auto days = current->from.daysTo(current->to) + 1;
    const auto withPeriod =
        comparisonOf(data, *current, LocalCalendar::previousStart(current->from, current->to));
    const auto withDays = comparisonOf(data, *current, current->from.addDays(-days));
    result.insert(periodComparison, withPeriod);
    if (!withDays.isObject())
        return;
    QJsonObject change;
    for (const auto *side : {"current", "previous"}) {
        auto sums = withDays[QLatin1StringView(side)].toObject();
        sums.remove(u"buyers"_s);
        change.insert(QLatin1StringView(side), sums);
    }
    result.insert(u"change"_s, change);
}

QJsonObject sales(QuestionRun &run)
{
    const auto &data = run.data;
    const auto rows = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const PeriodList periods(data, *periodUnitOf(run.text("period"_L1)));
    std::vector<Sales> sums(periods.all().size());
    Sales total;
    auto *everyone = run.people.setOf(u"all"_s);
    NumberedSets people(run.people, sums.size(), [&](std::size_t place) {
        return u"period:"_s + periods.all()[place].start.toString(Qt::ISODate);
    });
    for (const auto row : rows) {
        const auto place = periods.indexOf(data.timeOf(row));
        sums[place].add(data.centsOf(row));
        total.add(data.centsOf(row));
        PeopleSets::add(everyone, data.personOf(row));
        people.add(place, data.personOf(row));
    }
    QJsonArray list;
    for (std::size_t place = 0; place < sums.size(); ++place) {
        auto object = sums[place].toJson();
        object.insert(u"start"_s, periods.all()[place].start.toString(Qt::ISODate));
        object.insert(u"complete"_s, periods.all()[place].complete);
        object.insert(u"meanCents"_s, meanOf(sums[place].cents, sums[place].purchases));
        list.append(object);
    }
    auto all = total.toJson();
    all.insert(u"meanCents"_s, meanOf(total.cents, total.purchases));
    QJsonObject result{{u"total"_s, all}, {u"periods"_s, list}};
    addComparisons(result, data, periods);
    return result;
}

QJsonObject newAndReturning(QuestionRun &run)
{
    const auto &data = run.data;
    const auto rows = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const PeriodList periods(data, *periodUnitOf(run.text("period"_L1)));
    const FirstPurchases first(data);
    static constexpr std::array names{"new"_L1, "returning"_L1, "unknown"_L1};
    std::vector<std::array<Sales, names.size()>> sums(periods.all().size());
    NumberedSets people(run.people, sums.size() * names.size(), [&](std::size_t number) {
        return names[number % names.size()] + u':'
            + periods.all()[number / names.size()].start.toString(Qt::ISODate);
    });
    for (const auto row : rows) {
        const auto place = periods.indexOf(data.timeOf(row));
        const auto person = data.personOf(row);
        const std::size_t kind = person == PeopleIndex::nobody ? 2 : first.isFirst(row) ? 0 : 1;
        sums[place][kind].add(data.centsOf(row));
        people.add(place * names.size() + kind, person);
    }
    QJsonArray list;
    for (std::size_t place = 0; place < sums.size(); ++place) {
        QJsonObject object{{u"start"_s, periods.all()[place].start.toString(Qt::ISODate)},
                           {u"complete"_s, periods.all()[place].complete}};
        for (std::size_t kind = 0; kind < names.size(); ++kind)
            object.insert(names[kind], sums[place][kind].toJson());
        list.append(object);
    }
    return {{u"periods"_s, list}};
}

} // namespace storedesk::insights
