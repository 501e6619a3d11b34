// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/mirrorwork.h"

#include "base/background.h"
#include "exports/contactmirrorupdater.h"
#include "exports/exportregister.h"
#include "storage/contactmirrorfolder.h"

#include <QCoreApplication>
#include <QFile>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;
using storage::ContactMirrorFolder;

namespace {

struct MirrorWords
{
    Q_DECLARE_TR_FUNCTIONS(MirrorWork)
};

// Returns a result without a job if the copy is turned off or was already updated after the planned
// time.
base::Result<std::optional<RunResult>> storeJob(const ScheduleRun &run, const RunPlaces &places,
                                                const base::Clock &clock)
{
    const ContactMirrorFolder folder(places.account);
    if (!folder.isOn())
        return RunResult{.state = RunResult::State::Nothing,
                         .problem = {.what = MirrorWords::tr("The offline copy is turned off.")}};
    const auto now = clock.now();
    // The job is stored first, so that a run which is interrupted here is repeated.
    const auto plan = exports::mirrorExport(now.toLocalTime().date());
    const auto stored = plan ? exports::writeExportJob(places.jobs, run.id, *plan, clock)
                             : tl::unexpected(plan.error());
    const auto claimed = stored.and_then(
        [&] { return folder.claim(now, run.planned.isValid() ? run.planned : now); });
    if (!claimed)
        return tl::unexpected(claimed.error());
    if (*claimed)
        return folder.noteJob(run.id).map([] { return std::optional<RunResult>(); });
    return places.jobs.remove(run.id).map([] {
        return std::optional(RunResult{
            .state = RunResult::State::Nothing,
            .problem = {.what = MirrorWords::tr("The offline copy was already up to date.")}});
    });
}

} // namespace

Schedule mirrorSchedule(const QDateTime &lastUpdate)
{
    return {.id = QString(mirrorScheduleId), .kind = u"mirror"_s, .handled = lastUpdate};
}

QString mirrorTitle(const QJsonObject & /*settings*/)
{
    return MirrorWords::tr("Offline copy");
}

void checkMirror(base::JsonMembers & /*settings*/) { }

base::Result<void> applyMirrorTable(const RunPlaces &places, const ScheduleRun &run)
{
    const ContactMirrorFolder folder(places.account);
    auto known = exports::ExportRegister::open(places.exports());
    if (!known)
        return tl::unexpected(known.error());
    const auto table = known->settled(run.id);
    if (!table)
        return tl::unexpected(table.error());
    if (!*table || (*table)->finding.check == exportrun::ExportCheck::Differs)
        return {};
    const storage::ContactMirror::Source source{
        .table = (*table)->path, .delimiter = (*table)->plan.delimiter(), .asked = (*table)->asked};
    return folder.take(source, run.id, [] { return false; }).and_then([&](bool) {
        (void)QFile::remove((*table)->path);
        return known->forget(run.id);
    });
}

MirrorWork::MirrorWork(const ScheduleRun &run, const RunContext &context)
    : m_run(run)
    , m_context(context)
{ }

std::unique_ptr<ScheduledWork> MirrorWork::make(const Schedule & /*schedule*/,
                                                const ScheduleRun &run, const RunContext &context)
{
    return std::make_unique<MirrorWork>(run, context);
}

void MirrorWork::start()
{
    base::inBackground([run = m_run, places = m_context.places,
                        clock = m_context.clock] { return storeJob(run, places, *clock); },
                       this,
                       [this](const base::Result<std::optional<RunResult>> &done) {
                           if (!done)
                               return Q_EMIT ended(RunResult::failed(done.error()));
                           *done ? Q_EMIT ended(**done) : Q_EMIT stored();
                       });
}

} // namespace storedesk::schedules
