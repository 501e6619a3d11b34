// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lostwritelookup.h"

#include "api/deliverycontext.h"
#include "api/errorwords.h"
#include "api/requestscheduler.h"

#include <QCoreApplication>

namespace storedesk::api {

using catalogue::Effect;
using catalogue::Repeat;
using Step = LookupDecision::Step;
using Verdict = LookupFinding::Verdict;

LostWriteLookup::LostWriteLookup(DeliveryContext &context, const http::Request &request)
    : m_context(context)
    , m_request(request)
    , m_repeat(http::repeatOf(request))
{ }

bool LostWriteLookup::isPossible() const
{
    return m_context.lookUp() != nullptr;
}

void LostWriteLookup::ask(const AttemptHistory &history, QObject *owner,
                          Lookup::Handler handler) const
{
    m_context.lookUp()->ask({.request = m_request,
                             .sent = history.doubtful.value_or(history.latest),
                             .seen = history.seen},
                            owner, std::move(handler));
}

// Returns the error of a write that was never sent and waited too long to be sent without a new
// lookup.
static http::Error tooLate(const http::Request &request, const LookupFinding &finding)
{
    http::Error error{.kind = finding.error ? finding.error->kind : http::ErrorKind::Conflict};
    const auto translated = [](const char *text) {
        return QCoreApplication::translate("Errors", text);
    };
    error.words.what = translated(QT_TRANSLATE_NOOP("Errors", "%1: not sent."))
                           .arg(titleOf(http::operationOf(request)));
    error.words.why = translated(
        QT_TRANSLATE_NOOP("Errors", "It was delayed too long and could overwrite a newer change."));
    if (finding.error)
        error.words.why = translated(QT_TRANSLATE_NOOP("Errors",
                                                       "It was delayed so long that the record "
                                                       "must be loaded first, and that failed. %1"))
                              .arg(finding.error->words.why)
                              .trimmed();
    error.words.next =
        translated(QT_TRANSLATE_NOOP("Errors", "Check the current record and decide again."));
    return error;
}

// Fails the write, because the lookup has shown that no attempt was applied.
static LookupDecision failForSure(AttemptHistory &history, const http::Error &error)
{
    history.settle();
    return {.step = Step::Fail, .error = error};
}

static http::Error unknown(const ClassifiedResponse &response)
{
    return {.kind = http::ErrorKind::Unknown,
            .status = response.error.status,
            .cause = response.error.kind};
}

LookupDecision LostWriteLookup::decide(const LookupFinding &finding, AttemptHistory &history,
                                       const ClassifiedResponse &response) const
{
    if (finding.verdict == Verdict::Applied)
        return applied(finding, history);
    if (!history.doubtful)
        return {.step = Step::Fail, .error = tooLate(m_request, finding)};
    if (finding.verdict == Verdict::Unclear)
        return undecided(finding, response);
    if (finding.verdict == Verdict::Different
        && http::operationOf(m_request).effect == Effect::Delete)
        return conflict(history, response,
                        QT_TRANSLATE_NOOP("Errors",
                                          "The record was created again in the meantime. The "
                                          "delete request was for the old record."));
    if (finding.verdict == Verdict::Changed)
        return conflict(history, response,
                        QT_TRANSLATE_NOOP("Errors",
                                          "The record was changed in the meantime. Sending the "
                                          "change again would overwrite newer values."));
    // The service refused the latest attempt, and no earlier one was applied.
    if (response.ending == Ending::Conflict || stepOf(m_repeat, response.ending) == RetryStep::Fail)
        return failForSure(history, response.error);
    if (m_repeat == Repeat::Write)
        return absentWrite(history, response);
    if (finding.verdict == Verdict::Different)
        return conflict(history, response,
                        QT_TRANSLATE_NOOP("Errors",
                                          "A record with this name exists, but its values differ "
                                          "from the ones you sent."));
    return absentCreate(history, response);
}

LookupDecision LostWriteLookup::applied(const LookupFinding &finding,
                                        const AttemptHistory &history) const
{
    const bool goneBefore =
        !history.doubtful && http::operationOf(m_request).verb == catalogue::Verb::Delete;
    return {.step = Step::Succeed,
            .reply = {.status = goneBefore ? 404 : 0,
                      .document = QJsonDocument(finding.record),
                      .confirmed = !goneBefore}};
}

LookupDecision LostWriteLookup::undecided(const LookupFinding &finding,
                                          const ClassifiedResponse &response) const
{
    auto error = unknown(response);
    error.words = wordsOf(error, response.detail);
    if (finding.error && !finding.error->words.why.isEmpty())
        error.words.why += u' ' + finding.error->words.why;
    error.candidates = finding.candidates;
    error.readFailed = finding.readFailed;
    return {.step = Step::Fail, .error = error};
}

// Handles a write that was apparently not applied. Within the window it may simply be resent.
LookupDecision LostWriteLookup::absentWrite(AttemptHistory &history,
                                            const ClassifiedResponse &response) const
{
    const auto now = history.situation(m_request, response, m_context.clock());
    if (now.sinceDecided >= http::requestPolicy.replayWindow)
        return conflict(history, response,
                        QT_TRANSLATE_NOOP("Errors",
                                          "The request wasn't sent. Sending it this late could "
                                          "overwrite a newer change."));
    if (now.attempts >= mostAttempts(now.ending) || !m_context.scheduler().payRetry())
        return {.step = Step::Fail, .error = unknown(response)};
    return {.step = Step::Resend};
}

// A single lookup may be too early, so a create is resent only after several found no trace of it.
LookupDecision LostWriteLookup::absentCreate(AttemptHistory &history,
                                             const ClassifiedResponse &response) const
{
    if (m_request.givenUp) {
        auto error = unknown(response);
        error.words = wordsOf(error, response.detail);
        error.words.why +=
            u' '
            + QCoreApplication::translate(
                "Errors",
                "The list has no matching record, but the record may have been deleted since.");
        return {.step = Step::Fail, .error = error};
    }
    if (++history.absences < http::requestPolicy.lookupsBeforeResend)
        return {.step = Step::LookAgain};
    if (history.doubts > http::requestPolicy.createResends || !m_context.scheduler().payRetry())
        return failForSure(history, response.error);
    history.absences = 0;
    history.lookedUp = http::TimePoint::now(m_context.clock());
    history.settle();
    return {.step = Step::Resend};
}

LookupDecision LostWriteLookup::conflict(AttemptHistory &history,
                                         const ClassifiedResponse &response,
                                         const char *detail) const
{
    http::Error error{.kind = http::ErrorKind::Conflict, .status = response.error.status};
    error.words = wordsOf(error, QCoreApplication::translate("Errors", detail));
    return failForSure(history, error);
}

base::Problem LostWriteLookup::wordsOf(const http::Error &error, const QString &detail) const
{
    return wordsFor(error, m_request, m_context.connection().baseUrl.host(), detail);
}

} // namespace storedesk::api
