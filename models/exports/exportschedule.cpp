// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportschedule.h"

#include "base/filelock.h"
#include "base/newfile.h"
#include "base/privatefolder.h"
#include "exports/exportrules.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QUuid>

#include <algorithm>

namespace storedesk::exports {

using namespace Qt::StringLiterals;

namespace {

struct ScheduleWords
{
    Q_DECLARE_TR_FUNCTIONS(ExportSchedule)
};

// A change takes a few milliseconds.
constexpr std::chrono::seconds lockPatience{10};
constexpr auto idInFile = "schedule"_L1;
constexpr auto kindInFile = "kind"_L1;
constexpr auto valuesInFile = "values"_L1;
constexpr auto daysInFile = "days"_L1;
constexpr auto weekdayInFile = "weekday"_L1;
constexpr auto lastInFile = "last"_L1;
constexpr auto ownerInFile = "owner"_L1;

auto notKept(const QString &why)
{
    return base::Problem{.what = ScheduleWords::tr("The schedule could not be kept."), .why = why};
}

} // namespace

ExportSchedule ExportSchedule::of(const jobs::ExportPlan &plan, int weekday, QDate today)
{
    const auto days = daysOf(plan.periods);
    ExportSchedule schedule{.kind = plan.kind,
                            .values = plan.body,
                            .days =
                                days ? static_cast<int>(days->first.daysTo(days->last) + 1) : 0};
    // What makes the same is the same schedule, whatever its rhythm.
    schedule.id = QUuid::createUuidV5(
                      QUuid(), QJsonDocument(schedule.toJson()).toJson(QJsonDocument::Compact))
                      .toString(QUuid::WithoutBraces);
    schedule.weekday = weekday;
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

base::Result<jobs::ExportPlan> ExportSchedule::planFor(QDate today) const
{
    auto wanted = values;
    if (days > 0) {
        const DayRange range{.first = today.addDays(-days), .last = today.addDays(-1)};
        wanted = withRange(wanted, range, isExplorerKind(kind));
    }
    return planOf(kind, wanted, today);
}

QString rhythmWords(int weekday)
{
    return weekday == 0 ? ScheduleWords::tr("every day")
                        : ScheduleWords::tr("every %1", "day of the week")
                              .arg(QLocale().standaloneDayName(weekday, QLocale::LongFormat));
}

QString ExportSchedule::words() const
{
    return u"%1, %2"_s.arg(titleOfKind(kind), rhythmWords(weekday));
}

QJsonObject ExportSchedule::toJson() const
{
    QJsonObject object{{idInFile, id},           {kindInFile, kind},
                       {valuesInFile, values},   {daysInFile, days},
                       {weekdayInFile, weekday}, {lastInFile, last.toString(Qt::ISODate)}};
    if (owner.isKnown())
        object.insert(ownerInFile, owner.toJson());
    return object;
}

ExportSchedule ExportSchedule::fromJson(const QJsonObject &object)
{
    return {.id = object[idInFile].toString(),
            .kind = object[kindInFile].toString(),
            .values = object[valuesInFile].toObject(),
            .days = std::clamp(object[daysInFile].toInt(), 0, 7'300),
            .weekday = std::clamp(object[weekdayInFile].toInt(), 0, 7),
            .last = QDate::fromString(object[lastInFile].toString(), Qt::ISODate),
            .owner = journal::JobOwner::fromJson(object[ownerInFile].toObject())};
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
        .next = ScheduleWords::tr("Nothing was requested. Remove the schedule, and create it again "
                                  "if this account should have it.")});
}

base::Result<std::vector<ExportSchedule>> ExportSchedules::all() const
{
    std::vector<ExportSchedule> schedules;
    QFile file(QDir(m_folder).filePath(u"schedules.json"_s));
    if (!file.exists())
        return schedules;
    const auto text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    QJsonParseError damage;
    const auto document = QJsonDocument::fromJson(text, &damage);
    const bool isRead = file.error() == QFileDevice::NoError;
    // The next change would overwrite a list that could not be read.
    if (!isRead || !document.isArray())
        return tl::unexpected(
            base::Problem{.what = ScheduleWords::tr("The schedules could not be read."),
                          .why = isRead ? damage.errorString() : file.errorString()});
    for (const auto &one : document.array()) {
        auto schedule = ExportSchedule::fromJson(one.toObject());
        if (isExportKind(schedule.kind) && !schedule.id.isEmpty())
            schedules.push_back(std::move(schedule));
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
        return tl::unexpected(notKept(file.errorString()));
    return {};
}

// Changes the list while nobody else does.
template <typename Change>
static base::Result<std::vector<ExportSchedule>>
changed(const QString &folder, const ExportSchedules &schedules, Change change)
{
    if (const auto made = base::makePrivateFolder(folder); !made)
        return tl::unexpected(made.error());
    base::FileLock lock(QDir(folder).filePath(u".schedules.lock"_s));
    if (!lock.lock(lockPatience))
        return tl::unexpected(notKept(lock.state() == base::FileLock::State::HeldElsewhere
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
                   std::erase_if(list, [&](const auto &one) { return one.id == id; });
                   return write(list).map([&list] { return list; });
               })
        .map([](const auto &) {});
}

base::Result<std::vector<ExportSchedule>> ExportSchedules::takeDue(QDate today) const
{
    if (const auto list = all(); !list || list->empty())
        return list; // nothing is made for those who have none
    return changed(
        m_folder, *this,
        [&](std::vector<ExportSchedule> list) -> base::Result<std::vector<ExportSchedule>> {
            std::vector<ExportSchedule> due;
            for (auto &one : list) {
                if (!one.isDue(today) || !isMine(one))
                    continue;
                one.last = today;
                due.push_back(one);
            }
            if (due.empty())
                return due;
            return write(list).map([&due] { return due; });
        });
}

} // namespace storedesk::exports
