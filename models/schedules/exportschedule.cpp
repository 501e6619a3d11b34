// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/exportschedule.h"

#include "base/filelock.h"
#include "base/jsonmembers.h"
#include "base/newfile.h"
#include "base/privatefolder.h"
#include "base/regularfile.h"
#include "exports/exportfinish.h"
#include "exports/exportrules.h"
#include "journal/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QUuid>

#include <algorithm>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

namespace {

struct ScheduleWords
{
    Q_DECLARE_TR_FUNCTIONS(ExportSchedule)
};

// A change takes only a few milliseconds.
constexpr std::chrono::seconds lockPatience{10};
constexpr int mostDays = 7'300;
constexpr auto idInFile = "schedule"_L1;
constexpr auto kindInFile = "kind"_L1;
constexpr auto valuesInFile = "values"_L1;
constexpr auto daysInFile = "days"_L1;
constexpr auto weekdayInFile = "weekday"_L1;
constexpr auto lastInFile = "last"_L1;
constexpr auto ownerInFile = "owner"_L1;
constexpr auto outputInFile = "output"_L1;
constexpr auto jobInFile = "job"_L1;
constexpr auto pendingInFile = "pending"_L1;

auto notSaved(const QString &why)
{
    return base::Problem{.what = ScheduleWords::tr("Couldn't save the schedule."), .why = why};
}

} // namespace

ExportSchedule ExportSchedule::of(const exportrun::ExportPlan &plan, int weekday, QDate today)
{
    const auto days = exports::daysOf(plan.periods);
    ExportSchedule schedule{.kind = plan.kind,
                            .values = plan.body,
                            .days =
                                days ? static_cast<int>(days->first.daysTo(days->last) + 1) : 0};
    // Schedules with the same content have the same ID, regardless of their weekday.
    schedule.id = QUuid::createUuidV5(
                      QUuid(), QJsonDocument(schedule.toJson()).toJson(QJsonDocument::Compact))
                      .toString(QUuid::WithoutBraces);
    schedule.weekday = weekday;
    schedule.output = plan.output;
    schedule.last = today;
    return schedule;
}

bool ExportSchedule::isDue(QDate today) const
{
    if (!last.isValid())
        return true;
    const int since = weekday == 0 ? 0 : (today.dayOfWeek() - weekday + 7) % 7;
    return last < today.addDays(-since);
}

base::Result<exportrun::ExportPlan> ExportSchedule::planFor(QDate today) const
{
    auto wanted = values;
    if (days > 0) {
        const exports::ExportDateRange range{.first = today.addDays(-days),
                                             .last = today.addDays(-1)};
        wanted = exports::withRange(wanted, range, exports::isExplorerKind(kind));
    }
    return exports::planOf(kind, wanted, today).map([this](exportrun::ExportPlan plan) {
        plan.output = output;
        return plan;
    });
}

QString rhythmWords(int weekday)
{
    return weekday == 0 ? ScheduleWords::tr("every day")
                        : ScheduleWords::tr("every %1", "day of the week")
                              .arg(QLocale().standaloneDayName(weekday, QLocale::LongFormat));
}

QString ExportSchedule::words() const
{
    return u"%1, %2"_s.arg(exports::titleOfKind(kind), rhythmWords(weekday));
}

QJsonObject ExportSchedule::toJson() const
{
    QJsonObject object{{idInFile, id},           {kindInFile, kind},
                       {valuesInFile, values},   {daysInFile, days},
                       {weekdayInFile, weekday}, {lastInFile, last.toString(Qt::ISODate)}};
    if (!output.isEmpty())
        object.insert(outputInFile, output);
    if (!job.isEmpty())
        object.insert(jobInFile, job);
    if (pending)
        object.insert(pendingInFile, true);
    if (owner.isKnown())
        object.insert(ownerInFile, owner.toJson());
    return object;
}

ExportSchedule ExportSchedule::fromJson(const QJsonObject &object)
{
    return {.id = object[idInFile].toString(),
            .kind = object[kindInFile].toString(),
            .values = object[valuesInFile].toObject(),
            .days = std::clamp(object[daysInFile].toInt(), 0, mostDays),
            .weekday = std::clamp(object[weekdayInFile].toInt(), 0, 7),
            .last = QDate::fromString(object[lastInFile].toString(), Qt::ISODate),
            .output = object[outputInFile].toString(),
            .job = object[jobInFile].toString(),
            .pending = object[pendingInFile].toBool(),
            .owner = journal::JobOwner::fromJson(object[ownerInFile].toObject())};
}

QStringList ExportSchedule::faultsIn(const QJsonObject &object)
{
    base::JsonMembers members(object);
    if (members.text(idInFile).isEmpty())
        members.addFault(idInFile, ScheduleWords::tr("is missing"));
    if (!exports::isExportKind(members.text(kindInFile)))
        members.addFault(kindInFile, ScheduleWords::tr("is not an export type"));
    (void)members.object(valuesInFile);
    (void)members.whole(daysInFile, 0, mostDays);
    (void)members.whole(weekdayInFile, 0, 7);
    const auto last = members.text(lastInFile);
    if (!last.isEmpty() && !QDate::fromString(last, Qt::ISODate).isValid())
        members.addFault(lastInFile, ScheduleWords::tr("is not a date"));
    (void)members.text(outputInFile);
    (void)members.text(jobInFile);
    (void)members.flag(pendingInFile, false);
    (void)members.object(ownerInFile);
    return members.faults();
}

ExportSchedules::ExportSchedules(QString folder, journal::JobOwner owner)
    : m_folder(std::move(folder))
    , m_owner(std::move(owner))
{ }

bool ExportSchedules::isMine(const ExportSchedule &schedule) const
{
    return !schedule.owner.isKnown() || schedule.owner.accepts(m_owner);
}

base::Result<void> ExportSchedules::checkOwners(QDate today) const
{
    const auto list = all();
    if (!list)
        return tl::unexpected(list.error());
    const auto foreign = std::ranges::find_if(
        *list, [&](const ExportSchedule &one) { return one.isDue(today) && !isMine(one); });
    if (foreign == list->end())
        return {};
    return tl::unexpected(base::Problem{
        .what = ScheduleWords::tr("A scheduled export belongs to another account: %1.")
                    .arg(foreign->words()),
        .why = ScheduleWords::tr("It was created for %1, and you are connected to %2.")
                   .arg(foreign->owner.address, m_owner.address),
        .next = ScheduleWords::tr("Nothing was requested. Remove the schedule. To use it for this "
                                  "account, create it again.")});
}

base::Result<std::vector<ExportSchedule>> ExportSchedules::all() const
{
    std::vector<ExportSchedule> schedules;
    const auto path = QDir(m_folder).filePath(u"schedules.json"_s);
    if (!QFileInfo::exists(path))
        return schedules;
    const auto unreadable = [](const QString &why) {
        return tl::unexpected(
            base::Problem{.what = ScheduleWords::tr("Couldn't read the schedules."), .why = why});
    };
    // The next change would overwrite a list that could not be read, so this is an error.
    const auto text = base::readRegularFile(path);
    if (!text)
        return unreadable(text.error());
    QJsonParseError damage;
    const auto document = QJsonDocument::fromJson(*text, &damage);
    if (!document.isArray())
        return unreadable(damage.error == QJsonParseError::NoError
                              ? ScheduleWords::tr("The file doesn't contain a list.")
                              : damage.errorString());
    for (const auto &one : document.array()) {
        const auto faults = ExportSchedule::faultsIn(one.toObject());
        if (!faults.isEmpty())
            return unreadable(faults.join(u' '));
        schedules.push_back(ExportSchedule::fromJson(one.toObject()));
    }
    return schedules;
}

base::Result<void> ExportSchedules::write(const std::vector<ExportSchedule> &schedules) const
{
    QJsonArray list;
    for (const auto &schedule : schedules)
        list.append(schedule.toJson());
    base::NewFile file(QDir(m_folder).filePath(u"schedules.json"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(list).toJson()) < 0
        || !file.commit())
        return tl::unexpected(notSaved(file.errorString()));
    return {};
}

// Changes the list while holding its lock.
template <typename Change>
static base::Result<std::vector<ExportSchedule>>
changed(const QString &folder, const ExportSchedules &schedules, Change change)
{
    if (const auto made = base::makePrivateFolder(folder); !made)
        return tl::unexpected(made.error());
    base::FileLock lock(QDir(folder).filePath(u".schedules.lock"_s));
    if (!lock.lock(lockPatience))
        return tl::unexpected(notSaved(lock.state() == base::FileLock::State::HeldElsewhere
                                           ? ScheduleWords::tr("Another program has the file open.")
                                           : lock.errorString()));
    auto list = schedules.all();
    if (!list)
        return list;
    return change(*list);
}

base::Result<void> ExportSchedules::keep(const ExportSchedule &schedule) const
{
    return changed(
               m_folder, *this,
               [&](std::vector<ExportSchedule> list) -> base::Result<std::vector<ExportSchedule>> {
                   std::erase_if(list, [&](const auto &one) { return one.id == schedule.id; });
                   list.push_back(schedule);
                   if (m_owner.isKnown())
                       list.back().owner = m_owner;
                   return write(list).map([&list] { return list; });
               })
        .map([](const auto &) {});
}

base::Result<void> ExportSchedules::remove(const QString &id) const
{
    return changed(
               m_folder, *this,
               [&](std::vector<ExportSchedule> list) -> base::Result<std::vector<ExportSchedule>> {
                   if (std::erase_if(list, [&](const auto &one) { return one.id == id; }) == 0)
                       return tl::unexpected(base::Problem{
                           .what = ScheduleWords::tr("There is no schedule %1.").arg(id)});
                   return write(list).map([&list] { return list; });
               })
        .map([](const auto &) {});
}

// Whether the job was stored completely and never started.
static bool waitsForItsStart(const journal::JobFolder &folder, const QString &job,
                             const base::Clock &clock)
{
    if (job.isEmpty() || !QFile::exists(folder.pathOf(job)) || folder.isTaken(job))
        return false;
    const auto journal = journal::Journal::openAgain(folder.pathOf(job), clock);
    return journal && (*journal)->head().complete
        && (*journal)->head().state == journal::JobState::Planned;
}

// Whether the program was killed before the job of a pending run was stored.
static bool isLost(const journal::JobFolder &folder, const ExportSchedule &schedule,
                   const base::Clock &clock)
{
    if (!QFile::exists(folder.pathOf(schedule.job)))
        return true;
    const auto written = journal::Journal::writtenIn(folder.pathOf(schedule.job), clock);
    return written && *written != journal::Journal::Written::Complete;
}

base::Result<std::optional<DueExport>> ExportSchedules::take(List &list, ExportSchedule &one,
                                                             QDate today,
                                                             const journal::JobFolder &folder,
                                                             const base::Clock &clock) const
{
    if (one.pending && !isLost(folder, one, clock)) {
        one.pending = false;
        if (const auto written = write(list); !written)
            return tl::unexpected(written.error());
    }
    if (waitsForItsStart(folder, one.job, clock))
        return DueExport{.schedule = one, .job = one.job};
    if (!one.pending && !one.isDue(today))
        return std::nullopt;
    const auto plan = one.planFor(today);
    one.job = plan ? folder.newId(clock) : QString();
    one.pending = plan.has_value();
    one.last = today;
    if (const auto written = write(list); !written)
        return tl::unexpected(written.error());
    if (!plan)
        return DueExport{.schedule = one, .problem = plan.error()};
    if (const auto stored = exports::writeExportJob(folder, one.job, *plan, clock); !stored)
        return tl::unexpected(stored.error());
    one.pending = false;
    if (const auto written = write(list); !written)
        return tl::unexpected(written.error());
    return DueExport{.schedule = one, .job = one.job};
}

base::Result<std::vector<DueExport>> ExportSchedules::dueSchedules(QDate today,
                                                                   const journal::JobFolder &folder,
                                                                   const base::Clock &clock) const
{
    std::vector<DueExport> due;
    const auto stored = all();
    if (!stored)
        return tl::unexpected(stored.error());
    // Do not create a folder for accounts without schedules.
    if (stored->empty())
        return due;
    const auto taken =
        changed(m_folder, *this, [&](List list) -> base::Result<std::vector<ExportSchedule>> {
            for (auto &one : list) {
                if (!isMine(one))
                    continue;
                const auto mine = take(list, one, today, folder, clock);
                if (!mine)
                    return tl::unexpected(mine.error());
                if (*mine)
                    due.push_back(**mine);
            }
            return list;
        });
    // Jobs stored before a failure wait for their start and are returned by the next call.
    if (!taken)
        return tl::unexpected(taken.error());
    return due;
}

} // namespace storedesk::schedules
