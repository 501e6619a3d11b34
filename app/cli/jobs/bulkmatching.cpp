// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/bulkquestion.h"

#include "app/cli/terminal/commandwords.h"

#include "imports/bulkrecipe.h"
#include "jobs/bulkmatching.h"
#include "jobs/jobreport.h"

#include <algorithm>

// Maps columns to fields.

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

static Result<int> columnNamed(const QString &name, const QStringList &columns)
{
    for (int column = 0; column < columns.size(); ++column) {
        if (columns[column].compare(name, Qt::CaseInsensitive) == 0)
            return column;
    }
    return tl::unexpected(
        Problem{.what = CommandWords::tr("The table has no column “%1”.").arg(name),
                .why = {},
                .next = CommandWords::tr("Its columns are: %1.").arg(columns.join(u", "_s))});
}

static Result<int> keyColumnOf(const BulkQuestion &question, const QStringList &columns)
{
    if (!question.keyColumn.isEmpty())
        return columnNamed(question.keyColumn, columns);
    const auto matches = records::matchColumns(columns, jobs::keyRules(*question.operation));
    const auto found = std::ranges::find_if(matches, [](const records::ColumnMatch &match) {
        return match.how != records::ColumnMatch::How::None;
    });
    if (found != matches.end())
        return static_cast<int>(found - matches.begin());
    if (columns.size() == 1)
        return 0;
    return tl::unexpected(
        Problem{.what = CommandWords::tr("No column identifies the record."),
                .why = {},
                .next = CommandWords::tr("Specify one with --key. The columns are: %1.")
                            .arg(columns.join(u", "_s))});
}

// --field and --ignore take precedence over matching by name.
static Result<QStringList> namedFields(const BulkQuestion &question, const QStringList &columns,
                                       const catalogue::FieldSet &rules)
{
    QStringList fields(columns.size());
    for (const auto &pair : question.fields) {
        const auto at = pair.lastIndexOf(u'=');
        const auto column = columnNamed(pair.left(at), columns);
        if (!column)
            return tl::unexpected(column.error());
        const auto field = pair.mid(at + 1);
        if (at < 0 || !rules.rule(field))
            return tl::unexpected(
                Problem{.what = CommandWords::tr("There is no field “%1” to send.").arg(field)});
        fields[*column] = field;
    }
    return fields;
}

Result<BulkMatching> matchingOf(const BulkQuestion &question, const QStringList &columns,
                                const QJsonValue &definitions)
{
    BulkMatching matching{.plan = {.operation = question.operation->id,
                                   .within = question.within,
                                   .blank = question.clearBlanks ? jobs::BulkPlan::Blank::Clear
                                                                 : jobs::BulkPlan::Blank::Leave,
                                   .query = question.query,
                                   .readFirst = question.readFirst,
                                   .onlyExisting = question.onlyExisting,
                                   .ceiling = question.ceiling,
                                   .mostRejects = question.mostRejects,
                                   .definitions = definitions},
                          .unmatched = {}};
    if (question.recipe) {
        const auto job = imports::jobFor(*question.recipe, columns);
        if (!job)
            return tl::unexpected(job.error());
        matching.plan.keyColumn = job->keyColumn;
        matching.plan.targets = job->targets;
        matching.plan.constants = job->constants;
        return matching;
    }
    if (jobs::takesKey(*question.operation)) {
        const auto column = keyColumnOf(question, columns);
        if (!column)
            return tl::unexpected(column.error());
        matching.plan.keyColumn = *column;
    }
    const auto rules = matching.plan.rules();
    const auto named = namedFields(question, columns, rules);
    if (!named)
        return tl::unexpected(named.error());
    auto left = columns;
    for (int column = 0; column < columns.size(); ++column) {
        if (!named->at(column).isEmpty() || column == matching.plan.keyColumn
            || jobs::isReportColumn(columns[column])
            || question.ignored.contains(columns[column], Qt::CaseInsensitive))
            left[column].clear();
    }
    const auto matches = records::matchColumns(left, rules);
    for (int column = 0; column < columns.size(); ++column) {
        const auto &found = matches[static_cast<std::size_t>(column)];
        const auto field = named->at(column).isEmpty() ? found.key : named->at(column);
        if (!field.isEmpty())
            matching.plan.targets.push_back({.column = column, .key = field});
        else if (!left[column].isEmpty() && !rules.rules.empty())
            matching.unmatched.append(columns[column]);
    }
    return matching;
}

} // namespace storedesk::cli
