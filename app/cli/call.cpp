// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command.h"

#include "environment.h"
#include "exitcode.h"
#include "output.h"

#include "api/session.h"
#include "catalogue/path.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using api::Kind;
using base::Problem;
using base::Result;

static QString words(const char *text)
{
    return QCoreApplication::translate("Commands", text);
}

static tl::unexpected<Problem> wrong(const QString &what, const QString &why = {})
{
    return tl::unexpected(Problem{.what = what, .why = why});
}

using Pairs = QList<std::pair<QString, QString>>;

static Result<Pairs> pairsOf(const QStringList &texts)
{
    Pairs pairs;
    for (const auto &text : texts) {
        const auto equals = text.indexOf(u'=');
        if (equals < 1)
            return wrong(words(QT_TRANSLATE_NOOP("Commands", "“%1” is not NAME=VALUE.")).arg(text));
        pairs.append({text.left(equals), text.mid(equals + 1)});
    }
    return pairs;
}

static Result<QStringList> pathValues(const catalogue::Operation &operation, const Pairs &given)
{
    QStringList values;
    const auto wanted = catalogue::parametersOf(operation);
    for (const auto &name : wanted) {
        const auto found = std::ranges::find(given, name, &std::pair<QString, QString>::first);
        if (found == given.end())
            return wrong(
                words(QT_TRANSLATE_NOOP("Commands", "--param %1=… is missing.")).arg(name));
        values.append(found->second);
    }
    for (const auto &[name, value] : given) {
        if (!wanted.contains(name))
            return wrong(
                words(QT_TRANSLATE_NOOP("Commands", "The operation has no parameter “%1”."))
                    .arg(name));
    }
    return values;
}

static Result<QJsonObject> jsonFrom(const QString &path)
{
    QFile file(path);
    const bool standardInput = path == "-"_L1;
    const bool opened =
        standardInput ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return wrong(words(QT_TRANSLATE_NOOP("Commands", "“%1” cannot be read.")).arg(path),
                     file.errorString());
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject())
        return wrong(words(QT_TRANSLATE_NOOP("Commands", "The body is not a JSON object.")),
                     error.error == QJsonParseError::NoError ? QString() : error.errorString());
    return document.object();
}

static Result<api::RequestBody> bodyFrom(const catalogue::Operation &operation,
                                         const QCommandLineParser &parser)
{
    if (operation.payload == catalogue::Payload::Json) {
        if (!parser.isSet(u"body"_s))
            return wrong(words(QT_TRANSLATE_NOOP("Commands", "This operation needs --body.")));
        return jsonFrom(parser.value(u"body"_s)).map([](const QJsonObject &object) {
            return api::RequestBody(object);
        });
    }
    if (operation.payload == catalogue::Payload::Multipart) {
        if (!parser.isSet(u"file"_s))
            return wrong(words(QT_TRANSLATE_NOOP("Commands", "This operation needs --file.")));
        const auto path = parser.value(u"file"_s);
        return pairsOf(parser.values(u"form"_s)).map([&path](const Pairs &fields) {
            return api::RequestBody(api::ImportForm{
                .filePath = path, .fileName = QFileInfo(path).fileName(), .fields = fields});
        });
    }
    return api::RequestBody();
}

static Result<api::Request> requestFrom(const QCommandLineParser &parser)
{
    const auto names = parser.positionalArguments();
    if (names.size() != 1)
        return wrong(words(QT_TRANSLATE_NOOP("Commands", "Name exactly one operation.")));
    const auto *operation = catalogue::operationNamed(names.first());
    if (!operation)
        return wrong(
            words(QT_TRANSLATE_NOOP("Commands", "There is no operation “%1”.")).arg(names.first()),
            words(QT_TRANSLATE_NOOP("Commands", "“storedesk-cli operations” lists them.")));

    const auto given = pairsOf(parser.values(u"param"_s));
    const auto query = pairsOf(parser.values(u"query"_s));
    if (!given || !query)
        return tl::unexpected((!given ? given : query).error());
    const auto values = pathValues(*operation, *given);
    if (!values)
        return tl::unexpected(values.error());
    const auto body = bodyFrom(*operation, parser);
    if (!body)
        return tl::unexpected(body.error());
    api::Request request{.operation = operation->id, .values = *values, .body = *body};
    for (const auto &[name, value] : *query)
        request.query.addQueryItem(name, value);
    return request;
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
    case Kind::Proxy:
    case Kind::Redirected:
    case Kind::ForeignPage:
        return NoConnection;
    case Kind::Unknown:
        return OutcomeUnknown;
    default:
        return Refused;
    }
}

static void printReply(const api::Reply &reply, bool asJson)
{
    if (!asJson) {
        print(reply.bytes);
        if (!reply.bytes.isEmpty() && !reply.bytes.endsWith('\n'))
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
              {u"body"_s, error.body}});
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
    parser.addOption(QCommandLineOption(
        u"json"_s,
        words(QT_TRANSLATE_NOOP("Commands",
                                "Print one JSON object with status, attempts and body."))));
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
    if (!understand(parser, "call"_L1, arguments, &exitCode))
        return exitCode;
    const bool asJson = parser.isSet(u"json"_s);

    const auto connection = connectionFromEnvironment();
    const auto request = requestFrom(parser);
    if (!request || !connection) {
        complain(request ? connection.error() : request.error(), asJson);
        return WrongUsage;
    }

    base::SystemClock clock;
    api::Session session(*connection, clock);
    session.client()
        .start(*request, &session)
        ->then(&session, [asJson](const api::Outcome &outcome) {
            if (outcome)
                printReply(*outcome, asJson);
            else
                complainAbout(outcome.error(), asJson);
            QCoreApplication::exit(outcome ? Done : exitCodeOf(outcome.error().kind));
        });
    return QCoreApplication::exec();
}

} // namespace storedesk::cli
