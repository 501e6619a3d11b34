// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/syncplan.h"

#include "base/utc.h"
#include "catalogue/key.h"
#include "exports/exportrules.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>
#include <map>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;
using exports::StoredExport;
namespace key = catalogue::key;

static constexpr auto activitiesKind = "activities"_L1;
static constexpr auto contactsKind = "contacts"_L1;

namespace {

struct PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(WarehouseSync)
};

} // namespace

static QDateTime startOf(QDate day)
{
    return {day, QTime(0, 0), base::utc};
}

static QDateTime endOf(QDate day)
{
    return startOf(day.addDays(1));
}

// Later versions have more columns.
static QString newestVersion(QLatin1StringView kind)
{
    const auto rules = exports::exportRules(kind);
    const auto *rule = rules.rule(QString(key::version));
    return rule && !rule->options.empty() ? rule->options.back().id : QString();
}

static QJsonObject valuesFor(QLatin1StringView kind)
{
    return {
        {key::delimiter, u","_s}, {key::dateFormat, u"ISO"_s}, {key::version, newestVersion(kind)}};
}

base::Result<exportrun::ExportPlan> activitiesPlan(QDate first, QDate last)
{
    auto values = valuesFor(activitiesKind);
    values[key::filters] =
        QJsonObject{{key::fromDate, startOf(first).toString(Qt::ISODateWithMs)},
                    {key::toDate, endOf(last).addMSecs(-1).toString(Qt::ISODateWithMs)}};
    return exports::planOf(activitiesKind, values, last);
}

base::Result<exportrun::ExportPlan> contactsPlan()
{
    return exports::planOf(contactsKind, valuesFor(contactsKind), QDate::currentDate());
}

// Whether the export has all columns and rows in a format that needs no guess.
static bool isComplete(const StoredExport &stored, QLatin1StringView kind)
{
    const auto filters = stored.plan.body[key::filters].toObject();
    return stored.plan.kind == kind && filters[key::activityTypes].toArray().isEmpty()
        && filters[key::segmentId].toString().isEmpty()
        && stored.plan.body[key::version].toString() == newestVersion(kind)
        && stored.plan.body[key::dateFormat].toString() == "ISO"_L1
        && stored.finding.check != exportrun::ExportCheck::Differs
        && QFileInfo::exists(stored.path);
}

static bool covers(const StoredExport &stored, QDate day)
{
    if (stored.plan.periods.empty())
        return false;
    const auto from = QDateTime::fromString(stored.plan.periods.front().from, Qt::ISODateWithMs);
    const auto to = QDateTime::fromString(stored.plan.periods.back().to, Qt::ISODateWithMs);
    return from.isValid() && to.isValid() && from <= startOf(day) && to.addMSecs(1) >= endOf(day);
}

static const SyncedDay *find(const SyncState &state, QDate day)
{
    const auto found = std::ranges::lower_bound(state.days, day, {}, &SyncedDay::day);
    return found == state.days.end() || found->day != day ? nullptr : &*found;
}

QDate nextTurn(QDate firstDay, const std::vector<SyncedDay> &days)
{
    // By the number of the block.
    std::map<qint64, QDateTime> oldest;
    for (const auto &day : days) {
        // Recent days are read anyway.
        if (day.day < firstDay || day.asked < endOf(day.day).addDays(lateDays))
            continue;
        auto &asked = oldest[firstDay.daysTo(day.day) / daysPerTurn];
        if (!asked.isValid() || day.asked < asked)
            asked = day.asked;
    }
    const auto found =
        std::ranges::min_element(oldest, {}, [](const auto &block) { return block.second; });
    return found == oldest.end() ? QDate() : firstDay.addDays(found->first * daysPerTurn);
}

static bool isReadInTurn(const SyncState &state, QDate day, const SyncedDay &synced)
{
    return state.turn.isValid() && day >= state.turn && day < state.turn.addDays(daysPerTurn)
        && synced.asked.toUTC().date() < state.began.toUTC().date();
}

static bool isNeeded(const SyncState &state, QDate day)
{
    const auto *synced = find(state, day);
    if (!synced || synced->stale)
        return true;
    if (synced->asked >= state.began)
        return false;
    return synced->asked < endOf(day).addDays(lateDays) || isReadInTurn(state, day, *synced);
}

std::vector<QDate> neededDays(const SyncState &state)
{
    std::vector<QDate> days;
    const auto last = state.began.toUTC().date();
    for (auto day = state.firstDay; day <= last; day = day.addDays(1)) {
        if (isNeeded(state, day))
            days.push_back(day);
    }
    return days;
}

// Stale days need an export that is newer than what made them stale.
static QDateTime earliestFor(const SyncState &state, QDate day)
{
    const auto *synced = find(state, day);
    auto earliest = state.began;
    if (synced && synced->stale)
        earliest = std::max({earliest, synced->asked, state.contactsAsked});
    return earliest;
}

static bool isUsable(const SyncState &state, const StoredExport &stored, QDate day)
{
    if (!covers(stored, day))
        return false;
    return stored.asked > earliestFor(state, day)
        || (!find(state, day) && stored.asked >= endOf(day).addDays(lateDays));
}

static std::optional<SyncStep> storedActivities(const SyncState &state,
                                                const std::vector<QDate> &needed,
                                                const std::vector<StoredExport> &stored)
{
    for (const auto &one : stored) {
        if (!isComplete(one, activitiesKind))
            continue;
        SyncStep step{.kind = SyncStep::Kind::LoadActivities, .stored = one};
        std::ranges::copy_if(needed, std::back_inserter(step.days),
                             [&](QDate day) { return isUsable(state, one, day); });
        if (!step.days.empty())
            return step;
    }
    return std::nullopt;
}

// Contacts must be newer than the activities of this sync.
static base::Result<SyncStep> contactsStep(const SyncState &state,
                                           const std::vector<StoredExport> &stored)
{
    auto newest = state.began;
    for (const auto &day : state.days)
        newest = std::max(newest, day.asked);
    if (state.contactsAsked.isValid() && state.contactsAsked > newest)
        return SyncStep();
    for (const auto &one : stored) {
        if (isComplete(one, contactsKind) && one.asked > newest)
            return SyncStep{.kind = SyncStep::Kind::LoadContacts, .stored = one};
    }
    return contactsPlan().map([&newest](const exportrun::ExportPlan &plan) {
        return SyncStep{.kind = SyncStep::Kind::Request, .plan = plan, .notBefore = newest};
    });
}

// Collects days for one request, beginning at this index. Short gaps are included, because one
// export of more days is faster than two.
static SyncStep requestFrom(const std::vector<QDate> &days, std::size_t begin)
{
    SyncStep step{.kind = SyncStep::Kind::Request};
    const auto first = days[begin];
    auto last = first;
    for (auto at = begin + 1; at < days.size() && last.daysTo(days[at]) <= daysPerTurn
         && first.daysTo(days[at]) < mostDaysPerRequest;
         ++at)
        last = days[at];
    for (auto day = first; day <= last; day = day.addDays(1))
        step.days.push_back(day);
    return step;
}

Outcome<void> checkMade(const SyncStep &requested, const StoredExport &made)
{
    if (made.finding.check == exportrun::ExportCheck::Differs)
        return fault(WarehouseFaultKind::Refused,
                     {.what = PlanWords::tr("The export can't be used, because it may be "
                                            "incomplete."),
                      .why = made.finding.text,
                      .next = PlanWords::tr("Start the sync again later.")});
    if (!requested.notBefore.isValid() || made.asked > requested.notBefore)
        return {};
    return fault(WarehouseFaultKind::Guard,
                 {.what = PlanWords::tr("The clock of this computer is behind."),
                  .why = PlanWords::tr("According to it, the new export is older than the data "
                                       "in the warehouse."),
                  .next = PlanWords::tr("Correct the time, then start the sync again.")});
}

base::Result<std::vector<SyncStep>> verificationSteps(const std::vector<SyncedDay> &days,
                                                      QDate from, QDate to)
{
    std::vector<QDate> wanted;
    for (const auto &one : days) {
        if ((!from.isValid() || one.day >= from) && (!to.isValid() || one.day <= to))
            wanted.push_back(one.day);
    }
    std::vector<SyncStep> steps;
    for (std::size_t at = 0; at < wanted.size();) {
        steps.push_back(requestFrom(wanted, at));
        const auto &own = steps.back().days;
        while (at < wanted.size() && wanted[at] <= own.back())
            ++at;
        auto plan = activitiesPlan(own.front(), own.back());
        if (!plan)
            return tl::unexpected(plan.error());
        steps.back().plan = *std::move(plan);
    }
    auto plan = contactsPlan();
    if (!plan)
        return tl::unexpected(plan.error());
    steps.push_back({.kind = SyncStep::Kind::Request, .plan = *std::move(plan)});
    return steps;
}

base::Result<SyncStep> nextStep(const SyncState &state, const std::vector<StoredExport> &stored)
{
    const auto needed = neededDays(state);
    // The first contacts are read before and after the activities, so that changes in between are
    // noticed.
    if (needed.empty() || !state.contactsAsked.isValid())
        return contactsStep(state, stored);
    if (auto step = storedActivities(state, needed, stored))
        return *std::move(step);
    // One request for days without a gap.
    auto step = requestFrom(needed, 0);
    for (const auto &day : step.days)
        step.notBefore = std::max(step.notBefore, earliestFor(state, day));
    return activitiesPlan(step.days.front(), step.days.back())
        .map([&step](const exportrun::ExportPlan &plan) {
            step.plan = plan;
            return step;
        });
}

} // namespace storedesk::warehouse
