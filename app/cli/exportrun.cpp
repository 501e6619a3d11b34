// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportrun.h"

#include "commandwords.h"
#include "interrupt.h"
#include "jobwatch.h"
#include "output.h"

#include "exports/exportperiods.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

exports::ExportPlaces exportPlacesOf(const Account &account)
{
    return {.jobs = jobs::JobFolder(account.jobs),
            .exports = QDir::cleanPath(QDir(account.jobs).filePath(u"../exports"_s))};
}

ExportRun::ExportRun(const Account &account, bool asJson)
    : m_places(exportPlacesOf(account))
    , m_asJson(asJson)
    , m_session(account.connection, m_clock)
{
    onInterrupt(&m_listener,
                [this] { m_watch ? m_watch->interrupt() : QCoreApplication::exit(Cancelled); });
}

ExportRun::~ExportRun() = default;

int ExportRun::fail(const base::Problem &problem) const
{
    complain(problem, m_asJson);
    return WrongUsage;
}

int ExportRun::exec(const jobs::ExportPlan &plan, const QString &output)
{
    const auto id = m_places.jobs.newId(m_clock);
    if (const auto written = exports::writeExportJob(m_places.jobs, id, plan, m_clock); !written)
        return fail(written.error());
    auto job = jobs::Job::open(m_places.jobs, id, m_session, m_clock);
    if (!job)
        return fail(job.error());
    int code = Done;
    {
        JobWatch running(**job, {.asJson = m_asJson});
        m_watch = &running;
        code = running.exec();
        m_watch = nullptr;
    }
    job->reset();
    return tellExport(m_places, id, code, m_clock, m_asJson, output);
}

int tellExport(const exports::ExportPlaces &places, const QString &job, int code,
               const base::Clock &clock, bool asJson, const QString &output)
{
    const auto fail = [asJson](const base::Problem &problem) {
        complain(problem, asJson);
        return int(WrongUsage);
    };
    if (code != Done)
        return code;
    const auto made = exports::finishExport(places, job, clock.now());
    if (!made)
        return fail(made.error());
    if (!*made)
        return SomeRowsFailed;
    const auto &kept = **made;
    auto path = kept.path;
    if (!output.isEmpty()) {
        QFile::remove(output);
        if (!QFile::copy(kept.path, output))
            return fail({.what = CommandWords::tr("%1 could not be written.").arg(output),
                         .next = CommandWords::tr("The table is in %1.").arg(kept.path)});
        path = output;
    }
    if (!kept.trouble.isEmpty())
        complain({.what = kept.trouble}, asJson);
    if (asJson)
        printJson({{u"job"_s, job},
                   {u"file"_s, path},
                   {u"rows"_s, kept.rows},
                   {u"bytes"_s, kept.bytes},
                   {u"exports"_s, static_cast<qint64>(kept.ids.size())},
                   {u"besides"_s, kept.besides},
                   {u"checked"_s, kept.trouble.isEmpty()}});
    else
        printLine(CommandWords::tr("%L1 rows: %2").arg(kept.rows).arg(path));
    return kept.trouble.isEmpty() ? Done : SomeRowsFailed;
}

} // namespace storedesk::cli
