// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/terminal/commandline.h"
#include "command.h"
#include "practiceoptions.h"

#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "catalogue/operation.h"
#include "practice/faults/faultspec.h"
#include "practice/service/service.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

static constexpr std::chrono::seconds timeToEnd(10);
using practice::ServiceOptions;

namespace {

// An option of the command, with its name, its help and the function that applies it. The function
// returns false if the value is invalid.
struct ServeOption
{
    const char *name;
    // The metavariable in the help, or null for a switch.
    const char *value;
    // The source text for translation.
    const char *help;
    bool (*apply)(const QString &text, ServiceOptions &options);
};

} // namespace

static bool readPaging(const QString &text, ServiceOptions &options)
{
    options.paging = text == "cursor"_L1 ? practice::Paging::Cursor : practice::Paging::Page;
    return text == "cursor"_L1 || text == "page"_L1;
}

static bool readHistory(const QString &text, ServiceOptions &options)
{
    options.history =
        text == "full"_L1 ? practice::StoreHistory::Full : practice::StoreHistory::Brief;
    return text == "full"_L1 || text == "brief"_L1;
}

static bool readErrorReport(const QString &text, ServiceOptions &options)
{
    options.errorReport =
        text == "copy"_L1 ? practice::ErrorReport::Copy : practice::ErrorReport::Lines;
    return text == "copy"_L1 || text == "lines"_L1;
}

static bool readFault(const QString &text, ServiceOptions &options)
{
    const auto rule = practice::parseFaultRule(text);
    if (rule)
        options.faults.push_back(*rule);
    return rule.has_value();
}

static bool readKey(const QString &text, ServiceOptions &options)
{
    const auto scopes = text.split(u',', Qt::SkipEmptyParts);
    const auto exists = [](const QString &scope) {
        return scope == "*"_L1
            || std::ranges::any_of(catalogue::operations(), [&scope](const auto &operation) {
                   return catalogue::scopeOf(operation) == scope;
               });
    };
    options.keys.push_back(scopes);
    return !scopes.isEmpty() && std::ranges::all_of(scopes, exists);
}

// clang-format off
static constexpr std::array options{
    ServeOption{"port", "N", QT_TRANSLATE_NOOP("Commands", "Listen on this port; 0 (the default) picks a free port."),
                [](const QString &text, ServiceOptions &into) { return readNumber(text, 0, 65535, into.port); }},
    ServeOption{"data", "FILE", QT_TRANSLATE_NOOP("Commands", "Store the data in this file, with its keys beside it, and reuse existing data; otherwise everything is lost on exit."),
                [](const QString &text, ServiceOptions &into) { into.dataFile = text; return !text.isEmpty(); }},
    ServeOption{"contacts", "N", QT_TRANSLATE_NOOP("Commands", "Number of contacts in a new store, up to 1000000 (default: 500)."),
                [](const QString &text, ServiceOptions &into) { return readNumber(text, 0, 1'000'000, into.contacts); }},
    ServeOption{"seed", "N", QT_TRANSLATE_NOOP("Commands", "Seed for the sample data (default: 1)."),
                [](const QString &text, ServiceOptions &into) { return readNumber(text, 0, 9e15, into.seed); }},
    ServeOption{"history", "full|brief", QT_TRANSLATE_NOOP("Commands", "Activities in a new store: eighteen months (full, the default) or a few per contact (brief)."), readHistory},
    ServeOption{"clv-buyers", "N", QT_TRANSLATE_NOOP("Commands", "Minimum number of buyers for predictions (default: 100)."),
                [](const QString &text, ServiceOptions &into) { return readNumber(text, 1, 1'000'000, into.clvBuyers); }},
    ServeOption{"headings", "ids|en|es", QT_TRANSLATE_NOOP("Commands", "Headings of export files (default: ids)."),
                [](const QString &text, ServiceOptions &into) { return readHeadings(text, into.headings); }},
    ServeOption{"rate", "N", QT_TRANSLATE_NOOP("Commands", "Requests per minute; 0 means no limit (default: 100)."),
                [](const QString &text, ServiceOptions &into) { return readNumber(text, 0, 1e9, into.requestsPerMinute); }},
    ServeOption{"import-limit", "MB", QT_TRANSLATE_NOOP("Commands", "Maximum size of an import file in MB (default: 50)."),
                [](const QString &text, ServiceOptions &into) { return readNumber(text, 1, 100'000, into.importLimitMb); }},
    ServeOption{"key", "SCOPES", QT_TRANSLATE_NOOP("Commands", "Add an API key with these permissions, for example contacts:read,exports:write; may be repeated."), readKey},
    ServeOption{"paging", "page|cursor", QT_TRANSLATE_NOOP("Commands", "How lists are paged (default: page)."), readPaging},
    ServeOption{"error-report", "lines|copy", QT_TRANSLATE_NOOP("Commands", "Format of import error reports (default: lines)."), readErrorReport},
    ServeOption{"speed", "X", QT_TRANSLATE_NOOP("Commands", "Speed factor for exports and imports (default: 1)."),
                [](const QString &text, ServiceOptions &into) { return readNumber(text, 0.001, 1e6, into.speed); }},
    ServeOption{"tls", nullptr, QT_TRANSLATE_NOOP("Commands", "Use https, with a certificate created at startup."),
                [](const QString &, ServiceOptions &into) { return into.tls = true; }},
    ServeOption{"fault", "SPEC", QT_TRANSLATE_NOOP("Commands", "Simulate a fault: OPERATION|*|file:FAULT[=VALUE][@N|@N-M|%P]; may be repeated; --faults lists them."), readFault},
    ServeOption{"fault-seed", "N", QT_TRANSLATE_NOOP("Commands", "Seed for random faults (default: 1)."),
                [](const QString &text, ServiceOptions &into) { return readNumber(text, 0, 9e15, into.faultSeed); }},
};
// clang-format on

static base::Problem doesNotTake(const QString &name, const QString &value)
{
    base::Problem problem{
        .what =
            QCoreApplication::translate("Commands", "--%1 does not accept “%2”.").arg(name, value)};
    if (const auto rule = practice::parseFaultRule(value); name == "fault"_L1 && !rule)
        problem.why = rule.error().what;
    return problem;
}

static base::Result<void> apply(const QCommandLineParser &parser, ServiceOptions &into)
{
    for (const auto &option : options) {
        const auto name = QString::fromLatin1(option.name);
        auto values = option.value ? parser.values(name) : QStringList();
        if (!option.value && parser.isSet(name))
            values.append(QString());
        for (const auto &value : values) {
            if (!option.apply(value, into))
                return tl::unexpected(doesNotTake(name, value));
        }
    }
    return {};
}

static void listFaults()
{
    for (const auto &row : practice::faultRows()) {
        printLine(u"  %1%2"_s.arg(QString(row.name).leftJustified(24),
                                  QCoreApplication::translate("Faults", row.description)));
    }
}

static QJsonObject announcement(const practice::Service &service, bool tls)
{
    QJsonArray keys;
    for (const auto &key : service.keys())
        keys.append(QJsonObject{{u"apiKey"_s, QString::fromLatin1(key.text)},
                                {u"scopes"_s, QJsonArray::fromStringList(key.scopes)}});
    QJsonObject object{{u"url"_s, service.url().toString()},
                       {u"apiKey"_s, QString::fromLatin1(service.apiKey())},
                       {u"keys"_s, keys}};
    if (tls)
        object.insert("authority"_L1, service.authorityFile());
    return object;
}

static void addServeOptions(QCommandLineParser &parser)
{
    for (const auto &option : options) {
        parser.addOption(QCommandLineOption(
            QString::fromLatin1(option.name), QCoreApplication::translate("Commands", option.help),
            option.value ? QString::fromLatin1(option.value) : QString()));
    }
}

int serve(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("Commands",
                                    "Run the practice service on this computer until interrupted. "
                                    "The first line of output is JSON with its address and keys."));
    addServeOptions(parser);
    const QCommandLineOption faults(
        u"faults"_s, QCoreApplication::translate("Commands", "List the faults and exit."));
    parser.addOption(faults);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print errors as one JSON object."));
    int exitCode = Done;
    if (!understand(parser, "serve"_L1, Operands::None, arguments, &exitCode))
        return exitCode;
    if (parser.isSet(faults)) {
        listFaults();
        return Done;
    }
    ServiceOptions setUp{.history = practice::StoreHistory::Full};
    if (const auto applied = apply(parser, setUp); !applied) {
        complain(applied.error(), wantsJson(arguments));
        return WrongUsage;
    }

    QObject listener;
    onInterrupt(&listener, [] {
        allowTimeToStop(timeToEnd);
        QCoreApplication::quit();
    });
    const base::SystemClock clock;
    const auto service = practice::Service::start(setUp, clock);
    if (!service) {
        complain(service.error(), wantsJson(arguments));
        return NoConnection;
    }
    if (const auto &notice = (*service)->notice())
        complain(*notice, false);
    printJson(announcement(**service, setUp.tls));
    // If the address and key could not be printed, the service cannot be used. main() reports the
    // reason.
    if (hasOutputError())
        return WrongUsage;
    if (!setUp.faults.empty())
        complain(QCoreApplication::translate("Commands", "Random faults use --fault-seed %1.")
                     .arg(setUp.faultSeed));
    return QCoreApplication::exec();
}

} // namespace storedesk::cli
