// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/rowverdict.h"

#include <QCoreApplication>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using api::Kind;
using journal::RowState;

struct Verdicts
{
    Q_DECLARE_TR_FUNCTIONS(RowVerdict)
};

// Whether the user has to resolve the problem before any further row can be sent.
static bool stopsTheJob(Kind kind)
{
    switch (kind) {
    case Kind::ReadOnly:
    case Kind::Unauthorised:
    case Kind::Forbidden:
    case Kind::Certificate:
    case Kind::Handshake:
    case Kind::Proxy:
    case Kind::Redirected:
    case Kind::QueueFull:
    case Kind::RateLimited:
        return true;
    default:
        return false;
    }
}

// Whether the request only waited, for the rate limit, during an outage or while the computer
// slept. Its row can be sent later.
static bool neverLeft(const api::Request &request, const api::Error &error)
{
    switch (error.kind) {
    case Kind::Cancelled:
    case Kind::HostNotFound:
    case Kind::NoConnection:
    case Kind::ConnectTimeout:
        return true;
    case Kind::NotSendable:
    case Kind::Unknown:
        return false;
    default:
        return error.attempts == 0 && !request.mayHaveLeft && !stopsTheJob(error.kind);
    }
}

// Returns a reason that is identical for all affected rows. Details that differ between rows are
// stored separately.
static QString reasonOf(const api::Error &error)
{
    QStringList fields;
    for (const auto &field : error.fields)
        fields.append(u"%1: %2"_s.arg(field.name, field.reason));
    if (!fields.isEmpty())
        return fields.join(u"; "_s);
    return error.words.what;
}

static journal::RowEnd endOf(qint64 number, const api::Error &error)
{
    const auto state = error.kind == Kind::Unknown ? RowState::Unknown
        : error.kind == Kind::NotSendable          ? RowState::NotSent
                                                   : RowState::Refused;
    return {.number = number,
            .state = state,
            .status = error.status,
            .code = error.code,
            .text = reasonOf(error),
            .detail = error.words.why};
}

RowVerdict verdictOf(qint64 number, const api::Request &request, const api::Outcome &outcome,
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
    if (isEvent && error.kind == Kind::NotFound)
        // The event type is gone, which affects all rows.
        return {.pause = error.words};
    // For a lookup, "not found" is a valid result.
    if (!operation.writes() && error.kind == Kind::NotFound)
        return {.end = journal::RowEnd{
                    .number = number, .status = 404, .text = Verdicts::tr("Not found.")}};
    return {.end = endOf(number, error)};
}

RowVerdict goneVerdict(const api::Request &reading, const api::Outcome &outcome,
                       const journal::RowEnd &deleted)
{
    auto end = deleted;
    if (outcome) {
        end.state = RowState::Refused;
        end.status = outcome->status;
        end.text = Verdicts::tr("Deleted, but it still exists.");
        return {.end = end};
    }
    if (outcome.error().kind == Kind::NotFound) {
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

} // namespace storedesk::jobs
