// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/importundocommand.h"

#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include "account/account.h"
#include "importundo/importundo.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonObject>

#include <algorithm>
#include <initializer_list>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using imports::ImportUndo;
using State = ImportUndo::State;

// Returns the account in the form that the window uses, with the same folder and connection.
static std::unique_ptr<account::Account> openedAccount(const CommandAccount &account,
                                                       base::Clock &clock)
{
    const QFileInfo folder(account.folder());
    const auto &connection = account.connection;
    profiles::Profile profile{.id = folder.fileName(),
                              .name = connection.baseUrl.host(),
                              .address = connection.baseUrl,
                              .guard = static_cast<profiles::ProtectionLevel>(connection.guard),
                              .headerName = connection.headerName,
                              .scheme = connection.scheme,
                              .requestsPerMinute = connection.requestsPerMinute,
                              .mostDeletes = account.mostDeletes};
    return std::make_unique<account::Account>(profile, connection.key, clock, folder.path());
}

// Runs the event loop until the undo has reached one of these states, or has failed.
static void await(const ImportUndo &undo, std::initializer_list<State> states)
{
    QEventLoop loop;
    const auto isOver = [&] {
        return undo.state() == State::Failed
            || std::ranges::find(states, undo.state()) != states.end();
    };
    QObject::connect(&undo, &ImportUndo::changed, &loop, [&] {
        if (isOver())
            loop.quit();
    });
    if (!isOver())
        loop.exec();
}

static void printPlan(const imports::UndoPlan &plan, bool asJson)
{
    using What = imports::UndoRow::What;
    if (asJson)
        return printJson({{u"revert"_s, plan.count(What::Reverse)},
                          {u"created"_s, plan.count(What::Delete)},
                          {u"changedSince"_s, plan.count(What::ChangedSince)},
                          {u"unknown"_s, plan.count(What::NotKnown)}});
    printLine(
        CommandWords::tr("%L1 records to revert, %L2 created by the import, %L3 changed since "
                         "and left alone, %L4 unknown")
            .arg(plan.count(What::Reverse))
            .arg(plan.count(What::Delete))
            .arg(plan.count(What::ChangedSince))
            .arg(plan.count(What::NotKnown)));
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

int undoImport(const CommandAccount &account, const QString &job, const ImportUndoOptions &options)
{
    base::SystemClock clock;
    const auto opened = openedAccount(account, clock);
    jobs::JobManager jobManager(*opened);
    ImportUndo undo(*opened, jobManager, job);
    undo.start();
    await(undo, {State::Asking});
    if (undo.state() != State::Failed)
        undo.compare();
    await(undo, {State::Ready});
    if (undo.state() == State::Failed) {
        complain(undo.problem(), options.asJson);
        return WrongUsage;
    }
    printPlan(undo.plan(), options.asJson);
    if (options.dryRun)
        return Done;
    undo.run(options.deletes);
    await(undo, {State::Done});
    if (undo.state() != State::Failed)
        return printOutcome(undo.outcome(), options.asJson);
    complain(undo.problem(), options.asJson);
    return StoppedByGuard;
}

} // namespace storedesk::cli
