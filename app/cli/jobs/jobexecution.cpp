// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobexecution.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/imports/importreport.h"
#include "app/cli/jobwatch/jobcopies.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "api/session.h"
#include "jobs/job.h"
#include "jobs/jobkinds.h"

#include <QCommandLineParser>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

void addAcceptKeyOption(QCommandLineParser &parser)
{
    parser.addOption(
        {QString(acceptKeyName),
         CommandWords::tr("Resume a job that was created with another key for the same store.")});
}

int runJob(const CommandAccount &account, const QString &id, api::Session &session,
           base::Clock &clock, JobWatch::Options options, Interrupts &interrupts,
           const std::function<base::Result<void>(jobs::Job &)> &prepare)
{
    JobCopies copies(account, clock);
    auto job = makeReportsFolder(options.reports).and_then([&] {
        return copies.open(account.jobs, id, session);
    });
    if (!job) {
        complain(job.error(), options.asJson);
        return WrongUsage;
    }
    if (const auto ready = prepare ? prepare(**job) : base::Result<void>(); !ready) {
        complain(ready.error(), options.asJson);
        return WrongUsage;
    }
    const bool imports = jobs::unitOf((*job)->run().head().outline) == journal::RowUnit::File;
    if (imports)
        options.printsSum = false;
    int code = Done;
    bool ended = false;
    {
        JobWatch running(**job, session.client(), options);
        interrupts.watch = &running;
        code = running.exec();
        ended = running.ended();
        interrupts.watch = nullptr;
    }
    if (!imports)
        return code;
    job->reset();
    return reportImport(account.jobs, id, code, ended, clock, options.asJson);
}

} // namespace storedesk::cli
