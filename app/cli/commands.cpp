// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command.h"

#include "exitcode.h"
#include "output.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array table{
    Command{"serve"_L1,      QT_TRANSLATE_NOOP("Commands", "run the practice service until it is interrupted"), serve},
    Command{"operations"_L1, QT_TRANSLATE_NOOP("Commands", "list the operations of the service"),               listOperations},
    Command{"call"_L1,       QT_TRANSLATE_NOOP("Commands", "make one call and print the answer"),               call},
    Command{"sheet"_L1,      QT_TRANSLATE_NOOP("Commands", "open, filter, sort, profile or compare a CSV file"),          sheet},
};
// clang-format on

std::span<const Command> commands()
{
    return table;
}

QString summaryOf(const Command &command)
{
    return QCoreApplication::translate("Commands", command.summary);
}

bool understand(QCommandLineParser &parser, QLatin1StringView command, const QStringList &arguments,
                int *exitCode)
{
    const auto help = parser.addHelpOption();
    const auto program = QCoreApplication::applicationName() + u' ' + command;
    if (!parser.parse(QStringList{program} + arguments)) {
        complain(u"storedesk-cli %1: %2"_s.arg(command, parser.errorText()));
        complain(QCoreApplication::translate("Commands", "Try “%1 --help”.").arg(program));
        *exitCode = WrongUsage;
        return false;
    }
    if (parser.isSet(help)) {
        print(parser.helpText().toUtf8());
        *exitCode = Done;
        return false;
    }
    return true;
}

} // namespace storedesk::cli
