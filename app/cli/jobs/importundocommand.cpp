// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/importundocommand.h"

#include "app/cli/account/storeidentity.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include <QFileInfo>
#include <QJsonObject>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using imports::ImportUndo;
using State = ImportUndo::State;

// Returns the profile of the account. An account from the environment gets one with the same folder
// and connection.
static profiles::Profile profileOf(const CommandAccount &account)
{
    if (account.profile)
        return *account.profile;
    const auto &connection = account.connection;
    return {.id = QFileInfo(account.folder()).fileName(),
            .name = connection.baseUrl.host(),
            .address = connection.baseUrl,
            .guard = static_cast<profiles::ProtectionLevel>(connection.guard),
            .headerName = connection.headerName,
            .scheme = connection.scheme,
            .requestsPerMinute = connection.requestsPerMinute,
            .mostDeletes = account.mostDeletes};
}

static void printPlan(const imports::UndoPlan &plan, bool asJson)
{
    using What = imports::UndoRow::What;
    if (asJson)
        return printJson({{u"revert"_s, plan.count(What::Reverse)},
                          {u"created"_s, plan.count(What::Delete)},
                          {u"changedSince"_s, plan.count(What::ChangedSince)},
                          {u"unknown"_s, plan.count(What::NotKnown)},
                          {u"erased"_s, plan.erased}});
    printLine(
        CommandWords::tr("%L1 records to revert, %L2 created by the import, %L3 changed since "
                         "and left alone, %L4 unknown")
            .arg(plan.count(What::Reverse))
            .arg(plan.count(What::Delete))
            .arg(plan.count(What::ChangedSince))
            .arg(plan.count(What::NotKnown)));
    if (plan.erased > 0)
        printLine(CommandWords::tr("%Ln row(s) were erased by a privacy request and can't be "
                                   "undone.",
                                   nullptr, static_cast<int>(plan.erased)));
}

static int printOutcome(const ImportUndo::Outcome &outcome, bool asJson)
{
    if (asJson)
        printJson({{u"reversed"_s, outcome.reversed},
                   {u"kept"_s, outcome.kept},
                   {u"failed"_s, outcome.couldNot}});
    else
        printLine(CommandWords::tr("%L1 reverted, %L2 left alone, %L3 failed")
                      .arg(outcome.reversed)
                      .arg(outcome.kept)
                      .arg(outcome.couldNot));
    return exitCodeOf(journal::Balance{.rows = outcome.reversed + outcome.couldNot,
                                       .taken = outcome.reversed,
                                       .refused = outcome.couldNot});
}

ImportUndoCommand::ImportUndoCommand(const CommandAccount &account, QString job,
                                     ImportUndoOptions options)
    : m_commandAccount(account)
    , m_job(std::move(job))
    , m_options(options)
{ }

ImportUndoCommand::~ImportUndoCommand() = default;

int ImportUndoCommand::exec()
{
    m_account = std::make_unique<account::Account>(profileOf(m_commandAccount),
                                                   m_commandAccount.connection.key, m_clock,
                                                   QFileInfo(m_commandAccount.folder()).path());
    auto &session = m_account->session();
    if (const auto refused =
            refuseOtherStore(m_commandAccount.jobs, m_job, session, m_clock, m_options.asJson))
        return *refused;
    m_jobManager = std::make_unique<jobs::JobManager>(
        *m_account, jobs::JobManagerOptions{.resumes = false, .folder = m_commandAccount.jobs});
    m_undo = std::make_unique<ImportUndo>(*m_account, *m_jobManager, m_job);
    m_outage = std::make_unique<OutageLimit>(session.client(), m_clock, m_options.asJson,
                                             [this] { leave(NoConnection); });
    // The jobs of the undo can be resumed.
    onInterrupt(this, [this] { leave(Cancelled); });
    connect(m_undo.get(), &ImportUndo::changed, this, &ImportUndoCommand::look,
            Qt::QueuedConnection);
    m_undo->start();
    return m_loop.exec();
}

void ImportUndoCommand::look()
{
    // Several changes may be queued.
    if (m_ended)
        return;
    switch (m_undo->state()) {
    case State::Reading:
    case State::Comparing:
        return;
    case State::Asking:
        return m_undo->compare();
    case State::Ready:
        return showPlan();
    case State::Running:
        return lookAtJobs();
    case State::Done:
        return leave(printOutcome(m_undo->outcome(), m_options.asJson));
    case State::Failed:
        complain(m_undo->problem(), m_options.asJson);
        return leave(m_runs ? StoppedByGuard : WrongUsage);
    }
}

void ImportUndoCommand::showPlan()
{
    printPlan(m_undo->plan(), m_options.asJson);
    if (m_options.dryRun)
        return leave(Done);
    m_runs = true;
    m_undo->run(m_options.deletes);
}

// A job pauses if the service refuses the key, for example. Waiting for it would never end.
void ImportUndoCommand::lookAtJobs()
{
    const auto *paused = m_undo->pausedJob();
    if (!paused)
        return;
    auto problem = paused->head.note;
    if (problem.what.isEmpty())
        problem.what = CommandWords::tr("The undo is paused.");
    problem.next = CommandWords::tr("To resume: storedesk-cli resume %1").arg(paused->id);
    complain(problem, m_options.asJson);
    leave(StoppedByGuard);
}

void ImportUndoCommand::leave(int code)
{
    m_ended = true;
    m_jobManager->suspend();
    m_loop.exit(code);
}

int undoImport(const CommandAccount &account, const QString &job, const ImportUndoOptions &options)
{
    return ImportUndoCommand(account, job, options).exec();
}

} // namespace storedesk::cli
