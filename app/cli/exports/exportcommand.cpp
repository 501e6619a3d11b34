// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/exports/exportcommands.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/exports/exportrun.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include "base/privatefolder.h"
#include "catalogue/key.h"
#include "catalogue/valuechecks.h"
#include "exports/exportrules.h"
#include "schedules/exportrecipe.h"
#include "schedules/schedulelist.h"
#include "storage/accountstorage.h"
#include "storage/namedids.h"
#include "storage/views.h"

#include <QCommandLineParser>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonArray>
#include <QLocale>
#include <QTimeZone>

#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;
namespace key = catalogue::key;

static void addExportOptions(QCommandLineParser &parser)
{
    parser.addPositionalArgument(u"kind"_s,
                                 CommandWords::tr("contacts, activities or data-explorer."));
    parser.addOption({u"from"_s, CommandWords::tr("First day, for example 2026-01-31."), u"DAY"_s});
    parser.addOption(
        {u"to"_s, CommandWords::tr("Last day (inclusive), for example 2026-01-31."), u"DAY"_s});
    parser.addOption(
        {u"last"_s, CommandWords::tr("Export the last N days, up to yesterday."), u"DAYS"_s});
    parser.addOption({u"type"_s,
                      CommandWords::tr("Export only activities of this type; may be repeated."),
                      u"TYPE"_s});
    parser.addOption(
        {u"segment"_s,
         CommandWords::tr(
             "Export only contacts in this segment: its ID or its name in the window."),
         u"ID"_s});
    parser.addOption(
        {u"report"_s,
         CommandWords::tr("Data explorer report to export: its ID or its name in the window."),
         u"ID"_s});
    parser.addOption({u"delimiter"_s, CommandWords::tr("Column separator: comma or semicolon."),
                      u"SIGN"_s, u","_s});
    parser.addOption({u"date-format"_s, CommandWords::tr("Date format: ISO, L, LL or LLL."),
                      u"FORMAT"_s, u"ISO"_s});
    parser.addOption({u"layout"_s, CommandWords::tr("Column layout: v1 to v5."), u"VERSION"_s});
    parser.addOption(
        {{u"o"_s, u"output"_s},
         CommandWords::tr("Write the table to FILE, even if the job is resumed later."),
         u"FILE"_s});
    parser.addOption({u"every"_s,
                      CommandWords::tr("How often to repeat the export: day, a weekday such as "
                                       "monday, or a day of the month such as 1."),
                      u"DAY"_s});
    parser.addOption(
        {u"at"_s, CommandWords::tr("Time of day for a repeated export."), u"TIME"_s, u"00:00"_s});
    parser.addOption(
        {u"dry-run"_s, CommandWords::tr("Show the plan without requesting anything.")});
}

static Result<exports::ExportDateRange> rangeFrom(const QCommandLineParser &parser, QDate today)
{
    if (parser.isSet(u"last"_s)) {
        const int days = parser.value(u"last"_s).toInt();
        if (days < 1)
            return tl::unexpected(
                Problem{.what = CommandWords::tr("--last must be a number of days.")});
        return exports::ExportDateRange{.first = today.addDays(-days), .last = today.addDays(-1)};
    }
    const auto first = QDate::fromString(parser.value(u"from"_s), Qt::ISODate);
    const auto last =
        parser.isSet(u"to"_s) ? QDate::fromString(parser.value(u"to"_s), Qt::ISODate) : today;
    if (!first.isValid() || !last.isValid())
        return tl::unexpected(Problem{
            .what = CommandWords::tr("Give a date range with --from and --to, or with --last.")});
    return exports::ExportDateRange{.first = first, .last = last};
}

// Returns the IDs of the records with this name in an account of the window.
static QStringList idsNamed(const QString &name, storage::NamedKind kind,
                            const QString &accountFolder)
{
    // Opening the storage would create the file.
    if (!QFile::exists(QDir(accountFolder).filePath(storage::AccountStorage::fileName())))
        return {};
    const base::SystemClock clock;
    storage::AccountStorage stored(accountFolder, clock);
    QEventLoop loop;
    QObject::connect(&stored, &storage::AccountStorage::becameReady, &loop, &QEventLoop::quit);
    if (!stored.ready())
        loop.exec();
    QStringList ids;
    for (const auto &named : storage::namedIds(stored.views(), kind)) {
        if (named.name == name)
            ids.append(named.id);
    }
    return ids;
}

// Returns the value of --segment or --report. The service lists neither segments nor reports, so
// their names are those that the user gave them in the window.
static Result<QString> idFrom(const QCommandLineParser &parser, const QString &option,
                              storage::NamedKind kind)
{
    const auto given = parser.value(option);
    if (catalogue::valuechecks::isObjectId(given.toStdString()))
        return given;
    const auto refused = [](const QString &what, const QString &next) {
        return tl::unexpected(Problem{.what = what, .next = next});
    };
    if (!parser.isSet(u"profile"_s))
        return refused(CommandWords::tr("--%1: “%2” is not an ID.").arg(option, given),
                       CommandWords::tr("To use a name, specify the account with --profile."));
    const auto dataFolder = parser.value(u"data-dir"_s);
    const auto profile = profileNamed(parser.value(u"profile"_s), dataFolder);
    if (!profile)
        return tl::unexpected(profile.error());
    const auto ids = idsNamed(given.simplified(), kind,
                              QDir(base::placesOf(dataFolder).data).filePath(profile->id));
    if (ids.size() == 1)
        return ids.first();
    return ids.isEmpty()
        ? refused(CommandWords::tr("--%1: nothing is named “%2”.").arg(option, given),
                  CommandWords::tr("Specify the ID, or name it in the window first."))
        : refused(CommandWords::tr("--%1: several IDs are named “%2”: %3.")
                      .arg(option, given, ids.join(u", "_s)),
                  CommandWords::tr("Specify one of these IDs."));
}

static Result<QJsonObject> filtersFrom(const QCommandLineParser &parser)
{
    struct NamedFilter
    {
        QString option;
        QLatin1StringView key;
        storage::NamedKind kind;
    };
    QJsonObject filters;
    for (const auto &filter :
         {NamedFilter{u"segment"_s, key::segmentId, storage::NamedKind::Segment},
          NamedFilter{u"report"_s, key::reportId, storage::NamedKind::Report}}) {
        if (!parser.isSet(filter.option))
            continue;
        const auto id = idFrom(parser, filter.option, filter.kind);
        if (!id)
            return tl::unexpected(id.error());
        filters[filter.key] = *id;
    }
    if (parser.isSet(u"type"_s))
        filters[key::activityTypes] = QJsonArray::fromStringList(parser.values(u"type"_s));
    return filters;
}

static Result<exportrun::ExportPlan> planFrom(const QCommandLineParser &parser, QDate today)
{
    const auto kind = parser.positionalArguments().value(0);
    if (parser.positionalArguments().size() != 1 || !exports::isExportKind(kind))
        return tl::unexpected(Problem{
            .what = CommandWords::tr("Specify one type: contacts, activities or data-explorer.")});
    QJsonObject values{{key::delimiter, parser.value(u"delimiter"_s)}};
    if (!exports::isExplorerKind(kind))
        values[key::dateFormat] = parser.value(u"date-format"_s);
    if (parser.isSet(u"layout"_s))
        values[key::version] = parser.value(u"layout"_s);
    const auto filters = filtersFrom(parser);
    if (!filters)
        return tl::unexpected(filters.error());
    if (!filters->isEmpty())
        values[key::filters] = *filters;
    if (exports::hasRange(kind)) {
        const auto range = rangeFrom(parser, today);
        if (!range)
            return tl::unexpected(range.error());
        values = exports::withRange(values, *range, exports::isExplorerKind(kind));
    }
    return exports::planOf(kind, values, today);
}

// Parses --every and --at. Returns nothing if the day or the time is not valid.
static std::optional<schedules::Rhythm> rhythmFrom(const QCommandLineParser &parser)
{
    using Every = schedules::Rhythm::Every;
    const auto word = parser.value(u"every"_s);
    const auto time = QTime::fromString(parser.value(u"at"_s), u"H:mm"_s);
    if (!time.isValid())
        return std::nullopt;
    schedules::Rhythm rhythm{.time = time, .zone = QTimeZone::systemTimeZoneId()};
    if (word == "day"_L1)
        return rhythm;
    bool isNumber = false;
    rhythm.monthDay = word.toInt(&isNumber);
    if (isNumber) {
        rhythm.every = Every::Month;
        const bool isDay = rhythm.monthDay >= 1 && rhythm.monthDay <= 31;
        return isDay ? std::optional(rhythm) : std::nullopt;
    }
    rhythm = {.every = Every::Week, .time = time, .zone = rhythm.zone};
    for (rhythm.weekday = 1; rhythm.weekday <= 7; ++rhythm.weekday) {
        for (const auto &locale : {QLocale(QLocale::English), QLocale()}) {
            if (word.compare(locale.standaloneDayName(rhythm.weekday), Qt::CaseInsensitive) == 0)
                return rhythm;
        }
    }
    return std::nullopt;
}

static void printPlan(const exportrun::ExportPlan &plan, bool asJson)
{
    for (const auto &period : plan.periods) {
        if (asJson)
            printJson({{u"from"_s, period.from}, {u"to"_s, period.to}});
        else
            printLine(period.from.isEmpty() ? plan.shownTitle() : exports::wordsOf(period));
    }
}

// An export may take an hour, so an output file that cannot be written is detected before the
// request.
static Result<void> checkOutput(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"output"_s))
        return {};
    const auto name = parser.value(u"output"_s);
    const QFileInfo file(name);
    const auto refused = [&name](const QString &why) {
        return tl::unexpected(
            Problem{.what = CommandWords::tr("%1 cannot be written.").arg(name),
                    .why = why,
                    .next = CommandWords::tr("Nothing was requested. Specify another file.")});
    };
    if (name.isEmpty() || name == "-"_L1)
        return refused(CommandWords::tr("It is not a file name."));
    if (file.isDir())
        return refused(CommandWords::tr("It is a folder."));
    if (!QFileInfo(file.absolutePath()).isDir())
        return refused(CommandWords::tr("Its folder does not exist."));
    return {};
}

int exportTable(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Export any date range: request it in the periods the service allows, "
                         "download and check the files, and join them into one table. Runs as a "
                         "job, so it can be interrupted and resumed."));
    addExportOptions(parser);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    addAccountOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "export"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    const auto fail = [asJson](const Problem &problem) {
        complain(problem, asJson);
        return WrongUsage;
    };
    const auto today = QDate::currentDate();
    auto plan = planFrom(parser, today);
    if (!plan)
        return fail(plan.error());
    if (const auto usable = checkOutput(parser); !usable)
        return fail(usable.error());
    if (parser.isSet(u"dry-run"_s)) {
        printPlan(*plan, asJson);
        return Done;
    }
    const auto rhythm = parser.isSet(u"every"_s) ? rhythmFrom(parser) : std::nullopt;
    if (parser.isSet(u"every"_s) && !rhythm)
        return fail({.what = CommandWords::tr("--every must be day, a weekday or a day of the "
                                              "month, and --at a time such as 08:00.")});
    const auto account = accountFor(parser, key);
    if (!account)
        return fail(account.error());
    // The path is stored with the job and the schedule, so that "resume" and "run" write the same
    // file from any folder.
    if (parser.isSet(u"output"_s))
        plan->output = QFileInfo(parser.value(u"output"_s)).absoluteFilePath();
    if (rhythm) {
        const schedules::ScheduleList list({.jobs = account->jobs, .account = account->folder()});
        const auto kept =
            list.keep(schedules::exportSchedule(*plan, *rhythm, QDateTime::currentDateTimeUtc()));
        if (!kept)
            return fail(kept.error());
    }
    return ExportRun(*account, asJson).exec(*plan);
}

int exportWith(const imports::Recipe &recipe, const QCommandLineParser &parser,
               const QByteArray &key)
{
    const bool asJson = parser.isSet(u"json"_s);
    auto plan = schedules::exportSettingsOf(recipe).and_then(
        [](const auto &settings) { return settings.planFor(QDate::currentDate()); });
    const auto usable =
        plan ? checkOutput(parser) : Result<void>(tl::unexpect, std::move(plan.error()));
    if (!usable) {
        complain(usable.error(), asJson);
        return WrongUsage;
    }
    if (parser.isSet(u"dry-run"_s)) {
        printPlan(*plan, asJson);
        return Done;
    }
    const auto account = accountFor(parser, key);
    if (!account) {
        complain(account.error(), asJson);
        return WrongUsage;
    }
    if (parser.isSet(u"output"_s))
        plan->output = QFileInfo(parser.value(u"output"_s)).absoluteFilePath();
    return ExportRun(*account, asJson).exec(*plan);
}

} // namespace storedesk::cli
