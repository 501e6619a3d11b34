// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/schedule.h"

#include "base/jsonmembers.h"
#include "schedules/schedulekind.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

namespace {

struct ScheduleWords
{
    Q_DECLARE_TR_FUNCTIONS(Schedule)
};

constexpr auto idInFile = "schedule"_L1;
constexpr auto kindInFile = "kind"_L1;
constexpr auto nameInFile = "name"_L1;
constexpr auto settingsInFile = "settings"_L1;
constexpr auto onInFile = "on"_L1;
constexpr auto pausedInFile = "halted"_L1;
constexpr auto handledInFile = "last"_L1;
constexpr auto wantedInFile = "wanted"_L1;
constexpr auto runsInFile = "runs"_L1;
constexpr auto filesInFile = "files"_L1;
constexpr auto continuesInFile = "continues"_L1;
constexpr auto ownerInFile = "owner"_L1;

constexpr qint64 retentionDays = 90;

} // namespace

std::optional<QDateTime> Schedule::dueAt(const QDateTime &now) const
{
    const auto latest = rhythm.latest(now);
    const bool isOpen = latest && (!handled.isValid() || handled < *latest);
    return isActive() && isOpen ? latest : std::nullopt;
}

std::optional<QDateTime> Schedule::next(const QDateTime &now) const
{
    return isActive() ? rhythm.next(now) : std::nullopt;
}

ScheduleRun *Schedule::find(const QString &runId)
{
    const auto found = std::ranges::find(runs, runId, &ScheduleRun::id);
    return found == runs.end() ? nullptr : &*found;
}

void Schedule::noteFile(const ScheduleRun &run, const QDateTime &now)
{
    if (run.file.isEmpty())
        return;
    const auto found = std::ranges::find(files, run.file, &HandledFile::path);
    const auto state = run.result.state;
    const bool isSame = found != files.end() && found->stamp == run.fileStamp;
    if (state == RunResult::State::Nothing) {
        if (isSame)
            files.erase(found);
        return;
    }
    HandledFile file{.path = run.file,
                     .stamp = run.fileStamp,
                     .state = state,
                     .hasJob = run.hasJob,
                     .at = now,
                     .failures = isSame ? found->failures : 0};
    if (state == RunResult::State::Failed && !run.hasJob)
        ++file.failures;
    if (found == files.end())
        files.push_back(file);
    else
        *found = file;
}

bool Schedule::isSettled(const QString &path, const QString &stamp, const QDateTime &now) const
{
    const auto found = std::ranges::find(files, path, &HandledFile::path);
    return found != files.end() && found->stamp == stamp && found->isSettled(now);
}

void Schedule::dropGoneFiles(const QDateTime &now)
{
    std::erase_if(files, [&now](const HandledFile &file) {
        return file.at.daysTo(now) > retentionDays && !QFileInfo::exists(file.path);
    });
}

QString Schedule::title() const
{
    const auto *row = scheduleKind(kind);
    return name.isEmpty() && row ? row->titleOf(settings) : name;
}

QString Schedule::words() const
{
    return ScheduleWords::tr("%1, %2", "schedule, when it runs").arg(title(), rhythm.words());
}

QJsonObject Schedule::toJson() const
{
    QJsonObject object{
        {idInFile, id},
        {kindInFile, kind},
        {settingsInFile, settings},
        {onInFile, on},
        {handledInFile,
         handled.isValid() ? handled.toUTC().toString(Qt::ISODateWithMs) : QString()}};
    rhythm.addTo(object);
    if (!name.isEmpty())
        object.insert(nameInFile, name);
    if (paused)
        object.insert(pausedInFile, true);
    if (wanted)
        object.insert(wantedInFile, true);
    QJsonArray list;
    for (const auto &run : runs)
        list.append(run.toJson());
    if (!list.isEmpty())
        object.insert(runsInFile, list);
    QJsonArray handledFiles;
    for (const auto &file : files)
        handledFiles.append(file.toJson());
    // An empty list differs from none, see readRuns().
    if (const auto *row = scheduleKind(kind); row && row->waiting)
        object.insert(filesInFile, handledFiles);
    if (continues)
        object.insert(continuesInFile, true);
    if (owner.isKnown())
        object.insert(ownerInFile, owner.toJson());
    return object;
}

// Adds the stored runs and handled files.
static void readRuns(Schedule &schedule, base::JsonMembers &members, bool hasFiles)
{
    for (const auto &one : members.objects(runsInFile)) {
        base::JsonMembers run(one, members.pathOf(runsInFile));
        schedule.runs.push_back(ScheduleRun::readFrom(run));
        members.addFaults(run.faults());
    }
    for (const auto &one : members.objects(filesInFile)) {
        base::JsonMembers file(one, members.pathOf(filesInFile));
        schedule.files.push_back(HandledFile::readFrom(file));
        members.addFaults(file.faults());
    }
    // Earlier versions stored the files only in the runs.
    if (!hasFiles) {
        for (auto run = schedule.runs.rbegin(); run != schedule.runs.rend(); ++run)
            schedule.noteFile(*run, run->ended.isValid() ? run->ended : run->begun);
    }
}

Schedule Schedule::fromJson(const QJsonObject &object, QStringList *faults)
{
    base::JsonMembers members(object);
    Schedule schedule{.id = members.text(idInFile),
                      .kind = members.text(kindInFile),
                      .name = members.text(nameInFile),
                      .settings = members.object(settingsInFile),
                      .rhythm = Rhythm::readFrom(members),
                      .on = members.flag(onInFile, true),
                      .paused = members.flag(pausedInFile, false),
                      .wanted = members.flag(wantedInFile, false),
                      .continues = members.flag(continuesInFile, false),
                      .owner = journal::JobOwner::fromJson(members.object(ownerInFile))};
    if (schedule.id.isEmpty())
        members.addFault(idInFile, ScheduleWords::tr("is missing"));
    const auto *kind = scheduleKind(schedule.kind);
    if (!kind)
        members.addFault(kindInFile, ScheduleWords::tr("is not a schedule type."));
    const auto handled = members.text(handledInFile);
    schedule.handled = QDateTime::fromString(handled, Qt::ISODateWithMs);
    if (!handled.isEmpty() && !schedule.handled.isValid())
        members.addFault(handledInFile, ScheduleWords::tr("is not a date."));
    readRuns(schedule, members, object.contains(filesInFile));
    if (kind) {
        base::JsonMembers settings(schedule.settings, members.pathOf(settingsInFile));
        kind->check(settings);
        members.addFaults(settings.faults());
    }
    *faults += members.faults();
    return schedule;
}

} // namespace storedesk::schedules
