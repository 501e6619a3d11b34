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
    qint64 buyers = 0;
    // The purchases of a person follow each other.
    auto lastBuyer = PeopleIndex::nobody;
    for (const auto &purchase : data.purchases().all()) {
        if (!range.contains(purchase.time))
            continue;
        sum.add(purchase.cents);
        buyers += purchase.person != PeopleIndex::nobody && purchase.person != lastBuyer;
        lastBuyer = purchase.person;
    }
    auto object = sum.toJson();
    object.insert(u"from"_s, days.from.toString(Qt::ISODate));
    object.insert(u"to"_s, days.to.toString(Qt::ISODate));
    object.insert(u"buyers"_s, buyers);
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

// Adds up each thread's sales.
static std::vector<Sales> totalOf(const std::vector<std::vector<Sales>> &parts)
{
    auto total = parts.front();
    for (const auto &part : std::span(parts).subspan(1)) {
        for (std::size_t place = 0; place < total.size(); ++place)
            total[place].add(part[place]);
    }
    return total;
}

QJsonObject sales(QuestionRun &run)
{
    const auto &data = run.data;
    const auto selection = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const PeriodList periods(data, *periodUnitOf(run.text("period"_L1)));
    const auto count = periods.all().size();
    // The last number stands for all periods.
    NumberedSets people(run.people, count + 1, [&](std::size_t place) {
        return place == count ? u"all"_s
                              : u"period:"_s + periods.all()[place].start.toString(Qt::ISODate);
    });
    auto parts = perThread(std::vector<Sales>(count));
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        for (const auto &purchase : selection.purchases().in(range)) {
            const auto place = periods.indexOf(purchase.time);
            parts[range.thread][place].add(purchase.cents);
            people.add(range, count, purchase.person);
            people.add(range, place, purchase.person);
        }
    });
    for (const auto &purchase : selection.purchases().withoutPerson())
        parts.front()[periods.indexOf(purchase.time)].add(purchase.cents);
    people.finish();
    const auto sums = totalOf(parts);
    Sales total;
    QJsonArray list;
    for (std::size_t place = 0; place < count; ++place) {
        total.add(sums[place]);
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
    const auto selection = run.select({.types = {"purchase"_L1}, .range = periodOf(data)});
    const PeriodList periods(data, *periodUnitOf(run.text("period"_L1)));
    const FirstPurchases first(data);
    static constexpr std::array names{"new"_L1, "returning"_L1, "unknown"_L1};
    static constexpr std::size_t unknown = 2;
    const auto count = periods.all().size() * names.size();
    NumberedSets people(run.people, count, [&](std::size_t number) {
        return names[number % names.size()] + u':'
            + periods.all()[number / names.size()].start.toString(Qt::ISODate);
    });
    auto parts = perThread(std::vector<Sales>(count));
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        for (const auto &purchase : selection.purchases().in(range)) {
            const auto number =
                periods.indexOf(purchase.time) * names.size() + (first.isFirst(purchase) ? 0 : 1);
            parts[range.thread][number].add(purchase.cents);
            people.add(range, number, purchase.person);
        }
    });
    for (const auto &purchase : selection.purchases().withoutPerson())
        parts.front()[periods.indexOf(purchase.time) * names.size() + unknown].add(purchase.cents);
    people.finish();
    const auto sums = totalOf(parts);
    QJsonArray list;
    for (std::size_t place = 0; place < periods.all().size(); ++place) {
        QJsonObject object{{u"start"_s, periods.all()[place].start.toString(Qt::ISODate)},
                           {u"complete"_s, periods.all()[place].complete}};
        for (std::size_t kind = 0; kind < names.size(); ++kind)
            object.insert(names[kind], sums[place * names.size() + kind].toJson());
        list.append(object);
    }
    return {{u"periods"_s, list}};
}

} // namespace storedesk::insights
