// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/rowverifier.h"

#include "api/lookuprules.h"
#include "api/resourcerequests.h"
#include "api/session.h"

namespace storedesk::jobs {

using journal::RowState;

RowVerifier::RowVerifier(api::Session &session, const journal::RunOptions &options)
    : m_session(session)
    , m_options(options)
{ }

RowVerifier::~RowVerifier() = default;

api::Call *RowVerifier::read(qint64 number, http::Request reading, const http::Request &request)
{
    reading.priority = request.priority;
    auto *call = m_session.read(reading, this);
    m_reads.insert(number, call);
    return call;
}

void RowVerifier::readBefore(qint64 number, const http::Request &request,
                             const RowCondition &condition)
{
    const auto &operation = operationOf(request);
    Q_ASSERT(operation.lookUp);
    // The record to create is looked up by its future key.
    const auto reading = operation.effect == catalogue::Effect::Create
        ? api::readFor(request).value_or(request)
        : api::requestOf(catalogue::operation(*operation.lookUp), request.values);
    read(number, reading, request)
        ->then(this, [this, number, request, condition](const http::Outcome &outcome) {
            haveRead(number, request, condition, outcome);
        });
}

void RowVerifier::haveRead(qint64 number, const http::Request &request,
                           const RowCondition &condition, const http::Outcome &outcome)
{
    m_reads.remove(number);
    const bool gone = !outcome && outcome.error().kind == http::ErrorKind::NotFound;
    if (gone && operationOf(request).effect == catalogue::Effect::Delete) {
        Q_EMIT refused(number,
                       {.end = journal::RowEnd{.number = number,
                                               .state = RowState::Done,
                                               .status = 404,
                                               .detail = tr("It no longer existed.")}});
        return;
    }
    if (!outcome && !gone) {
        auto verdict = journal::verdictOf(number, request, outcome, journal::Keep::Nothing);
        // Only the read has been sent.
        if (verdict.end)
            verdict.end->state = RowState::NotSent;
        Q_EMIT refused(number, verdict);
        return;
    }
    const auto before = outcome ? outcome->document.object() : QJsonObject();
    if (isSatisfiedBy(condition, request, before)) {
        Q_EMIT refused(
            number,
            {.end = journal::RowEnd{.number = number,
                                    .state = RowState::Done,
                                    .status = outcome->status,
                                    .detail = tr("It already existed with these values.")}});
        return;
    }
    if (const auto refusal = refusalBy(condition, before); !refusal.isEmpty())
        Q_EMIT refused(number,
                       {.end = journal::RowEnd{
                            .number = number, .state = RowState::NotSent, .text = refusal}});
    else
        storeCopy(number, request, before);
}

void RowVerifier::storeCopy(qint64 number, const http::Request &request, const QJsonObject &before)
{
    if (!m_options.keepCopy || before.isEmpty()) {
        Q_EMIT cleared(number, request, before);
        return;
    }
    ++m_storing;
    const QPointer<RowVerifier> self(this);
    m_options.keepCopy(number, request, before,
                       [self, number, request, before](const base::Result<void> &kept) {
                           if (!self)
                               return;
                           --self->m_storing;
                           if (kept)
                               Q_EMIT self->cleared(number, request, before);
                           else
                               Q_EMIT self->refused(number, {.pause = kept.error()});
                       });
}

// The row stays unfinished until the deletion has been verified. After a crash, the record is
// deleted and verified again.
void RowVerifier::readAfter(qint64 number, const http::Request &request, const journal::RowEnd &end)
{
    const auto reading =
        api::requestOf(catalogue::operation(*operationOf(request).lookUp), request.values);
    read(number, reading, request)
        ->then(this, [this, number, reading, end](const http::Outcome &outcome) {
            m_reads.remove(number);
            Q_EMIT verified(number, journal::goneVerdict(reading, outcome, end));
        });
}

void RowVerifier::cancel()
{
    const auto reads = m_reads.values();
    for (const auto &read : reads) {
        if (read)
            read->cancel();
    }
}

} // namespace storedesk::jobs
