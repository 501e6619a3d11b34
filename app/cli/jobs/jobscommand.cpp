// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobcommands.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/definitions.h"
#include "app/cli/account/storeidentity.h"
#include "app/cli/jobs/importundocommand.h"
#include "app/cli/jobs/jobexecution.h"
#include "app/cli/jobs/jobsearch.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "account/contactmirrorcleaner.h"
#include "api/session.h"
#include "importrun/importjobkind.h"
#include "jobs/job.h"
#include "jobs/jobkinds.h"
#include "jobs/jobundo.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QEventLoop>
#include <QJsonArray>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

// Returns a word for scripts, which is the same in every language. Paused jobs are "on hold",
// because workflows on the service can be paused too.
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

// Some kinds of jobs count more than the rows listed in the head, so the journal has to be read.
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

// Returns the number of rows whose content a privacy request has removed.
static qint64 erasedRows(const journal::ListedJob &job, const journal::JobFolder &folder,
                         const base::Clock &clock)
{
    if (!job.problem.what.isEmpty())
        return 0;
    auto journal = journal::Journal::openAgain(folder.pathOf(job.id), clock);
    return journal ? (*journal)->rows().countErased().value_or(0) : 0;
}

static void printJob(const journal::ListedJob &job, const journal::JobFolder &folder,
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

static int printUndoPlan(const jobs::UndoSize &size, bool asJson)
{
    if (asJson)
        printJson({{u"restore"_s, size.restored},
                   {u"created"_s, size.created},
                   {u"left"_s, size.left},
                   {u"erased"_s, size.erased}});
    else
        printLine(CommandWords::tr("%L1 records to restore, %L2 created by the job, %L3 without "
                                   "previous values")
                      .arg(size.restored)
                      .arg(size.created)
                      .arg(size.left + size.erased));
    return Done;
}

// The problem of a job that only created records is reported with the option that deletes them.
static int refuseUndo(base::Problem problem, const jobs::UndoSize &size,
                      const ImportUndoOptions &options)
{
    if (!options.deletes && size.restored == 0 && size.created > 0)
        problem.next = CommandWords::tr("To delete the records that it created, use "
                                        "--delete-created.");
    complain(problem, options.asJson);
    return WrongUsage;
}

// The jobs that undo another job are stored completely before the first row is sent.
static int undoJob(const CommandAccount &account, const QString &id,
                   const ImportUndoOptions &options)
{
    const bool asJson = options.asJson;
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
    const auto size = jobs::undoSizeOf(**done);
    if (!size)
        return fail(size.error());
    if (options.dryRun && jobs::canBeUndone((*done)->head()))
        return printUndoPlan(*size, asJson);
    const auto fields = definitionsFor(
        catalogue::operation(catalogue::OperationId::PatchContactByEmail), {}, session);
    if (!fields)
        return fail(fields.error());
    const auto undo = jobs::writeUndo(**done, withStoreIdentity(folder, session, clock),
                                      {.contactFields = fields->toArray(),
                                       .deletesCreated = options.deletes,
                                       .mostDeletes = account.mostDeletes},
                                      clock);
    if (!undo)
        return refuseUndo(undo.error(), *size, options);
    int code = Done;
    for (const auto &undoId : *undo) {
        const int ended = runJob(account, undoId, session, clock, {.asJson = asJson}, interrupts);
        code = ended == Cancelled ? ended : worseOf(code, ended);
        if (code == Cancelled || !areOutcomesKnown(ended))
            return code;
    }
    return code;
}

static bool isImport(const CommandAccount &account, const QString &id, const base::Clock &clock)
{
    const auto all = account.jobs.list(clock);
    const auto job = std::ranges::find(all, id, &journal::ListedJob::id);
    return job != all.end() && importrun::importKind.matches(job->head.outline);
}

// Listing all accounts needs no key, so that a job can be deleted even if its key no longer exists.
static void printJobs(const std::vector<StoredJobs> &all, const base::Clock &clock, bool asJson)
{
    for (const auto &stored : all) {
        stored.jobs.tidy(clock, journal::JobFolder::Depth::Thorough);
        for (const auto &job : stored.jobs.list(clock)) {
            printJob(job, stored.jobs, clock, asJson);
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
    parser.setApplicationDescription(CommandWords::tr(
        "List the jobs of an account. “jobs undo JOB” undoes a job that stored "
        "the previous values or created records; records changed since then are "
        "left alone. “jobs delete JOB” deletes a job and its stored data from this computer."));
    parser.addPositionalArgument(u"action"_s, CommandWords::tr("undo JOB or delete JOB."),
                                 u"[undo|delete JOB]"_s);
    parser.addOption({u"all"_s,
                      CommandWords::tr("List or delete jobs of all accounts on this computer; "
                                       "needs no key.")});
    parser.addOption({u"delete-created"_s,
                      CommandWords::tr("Also delete the records that the undone job or import "
                                       "created.")});
    parser.addOption({u"dry-run"_s, CommandWords::tr("Show what an undo would change.")});
    addAcceptKeyOption(parser);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print one JSON object for each job."));
    addAccountOptions(parser);
}

// Returns the first option that applies only to an undo, or an empty text.
static QString undoOption(const QCommandLineParser &parser)
{
    for (const auto &name : {u"dry-run"_s, u"delete-created"_s}) {
        if (parser.isSet(name))
            return u"--"_s + name;
    }
    return {};
}

// An option without effect is refused, because the user may rely on it.
static int refuseUndoOption(const QString &option, bool asJson)
{
    complain({.what = CommandWords::tr("%1 applies only to “jobs undo”.").arg(option),
              .next = CommandWords::tr("Nothing was sent.")},
             asJson);
    return WrongUsage;
}

static int undoAny(const QCommandLineParser &parser, const CommandAccount &account,
                   const QString &id)
{
    const base::SystemClock clock;
    const bool asJson = parser.isSet(u"json"_s);
    const auto found =
        accountOfJob(account, id, parser.isSet(acceptKeyName), parser.value(u"data-dir"_s));
    if (!found) {
        complain(found.error().problem, asJson);
        return found.error().code;
    }
    const ImportUndoOptions options{.deletes = parser.isSet(u"delete-created"_s),
                                    .dryRun = parser.isSet(u"dry-run"_s),
                                    .asJson = asJson};
    return isImport(*found, id, clock) ? undoImport(*found, id, options)
                                       : undoJob(*found, id, options);
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
                  .next = CommandWords::tr("Use “jobs”, “jobs undo JOB” or “jobs delete JOB”.")},
                 asJson);
        return WrongUsage;
    }
    if (const auto option = undoOption(parser); !undoes && !option.isEmpty())
        return refuseUndoOption(option, asJson);
    const base::SystemClock clock;
    const auto dataFolder = parser.value(u"data-dir"_s);
    if (ofAll) {
        const auto all = allStoredJobs(dataFolder);
        if (deletes)
            return deleteJob(all, words.last(), clock, asJson);
        printJobs(all, clock, asJson);
        return Done;
    }
    const auto account = accountFor(parser, key);
    if (!account) {
        complain(account.error(), asJson);
        return WrongUsage;
    }
    if (deletes)
        return deleteJob({{.jobs = account->jobs}}, words.last(), clock, asJson);
    if (undoes)
        return undoAny(parser, *account, words.last());
    account->jobs.tidy(clock, journal::JobFolder::Depth::Thorough);
    for (const auto &job : account->jobs.list(clock))
        printJob(job, account->jobs, clock, asJson);
    return Done;
}

} // namespace storedesk::cli
