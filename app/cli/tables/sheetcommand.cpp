// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/tablecommands.h"

#include "app/cli/tables/sheetwork.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"
#include "base/workerthread.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Result;

int sheet(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Open CSV files and spreadsheets (.xlsx, .ods) of any size, also zipped "
                         "or gzipped, and filter, sort, count, profile, group or compare them."));
    parser.addPositionalArgument(
        u"FILE"_s,
        CommandWords::tr(
            "Table; several tables are stacked by column name. - reads standard input."),
        u"FILE…"_s);
    addSheetOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "sheet"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const auto question = sheetQuestionFrom(parser);
    if (!question) {
        complain(question.error(), false);
        return WrongUsage;
    }
    // The work runs in its own thread, so that it can be interrupted.
    base::Progress progress;
    QObject listener;
    bool interrupted = false;
    onInterrupt(&listener, [&] {
        interrupted = true;
        progress.cancel();
    });
    Result<int> ended = Done;
    bool readerIsGone = false;
    base::WorkerThread worker(u"sheet"_s);
    worker.post([&] {
        SheetWork work(*question, progress);
        ended = work.run();
        readerIsGone = work.readerIsGone();
        QMetaObject::invokeMethod(
            &listener, [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
    });
    QCoreApplication::exec();
    worker.wait();
    if (interrupted) {
        complain(CommandWords::tr("Cancelled."));
        return Cancelled;
    }
    // End the program with SIGPIPE, as is usual for output piped to “head”. All temporary data has
    // been removed by then.
    if (readerIsGone)
        return endedOutput(Done);
    if (!ended)
        complain(ended.error(), false);
    return ended.value_or(WrongUsage);
}

} // namespace storedesk::cli
