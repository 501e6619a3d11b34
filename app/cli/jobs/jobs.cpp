// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobcommands.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/definitions.h"
#include "app/cli/account/storeidentity.h"
#include "app/cli/exports/exportreport.h"
#include "app/cli/exports/exportrun.h"
#include "app/cli/imports/importreport.h"
#include "app/cli/jobs/jobsearch.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/jobwatch/jobcopies.h"
#include "app/cli/jobwatch/jobwatch.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "account/contactmirrorcleaner.h"
#include "api/session.h"
#include "exportrun/exportdecision.h"
#include "importrun/importdecision.h"
#include "jobs/job.h"
#include "jobs/jobkinds.h"
#include "jobs/jobundo.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QEventLoop>
#include <QJsonArray>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

static const auto acceptKeyName = u"accept-key"_s;
static const auto adoptName = u"adopt"_s;
static const auto askAgainName = u"ask-again"_s;
static const auto sendAgainName = u"send-again"_s;

static void addAcceptKeyOption(QCommandLineParser &parser)
{
    parser.addOption(
        {acceptKeyName,
         CommandWords::tr("Resume a job that was created with another key of the same store.")});
}

// For scripts; the same in every language. Workflows of the service can be paused as well.
static QString wordOf(const journal::ListedJob &job)
{
    if (!job.problem.what.isEmpty())
        return u"unreadable"_s;
    if (job.taken)
        return u"running"_s;
    switch (job.head.state) {
    case journal::JobState::Planned:
        return u"planned"_s;
    case journal::JobState::Running:
        return u"interrupted"_s;
    case journal::JobState::Paused:
        return u"on hold"_s;
    case journal::JobState::Done:
        return u"done"_s;
    }
    return u"unreadable"_s;
}

static QString accountWords(const journal::ListedJob &job, const QString &account)
{
    const auto &owner = job.head.outline.owner;
    return account.isEmpty() ? u"%1 (%2)"_s.arg(owner.address, owner.keyId) : account;
}

// Some kinds of jobs count more than the rows listed in the head, which requires the journal.
static journal::Balance balanceOf(const journal::ListedJob &job, const journal::JobFolder &folder,
                                  const base::Clock &clock)
{
    const auto *kind = jobs::kindOf(job.head.outline);
    if (!kind || !kind->balance || !job.problem.what.isEmpty())
        return journal::balanceOf(job.head);
    auto journal = journal::Journal::openAgain(folder.pathOf(job.id), clock);
    return (journal ? kind->balance(**journal) : tl::unexpected(journal.error()))
        .value_or(journal::balanceOf(job.head));
}

// Returns the number of rows whose content was removed by a privacy request.
static qint64 erasedRows(const journal::ListedJob &job, const journal::JobFolder &folder,
                         const base::Clock &clock)
{
    if (!job.problem.what.isEmpty())
        return 0;
    auto journal = journal::Journal::openAgain(folder.pathOf(job.id), clock);
    return journal ? (*journal)->rows().countErased().value_or(0) : 0;
}

static void tell(const journal::ListedJob &job, const journal::JobFolder &folder,
                 const base::Clock &clock, bool asJson)
{
    const auto balance = balanceOf(job, folder, clock);
    const auto erased = erasedRows(job, folder, clock);
    if (asJson) {
        const auto &owner = job.head.outline.owner;
        auto line = jsonOf(job.id, balance);
        line.insert(u"state"_s, wordOf(job));
        line.insert(u"title"_s, job.head.title());
        line.insert(u"address"_s, owner.address);
        line.insert(u"keyId"_s, owner.keyId);
        if (erased > 0)
            line.insert(u"erased"_s, erased);
        if (!job.problem.what.isEmpty())
            line.insert(u"problem"_s,
                        QJsonObject{{u"what"_s, job.problem.what},
                                    {u"why"_s, job.problem.why},
                                    {u"next"_s, job.problem.next}});
        return printJson(line);
    }
    printLine(u"%1  %2  %3"_s.arg(job.id, wordOf(job), job.head.title()).trimmed());
    if (job.problem.what.isEmpty()) {
        printLine(u"    "_s + textOf(balance, jobs::unitOf(job.head.outline)));
        if (erased > 0)
            printLine(u"    "_s
                      + CommandWords::tr("%Ln row(s) were removed by a privacy request.", nullptr,
                                         static_cast<int>(erased)));
        return;
    }
    for (const auto &text : {job.problem.what, job.problem.why, job.problem.next}) {
        if (!text.isEmpty())
            printLine(u"    "_s + text);
    }
}

namespace {

// Control-C pauses the running job.
struct Interrupts
{
    Interrupts()
    {
        onInterrupt(&listener, [this] { watch ? watch->interrupt() : cancelNow(); });
    }

    QObject listener;
    JobWatch *watch = nullptr;
};

} // namespace

static int runJob(const CommandAccount &account, const QString &id, api::Session &session,
                  base::Clock &clock, JobWatch::Options options, Interrupts &interrupts,
                  const std::function<base::Result<void>(jobs::Job &)> &prepare = {})
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

// The job that undoes another one is stored completely before its first row is sent.
static int undoJob(const CommandAccount &account, const QString &id, bool asJson)
{
    Interrupts interrupts;
    base::SystemClock clock;
    api::Session session(account.connection, clock);
    const account::ContactMirrorCleaner copied(session, account.folder(), clock);
    const auto &folder = account.jobs;
    if (const auto refused = refuseOtherStore(folder, id, session, clock, asJson))
        return *refused;
    const auto fail = [asJson](const base::Problem &problem) {
        complain(problem, asJson);
        return WrongUsage;
    };
    const auto lock = folder.lock(id);
    if (!lock)
        return fail(lock.error());
    auto done = journal::Journal::open(folder.pathOf(id), clock);
    if (!done)
        return fail(done.error());
    const auto fields = definitionsFor(
        catalogue::operation(catalogue::OperationId::PatchContactByEmail), {}, session);
    if (!fields)
        return fail(fields.error());
    const auto undoId = folder.newId(clock);
    const auto target = withStoreIdentity(folder, session, clock);
    if (auto undo = jobs::writeUndo(**done, target, undoId, fields->toArray(), clock); !undo)
        return fail(undo.error());
    return runJob(account, undoId, session, clock, {.asJson = asJson}, interrupts);
}

// Listing all accounts needs no key: a job whose key is gone can still be deleted.
static void tellAll(const std::vector<StoredJobs> &all, const base::Clock &clock, bool asJson)
{
    for (const auto &stored : all) {
        stored.jobs.tidy(clock, journal::JobFolder::Depth::Thorough);
        for (const auto &job : stored.jobs.list(clock)) {
            tell(job, stored.jobs, clock, asJson);
            if (!asJson)
                printLine(u"    "_s + accountWords(job, stored.account));
        }
    }
}

static int deleteJob(const std::vector<StoredJobs> &all, const QString &id,
                     const base::Clock &clock, bool asJson)
{
    for (const auto &stored : all) {
        for (const auto &job : stored.jobs.list(clock)) {
            if (job.id != id)
                continue;
            const auto removed = stored.jobs.remove(id);
            if (!removed)
                complain(removed.error(), asJson);
            return removed ? Done : StoppedByGuard;
        }
    }
    complain({.what = CommandWords::tr("There is no job %1.").arg(id)}, asJson);
    return WrongUsage;
}

static void describeJobs(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        CommandWords::tr("List the jobs of an account. “jobs undo JOB” undoes a job that stored "
                         "the previous values; records changed since then are left alone. “jobs "
                         "delete JOB” deletes a job and its stored data from this computer."));
    parser.addPositionalArgument(u"action"_s, CommandWords::tr("undo JOB or delete JOB."),
                                 u"[undo|delete JOB]"_s);
    parser.addOption({u"all"_s,
                      CommandWords::tr("List or delete jobs of all accounts on this computer; "
                                       "needs no key.")});
    addAcceptKeyOption(parser);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print one JSON object for each job."));
    addAccountOptions(parser);
}

int listJobs(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    describeJobs(parser);
    int exitCode = Done;
    if (!understand(parser, "jobs"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    const bool ofAll = parser.isSet(u"all"_s);
    const auto words = parser.positionalArguments();
    const bool undoes = words.value(0) == "undo"_L1 && !ofAll;
    const bool deletes = words.value(0) == "delete"_L1;
    if (!words.isEmpty() && (words.size() != 2 || !(undoes || deletes))) {
        complain({.what = CommandWords::tr("Unexpected argument “%1”.").arg(words.front()),
                  .next = CommandWords::tr("Write “jobs”, “jobs undo JOB” or “jobs delete JOB”.")},
                 asJson);
        return WrongUsage;
    }
    const base::SystemClock clock;
    const auto dataFolder = parser.value(u"data-dir"_s);
    if (ofAll) {
        const auto all = allStoredJobs(dataFolder);
        if (deletes)
            return deleteJob(all, words.last(), clock, asJson);
        tellAll(all, clock, asJson);
        return Done;
    }
    const auto account = accountFor(parser, key);
    if (!account) {
        complain(account.error(), asJson);
        return WrongUsage;
    }
    if (deletes)
        return deleteJob({{.jobs = account->jobs}}, words.last(), clock, asJson);
    if (undoes) {
        const auto found =
            accountOfJob(*account, words.last(), parser.isSet(acceptKeyName), dataFolder);
        if (!found) {
            complain(found.error().problem, asJson);
            return found.error().code;
        }
        return undoJob(*found, words.last(), asJson);
    }
    account->jobs.tidy(clock, journal::JobFolder::Depth::Thorough);
    for (const auto &job : account->jobs.list(clock))
        tell(job, account->jobs, clock, asJson);
    return Done;
}

// Queues rows again if they were refused or not sent.
static void retryRows(jobs::Job &job, QObject *listener, bool asJson)
{
    for (const auto state : {journal::RowState::Refused, journal::RowState::NotSent})
        job.journal().post(
            [state](journal::Journal &journal) { return journal.again({.state = state}); },
            listener,
            [asJson](const base::Result<void> &done) {
                if (!done)
                    complain(done.error(), asJson);
            });
}

namespace {

// Decisions about rows with an unknown outcome, from the options of “resume”.
struct Decisions
{
    std::vector<journal::TransferDecision> rows = {};
    bool asksAgain = false;
    bool sendsAgain = false;
};

} // namespace

// ROW=ID of --adopt, ROW of --ask-again and --send-again.
static base::Result<Decisions> decisionsFrom(const QCommandLineParser &parser)
{
    Decisions decisions{.asksAgain = parser.isSet(askAgainName),
                        .sendsAgain = parser.isSet(sendAgainName)};
    for (const auto &option : {adoptName, askAgainName, sendAgainName}) {
        const bool adopts = option == adoptName;
        for (const auto &value : parser.values(option)) {
            const auto equals = adopts ? value.indexOf(u'=') : value.size();
            bool isNumber = false;
            const auto row = value.left(equals).toLongLong(&isNumber);
            if (!isNumber || equals < 0 || (adopts && equals + 1 == value.size()))
                return tl::unexpected(base::Problem{
                    .what =
                        CommandWords::tr("“%1” is not a valid value for --%2.").arg(value, option),
                    .next = CommandWords::tr("Write --adopt ROW=ID, --ask-again ROW or "
                                             "--send-again ROW.")});
            decisions.rows.push_back(
                {.row = row, .adopt = adopts ? value.mid(equals + 1) : QString()});
        }
    }
    return decisions;
}

// Applies the decisions about exports or imports whose outcome is unknown. The others are looked up
// at the service by the next run.
static base::Result<void> decideRows(jobs::Job &job, const Decisions &decisions)
{
    const auto unit = jobs::unitOf(job.run().head().outline);
    const bool exports = unit == journal::RowUnit::Export;
    const bool imports = unit == journal::RowUnit::File;
    if (decisions.asksAgain && !exports)
        return tl::unexpected(
            base::Problem{.what = CommandWords::tr("--ask-again is for export jobs.")});
    if (decisions.sendsAgain && !imports)
        return tl::unexpected(
            base::Problem{.what = CommandWords::tr("--send-again is for imports.")});
    if (!exports && !imports)
        return decisions.rows.empty()
            ? base::Result<void>()
            : tl::unexpected(base::Problem{
                  .what = CommandWords::tr("--adopt is for export jobs and imports.")});
    base::Result<void> decided;
    QEventLoop waiting;
    job.journal().post(
        [rows = decisions.rows, exports](journal::Journal &journal) {
            return exports ? exportrun::decide(journal, rows)
                           : importrun::decideImports(journal, rows);
        },
        &waiting,
        [&](const base::Result<void> &done) {
            decided = done;
            waiting.quit();
        });
    waiting.exec();
    return decided;
}

static void describeResume(QCommandLineParser &parser)
{
    parser.setApplicationDescription(CommandWords::tr(
        "Resume a job. Requests that may have been sent are looked up first. Rows with an unknown "
        "outcome are reported, not sent again."));
    parser.addPositionalArgument(u"JOB"_s, CommandWords::tr("ID of the job, as listed by “jobs”."));
    parser.addOption({u"retry"_s, CommandWords::tr("Send rejected and unsent rows again.")});
    parser.addOption({adoptName,
                      CommandWords::tr("Use this export or import of the service for a row whose "
                                       "outcome is unknown."),
                      u"ROW=ID"_s});
    parser.addOption({askAgainName,
                      CommandWords::tr("Request the export of this row again, although the first "
                                       "request may have been received."),
                      u"ROW"_s});
    parser.addOption({sendAgainName,
                      CommandWords::tr("Send the file of this import row again. If the service "
                                       "already has it, it is imported twice."),
                      u"ROW"_s});
    parser.addOption(
        {u"reports"_s,
         CommandWords::tr("Write reports of completed, failed and pending rows to DIR."),
         u"DIR"_s});
    addAcceptKeyOption(parser);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    addAccountOptions(parser);
}

int resumeJob(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    describeResume(parser);
    int exitCode = Done;
    if (!understand(parser, "resume"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    if (parser.positionalArguments().size() != 1) {
        complain({.what = CommandWords::tr("Specify one job."),
                  .next = CommandWords::tr("“storedesk-cli jobs” lists them.")},
                 asJson);
        return WrongUsage;
    }
    const auto connected = accountFor(parser, key);
    if (!connected) {
        complain(connected.error(), asJson);
        return WrongUsage;
    }
    const auto decisions = decisionsFrom(parser);
    if (!decisions) {
        complain(decisions.error(), asJson);
        return WrongUsage;
    }
    const auto id = parser.positionalArguments().value(0);
    const auto account =
        accountOfJob(*connected, id, parser.isSet(acceptKeyName), parser.value(u"data-dir"_s));
    if (!account) {
        complain(account.error().problem, asJson);
        return account.error().code;
    }
    Interrupts interrupts;
    base::SystemClock clock;
    api::Session session(account->connection, clock);
    if (const auto refused = refuseOtherStore(account->jobs, id, session, clock, asJson))
        return *refused;
    const account::ContactMirrorCleaner copied(session, account->folder(), clock);
    const bool retries = parser.isSet(u"retry"_s);
    bool fetches = false;
    const int code = runJob(
        *account, id, session, clock, {.reports = parser.value(u"reports"_s), .asJson = asJson},
        interrupts, [&](jobs::Job &job) {
            fetches = jobs::unitOf(job.run().head().outline) == journal::RowUnit::Export;
            if (retries)
                retryRows(job, &interrupts.listener, asJson);
            return decideRows(job, *decisions);
        });
    return fetches ? reportExport(exportPlacesOf(*account), id, code, clock, asJson) : code;
}

} // namespace storedesk::cli
