// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobcommands.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/exports/exportcommands.h"
#include "app/cli/imports/importcommands.h"
#include "app/cli/imports/purchasequestion.h"
#include "app/cli/jobs/bulkquestion.h"
#include "app/cli/jobs/schedulerunner.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "base/privatefolder.h"
#include "imports/recipeshelf.h"
#include "schedules/schedulelist.h"
#include "schedules/timerunits.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QEventLoop>

#include <functional>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using schedules::TimerUnits;

// Writes a systemd timer that runs schedules while the desktop program is closed. Does not enable
// it.
static int writeTimer(const QCommandLineParser &parser)
{
    // Without an account, the timer runs the schedules of all of them.
    QStringList arguments{u"run"_s};
    if (!parser.isSet(u"profile"_s))
        arguments.append(u"--schedules"_s);
    for (const auto &option : {u"profile"_s, u"data-dir"_s}) {
        if (parser.isSet(option))
            arguments += {u"--"_s + option, parser.value(option)};
    }
    const auto written = TimerUnits::write(QCoreApplication::applicationFilePath(), arguments);
    if (!written) {
        complain(written.error(), false);
        return WrongUsage;
    }
    for (const auto &path : *written)
        printLine(path);
    printLine(CommandWords::tr("To enable it, run: %1").arg(TimerUnits::enableCommand()));
    return Done;
}

static int printSchedules(const schedules::ScheduleList &schedules, bool asJson)
{
    const auto all = schedules.all();
    if (!all) {
        complain(all.error(), asJson);
        return WrongUsage;
    }
    for (const auto &one : *all) {
        if (asJson)
            printJson(one.toJson());
        else
            printLine(u"%1  %2"_s.arg(one.id, one.words()));
    }
    return Done;
}

// Runs the due schedules of one account.
static int runDue(const CommandAccount &account, const ScheduleOptions &options)
{
    return ScheduleRunner(account, options).exec();
}

// Runs the due schedules of all accounts. An account that fails, or whose key is not in the
// keychain, does not affect the others.
static int runAllAccounts(const QString &dataFolder, ScheduleOptions options)
{
    const auto profiles = allProfiles(dataFolder);
    if (!profiles) {
        complain(profiles.error(), options.asJson);
        return WrongUsage;
    }
    int code = Done;
    for (const auto &profile : *profiles) {
        // Do not ask the keychain for an account without work.
        if (profile.guard == profiles::ProtectionLevel::ReadOnly
            || !hasDueSchedules(profile, dataFolder))
            continue;
        const auto account = accountWithKey(profile, dataFolder);
        if (!account) {
            complain(account.error(), options.asJson);
            code = worseOf(code, WrongUsage);
            continue;
        }
        options.account = profile.name;
        const int ended = runDue(*account, options);
        if (ended == Cancelled)
            return Cancelled;
        code = worseOf(code, ended);
    }
    return code;
}

// Calls the function every few minutes until interrupted.
static int stay(const std::function<int()> &run)
{
    using namespace std::chrono_literals;
    base::SystemClock clock;
    for (;;) {
        if (const int code = run(); code == Cancelled)
            return code;
        QEventLoop waiting;
        bool interrupted = false;
        QObject listener;
        onInterrupt(&listener, [&] {
            interrupted = true;
            waiting.quit();
        });
        const auto timer = clock.timer([&waiting] { waiting.quit(); });
        timer->start(5min);
        waiting.exec();
        if (interrupted)
            return Cancelled;
    }
}

// Runs a command that imports the table with the recipe.
static int runImport(const QCommandLineParser &parser, const QByteArray &key,
                     int (*command)(const QStringList &, const QByteArray &))
{
    QStringList arguments{parser.value(u"file"_s), u"--recipe"_s,
                          parser.positionalArguments().constFirst()};
    for (const auto &option : {u"known"_s, u"max-blanked"_s, u"max-rejects"_s, u"create-missing"_s,
                               u"profile"_s, u"data-dir"_s}) {
        for (const auto &value : parser.values(option))
            arguments += {u"--"_s + option, value};
    }
    for (const auto &option : {u"dry-run"_s, u"json"_s}) {
        if (parser.isSet(option))
            arguments += u"--"_s + option;
    }
    return command(arguments, key);
}

// Returns the first option that has no effect on this kind of recipe, or an empty text.
static QString unusedOption(const QCommandLineParser &parser, imports::RecipeKind kind)
{
    using imports::RecipeKind;
    struct Use
    {
        QString name;
        QList<RecipeKind> kinds;
    };
    const Use uses[]{
        {u"known"_s, {RecipeKind::Import, RecipeKind::Bulk, RecipeKind::Export}},
        {u"max-blanked"_s, {RecipeKind::Import, RecipeKind::Bulk}},
        {u"max-rejects"_s, {RecipeKind::Import, RecipeKind::Bulk, RecipeKind::Purchases}},
        {u"create-missing"_s, {RecipeKind::Purchases}},
    };
    for (const auto &use : uses) {
        if (parser.isSet(use.name) && !use.kinds.contains(kind))
            return u"--"_s + use.name;
    }
    return {};
}

// Runs the import, bulk job, export or import of purchases that the recipe describes.
static int runRecipe(const QCommandLineParser &parser, const QByteArray &key)
{
    const auto refuse = [&parser](const base::Problem &problem) {
        complain(problem, parser.isSet(u"json"_s));
        return WrongUsage;
    };
    if (parser.positionalArguments().isEmpty())
        return refuse({.what = CommandWords::tr("Specify a recipe.")});
    const auto recipe = imports::readRecipe(parser.positionalArguments().constFirst());
    if (!recipe)
        return refuse(recipe.error());
    if (const auto unused = unusedOption(parser, recipe->kind); !unused.isEmpty())
        return refuse(
            {.what =
                 CommandWords::tr("%1 can't be used with %2.").arg(unused, nameOf(recipe->kind))});
    if (recipe->kind == imports::RecipeKind::Export)
        return parser.isSet(u"file"_s)
            ? refuse({.what = CommandWords::tr("An export recipe needs no file.")})
            : exportWith(*recipe, parser, key);
    if (!parser.isSet(u"file"_s))
        return refuse({.what = CommandWords::tr("Specify the table for the recipe with --file.")});
    switch (recipe->kind) {
    case imports::RecipeKind::Bulk:
        return bulkWith(*recipe, parser, key);
    case imports::RecipeKind::Purchases:
        return runImport(parser, key, importPurchases);
    default:
        return runImport(parser, key, importFile);
    }
}

static void addRunOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(CommandWords::tr(
        "Run the schedules of an account that are due, then exit. With a recipe, run its import, "
        "bulk job, export or import of purchases, unless one of its safety limits stops it."));
    parser.addPositionalArgument(u"recipe"_s, CommandWords::tr("Recipe saved from the window."),
                                 u"[RECIPE]"_s);
    parser.addOption({u"file"_s, CommandWords::tr("Table for a recipe, except that of an export."),
                      CommandWords::tr("table")});
    parser.addOption(
        {u"known"_s,
         CommandWords::tr("Table of existing contacts, used to count the values that would be "
                          "erased. Default: the newest contact export on this computer."),
         CommandWords::tr("table")});
    addMostBlankedOption(parser);
    parser.addOption({u"max-rejects"_s,
                      CommandWords::tr("Send nothing if more than N rows or orders can't be sent."),
                      u"N"_s});
    addCreateMissingOption(parser);
    parser.addOption({{u"o"_s, u"output"_s},
                      CommandWords::tr("Write the table of an export to FILE."),
                      u"FILE"_s});
    parser.addOption(
        {u"dry-run"_s, CommandWords::tr("Check everything without sending anything.")});
    parser.addOption(
        {u"schedules"_s,
         CommandWords::tr("Run the due schedules of all accounts. Their keys must be in the "
                          "keychain.")});
    parser.addOption({u"stay"_s, CommandWords::tr("Keep running and check every five minutes.")});
    parser.addOption({u"list"_s, CommandWords::tr("List schedules without running them.")});
    parser.addOption(
        {u"now"_s, CommandWords::tr("Run this schedule even if it isn't due."), u"ID"_s});
    parser.addOption({u"remove"_s, CommandWords::tr("Remove this schedule."), u"ID"_s});
    parser.addOption(
        {u"write-timer"_s, CommandWords::tr("Write a systemd timer that runs due schedules.")});
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    addAccountOptions(parser);
}

// Runs, lists or changes the schedules of one account.
static int runAccount(const QCommandLineParser &parser, const QByteArray &key, bool asJson)
{
    const auto workspace = workspaceFor(parser, key);
    if (!workspace) {
        complain(workspace.error(), asJson);
        return WrongUsage;
    }
    const auto &account = workspace->account;
    const schedules::ScheduleList list({.jobs = account.jobs, .account = account.folder()});
    if (parser.isSet(u"list"_s))
        return printSchedules(list, asJson);
    const bool removes = parser.isSet(u"remove"_s);
    if (removes || parser.isSet(u"now"_s)) {
        const auto done =
            removes ? list.remove(parser.value(u"remove"_s)) : list.want(parser.value(u"now"_s));
        if (!done)
            complain(done.error(), asJson);
        if (removes || !done)
            return done ? Done : WrongUsage;
    }
    const ScheduleOptions options{.temporaryFolder = workspace->temporaryFolder, .asJson = asJson};
    const auto run = [&account, &options] {
        return runDue(account, options);
    };
    return parser.isSet(u"stay"_s) ? stay(run) : run();
}

// Returns a message about options that would have no effect, because a command without them may
// send requests that the user did not expect.
static QString conflictOf(const QCommandLineParser &parser)
{
    const auto given = [&parser](const QStringList &names) {
        QStringList found;
        for (const auto &name : names) {
            if (parser.isSet(name))
                found.append(u"--"_s + name);
        }
        return found;
    };
    const QStringList single{u"list"_s, u"now"_s, u"remove"_s};
    const bool hasRecipe = !parser.positionalArguments().isEmpty() || parser.isSet(u"file"_s);
    const auto ofSchedules =
        given(single + QStringList{u"schedules"_s, u"stay"_s, u"write-timer"_s});
    if (hasRecipe && !ofSchedules.isEmpty())
        return CommandWords::tr("%1 can't be used with a recipe.").arg(ofSchedules.first());
    if (const auto ofRecipe = given(
            {u"dry-run"_s, u"known"_s, u"max-blanked"_s, u"max-rejects"_s, u"create-missing"_s});
        !hasRecipe && !ofRecipe.isEmpty())
        return CommandWords::tr("%1 needs a recipe.").arg(ofRecipe.first());
    const auto tasks = given(single + QStringList{u"write-timer"_s});
    if (tasks.size() > 1)
        return CommandWords::tr("%1 can't be used with %2.").arg(tasks[1], tasks[0]);
    const bool ofAll = parser.isSet(u"schedules"_s) && !parser.isSet(u"profile"_s);
    if (const auto ofOne = given(single); ofAll && !ofOne.isEmpty())
        return CommandWords::tr("%1 needs one account: use --profile instead of --schedules.")
            .arg(ofOne.first());
    return {};
}

int runSchedules(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    addRunOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "run"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    if (parser.positionalArguments().size() > 1) {
        complain({.what = CommandWords::tr("Specify one recipe.")}, asJson);
        return WrongUsage;
    }
    if (const auto conflict = conflictOf(parser); !conflict.isEmpty()) {
        complain({.what = conflict}, asJson);
        return WrongUsage;
    }
    if (!parser.positionalArguments().isEmpty() || parser.isSet(u"file"_s))
        return runRecipe(parser, key);
    if (parser.isSet(u"write-timer"_s))
        return writeTimer(parser);
    if (!parser.isSet(u"schedules"_s) || parser.isSet(u"profile"_s))
        return runAccount(parser, key, asJson);
    const auto dataFolder = parser.value(u"data-dir"_s);
    const auto temporary = base::placesOf(dataFolder).temporary;
    if (const auto made = base::makePrivateFolder(temporary); !made) {
        complain(made.error(), asJson);
        return WrongUsage;
    }
    const auto run = [&] {
        return runAllAccounts(dataFolder, {.temporaryFolder = temporary, .asJson = asJson});
    };
    return parser.isSet(u"stay"_s) ? stay(run) : run();
}

} // namespace storedesk::cli
