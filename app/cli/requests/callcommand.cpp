// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/requests/requestcommands.h"

#include "app/cli/account/callend.h"
#include "app/cli/account/commandaccount.h"
#include "app/cli/requests/callrequest.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "account/contactmirrorcleaner.h"
#include "api/pages.h"
#include "api/session.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QPointer>

#include <array>
#include <functional>
#include <memory>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

static void addOptions(QCommandLineParser &parser)
{
    static constexpr std::array options{
        std::array{"param", "NAME=VALUE",
                   QT_TRANSLATE_NOOP("Commands", "Set a path parameter; may be repeated.")},
        std::array{"query", "NAME=VALUE",
                   QT_TRANSLATE_NOOP("Commands", "Set a query parameter; may be repeated.")},
        std::array{"body", "FILE",
                   QT_TRANSLATE_NOOP("Commands", "JSON body; - reads standard input.")},
        std::array{
            "form", "NAME=VALUE",
            QT_TRANSLATE_NOOP("Commands", "Set a field of the import form; may be repeated.")},
        std::array{"file", "PATH", QT_TRANSLATE_NOOP("Commands", "File to import.")},
    };
    for (const auto &[name, value, help] : options)
        parser.addOption(QCommandLineOption(QString::fromLatin1(name),
                                            QCoreApplication::translate("Commands", help),
                                            QString::fromLatin1(value)));
    parser.addOption(QCommandLineOption(
        u"all"_s, QCoreApplication::translate("Commands", "Load every page of a list.")));
    addJsonOption(
        parser,
        QT_TRANSLATE_NOOP("Commands", "Print one JSON object with status, attempts and body."));
}

// Returned by both functions to end the call early.
using Cancel = std::function<void()>;

static Cancel callOnce(api::Session &session, const http::Request &request, bool asJson)
{
    auto *call = session.start(request, &session);
    const auto &operation = operationOf(request);
    call->then(&session, [&operation, asJson](const http::Outcome &outcome) {
        QCoreApplication::exit(reportResult(operation, outcome, asJson));
    });
    return [call = QPointer(call)] {
        if (call)
            call->cancel();
    };
}

// Prints nothing before the list is complete, because a partial list would look complete.
static Cancel readAll(api::Session &session, const http::Request &request, bool asJson)
{
    auto *pages = new api::Pages(session.client(), request, &session);
    const auto records = std::make_shared<QJsonArray>();
    QObject::connect(pages, &api::Pages::page, &session, [records](const QJsonArray &page) {
        for (const auto &record : page)
            records->append(record);
    });
    QObject::connect(pages, &api::Pages::finished, &session, [pages, records, asJson] {
        printRecords(*records, pages->pages(), asJson);
        QCoreApplication::exit(Done);
    });
    QObject::connect(pages, &api::Pages::failed, &session, [asJson](const http::Error &error) {
        complainAbout(error, asJson);
        QCoreApplication::exit(exitCodeOf(error.kind));
    });
    return [pages = QPointer(pages)] {
        if (pages)
            pages->cancel();
    };
}

static void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        QCoreApplication::translate("Commands",
                                    "Send one request and print the raw response. Uses --profile, "
                                    "or STOREDESK_URL and STOREDESK_API_KEY."));
    parser.addPositionalArgument(u"operation"_s,
                                 QCoreApplication::translate("Commands", "Name of the operation."));
    addOptions(parser);
    addAccountOptions(parser);
}

int call(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    describe(parser);
    int exitCode = Done;
    if (!understand(parser, "call"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    const auto account = accountFor(parser, key);
    const auto request = requestFrom(parser);
    if (!request || !account) {
        complain(request ? account.error() : request.error(), asJson);
        return WrongUsage;
    }

    base::SystemClock clock;
    QObject listener;
    Cancel cancel;
    onInterrupt(&listener, [&cancel] { cancel ? cancel() : cancelNow(); });
    api::Session session(account->connection, clock);
    const account::ContactMirrorCleaner copied(session, account->folder(), clock);
    QObject::connect(&session.client(), &api::Client::waiting, &session,
                     [&clock, asJson](base::Clock::Duration until, api::WaitReason why) {
                         reportWaiting(clock, until, why, asJson);
                     });
    const auto begin = parser.isSet(u"all"_s) ? readAll : callOnce;
    cancel = begin(session, *request, asJson);
    return QCoreApplication::exec();
}

} // namespace storedesk::cli
