// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command.h"

#include "callrequest.h"
#include "environment.h"
#include "exitcode.h"
#include "interrupt.h"
#include "output.h"

#include "api/session.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>
#include <QPointer>

#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using api::Kind;

static QString words(const char *text)
{
    return QCoreApplication::translate("Commands", text);
}

static ExitCode exitCodeOf(Kind kind)
{
    switch (kind) {
    case Kind::Cancelled:
        return Cancelled;
    case Kind::ReadOnly:
        return StoppedByGuard;
    case Kind::NotSendable:
        return WrongUsage;
    case Kind::HostNotFound:
    case Kind::NoConnection:
    case Kind::ConnectTimeout:
    case Kind::ConnectionLost:
    case Kind::Stalled:
    case Kind::Certificate:
    case Kind::Handshake:
    case Kind::Proxy:
    case Kind::Redirected:
    case Kind::ForeignPage:
        return NoConnection;
    case Kind::Unknown:
        return OutcomeUnknown;
    case Kind::AnswerCut:
    case Kind::BadJson:
    case Kind::WrongShape:
    case Kind::TooDeep:
    case Kind::AnswerTooLarge:
    case Kind::Rejected:
    case Kind::Unauthorised:
    case Kind::Forbidden:
    case Kind::NotFound:
    case Kind::Conflict:
    case Kind::BodyTooLarge:
    case Kind::WrongContentType:
    case Kind::Invalid:
    case Kind::RateLimited:
    case Kind::QueueFull:
    case Kind::ServerFault:
    case Kind::UnexpectedStatus:
    case Kind::Count:
        break;
    }
    return Refused;
}

static void printReply(const api::Reply &reply, bool asJson)
{
    if (!asJson) {
        // A look-up knows the record, not how the service would have written the answer.
        const auto bytes = reply.bytes.isEmpty() && !reply.document.isNull()
            ? reply.document.toJson(QJsonDocument::Compact)
            : reply.bytes;
        print(bytes);
        if (!bytes.isEmpty() && !bytes.endsWith('\n'))
            print("\n");
        return;
    }
    const auto body = reply.document.isArray() ? QJsonValue(reply.document.array())
                                               : QJsonValue(reply.document.object());
    printJson({{u"status"_s, reply.status},
               {u"attempts"_s, reply.attempts},
               {u"confirmed"_s, reply.confirmed},
               {u"body"_s, reply.document.isNull() ? QJsonValue() : body}});
}

static void complainAbout(const api::Error &error, bool asJson)
{
    QJsonArray fields;
    for (const auto &field : error.fields)
        fields.append(QJsonObject{{u"path"_s, field.path}, {u"reason"_s, field.reason}});
    complain(error.words, asJson,
             {{u"status"_s, error.status},
              {u"code"_s, error.code},
              {u"attempts"_s, error.attempts},
              {u"fields"_s, fields},
              {u"body"_s, error.body},
              {u"candidates"_s, error.candidates}});
}

static void addOptions(QCommandLineParser &parser)
{
    static constexpr std::array options{
        std::array{"param", "NAME=VALUE",
                   QT_TRANSLATE_NOOP("Commands", "A value of the path; may be repeated.")},
        std::array{"query", "NAME=VALUE",
                   QT_TRANSLATE_NOOP("Commands", "A query parameter; may be repeated.")},
        std::array{"body", "FILE",
                   QT_TRANSLATE_NOOP("Commands", "The JSON body; - is standard input.")},
        std::array{"form", "NAME=VALUE",
                   QT_TRANSLATE_NOOP("Commands", "A part of the import form; may be repeated.")},
        std::array{"file", "PATH", QT_TRANSLATE_NOOP("Commands", "The file to import.")},
    };
    for (const auto &[name, value, help] : options)
        parser.addOption(
            QCommandLineOption(QString::fromLatin1(name), words(help), QString::fromLatin1(value)));
    addJsonOption(
        parser,
        QT_TRANSLATE_NOOP("Commands", "Print one JSON object with status, attempts and body."));
}

int call(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(words(QT_TRANSLATE_NOOP(
        "Commands",
        "Makes one call and prints the answer as it came. Address and key are taken from "
        "STOREDESK_URL and STOREDESK_API_KEY.")));
    parser.addPositionalArgument(u"operation"_s,
                                 words(QT_TRANSLATE_NOOP("Commands", "Name of the operation.")));
    addOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "call"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);

    const auto connection = connectionFromEnvironment();
    const auto request = requestFrom(parser);
    if (!request || !connection) {
        complain(request ? connection.error() : request.error(), asJson);
        return WrongUsage;
    }

    base::SystemClock clock;
    QObject listener;
    QPointer<api::Call> call;
    onInterrupt(&listener, [&call] { // first: threads inherit the mask
        if (call)
            call->cancel();
    });
    api::Session session(*connection, clock);
    call = session.client().start(*request, &session);
    call->then(&session, [asJson](const api::Outcome &outcome) {
        if (outcome)
            printReply(*outcome, asJson);
        else
            complainAbout(outcome.error(), asJson);
        QCoreApplication::exit(outcome ? Done : exitCodeOf(outcome.error().kind));
    });
    return QCoreApplication::exec();
}

} // namespace storedesk::cli
