// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobcommands.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/storeidentity.h"
#include "app/cli/exports/exportreport.h"
#include "app/cli/exports/exportrun.h"
#include "app/cli/jobs/jobexecution.h"
#include "app/cli/jobs/jobsearch.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "account/contactmirrorcleaner.h"
#include "api/session.h"
#include "exportrun/exportdecision.h"
#include "importrun/importdecision.h"
#include "jobs/job.h"
#include "jobs/jobkinds.h"

#include <QCommandLineParser>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

static const auto adoptName = u"adopt"_s;
static const auto askAgainName = u"ask-again"_s;
static const auto sendAgainName = u"send-again"_s;

// Queues rows again that were refused or not sent.
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

// Parses ROW=ID in --adopt, and ROW in --ask-again and --send-again.
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
                    .next = CommandWords::tr(
                        "Use --adopt ROW=ID, --ask-again ROW or --send-again ROW.")});
            decisions.rows.push_back(
                {.row = row, .adopt = adopts ? value.mid(equals + 1) : QString()});
        }
    }
    return decisions;
}

// Applies the decisions about exports or imports with an unknown outcome. The next run looks up the
// others on the service.
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
    parser.addOption(
        {adoptName,
         CommandWords::tr("Use this existing export or import for a row with an unknown outcome."),
         u"ROW=ID"_s});
    parser.addOption({askAgainName,
                      CommandWords::tr("Request this row's export again, even though the first "
                                       "request may have been received."),
                      u"ROW"_s});
    parser.addOption({sendAgainName,
                      CommandWords::tr("Send the file for this import row again. If the service "
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
