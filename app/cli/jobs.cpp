// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command.h"

#include "account.h"
#include "commandwords.h"
#include "interrupt.h"
#include "jobwatch.h"
#include "output.h"

#include "api/session.h"
#include "jobs/job.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

// For scripts, and the same in every language.
static QString wordOf(const jobs::ListedJob &job)
{
    static constexpr std::array words{"planned"_L1, "interrupted"_L1, "on hold"_L1, "done"_L1};
    if (!job.problem.what.isEmpty())
        return u"unreadable"_s;
    return job.taken ? u"running"_s : QString(words.at(static_cast<std::size_t>(job.head.state)));
}

static void tell(const jobs::ListedJob &job, bool asJson)
{
    if (asJson) {
        auto line = jsonOf(job.head);
        line.insert(u"job"_s, job.id);
        line.insert(u"state"_s, wordOf(job));
        line.insert(u"title"_s, job.head.outline.title);
        return printJson(line);
    }
    printLine(u"%1  %2  %3"_s.arg(job.id, wordOf(job), job.head.outline.title));
    printLine(u"    "_s + (job.problem.what.isEmpty() ? textOf(job.head) : job.problem.what));
}

int listJobs(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandWords::tr("Lists the jobs of an account."));
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print one JSON object for each job."));
    addAccountOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "jobs"_L1, Operands::None, arguments, &exitCode))
        return exitCode;
    const auto account = accountFor(parser, key);
    if (!account) {
        complain(account.error(), wantsJson(arguments));
        return WrongUsage;
    }
    const base::SystemClock clock;
    for (const auto &job : jobs::JobFolder(account->jobs).list(clock))
        tell(job, wantsJson(arguments));
    return Done;
}

int resumeJob(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandWords::tr(
        "Goes on with a job where it stood. What may have been sent before is looked up first; "
        "what nobody can know is told and not sent again."));
    parser.addPositionalArgument(u"JOB"_s, CommandWords::tr("Its ID, as “jobs” lists it."));
    parser.addOption(
        {u"retry"_s, CommandWords::tr("Send what was refused or not sent once more.")});
    parser.addOption({u"reports"_s,
                      CommandWords::tr("Write what was done, failed and is open into this folder."),
                      u"DIR"_s});
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print the figures as JSON lines."));
    addAccountOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "resume"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    const auto account = accountFor(parser, key);
    if (!account) {
        complain(account.error(), asJson);
        return WrongUsage;
    }
    QObject listener;
    JobWatch *watch = nullptr;
    onInterrupt(&listener, [&watch] { // first: threads inherit the mask
        watch ? watch->interrupt() : QCoreApplication::exit(Cancelled);
    });
    base::SystemClock clock;
    api::Session session(account->connection, clock);
    auto job = jobs::Job::open(jobs::JobFolder(account->jobs),
                               parser.positionalArguments().value(0), session, clock);
    if (!job) {
        complain(job.error(), asJson);
        return WrongUsage;
    }
    if (parser.isSet(u"retry"_s)) {
        for (const auto state : {journal::RowState::Refused, journal::RowState::NotSent})
            (*job)->journal().post(
                [state](journal::Journal &journal) { return journal.again({.state = state}); },
                &listener,
                [asJson](const base::Result<void> &done) {
                    if (!done)
                        complain(done.error(), asJson);
                });
    }
    JobWatch running(**job, {.reports = parser.value(u"reports"_s), .asJson = asJson});
    watch = &running;
    return running.exec();
}

} // namespace storedesk::cli
