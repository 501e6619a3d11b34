// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/exports/exportreport.h"

#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "base/background.h"
#include "catalogue/key.h"
#include "exportrun/exportdecision.h"
#include "exports/exportperiods.h"
#include "journal/journal.h"

#include <QEventLoop>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using exportrun::ExportCheck;
using exports::StoredExport;

namespace {

// Creates the job's table if necessary, copies it to the output path, if any, and returns it.
// Returns nothing if the table could not be created yet.
base::Result<std::optional<StoredExport>> tableOf(const exports::ExportPlaces &places,
                                                  const QString &job, const QDateTime &now,
                                                  base::Progress &progress)
{
    auto kept = exports::finishExport(places, job, now, progress);
    if (kept && !*kept)
        kept = exports::ExportRegister::open(places.exports)
                   .and_then([&job](exports::ExportRegister known) { return known.settled(job); });
    if (!kept || !*kept || (*kept)->plan.output.isEmpty())
        return kept;
    return exports::copyTable((*kept)->path, (*kept)->plan.output, progress).map([&kept] {
        return *kept;
    });
}

QJsonArray filesOf(const StoredExport &kept)
{
    QJsonArray files;
    const auto add = [&files](const QString &content, const QString &path, qint64 rows) {
        if (!path.isEmpty())
            files.append(
                QJsonObject{{u"content"_s, content}, {u"file"_s, path}, {u"rows"_s, rows}});
    };
    add(u"copy"_s, kept.plan.output, kept.rows);
    add(u"table"_s, kept.path, kept.rows);
    add(u"products"_s, kept.besides, kept.besidesRows);
    return files;
}

// Returns a word for scripts, which is the same in every language.
QString wordOf(ExportCheck check)
{
    return check == ExportCheck::Matches ? u"matches"_s
        : check == ExportCheck::Differs  ? u"differs"_s
                                         : u"notChecked"_s;
}

void printTable(const StoredExport &kept)
{
    const auto &output = kept.plan.output;
    printLine(
        CommandWords::tr("%L1 rows: %2").arg(kept.rows).arg(output.isEmpty() ? kept.path : output));
    if (!output.isEmpty())
        printLine(CommandWords::tr("Stored by Storedesk as: %1").arg(kept.path));
    if (!kept.besides.isEmpty())
        printLine(
            CommandWords::tr("Products, %L1 rows: %2").arg(kept.besidesRows).arg(kept.besides));
    if (kept.repeats > 0)
        printLine(
            CommandWords::tr("Rows skipped because the previous period also contains them: %L1")
                .arg(kept.repeats));
}

void printTableAsJson(const StoredExport &kept)
{
    const auto lines = kept.finding.text.split(u'\n', Qt::SkipEmptyParts);
    printJson({{u"job"_s, kept.job},
               {u"file"_s, kept.plan.output.isEmpty() ? kept.path : kept.plan.output},
               {u"files"_s, filesOf(kept)},
               {u"rows"_s, kept.rows},
               {u"bytes"_s, kept.bytes},
               {u"exports"_s, static_cast<qint64>(kept.ids.size())},
               {u"besides"_s, kept.besides},
               {u"repeats"_s, kept.repeats},
               {u"checked"_s, kept.finding.check == ExportCheck::Matches},
               {u"check"_s, wordOf(kept.finding.check)},
               {u"doubts"_s, QJsonArray::fromStringList(lines)}});
}

void reportTable(const StoredExport &kept, bool asJson)
{
    if (asJson)
        printTableAsJson(kept);
    else
        printTable(kept);
    if (kept.finding.check == ExportCheck::Matches)
        return;
    complain(
        {.what = kept.finding.check == ExportCheck::NotChecked
             ? CommandWords::tr("Row count not verified: the service didn't report it.")
             : CommandWords::tr("The table doesn't match the row count reported by the service."),
         .why = kept.finding.text},
        asJson);
}

QString titleOf(const exportrun::OpenExport &open)
{
    const auto words = exports::wordsOf(open.period);
    return open.period.from.isEmpty() ? CommandWords::tr("Row %L1").arg(open.row)
                                      : CommandWords::tr("Row %L1, %2").arg(open.row).arg(words);
}

QString wordsOf(const QJsonObject &candidate)
{
    namespace key = catalogue::key;
    return CommandWords::tr("export %1, created %2, status %3, rows %4")
        .arg(candidate[key::id].toString(), candidate[key::createdAt].toVariant().toString(),
             candidate[key::status].toVariant().toString(),
             candidate[key::total].toVariant().toString());
}

void complainAbout(const QString &job, const exportrun::OpenExport &open)
{
    complain(u"%1: %2"_s.arg(titleOf(open), open.text));
    if (!open.detail.isEmpty())
        complain(u"    "_s + open.detail);
    for (const auto &candidate : open.candidates)
        complain(u"    "_s + wordsOf(candidate.toObject()));
    if (open.state != journal::RowState::Unknown)
        return;
    if (!open.candidates.isEmpty())
        complain(CommandWords::tr("    If it is one of these: storedesk-cli resume %1 --adopt "
                                  "%2=EXPORT")
                     .arg(job)
                     .arg(open.row));
    complain(
        CommandWords::tr("    If not, request it again: storedesk-cli resume %1 --ask-again %2")
            .arg(job)
            .arg(open.row));
}

QJsonObject jsonOf(const QString &job, const exportrun::OpenExport &open)
{
    return {{u"job"_s, job},
            {u"row"_s, open.row},
            {u"from"_s, open.period.from},
            {u"to"_s, open.period.to},
            {u"unknown"_s, open.state == journal::RowState::Unknown},
            {u"what"_s, open.text},
            {u"why"_s, open.detail},
            {u"candidates"_s, open.candidates}};
}

// Prints the missing exports with a suggestion for each. Returns true if exports are missing or if
// this cannot be determined.
bool reportMissing(const exports::ExportPlaces &places, const QString &job,
                   const base::Clock &clock, bool asJson)
{
    auto journal = journal::Journal::openAgain(places.jobs.pathOf(job), clock);
    const auto open = journal ? exportrun::openExports(**journal) : tl::unexpected(journal.error());
    if (!open) {
        complain(open.error(), asJson);
        return true;
    }
    for (const auto &one : *open) {
        if (!journal::isEnd(one.state))
            continue;
        if (asJson)
            complainJson(jsonOf(job, one));
        else
            complainAbout(job, one);
    }
    return !open->empty();
}

} // namespace

int reportExport(const exports::ExportPlaces &places, const QString &job, int code,
                 const base::Clock &clock, bool asJson, TableReport report)
{
    if (!isOfRows(code))
        return code;
    if (reportMissing(places, job, clock, asJson))
        return exitCodeWithoutFigures(code);
    base::Progress progress;
    std::optional<base::Result<std::optional<StoredExport>>> kept;
    QEventLoop waiting;
    base::inBackground([&, now = clock.now()] { return tableOf(places, job, now, progress); },
                       &waiting,
                       [&](base::Result<std::optional<StoredExport>> made) {
                           kept = std::move(made);
                           waiting.quit();
                       });
    waiting.exec();
    if (!kept) {
        // The command was interrupted. Wait for the thread, because it refers to variables in this
        // function.
        progress.cancel();
        base::BackgroundEnd::wait();
        return Cancelled;
    }
    if (!*kept) {
        complain(kept->error(), asJson);
        return WrongUsage;
    }
    if (!**kept) {
        const auto what = CommandWords::tr("This job has no table.");
        complain({.what = what,
                  .why = CommandWords::tr("It was deleted, or another program is creating it.")},
                 asJson);
        return exitCodeOf({.gaps = {what}});
    }
    if (report == TableReport::Shown)
        reportTable(***kept, asJson);
    return code;
}

} // namespace storedesk::cli
