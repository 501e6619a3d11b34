// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/bulkquestion.h"

#include "app/cli/imports/readingoptions.h"
#include "app/cli/terminal/commandwords.h"

#include "catalogue/path.h"
#include "http/request.h"
#include "profiles/profile.h"

#include <QCommandLineParser>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

void addBulkOptions(QCommandLineParser &parser)
{
    parser.addPositionalArgument(
        u"OPERATION"_s, CommandWords::tr("Operation to apply to each row (see “operations”)."));
    parser.addPositionalArgument(
        u"FILE"_s, CommandWords::tr("Table: CSV or a spreadsheet, also zipped or gzipped."));
    addReadingOptions(parser);
    addRepairOptions(parser);
    parser.addOption(
        {u"key"_s, CommandWords::tr("Column that identifies the record."), u"COLUMN"_s});
    parser.addOption({u"field"_s, CommandWords::tr("Send a column as this field; may be repeated."),
                      u"COLUMN=FIELD"_s});
    parser.addOption(
        {u"ignore"_s, CommandWords::tr("Ignore a column; may be repeated."), u"COLUMN"_s});
    parser.addOption({u"event"_s, CommandWords::tr("Alias or ID of the event type."), u"NAME"_s});
    parser.addOption(
        {u"query"_s, CommandWords::tr("Set a query parameter; may be repeated."), u"NAME=VALUE"_s});
    parser.addOption({u"clear-blanks"_s, CommandWords::tr("Empty cells clear the field.")});
    parser.addOption(
        {u"read-first"_s, CommandWords::tr("Load and store each record before it is changed.")});
    parser.addOption(
        {u"no-copy"_s, CommandWords::tr("Delete without keeping a copy of each record.")});
    parser.addOption(
        {u"only-existing"_s,
         CommandWords::tr("Look up each record first and update it only if it exists.")});
    parser.addOption({u"dry-run"_s, CommandWords::tr("Check every row without sending anything.")});
    parser.addOption(
        {u"expect-rows"_s, CommandWords::tr("Abort unless the table has exactly N rows."), u"N"_s});
    parser.addOption({u"max-rejects"_s,
                      CommandWords::tr("Stop if more than N rows are invalid or fail."), u"N"_s});
    addMostBlankedOption(parser);
    parser.addOption({u"ceiling"_s,
                      CommandWords::tr("Delete at most N records (default: %1).")
                          .arg(profiles::usualMostDeletes),
                      u"N"_s});
    parser.addOption(
        {u"reports"_s,
         CommandWords::tr("Write reports of completed, failed and pending rows to DIR."),
         u"DIR"_s});
}

static Result<const catalogue::Operation *> bulkOperationNamed(const QString &name)
{
    QStringList names;
    for (const auto &operation : catalogue::operations()) {
        if (!jobs::isBulkOperation(operation))
            continue;
        if (name.compare(operation.name, Qt::CaseInsensitive) == 0)
            return &operation;
        names.append(QString(operation.name));
    }
    return tl::unexpected(
        Problem{.what = CommandWords::tr("“%1” can't be used as a bulk operation.").arg(name),
                .next = CommandWords::tr("Choose one of: %1.").arg(names.join(u", "_s))});
}

// Deleted records cannot be read afterwards, so a copy is stored unless disabled.
static bool keepsCopy(const catalogue::Operation &operation, const QCommandLineParser &parser)
{
    return operation.effect == catalogue::Effect::Delete && jobs::keepsCopies(operation)
        && !parser.isSet(u"no-copy"_s);
}

Result<BulkQuestion> bulkQuestionFrom(const QCommandLineParser &parser)
{
    const auto words = parser.positionalArguments();
    if (words.size() != 2)
        return tl::unexpected(
            Problem{.what = CommandWords::tr("bulk takes an operation and a file."),
                    .next = CommandWords::tr("Try “storedesk-cli bulk --help”.")});
    const auto operation = bulkOperationNamed(words[0]);
    const auto rows = limitFrom(parser, u"expect-rows"_s);
    const auto rejects = mostRejectsFrom(parser);
    const auto blanked = mostBlankedFrom(parser);
    const auto ceiling = limitFrom(parser, u"ceiling"_s);
    const auto reading = readingFrom(parser);
    const auto repair = repairChoiceFrom(parser);
    const auto prefix = phonePrefixFrom(parser);
    if (!operation)
        return tl::unexpected(operation.error());
    if (!reading || !repair || !prefix)
        return tl::unexpected(!reading     ? reading.error()
                                  : repair ? prefix.error()
                                           : repair.error());
    if (const auto there = checkSheet(words[1], *reading); !there)
        return tl::unexpected(there.error());
    for (const auto &number : {rows, rejects, blanked, ceiling}) {
        if (!number)
            return tl::unexpected(number.error());
    }
    BulkQuestion question{.operation = *operation,
                          .file = words[1],
                          .reading = *reading,
                          .repair = *repair,
                          .phonePrefix = *prefix,
                          .keyColumn = parser.value(u"key"_s),
                          .fields = parser.values(u"field"_s),
                          .ignored = parser.values(u"ignore"_s),
                          .clearBlanks = parser.isSet(u"clear-blanks"_s),
                          .readFirst =
                              parser.isSet(u"read-first"_s) || keepsCopy(**operation, parser),
                          .onlyExisting = parser.isSet(u"only-existing"_s),
                          .dryRun = parser.isSet(u"dry-run"_s),
                          .expectedRows = *rows,
                          .mostRejects = *rejects,
                          .mostBlanked = *blanked,
                          .ceiling = *ceiling,
                          .reports = parser.value(u"reports"_s)};
    for (const auto &pair : parser.values(u"query"_s))
        http::addQueryItem(question.query, pair.section(u'=', 0, 0), pair.section(u'=', 1));
    const bool isEvent = (*operation)->resource == catalogue::Resource::CustomEvent;
    if (isEvent && !parser.isSet(u"event"_s))
        return tl::unexpected(
            Problem{.what = CommandWords::tr("The event type is missing."),
                    .next = CommandWords::tr("Specify its alias or ID with --event.")});
    if (isEvent)
        question.within = {parser.value(u"event"_s)};
    return question;
}

Result<std::optional<qint64>> mostBlankedFrom(const QCommandLineParser &parser)
{
    return limitFrom(parser, u"max-blanked"_s);
}

Result<std::optional<qint64>> mostRejectsFrom(const QCommandLineParser &parser)
{
    return limitFrom(parser, u"max-rejects"_s);
}

BulkQuestion bulkQuestionOf(const imports::Recipe &recipe, const QString &file)
{
    const auto &job = recipe.job;
    return BulkQuestion{.operation = &catalogue::operation(job.operation),
                        .file = file,
                        .phonePrefix = recipe.settings.phonePrefix,
                        .within = job.within,
                        .query = job.query,
                        .clearBlanks = job.blank == jobs::BulkPlan::Blank::Clear,
                        .readFirst = job.readFirst,
                        .onlyExisting = job.onlyExisting,
                        .mostRejects = job.mostRejects,
                        .mostBlanked = recipe.guards.mostBlanked.value_or(0),
                        .ceiling = job.ceiling,
                        .recipe = recipe};
}

} // namespace storedesk::cli
