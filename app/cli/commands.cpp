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

// Most commands do not need the key.
template <int (*command)(const QStringList &)>
static int keyless(const QStringList &arguments, const QByteArray &key)
{
    Q_UNUSED(key)
    return command(arguments);
}

// clang-format off
static constexpr std::array table{
    Command{"serve"_L1,      QT_TRANSLATE_NOOP("Commands", "run the practice service until interrupted"), keyless<serve>},
    Command{"operations"_L1, QT_TRANSLATE_NOOP("Commands", "list the operations of the service"),               keyless<listOperations>},
    Command{"call"_L1,       QT_TRANSLATE_NOOP("Commands", "send one request and print the response"),               call},
    Command{"look-up"_L1,    QT_TRANSLATE_NOOP("Commands", "look up records by email, ID or number"),           lookUp},
    Command{"bulk"_L1,       QT_TRANSLATE_NOOP("Commands", "apply an operation to every row of a table, as a job"),     bulk},
    Command{"check"_L1,      QT_TRANSLATE_NOOP("Commands", "check a file before importing it"),               keyless<checkFile>},
    Command{"import"_L1,     QT_TRANSLATE_NOOP("Commands", "check a file and import it, as a job"),             importFile},
    Command{"import-purchases"_L1, QT_TRANSLATE_NOOP("Commands", "check the orders of a shop and send them as purchases, as a job"), importPurchases},
    Command{"export"_L1,     QT_TRANSLATE_NOOP("Commands", "export any date range to a file, as a job"),       exportTable},
    Command{"run"_L1,        QT_TRANSLATE_NOOP("Commands", "run scheduled exports that are due"),                    runSchedules},
    Command{"jobs"_L1,       QT_TRANSLATE_NOOP("Commands", "list the jobs of an account; undo or delete one"),  listJobs},
    Command{"resume"_L1,     QT_TRANSLATE_NOOP("Commands", "resume a job"),                                 resumeJob},
    Command{"certificate"_L1,QT_TRANSLATE_NOOP("Commands", "check the certificate of a privacy request"),       keyless<checkCertificate>},
    Command{"setup"_L1,      QT_TRANSLATE_NOOP("Commands", "save, compare or copy the fields, integrations and event types of an account"), setUp},
    Command{"report"_L1,     QT_TRANSLATE_NOOP("Commands", "print a support report without keys or personal data"), keyless<report>},
    Command{"sheet"_L1,      QT_TRANSLATE_NOOP("Commands", "open, filter, sort, profile or compare a CSV file"),          keyless<sheet>},
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

void addJsonOption(QCommandLineParser &parser, const char *help)
{
    parser.addOption(QCommandLineOption(u"json"_s, QCoreApplication::translate("Commands", help)));
}

bool wantsJson(const QStringList &arguments)
{
    return arguments.contains("--json"_L1);
}

// Returns the error in the arguments; empty if they are valid.
static QString faultIn(QCommandLineParser &parser, Operands operands, const QStringList &arguments)
{
    if (!parser.parse(arguments))
        return parser.errorText();
    const auto found = parser.positionalArguments();
    if (operands == Operands::None && !found.isEmpty())
        return QCoreApplication::translate("Commands", "Unexpected argument “%1”.")
            .arg(found.first());
    return {};
}

// The parser's usage line shows only the path that the program was started with.
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
    const auto program = QCoreApplication::applicationName() + u' ' + command;
    const auto fault = faultIn(parser, operands, QStringList{program} + arguments);
    if (!fault.isEmpty()) {
        complain({.what = u"storedesk-cli %1: %2"_s.arg(command, fault),
                  .next = QCoreApplication::translate("Commands", "Try “%1 --help”.").arg(program)},
                 wantsJson(arguments));
        *exitCode = WrongUsage;
        return false;
    }
    if (parser.isSet(help)) {
        print(helpOf(parser, program));
        *exitCode = Done;
        return false;
    }
    return true;
}

} // namespace storedesk::cli
