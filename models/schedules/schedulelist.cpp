// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/schedulelist.h"

#include "base/filename.h"
#include "base/newfile.h"
#include "base/privatefolder.h"
#include "base/regularfile.h"
#include "journal/journal.h"
#include "schedules/mirrorwork.h"
#include "storage/contactmirrorfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;
using journal::JobState;

namespace {

struct ListWords
{
    Q_DECLARE_TR_FUNCTIONS(ScheduleList)
};

// Long enough, because a change takes only a few milliseconds.
constexpr std::chrono::seconds lockPatience{10};

// The state of a job in its journal.
struct StoredJob
{
    bool exists = false;
    bool complete = false;
    JobState state = JobState::Planned;
};

StoredJob jobOf(const journal::JobFolder &folder, const QString &id, const base::Clock &clock)
{
    if (id.isEmpty() || !QFile::exists(folder.pathOf(id)))
        return {};
    const auto written = journal::Journal::writtenIn(folder.pathOf(id), clock);
    if (written && *written != journal::Journal::Written::Complete)
        return {.exists = true};
    const auto journal = journal::Journal::openAgain(folder.pathOf(id), clock);
    if (!journal)
        return {.exists = true, .complete = true, .state = JobState::Paused};
    return {
        .exists = true, .complete = (*journal)->head().complete, .state = (*journal)->head().state};
}

QString lockPath(const QString &folder, const QString &id)
{
    return QDir(folder).filePath(u".schedule-%1.lock"_s.arg(base::safeFileName(id)));
}

bool isOpen(const ScheduleRun *run)
{
    return run && run->result.state == RunResult::State::Running;
}

// Whether a schedule without an open run may begin one. A folder is imported file by file, so a
// planned or requested import continues while files are waiting.
bool mayBegin(const Schedule &schedule, const QDateTime &now)
{
    if (schedule.wanted || schedule.dueAt(now))
        return true;
    const auto *kind = scheduleKind(schedule.kind);
    const bool watches = schedule.isActive() && schedule.rhythm.every == Rhythm::Every::File;
    return kind->waiting && (watches || schedule.continues) && kind->waiting(schedule, now);
}

} // namespace

static auto notSaved(const QString &why)
{
    return base::Problem{.what = ListWords::tr("Couldn't save the schedule."), .why = why};
}

ScheduleList::ScheduleList(RunPlaces places)
    : m_places(std::move(places))
{ }

bool ScheduleList::isMine(const Schedule &schedule) const
{
    return !schedule.owner.isKnown() || schedule.owner.accepts(m_places.jobs.owner());
}

base::Result<void> ScheduleList::checkOwners() const
{
    const auto list = all();
    if (!list)
        return tl::unexpected(list.error());
    const auto foreign = std::ranges::find_if(
        *list, [&](const Schedule &one) { return one.isActive() && !isMine(one); });
    if (foreign == list->end())
        return {};
    return tl::unexpected(base::Problem{
        .what = ListWords::tr("A schedule belongs to another account: %1.").arg(foreign->words()),
        .why = ListWords::tr("It was created for %1, but you are connected to %2.")
                   .arg(foreign->owner.address, m_places.jobs.owner().address),
        .next = ListWords::tr("Nothing was requested. Delete the schedule. To use it with this "
                              "account, create it again.")});
}

base::Result<std::vector<Schedule>> ScheduleList::all() const
{
    List schedules;
    const auto path = QDir(folder()).filePath(u"schedules.json"_s);
    if (!QFileInfo::exists(path))
        return schedules;
    const auto unreadable = [](const QString &why) {
        return tl::unexpected(
            base::Problem{.what = ListWords::tr("Couldn't read the schedules."), .why = why});
    };
    // A list that could not be read is an error, because the next change would overwrite it.
    const auto text = base::readRegularFile(path);
    if (!text)
        return unreadable(text.error());
    QJsonParseError damage;
    const auto document = QJsonDocument::fromJson(*text, &damage);
    if (!document.isArray())
        return unreadable(damage.error == QJsonParseError::NoError
                              ? ListWords::tr("The file doesn't contain a list.")
                              : damage.errorString());
    QStringList faults;
    for (const auto &one : document.array())
        schedules.push_back(Schedule::fromJson(one.toObject(), &faults));
    if (!faults.isEmpty())
        return unreadable(faults.join(u' '));
    return schedules;
}

base::Result<void> ScheduleList::write(const List &schedules) const
{
    QJsonArray list;
    for (const auto &schedule : schedules)
        list.append(schedule.toJson());
    base::NewFile file(QDir(folder()).filePath(u"schedules.json"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(list).toJson()) < 0
        || !file.commit())
        return tl::unexpected(notSaved(file.errorString()));
    return {};
}

// Changes the list while holding its lock. The change saves it.
base::Result<void> ScheduleList::change(const Change &change) const
{
    if (const auto made = base::makePrivateFolder(folder()); !made)
        return tl::unexpected(made.error());
    base::FileLock lock(QDir(folder()).filePath(u".schedules.lock"_s));
    if (!lock.lock(lockPatience))
        return tl::unexpected(notSaved(lock.state() == base::FileLock::State::HeldElsewhere
                                           ? ListWords::tr("Another program has the file open.")
                                           : lock.errorString()));
    auto list = all();
    if (!list)
        return tl::unexpected(list.error());
    return change(*list);
}

base::Result<void> ScheduleList::changeOne(const QString &id,
                                           const std::function<void(Schedule &)> &changeIt) const
{
    return change([&](List &list) -> base::Result<void> {
        const auto found = std::ranges::find(list, id, &Schedule::id);
        if (found == list.end())
            return tl::unexpected(
                base::Problem{.what = ListWords::tr("There is no schedule %1.").arg(id)});
        changeIt(*found);
        return write(list);
    });
}

base::Result<void> ScheduleList::keep(const Schedule &schedule) const
{
    return change([&](List &list) {
        auto stored = schedule;
        if (m_places.jobs.owner().isKnown())
            stored.owner = m_places.jobs.owner();
        const auto found = std::ranges::find(list, schedule.id, &Schedule::id);
        if (found == list.end()) {
            list.push_back(stored);
        } else {
            if (!found->runs.empty())
                stored.runs = found->runs;
            stored.files = found->files;
            stored.continues = found->continues;
            *found = stored;
        }
        return write(list);
    });
}

base::Result<void> ScheduleList::remove(const QString &id) const
{
    return change([&](List &list) -> base::Result<void> {
        if (std::erase_if(list, [&](const auto &one) { return one.id == id; }) == 0)
            return tl::unexpected(
                base::Problem{.what = ListWords::tr("There is no schedule %1.").arg(id)});
        return write(list);
    });
}

base::Result<void> ScheduleList::setOn(const QString &id, bool on, const QDateTime &now) const
{
    return changeOne(id, [on, &now](Schedule &schedule) {
        schedule.on = on;
        schedule.handled = now;
        schedule.continues = false;
    });
}

base::Result<void> ScheduleList::setPaused(bool paused, const QDateTime &now) const
{
    return change([&](List &list) {
        for (auto &schedule : list) {
            schedule.paused = paused;
            schedule.handled = now;
            schedule.continues = false;
        }
        return write(list);
    });
}

base::Result<void> ScheduleList::want(const QString &id) const
{
    return changeOne(id, [](Schedule &schedule) { schedule.wanted = true; });
}

base::Result<void> ScheduleList::noteJob(const QString &id, const QString &runId) const
{
    return changeOne(id, [&runId](Schedule &schedule) {
        if (auto *run = schedule.find(runId)) {
            run->hasJob = true;
            schedule.noteFile(*run, run->begun);
        }
    });
}

void ScheduleList::endRun(Schedule &schedule, ScheduleRun &run, const RunResult &result,
                          const QDateTime &now)
{
    run.result = result;
    run.ended = now;
    schedule.noteFile(run, now);
    if (const auto *kind = scheduleKind(schedule.kind); kind && kind->afterRun)
        kind->afterRun(schedule, run);
}

base::Result<void> ScheduleList::noteResult(const QString &id, const QString &runId,
                                            const RunResult &result, const QDateTime &now) const
{
    return changeOne(id, [&](Schedule &schedule) {
        if (auto *run = schedule.find(runId))
            endRun(schedule, *run, result, now);
    });
}

// A job that was deleted is not created again.
bool ScheduleList::settleRuns(Schedule &schedule, const base::Clock &clock) const
{
    const auto *kind = scheduleKind(schedule.kind);
    bool changed = false;
    for (auto &run : schedule.runs) {
        if (!isOpen(&run) || !run.hasJob || !kind->resultOf)
            continue;
        const auto job = jobOf(m_places.jobs, run.id, clock);
        const auto result = !job.exists
            ? RunResult::failed({.what = ListWords::tr("The job was deleted.")})
            : job.state == JobState::Done ? kind->resultOf(m_places, run)
                                          : std::optional<RunResult>();
        if (!result)
            continue;
        endRun(schedule, run, *result, clock.now());
        changed = true;
    }
    return changed;
}

// Returns the newest run if it was started by a process that has ended since, and its job was not
// started or did not end.
std::optional<ScheduleRun> ScheduleList::interrupted(Schedule &schedule,
                                                     const base::Clock &clock) const
{
    auto &run = schedule.runs.front();
    const auto job = jobOf(m_places.jobs, run.id, clock);
    if (job.exists && job.complete) {
        run.hasJob = true;
        const bool waits = (job.state == JobState::Planned || job.state == JobState::Running)
            && !m_places.jobs.isTaken(run.id);
        return waits ? std::optional(run) : std::nullopt;
    }
    if (run.hasJob)
        return std::nullopt;
    // The ID may belong to an incomplete job.
    run.id = m_places.jobs.newId(clock);
    return run;
}

std::optional<ScheduleRun> ScheduleList::nextRun(Schedule &schedule, const base::Clock &clock) const
{
    const auto now = clock.now();
    if (isOpen(schedule.lastRun()))
        return interrupted(schedule, clock);
    schedule.dropGoneFiles(now);
    if (!mayBegin(schedule, now)) {
        schedule.continues = false;
        return std::nullopt;
    }
    const auto planned = schedule.dueAt(now);
    const auto *last = schedule.lastRun();
    ScheduleRun run{.id = m_places.jobs.newId(clock),
                    .planned =
                        planned.value_or(schedule.continues && last ? last->planned : QDateTime()),
                    .begun = now};
    if (std::exchange(schedule.wanted, false))
        std::erase_if(schedule.files, &HandledFile::mayRepeat);
    if (planned)
        schedule.handled = *planned;
    if (const auto *kind = scheduleKind(schedule.kind); kind->waiting) {
        const auto file = kind->waiting(schedule, now);
        schedule.continues = file.has_value();
        if (file) {
            run.file = file->path;
            run.fileStamp = file->stamp;
            schedule.noteFile(run, now);
        } else {
            run.ended = now;
            run.result.state = RunResult::State::Nothing;
        }
    }
    schedule.runs.insert(schedule.runs.begin(), run);
    if (schedule.runs.size() > Schedule::mostRuns)
        schedule.runs.resize(Schedule::mostRuns);
    return isOpen(&run) ? std::optional(run) : std::nullopt;
}

// The offline copy has a schedule as soon as it is turned on.
bool ScheduleList::addMirror(List &list, const QDateTime &now) const
{
    const storage::ContactMirrorFolder mirror(m_places.account);
    const bool isOn = mirror.isOn();
    const auto found = std::ranges::find(list, QString(mirrorScheduleId), &Schedule::id);
    if (isOn == (found != list.end()))
        return false;
    if (!isOn) {
        list.erase(found);
        return true;
    }
    const auto state = mirror.read();
    auto schedule = mirrorSchedule(state && state->asked.isValid() ? state->asked : now);
    schedule.owner = m_places.jobs.owner();
    list.push_back(schedule);
    return true;
}

base::Result<std::vector<ClaimedRun>> ScheduleList::claim(const base::Clock &clock) const
{
    std::vector<ClaimedRun> claimed;
    const auto stored = all();
    if (!stored)
        return tl::unexpected(stored.error());
    // Do not create a folder for accounts without schedules.
    if (stored->empty() && !storage::ContactMirrorFolder(m_places.account).isOn())
        return claimed;
    const auto done = change([&](List &list) -> base::Result<void> {
        bool changed = addMirror(list, clock.now());
        for (auto &schedule : list) {
            if (!isMine(schedule))
                continue;
            auto lock = std::make_shared<base::FileLock>(lockPath(folder(), schedule.id));
            if (!lock->lock())
                continue;
            const auto before = schedule;
            (void)settleRuns(schedule, clock);
            if (const auto run = nextRun(schedule, clock))
                claimed.push_back({.schedule = schedule, .run = *run, .lock = std::move(lock)});
            changed = changed || before != schedule;
        }
        return changed ? write(list) : base::Result<void>();
    });
    if (!done)
        return tl::unexpected(done.error());
    return claimed;
}

base::Result<void> ScheduleList::settle(const base::Clock &clock) const
{
    const auto stored = all();
    if (!stored)
        return tl::unexpected(stored.error());
    const bool isAnyOpen = std::ranges::any_of(
        *stored, [](const Schedule &schedule) { return isOpen(schedule.lastRun()); });
    if (!isAnyOpen)
        return {};
    return change([&](List &list) -> base::Result<void> {
        bool changed = false;
        for (auto &schedule : list)
            changed = settleRuns(schedule, clock) || changed;
        return changed ? write(list) : base::Result<void>();
    });
}

bool ScheduleList::isAnythingDue(const QDateTime &now) const
{
    const auto list = all();
    if (!list)
        return false;
    // A new offline copy gets its schedule with the next claim.
    const bool hasNewMirror = storage::ContactMirrorFolder(m_places.account).isOn()
        && std::ranges::find(*list, QString(mirrorScheduleId), &Schedule::id) == list->end();
    return hasNewMirror || std::ranges::any_of(*list, [&now](const Schedule &schedule) {
               return isOpen(schedule.lastRun()) || mayBegin(schedule, now);
           });
}

} // namespace storedesk::schedules
