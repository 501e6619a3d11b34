// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/account/callend.h"

#include "app/cli/terminal/output.h"

#include "catalogue/key.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using http::ErrorKind;

static constexpr base::Clock::Duration longWait = 5s;

ExitCode exitCodeOf(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Cancelled:
        return Cancelled;
    case ErrorKind::ReadOnly:
        return StoppedByGuard;
    case ErrorKind::NotSendable:
        return WrongUsage;
    case ErrorKind::HostNotFound:
    case ErrorKind::NoConnection:
    case ErrorKind::ConnectTimeout:
    case ErrorKind::ConnectionLost:
    case ErrorKind::Stalled:
    case ErrorKind::EndlessAnswer:
    case ErrorKind::Certificate:
    case ErrorKind::Handshake:
    case ErrorKind::Proxy:
    case ErrorKind::Redirected:
    case ErrorKind::ForeignPage:
        return NoConnection;
    case ErrorKind::Unknown:
        return OutcomeUnknown;
    case ErrorKind::AnswerCut:
    case ErrorKind::BadJson:
    case ErrorKind::WrongShape:
    case ErrorKind::TooDeep:
    case ErrorKind::AnswerTooLarge:
    case ErrorKind::Rejected:
    case ErrorKind::Unauthorised:
    case ErrorKind::Forbidden:
    case ErrorKind::NotFound:
    case ErrorKind::Conflict:
    case ErrorKind::BodyTooLarge:
    case ErrorKind::WrongContentType:
    case ErrorKind::Invalid:
    case ErrorKind::RateLimited:
    case ErrorKind::QueueFull:
    case ErrorKind::ServerFault:
    case ErrorKind::UnexpectedStatus:
    case ErrorKind::Count:
        break;
    }
    return Refused;
}

static void printBody(const http::Reply &reply)
{
    // The bytes of the response. An outcome confirmed by a lookup has only the record, which is
    // printed as JSON instead.
    const auto bytes = reply.bytes.isEmpty() && !reply.document.isNull()
        ? reply.document.toJson(QJsonDocument::Compact)
        : reply.bytes;
    print(bytes);
    if (!bytes.isEmpty() && !bytes.endsWith('\n'))
        print("\n");
}

static void printEnvelope(const http::Reply &reply, bool absent)
{
    const auto body = reply.document.isArray() ? QJsonValue(reply.document.array())
                                               : QJsonValue(reply.document.object());
    QJsonObject envelope{{u"status"_s, reply.status},
                         {u"attempts"_s, reply.attempts},
                         {u"confirmed"_s, reply.confirmed},
                         {u"body"_s, reply.document.isNull() ? QJsonValue() : body}};
    if (absent)
        envelope.insert("absent"_L1, true);
    printJson(envelope);
}

ExitCode reportResult(const catalogue::Operation &operation, const http::Outcome &outcome,
                      bool asJson)
{
    if (!outcome) {
        complainAbout(outcome.error(), asJson);
        return exitCodeOf(outcome.error().kind);
    }
    // For a delete, a missing record is a success. It is reported anyway, because the identifier
    // may be mistyped.
    const bool absent =
        operation.verb == catalogue::Verb::Delete && outcome->status == 404 && !outcome->confirmed;
    if (asJson)
        printEnvelope(*outcome, absent);
    else if (absent)
        complain(QCoreApplication::translate("Commands",
                                             "The record didn't exist. Nothing was deleted."));
    else
        printBody(*outcome);
    return Done;
}

void printRecords(const QJsonArray &records, int pages, bool asJson)
{
    const QJsonObject body{{catalogue::key::results, records}};
    if (asJson)
        printJson({{u"pages"_s, pages}, {u"body"_s, body}});
    else
        print(QJsonDocument(body).toJson(QJsonDocument::Compact) + '\n');
}

void complainAbout(const http::Error &error, bool asJson)
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

void reportWaiting(const base::Clock &clock, base::Clock::Duration until, api::WaitReason why,
                   bool asJson)
{
    const auto wait = until - clock.ticks();
    if (wait < longWait)
        return;
    const auto end = clock.now().addMSecs(wait.count());
    if (asJson)
        complainJson({{u"waiting"_s, textOf(why)}, {u"until"_s, end.toString(Qt::ISODate)}});
    else
        complain(
            QCoreApplication::translate("Commands", "Waiting until %1. %2 Press Ctrl+C to stop.")
                .arg(end.toLocalTime().toString(u"HH:mm:ss"_s), textOf(why)));
}

} // namespace storedesk::cli
