// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/rowverdict.h"

#include <QCoreApplication>

namespace storedesk::journal {

using namespace Qt::StringLiterals;
using http::ErrorKind;
using journal::RowState;

struct Verdicts
{
    Q_DECLARE_TR_FUNCTIONS(RowVerdict)
};

// Whether the user has to resolve the problem before any further row can be sent.
static bool stopsTheJob(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::ReadOnly:
    case ErrorKind::Unauthorised:
    case ErrorKind::Forbidden:
    case ErrorKind::Certificate:
    case ErrorKind::Handshake:
    case ErrorKind::Proxy:
    case ErrorKind::Redirected:
    case ErrorKind::QueueFull:
    case ErrorKind::RateLimited:
        return true;
    default:
        return false;
    }
}

// Whether the request was never sent, because it was waiting for the rate limit, during an outage
// or while the computer slept. Its row can be sent later.
static bool neverLeft(const http::Request &request, const http::Error &error)
{
    switch (error.kind) {
    case ErrorKind::Cancelled:
    case ErrorKind::HostNotFound:
    case ErrorKind::NoConnection:
    case ErrorKind::ConnectTimeout:
        return true;
    case ErrorKind::NotSendable:
    case ErrorKind::Unknown:
        return false;
    default:
        return error.attempts == 0 && !request.mayHaveLeft && !stopsTheJob(error.kind);
    }
}

// Returns a reason that is identical for all affected rows. Details that differ between rows are
// stored separately.
static QString reasonOf(const http::Error &error)
{
    QStringList fields;
    for (const auto &field : error.fields)
        fields.append(u"%1: %2"_s.arg(field.name, field.reason));
    if (!fields.isEmpty())
        return fields.join(u"; "_s);
    return error.words.what;
}

static journal::RowEnd endOf(qint64 number, const http::Error &error)
{
    const auto state = error.kind == ErrorKind::Unknown ? RowState::Unknown
        : error.kind == ErrorKind::NotSendable          ? RowState::NotSent
                                                        : RowState::Refused;
    return {.number = number,
            .state = state,
            .status = error.status,
            .code = error.code,
            .text = reasonOf(error),
            .detail = error.words.why};
}

RowVerdict verdictOf(qint64 number, const http::Request &request, const http::Outcome &outcome,
                     Keep keep)
{
    const auto &operation = operationOf(request);
    if (outcome) {
        journal::RowEnd end{.number = number, .status = outcome->status};
        if (outcome->confirmed)
            end.detail = Verdicts::tr("Confirmed by a lookup.");
        else if (outcome->status == 404)
            end.detail = Verdicts::tr("It no longer existed.");
        if (keep == Keep::Record)
            end.record = outcome->document.toJson(QJsonDocument::Compact);
        return {.end = end};
    }
    const auto &error = outcome.error();
    if (neverLeft(request, error))
        return {};
    if (stopsTheJob(error.kind))
        return {.pause = error.words};
    const bool isEvent = operation.resource == catalogue::Resource::CustomEvent;
    if (isEvent && error.kind == ErrorKind::NotFound)
        // The event type is gone, which affects all rows.
        return {.pause = error.words};
    // For a lookup, "not found" is a valid result.
    if (!operation.writes() && error.kind == ErrorKind::NotFound)
        return {.end = journal::RowEnd{
                    .number = number, .status = 404, .text = Verdicts::tr("Not found.")}};
    return {.end = endOf(number, error)};
}

RowVerdict goneVerdict(const http::Request &reading, const http::Outcome &outcome,
                       const journal::RowEnd &deleted)
{
    auto end = deleted;
    if (outcome) {
        end.state = RowState::Refused;
        end.status = outcome->status;
        end.text = Verdicts::tr("Deleted, but it still exists.");
        return {.end = end};
    }
    if (outcome.error().kind == ErrorKind::NotFound) {
        end.detail = Verdicts::tr("Verified: deleted.");
        return {.end = end};
    }
    auto verdict = verdictOf(deleted.number, reading, outcome, Keep::Nothing);
    if (verdict.end) {
        verdict.end->state = RowState::Unknown;
        verdict.end->text = Verdicts::tr("Deleted, but the service didn't confirm it.");
    }
    return verdict;
}

} // namespace storedesk::journal
