// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/importreport.h"

#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "catalogue/key.h"
#include "imports/effectrowsmodel.h"
#include "imports/importresult.h"

#include <QJsonArray>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using imports::ImportResult;

static void printSummary(const QString &id, const ImportResult &result, bool asJson)
{
    const auto &balance = result.balance;
    if (asJson) {
        printJson({{u"job"_s, id},
                   {u"rows"_s, balance.rows},
                   {u"sent"_s, balance.rows - balance.heldBack - balance.leftOut - balance.waiting},
                   {u"taken"_s, balance.taken},
                   {u"refused"_s, balance.refused},
                   {u"unknown"_s, balance.unknown},
                   {u"heldBack"_s, balance.heldBack},
                   {u"leftOut"_s, balance.leftOut},
                   {u"open"_s, balance.open()},
                   {u"addsUp"_s, result.addsUp()},
                   {u"gaps"_s, QJsonArray::fromStringList(balance.gaps)}});
        return;
    }
    const auto text =
        CommandWords::tr("%L1 rows: %L2 imported, %L3 rejected, %L4 unknown, %L5 held back")
            .arg(balance.rows)
            .arg(balance.taken)
            .arg(balance.refused)
            .arg(balance.unknown)
            .arg(balance.heldBack);
    printLine(text + remainderOf(balance));
}

// Prints the rows of the service's report that cannot be matched to rows in the file, without
// changes.
static void printRejectedRows(const ImportResult &result, bool asJson)
{
    for (const auto &row : result.refused) {
        if (asJson && row.line > 0)
            printJson({{u"line"_s, row.line}, {u"field"_s, row.column}, {u"reason"_s, row.reason}});
        else if (asJson)
            printJson({{u"unmatched"_s, row.name}, {u"reason"_s, row.reason}});
        else if (row.line > 0)
            printLine(CommandWords::tr("Line %1: %2 %3")
                          .arg(QString::number(row.line), row.column, row.reason));
        else
            printLine(CommandWords::tr("Not matched to a line: %1").arg(row.name));
    }
}

// Prints the rows whose result differs from the prediction.
static void printDifferentRows(const ImportResult &result, bool asJson)
{
    for (const auto &row : result.different) {
        const auto outcome = imports::resultText(row.result);
        if (asJson)
            printJson({{u"line"_s, row.line},
                       {u"expected"_s, QString(importcheck::nameOf(row.foreseen))},
                       {u"outcome"_s, QString(imports::nameOf(row.result))},
                       {u"reason"_s, row.reason}});
        else
            printLine(CommandWords::tr("Line %1: expected: %2, result: %3 %4")
                          .arg(QString::number(row.line), imports::effectText(row.foreseen, false),
                               outcome, row.reason)
                          .trimmed());
    }
}

static void reportUnmatched(const ImportResult &result, bool asJson)
{
    for (const auto &report : result.unjoined) {
        const auto what = report.problem.isEmpty()
            ? CommandWords::tr("%Ln row(s) in the service's error report can't be matched with "
                               "certainty to rows in the file.",
                               nullptr, static_cast<int>(report.rows))
            : CommandWords::tr("The service's error report cannot be read.");
        complain({.what = what,
                  .why = report.problem,
                  .next = CommandWords::tr("The report is in %1.").arg(report.path)},
                 asJson);
    }
    const auto unnamed = result.unnamedRows();
    if (unnamed > 0)
        complain({.what = CommandWords::tr("The service does not say which %Ln row(s) it rejected.",
                                           nullptr, static_cast<int>(unnamed))},
                 asJson);
}

static QString importText(const QJsonObject &candidate)
{
    namespace key = catalogue::key;
    return CommandWords::tr("import %1, created %2, status %3, rows %4")
        .arg(candidate[key::id].toString(), candidate[key::createdAt].toVariant().toString(),
             candidate[key::status].toVariant().toString(),
             candidate[key::total].toVariant().toString());
}

static void complainAbout(const QString &job, const importrun::OpenImport &open)
{
    complain(CommandWords::tr("Row %L1, file of %L2 rows: %3")
                 .arg(open.row)
                 .arg(open.rows)
                 .arg(open.text));
    if (!open.detail.isEmpty())
        complain(u"    "_s + open.detail);
    for (const auto &candidate : open.candidates)
        complain(u"    "_s + importText(candidate.toObject()));
    if (!open.candidates.isEmpty())
        complain(
            CommandWords::tr("    If it is one of these: storedesk-cli resume %1 --adopt %2=ID")
                .arg(job)
                .arg(open.row));
    complain(CommandWords::tr("    If the service does not have the file: storedesk-cli resume %1 "
                              "--send-again %2")
                 .arg(job)
                 .arg(open.row));
}

// Prints the parts with an unknown outcome and the possible decisions.
static void printUnknownParts(const QString &job, const ImportResult &result, bool asJson)
{
    for (const auto &one : result.open) {
        if (asJson)
            complainJson({{u"job"_s, job},
                          {u"row"_s, one.row},
                          {u"rows"_s, one.rows},
                          {u"what"_s, one.text},
                          {u"why"_s, one.detail},
                          {u"candidates"_s, one.candidates}});
        else
            complainAbout(job, one);
    }
}

int reportImport(const journal::JobFolder &folder, const QString &id, int code, bool ended,
                 const base::Clock &clock, bool asJson)
{
    auto journal = journal::Journal::open(folder.pathOf(id), clock);
    const auto result = journal ? imports::resultOf(**journal, folder.filesOf(id))
                                : tl::unexpected(journal.error());
    if (!result) {
        complain(result.error(), asJson);
        return exitCodeWithoutFigures(code);
    }
    printSummary(id, *result, asJson);
    if (const auto forecast = result->forecastText(); !forecast.isEmpty() && !asJson)
        printLine(forecast);
    printRejectedRows(*result, asJson);
    printDifferentRows(*result, asJson);
    reportUnmatched(*result, asJson);
    if (ended)
        printUnknownParts(id, *result, asJson);
    return ended ? int(exitCodeOf(result->balance)) : code;
}

} // namespace storedesk::cli
