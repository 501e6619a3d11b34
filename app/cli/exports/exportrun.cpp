// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/exports/exportrun.h"

#include "app/cli/account/storeidentity.h"
#include "app/cli/jobwatch/jobwatch.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include <QCoreApplication>
#include <QDir>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

exports::ExportPlaces exportPlacesOf(const CommandAccount &account)
{
    return {.jobs = account.jobs, .exports = QDir(account.folder()).filePath(u"exports"_s)};
}

ExportRun::ExportRun(const CommandAccount &account, bool asJson)
    : m_places(exportPlacesOf(account))
    , m_asJson(asJson)
    , m_session(account.connection, m_clock)
{
    onInterrupt(&m_listener, [this] { m_watch ? m_watch->interrupt() : cancelNow(); });
}

ExportRun::~ExportRun() = default;

int ExportRun::fail(const base::Problem &problem) const
{
    complain(problem, m_asJson);
    return WrongUsage;
}

int ExportRun::exec(const exportrun::ExportPlan &plan)
{
    const auto id = m_places.jobs.newId(m_clock);
    if (const auto written = exports::writeExportJob(jobFolder(), id, plan, m_clock); !written)
        return fail(written.error());
    return exec(id);
}

journal::JobFolder ExportRun::jobFolder()
{
    return withStoreIdentity(m_places.jobs, m_session, m_clock);
}

int ExportRun::exec(const QString &id, TableReport report)
{
    auto job = jobs::Job::open(m_places.jobs, id, m_session, m_clock);
    if (!job)
        return fail(job.error());
    int code = Done;
    {
        JobWatch running(**job, m_session.client(), {.asJson = m_asJson});
        m_watch = &running;
        code = running.exec();
        m_watch = nullptr;
    }
    job->reset();
    return reportExport(m_places, id, code, m_clock, m_asJson, report);
}

} // namespace storedesk::cli
