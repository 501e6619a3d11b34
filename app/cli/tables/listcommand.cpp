// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/tablecommands.h"

#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include "base/privatefolder.h"
#include "base/temporaryfolder.h"
#include "listtools/listtask.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;
using listtools::ListOperation;
using listtools::ListTask;

// In the order of ListOperation.
static constexpr std::array operationNames{"join"_L1, "subtract"_L1, "append"_L1, "split"_L1};
static_assert(operationNames.size() == static_cast<std::size_t>(ListOperation::Count));

static void describeLists(QCommandLineParser &parser)
{
    parser.setApplicationDescription(CommandWords::tr(
        "Prepare lists for an import. “join” adds the columns of another list, “subtract” removes "
        "the rows that are in other lists, “append” combines lists, and “split” writes a list for "
        "each value of a column. All lists need headings; the result is CSV."));
    parser.addPositionalArgument(u"action"_s, CommandWords::tr("join, subtract, append or split."),
                                 u"ACTION"_s);
    parser.addPositionalArgument(u"FILE"_s, CommandWords::tr("CSV files or spreadsheets."),
                                 u"FILE [FILE…]"_s);
    parser.addOption(
        {u"key"_s,
         CommandWords::tr("Column that identifies a row. With “append”, only the last row with "
                          "each value is kept. With “split”, the column to split by."),
         u"COLUMN"_s});
    parser.addOption({u"other-key"_s,
                      CommandWords::tr("Name of that column in the other lists. The same name by "
                                       "default."),
                      u"COLUMN"_s});
    parser.addOption({{u"o"_s, u"output"_s},
                      CommandWords::tr("File to write, or folder for “split”."),
                      u"PATH"_s});
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print the counts as JSON."));
}

static Result<ListTask> listTaskFrom(const QCommandLineParser &parser)
{
    auto words = parser.positionalArguments();
    const auto name = words.isEmpty() ? QString() : words.takeFirst();
    const auto found = std::ranges::find(operationNames, name);
    if (found == operationNames.end())
        return tl::unexpected(Problem{
            .what = CommandWords::tr("Unexpected argument “%1”.").arg(name),
            .next = CommandWords::tr("Specify one action: join, subtract, append or split.")});
    if (!parser.isSet(u"output"_s))
        return tl::unexpected(
            Problem{.what = CommandWords::tr("Specify the output file or folder with --output.")});
    return ListTask{.operation = static_cast<ListOperation>(found - operationNames.begin()),
                    .files = words,
                    .key = parser.value(u"key"_s),
                    .otherKey = parser.value(u"other-key"_s),
                    .output = parser.value(u"output"_s)};
}

int list(const QStringList &arguments)
{
    QCommandLineParser parser;
    describeLists(parser);
    int exitCode = Done;
    if (!understand(parser, "list"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    const auto task = listTaskFrom(parser);
    const auto folder = base::TemporaryFolder::make(base::placesOf().temporary);
    base::Progress progress;
    const auto outcome = !task ? tl::unexpected(task.error())
        : !folder              ? tl::unexpected(folder.error())
                               : listtools::runListTask(*task, (*folder)->path(), progress);
    if (!outcome) {
        complain(outcome.error(), asJson);
        return WrongUsage;
    }
    if (asJson)
        printJson({{u"read"_s, outcome->read},
                   {u"written"_s, outcome->written},
                   {u"matched"_s, outcome->matched},
                   {u"dropped"_s, outcome->dropped},
                   {u"files"_s, QJsonArray::fromStringList(outcome->files)}});
    else
        printLine(CommandWords::tr("%L1 rows read, %L2 written, %L3 matched, %L4 dropped: %5")
                      .arg(outcome->read)
                      .arg(outcome->written)
                      .arg(outcome->matched)
                      .arg(outcome->dropped)
                      .arg(outcome->files.join(u", "_s)));
    return Done;
}

} // namespace storedesk::cli
