// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/schedulerunner.h"

#include "app/cli/account/storeidentity.h"
#include "app/cli/exports/exportreport.h"
#include "app/cli/exports/exportrun.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"
#include "app/cli/warehouse/warehouserun.h"

#include "base/privatefolder.h"
#include "exportrun/exportjobkind.h"
#include "jobs/job.h"
#include "journal/journal.h"
#include "warehouse/storedconnection.h"

#include <QDir>
#include <QEventLoop>
#include <QSet>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using schedules::RunResult;

ScheduleRunner::ScheduleRunner(const CommandAccount &account, ScheduleOptions options)
    : m_account(account)
    , m_options(std::move(options))
    , m_session(account.connection, m_clock)
{ }

// The owner of new jobs identifies their store, which is read once.
const schedules::RunPlaces &ScheduleRunner::places()
{
    if (!m_places)
        m_places = {.jobs = withStoreIdentity(m_account.jobs, m_session, m_clock),
                    .account = m_account.folder()};
    return *m_places;
}

int ScheduleRunner::exec()
{
    const schedules::ScheduleList offline({.jobs = m_account.jobs, .account = m_account.folder()});
    int code = Done;
    if (const auto mine = offline.checkOwners(); !mine) {
        complain(mine.error(), m_options.asJson);
        code = StoppedByGuard;
    }
    const auto all = offline.all();
    if (!all) {
        complain(all.error(), m_options.asJson);
        return WrongUsage;
    }
    QSet<QString> begun;
    // Several files of a folder are imported in turn. A run that could not be started is not
    // repeated.
    while (offline.isAnythingDue(m_clock.now())) {
        auto claimed = schedules::ScheduleList(places()).claim(m_clock);
        if (!claimed) {
            complain(claimed.error(), m_options.asJson);
            return WrongUsage;
        }
        std::erase_if(*claimed, [&begun](const schedules::ClaimedRun &one) {
            return begun.contains(one.run.id);
        });
        for (auto &one : *claimed) {
            begun.insert(one.run.id);
            const int ended = run(one);
            code = ended == Cancelled ? ended : worseOf(code, ended);
            if (code == Cancelled)
                return code;
        }
        if (claimed->empty())
            break;
    }
    return code;
}

int ScheduleRunner::run(schedules::ClaimedRun &claimed)
{
    const schedules::ScheduleList list(places());
    report(claimed);
    const auto result = claimed.run.hasJob ? std::nullopt : prepare(claimed);
    const auto noted = result
        ? list.noteResult(claimed.schedule.id, claimed.run.id, *result, m_clock.now())
        : list.noteJob(claimed.schedule.id, claimed.run.id);
    claimed.lock.reset();
    if (!noted)
        complain(noted.error(), m_options.asJson);
    if (!result)
        return runStored(claimed);
    if (result->state == RunResult::State::Nothing || result->state == RunResult::State::Finished)
        return Done;
    complain(result->problem, m_options.asJson);
    if (m_wasInterrupted)
        return Cancelled;
    return result->state == RunResult::State::Stopped ? StoppedByGuard : WrongUsage;
}

RunResult ScheduleRunner::syncWarehouse() const
{
    const auto stored = warehouse::storedConnection(m_account.folder());
    if (!stored)
        return RunResult::failed(stored.error());
    if (stored->parameters.isEmpty())
        return RunResult::failed(
            {.what = CommandWords::tr("No PostgreSQL database is configured."),
             .next = CommandWords::tr("Create a warehouse with “storedesk-cli warehouse init”.")});
    WarehouseRun run(
        m_account,
        {.action = u"sync"_s, .connection = *stored, .asJson = m_options.asJson, .isSilent = true},
        m_options.temporaryFolder);
    const auto code = run.sync();
    if (code == Done)
        return {.state = RunResult::State::Finished};
    return {.state = code == StoppedByGuard ? RunResult::State::Stopped : RunResult::State::Failed,
            .problem = run.problem().what.isEmpty()
                ? base::Problem{.what = CommandWords::tr("The warehouse was not synced.")}
                : run.problem()};
}

base::Result<void> ScheduleRunner::runFirst(const jobs::ListJob &list)
{
    const auto &folder = places().jobs;
    const auto id = folder.newId(m_clock);
    const auto stored =
        jobs::Job::begin(folder, id, list.title, list.plan, list.columns, m_clock)
            .and_then([&list](const std::unique_ptr<jobs::JobDraft> &draft) {
                return draft->append(list.rows).and_then([&draft] { return draft->complete(); });
            });
    if (!stored)
        return tl::unexpected(stored.error());
    const int code =
        runJob(m_account, id, m_session, m_clock, {.asJson = m_options.asJson}, m_interrupts);
    m_wasInterrupted = code == Cancelled;
    if (areOutcomesKnown(code))
        return {};
    return tl::unexpected(
        base::Problem{.what = CommandWords::tr("The missing contacts and products couldn't be "
                                               "created."),
                      .next = CommandWords::tr("No purchases were sent.")});
}

std::optional<RunResult> ScheduleRunner::prepare(const schedules::ClaimedRun &claimed)
{
    QEventLoop waiting;
    bool wantsSync = false;
    bool isOver = false;
    // A job that the work is waiting for.
    struct First
    {
        jobs::ListJob job;
        std::function<void(const base::Result<void> &ended)> done;
    };
    std::optional<First> first;
    const schedules::RunContext context{.session = &m_session,
                                        .clock = &m_clock,
                                        .places = places(),
                                        .temporaryFolder = m_options.temporaryFolder,
                                        // Its exports need the event loop of the program.
                                        .syncWarehouse =
                                            [&](QObject *, const auto &) {
                                                wantsSync = true;
                                                waiting.quit();
                                            },
                                        .runFirst =
                                            [&](QObject *, const jobs::ListJob &job, auto done) {
                                                first = First{job, std::move(done)};
                                                waiting.quit();
                                            }};
    const auto work = schedules::scheduleKind(claimed.schedule.kind)
                          ->work(claimed.schedule, claimed.run, context);
    std::optional<RunResult> result;
    QObject::connect(work.get(), &schedules::ScheduledWork::stored, &waiting, [&] {
        isOver = true;
        waiting.quit();
    });
    QObject::connect(work.get(), &schedules::ScheduledWork::ended, &waiting,
                     [&](const RunResult &ended) {
                         result = ended;
                         isOver = true;
                         waiting.quit();
                     });
    QMetaObject::invokeMethod(work.get(), &schedules::ScheduledWork::start, Qt::QueuedConnection);
    while (!isOver && !wantsSync) {
        waiting.exec();
        while (auto now = std::exchange(first, std::nullopt))
            now->done(runFirst(now->job));
    }
    return wantsSync ? syncWarehouse() : result;
}

// Whether the job fetches a table.
static bool isExport(const journal::JobFolder &folder, const QString &job, const base::Clock &clock)
{
    const auto journal = journal::Journal::openAgain(folder.pathOf(job), clock);
    return journal && exportrun::exportKind.matches((*journal)->head().outline);
}

int ScheduleRunner::runStored(const schedules::ClaimedRun &claimed)
{
    const auto &job = claimed.run.id;
    const bool fetches = isExport(m_account.jobs, job, m_clock);
    int code =
        runJob(m_account, job, m_session, m_clock, {.asJson = m_options.asJson}, m_interrupts);
    if (fetches)
        code = reportExport(exportPlacesOf(m_account), job, code, m_clock, m_options.asJson);
    const auto *kind = schedules::scheduleKind(claimed.schedule.kind);
    if (kind->finishAlone && code == Done) {
        if (const auto finished = kind->finishAlone(places(), claimed.run); !finished) {
            complain(finished.error(), m_options.asJson);
            code = WrongUsage;
        }
    }
    if (const auto settled = schedules::ScheduleList(places()).settle(m_clock); !settled)
        complain(settled.error(), m_options.asJson);
    return code;
}

void ScheduleRunner::report(const schedules::ClaimedRun &claimed) const
{
    const auto words = claimed.schedule.words();
    const bool missed = claimed.run.wasMissed();
    if (m_options.asJson)
        return printJson({{u"schedule"_s, claimed.schedule.id},
                          {u"title"_s, words},
                          {u"account"_s, m_options.account},
                          {u"missed"_s, missed}});
    const auto line = m_options.account.isEmpty()
        ? words
        : CommandWords::tr("%1: %2", "account, schedule").arg(m_options.account, words);
    printLine(missed ? CommandWords::tr("%1 (missed, runs now)").arg(line) : line);
}

bool hasDueSchedules(const profiles::Profile &profile, const QString &dataFolder)
{
    const auto folder = QDir(base::placesOf(dataFolder).data).filePath(profile.id);
    const schedules::ScheduleList list(
        {.jobs = journal::JobFolder(QDir(folder).filePath(u"jobs"_s)), .account = folder});
    return list.isAnythingDue(QDateTime::currentDateTimeUtc());
}

} // namespace storedesk::cli
