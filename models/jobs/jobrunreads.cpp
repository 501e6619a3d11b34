// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrun.h"

#include "api/lookuprules.h"
#include "api/resourcerequests.h"
#include "api/session.h"
#include "journal/requestjson.h"

// Rows whose record is read first and stored together with the request, and rows that are done only
// after a read has confirmed the deletion.

namespace storedesk::jobs {

using journal::RowState;

static journal::RowStart startOf(qint64 number, const http::Request &request,
                                 const QJsonObject &before)
{
    return {.number = number,
            .request = journal::bytesOf(request),
            .before = before.isEmpty() ? QByteArray()
                                       : QJsonDocument(before).toJson(QJsonDocument::Compact)};
}

void JobRun::read(qint64 number, const http::Request &request, const RowCondition &condition)
{
    const auto &operation = operationOf(request);
    Q_ASSERT(operation.lookUp);
    // The record to create is looked up by its future key.
    auto reading = operation.effect == catalogue::Effect::Create
        ? api::readFor(request).value_or(request)
        : api::requestOf(catalogue::operation(*operation.lookUp), request.values);
    reading.priority = request.priority;
    auto *call = m_session.read(reading, this);
    m_calls.insert(number, call);
    call->then(this, [this, number, request, condition](const http::Outcome &outcome) {
        haveRead(number, request, condition, outcome);
    });
}

void JobRun::haveRead(qint64 number, const http::Request &request, const RowCondition &condition,
                      const http::Outcome &outcome)
{
    m_calls.remove(number);
    const bool gone = !outcome && outcome.error().kind == http::ErrorKind::NotFound;
    if (gone && operationOf(request).effect == catalogue::Effect::Delete) {
        note({.number = number,
              .state = RowState::Done,
              .status = 404,
              .detail = tr("It no longer existed.")});
        return advanceLater();
    }
    if (!outcome && !gone) {
        auto verdict = journal::verdictOf(number, request, outcome, journal::Keep::Nothing);
        if (verdict.end) {
            // Only the read has been sent.
            verdict.end->state = RowState::NotSent;
            note(*verdict.end);
        } else {
            m_next.returns.push_back(number);
        }
        if (!verdict.pause.what.isEmpty())
            pauseBecause(verdict.pause);
        return advanceLater();
    }
    const auto before = outcome ? outcome->document.object() : QJsonObject();
    if (const auto refusal = refusalBy(condition, before); !refusal.isEmpty()) {
        note({.number = number, .state = RowState::NotSent, .text = refusal});
        return advanceLater();
    }
    if (!m_options.keepCopy || before.isEmpty())
        return copyKept(number, request, before, {});
    ++m_keeping;
    const QPointer<JobRun> self(this);
    m_options.keepCopy(number, request, before,
                       [self, number, request, before](const base::Result<void> &kept) {
                           if (!self)
                               return;
                           --self->m_keeping;
                           self->copyKept(number, request, before, kept);
                       });
}

void JobRun::copyKept(qint64 number, const http::Request &request, const QJsonObject &before,
                      const base::Result<void> &kept)
{
    if (!kept) {
        m_next.returns.push_back(number);
        pauseBecause(kept.error());
    } else if (m_state != State::Running) {
        m_next.returns.push_back(number);
    } else if (m_options.marksLate) {
        auto known = request;
        known.before = before;
        send(number, known);
    } else {
        m_next.starts.push_back(startOf(number, request, before));
    }
    advanceLater();
}

// The request is sent once its row is marked. The mark is removed again if the request certainly
// did not reach the service, because of rate limiting or a missing connection.
void JobRun::markBeforeSending(api::Call &call, qint64 number, const http::Request &request)
{
    call.requireRelease();
    connect(&call, &api::Call::releaseNeeded, this, [this, number, request] {
        m_next.starts.push_back(startOf(number, request, request.before));
        advanceLater();
    });
    connect(&call, &api::Call::waiting, this, [this, &call, number] {
        if (call.attempts() == 0 || call.mayHaveLeft() || m_state != State::Running)
            return;
        m_next.holds.push_back(number);
        advanceLater();
    });
}

// The row stays unfinished until verified. After a crash it is deleted and verified again.
void JobRun::verify(qint64 number, const http::Request &request, const journal::RowEnd &end)
{
    auto reading =
        api::requestOf(catalogue::operation(*operationOf(request).lookUp), request.values);
    reading.priority = request.priority;
    auto *call = m_session.read(reading, this);
    m_calls.insert(number, call);
    call->then(this, [this, number, reading, end](const http::Outcome &outcome) {
        m_calls.remove(number);
        auto verdict = journal::goneVerdict(reading, outcome, end);
        if (!verdict.end && m_state == State::Stopping)
            verdict.end = {.number = number,
                           .state = RowState::Unknown,
                           .text = tr("Deleted, but not verified.")};
        conclude(number, verdict);
    });
}

} // namespace storedesk::jobs
