// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobcommands.h"

#include "app/cli/exports/exportrun.h"
#include "app/cli/imports/importcommands.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "base/newfile.h"
#include "schedules/exportschedule.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QStandardPaths>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

// Quotes a value for a unit file.
static QString quoted(QString text)
{
    text.replace(u'\\', "\\\\"_L1).replace(u'"', "\\\""_L1).replace(u'%', "%%"_L1);
    return u'"' + text + u'"';
}

static Result<QString> writeUnit(const QDir &folder, const QString &name, const QString &text)
{
    const auto path = folder.filePath(name);
    base::NewFile file(path);
    if (!folder.mkpath(u"."_s) || !file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0
        || !file.commit())
        return tl::unexpected(Problem{.what = CommandWords::tr("Couldn't write %1.").arg(path),
                                      .why = file.errorString()});
    return path;
}

// Writes a timer that runs schedules while the desktop program is closed. Does not enable it.
static int writeTimer(const QCommandLineParser &parser)
{
    auto command = quoted(QCoreApplication::applicationFilePath()) + u" run"_s;
    for (const auto &option : {u"profile"_s, u"data-dir"_s}) {
        if (parser.isSet(option))
            command += u" --%1 %2"_s.arg(option, quoted(parser.value(option)));
    }
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
                      + u"/systemd/user"_s);
    const auto service =
        writeUnit(folder, u"storedesk-exports.service"_s,
                  u"[Unit]\nDescription=Storedesk: exports that are due\n\n[Service]\n"
                  "Type=oneshot\nExecStart=%1\n"_s.arg(command));
    const auto timer = service.and_then([&folder](const QString &) {
        return writeUnit(folder, u"storedesk-exports.timer"_s,
                         u"[Unit]\nDescription=Storedesk: look for exports that are due\n\n"
                         "[Timer]\nOnCalendar=hourly\nPersistent=true\n\n[Install]\n"
                         "WantedBy=timers.target\n"_s);
    });
    if (!timer) {
        complain(timer.error(), false);
        return WrongUsage;
    }
    printLine(*service);
    printLine(*timer);
    printLine(CommandWords::tr("To enable it, run: %1")
                  .arg(u"systemctl --user enable --now storedesk-exports.timer"_s));
    return Done;
}

static int printSchedules(const schedules::ExportSchedules &schedules, bool asJson)
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

static int runDue(const schedules::ExportSchedules &schedules, const CommandAccount &account,
                  bool asJson)
{
    const auto today = QDate::currentDate();
    int code = Done;
    if (const auto mine = schedules.checkOwners(today); !mine) {
        complain(mine.error(), asJson);
        code = StoppedByGuard;
    }
    const auto all = schedules.all();
    if (!all || all->empty()) {
        if (!all)
            complain(all.error(), asJson);
        return all ? code : int(WrongUsage);
    }
    ExportRun run(account, asJson);
    const bool anyDue = std::ranges::any_of(*all, [today](const schedules::ExportSchedule &one) {
        return one.pending || one.isDue(today);
    });
    const auto due =
        schedules.dueSchedules(today, anyDue ? run.jobFolder() : account.jobs, run.clock());
    if (!due) {
        complain(due.error(), asJson);
        return WrongUsage;
    }
    for (const auto &one : *due) {
        const bool isStored = one.problem.what.isEmpty();
        if (!isStored)
            complain(one.problem, asJson);
        const int ended = isStored ? run.exec(one.job) : int(WrongUsage);
        if (ended == Cancelled)
            return ended;
        code = worseOf(code, ended);
    }
    return code;
}

// Checks for due exports every few minutes until interrupted.
static int stay(const schedules::ExportSchedules &schedules, const CommandAccount &account,
                bool asJson)
{
    using namespace std::chrono_literals;
    base::SystemClock clock;
    for (;;) {
        if (const int code = runDue(schedules, account, asJson); code == Cancelled)
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

// Runs an import with the recipe; its guards define the required conditions.
static int runRecipe(const QCommandLineParser &parser, const QByteArray &key)
{
    if (!parser.isSet(u"file"_s) || parser.positionalArguments().isEmpty()) {
        complain(
            {.what = CommandWords::tr("Specify a recipe, and the file to import with --file.")},
            parser.isSet(u"json"_s));
        return WrongUsage;
    }
    QStringList arguments{parser.value(u"file"_s), u"--recipe"_s,
                          parser.positionalArguments().constFirst()};
    for (const auto &option : {u"known"_s, u"profile"_s, u"data-dir"_s}) {
        if (parser.isSet(option))
            arguments += {u"--"_s + option, parser.value(option)};
    }
    for (const auto &option : {u"dry-run"_s, u"json"_s}) {
        if (parser.isSet(option))
            arguments += u"--"_s + option;
    }
    return importFile(arguments, key);
}

int runSchedules(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandWords::tr(
        "Run the scheduled exports that are due, then exit. With a recipe, import a file using the "
        "recipe's settings, unless one of its safety limits stops the import."));
    parser.addPositionalArgument(
        u"recipe"_s, CommandWords::tr("Import recipe saved from the window."), u"[RECIPE]"_s);
    parser.addOption({u"file"_s, CommandWords::tr("Table to import with the recipe."),
                      CommandWords::tr("table")});
    parser.addOption(
        {u"known"_s,
         CommandWords::tr("Table of existing contacts, used to count the values that would be "
                          "erased. Default: the newest contact export on this computer."),
         CommandWords::tr("table")});
    parser.addOption(
        {u"dry-run"_s, CommandWords::tr("Check everything without sending anything.")});
    parser.addOption({u"stay"_s, CommandWords::tr("Keep running and check every five minutes.")});
    parser.addOption({u"list"_s, CommandWords::tr("List scheduled exports without running them.")});
    parser.addOption({u"remove"_s, CommandWords::tr("Remove this schedule."), u"ID"_s});
    parser.addOption(
        {u"write-timer"_s,
         CommandWords::tr("Write a systemd timer that runs this command every hour.")});
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    addAccountOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "run"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    if (parser.positionalArguments().size() > 1) {
        complain({.what = CommandWords::tr("Specify one recipe.")}, asJson);
        return WrongUsage;
    }
    if (!parser.positionalArguments().isEmpty() || parser.isSet(u"file"_s))
        return runRecipe(parser, key);
    if (parser.isSet(u"write-timer"_s))
        return writeTimer(parser);
    const auto account = accountFor(parser, key);
    if (!account) {
        complain(account.error(), asJson);
        return WrongUsage;
    }
    const schedules::ExportSchedules schedules(exportPlacesOf(*account).exports,
                                               account->jobs.owner());
    if (parser.isSet(u"list"_s))
        return printSchedules(schedules, asJson);
    if (parser.isSet(u"remove"_s)) {
        const auto removed = schedules.remove(parser.value(u"remove"_s));
        if (!removed)
            complain(removed.error(), asJson);
        return removed ? Done : WrongUsage;
    }
    return parser.isSet(u"stay"_s) ? stay(schedules, *account, asJson)
                                   : runDue(schedules, *account, asJson);
}

} // namespace storedesk::cli
