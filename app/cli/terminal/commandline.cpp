// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/terminal/commandline.h"

#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"
#include "base/loglevel.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

void addJsonOption(QCommandLineParser &parser, const char *help)
{
    parser.addOption(QCommandLineOption(u"json"_s, QCoreApplication::translate("Commands", help)));
}

bool wantsJson(const QStringList &arguments)
{
    return arguments.contains("--json"_L1);
}

// Returns the error in the arguments, or an empty string if they are valid.
static QString faultIn(QCommandLineParser &parser, Operands operands, const QStringList &arguments)
{
    if (!parser.parse(arguments))
        return parser.errorText();
    const auto found = parser.positionalArguments();
    if (operands == Operands::None && !found.isEmpty())
        return QCoreApplication::translate("Commands", "Unexpected argument “%1”.")
            .arg(found.first());
    const auto level = parser.value(base::logLevelOption);
    return base::logLevelOf(level) ? QString() : base::unknownLogLevel(level);
}

// The parser's usage line shows only the path with which the program was started.
static QByteArray helpOf(const QCommandLineParser &parser, const QString &program)
{
    auto text = parser.helpText();
    const auto path = QCoreApplication::arguments().constFirst();
    if (const auto at = text.indexOf(path); at >= 0)
        text.replace(at, path.size(), program);
    return text.toUtf8();
}

bool understand(QCommandLineParser &parser, QLatin1StringView command, Operands operands,
                const QStringList &arguments, int *exitCode)
{
    const auto help = parser.addHelpOption();
    parser.addOption(
        {QString(base::logLevelOption),
         QCoreApplication::translate("Commands", "Log level: error, warning, info or debug."),
         u"LEVEL"_s, u"warning"_s});
    const auto program = QCoreApplication::applicationName() + u' ' + command;
    const auto fault = faultIn(parser, operands, QStringList{program} + arguments);
    if (!fault.isEmpty()) {
        complain({.what = u"storedesk-cli %1: %2"_s.arg(command, fault),
                  .next = QCoreApplication::translate("Commands", "Try “%1 --help”.").arg(program)},
                 wantsJson(arguments));
        *exitCode = WrongUsage;
        return false;
    }
    base::setLogLevel(*base::logLevelOf(parser.value(base::logLevelOption)));
    if (parser.isSet(help)) {
        print(helpOf(parser, program));
        *exitCode = Done;
        return false;
    }
    return true;
}

} // namespace storedesk::cli
