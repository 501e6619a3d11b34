// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/account/environment.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"
#include "command.h"

#include "base/language.h"
#include "base/platform/process.h"
#include "base/version.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace storedesk::cli;

static QString usage()
{
    auto text = QCoreApplication::translate("Commands", "Usage: storedesk-cli COMMAND [OPTION]…")
        + u"\n\n"_s;
    qsizetype longest = 0;
    for (const auto &command : commands())
        longest = std::max(longest, command.name.size());
    for (const auto &command : commands())
        text +=
            u"  %1  %2\n"_s.arg(QString(command.name).leftJustified(longest), summaryOf(command));
    text +=
        u'\n'
        + QCoreApplication::translate(
            "Commands",
            "For details see “storedesk-cli COMMAND --help” or the manual page storedesk-cli(1).")
        + u'\n';
    return text;
}

static int runNamed(const QString &name, const QStringList &arguments, const QByteArray &key)
{
    const auto all = commands();
    const auto found =
        std::ranges::find_if(all, [&name](const Command &command) { return command.name == name; });
    if (found != all.end())
        return found->run(arguments, key);
    complain(
        QCoreApplication::translate("Commands", "storedesk-cli: unknown command “%1”.").arg(name));
    complain(usage());
    return WrongUsage;
}

static int run(QStringList arguments, const QByteArray &key)
{
    if (arguments.isEmpty()) {
        complain(usage());
        return WrongUsage;
    }
    const auto first = arguments.takeFirst();
    if (first == "--help"_L1 || first == "-h"_L1) {
        print(usage().toUtf8());
        return Done;
    }
    if (first == "--version"_L1) {
        printLine(u"storedesk-cli "_s + storedesk::base::version());
        return Done;
    }
    return runNamed(first, arguments, key);
}

int main(int argc, char *argv[])
{
    reserveStandardStreams();
    storedesk::base::keepNewFilesPrivate();
    storedesk::base::forbidMemoryDumps();
    const auto key = takeKey();
    watchSignals();
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"storedesk-cli"_s);
    QCoreApplication::setApplicationVersion(storedesk::base::version());
    storedesk::base::Language language;
    language.choose(storedesk::base::Language::ofSystem());
    return endedOutput(run(QCoreApplication::arguments().mid(1), key));
}
