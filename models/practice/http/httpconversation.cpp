// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpconversation.h"

#include "practice/core/problem.h"
#include "practice/http/httpchecks.h"
#include "practice/http/httpfault.h"

namespace storedesk::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

// Bytes read beyond the limit before the error response: a client that is still sending would not
// receive an earlier response.
static constexpr qint64 patience = qint64(16) * 1024 * 1024;

HttpConversation::HttpConversation(HttpContext &context, MHD_Connection *connection,
                                   QByteArray target)
    : m_context(context)
    , m_connection(connection, context.acceptor, context.ledger)
    , m_rawTarget(std::move(target))
{ }

MHD_Result HttpConversation::begin(QByteArray method, QByteArrayView version)
{
    m_method = std::move(method);
    m_target = targetOf(m_rawTarget, m_method);
    const auto refused = headProblem(m_connection, m_target, version);
    if (!refused && m_target.isFile())
        m_fault = m_context.faults.drawForFile();
    else if (!refused && m_target.operation)
        m_fault = m_context.faults.draw(m_target.operation->id);

    LedgerEntry entry{.time = m_context.clock.now(), .method = m_method};
    if (m_target.operation)
        entry.operation = m_target.operation->id;
    if (m_target.match)
        entry.values = m_target.match->values;
    if (m_fault)
        entry.fault = m_fault->fault;
    m_connection.setNumber(m_context.ledger.open(std::move(entry)));

    if (refused) {
        auto delivery = deliveryWithRate(m_context, *refused);
        setHeader(delivery, "Connection", "close");
        m_open = false;
        return m_connection.queue(std::move(delivery));
    }
    m_sizeLimit = bodyLimit(m_context.options, m_target) + patience;
    if (!m_target.isFile())
        m_refusal = refusalOf(m_context, m_target, m_connection);
    m_body = m_refusal || m_target.isFile() ? ignoredBody(bodyLimit(m_context.options, m_target))
                                            : bodyFor(m_context, m_target, m_connection);
    m_open = !m_fault || faultRow(m_fault->fault).stage != Stage::Head;
    return m_open ? MHD_YES : playAtHead();
}

MHD_Result HttpConversation::feed(QByteArrayView bytes)
{
    m_size += bytes.size();
    if (m_size > m_sizeLimit) {
        m_connection.send(bytesOf(deliveryWithRate(m_context, tooLarge(m_sizeLimit - patience))));
        m_connection.finish();
        m_context.ledger.note(m_connection.number(),
                              [](LedgerEntry &entry) { entry.status = 413; });
        m_open = false;
        return MHD_NO;
    }
    m_hash.addData(bytes);
    m_body->take(bytes);
    return MHD_YES;
}

MHD_Result HttpConversation::finish()
{
    m_open = false;
    if (m_afterwards)
        return std::exchange(m_afterwards, nullptr)();
    m_context.ledger.note(m_connection.number(), [this](LedgerEntry &entry) {
        entry.complete = true;
        entry.bodySize = m_size;
        entry.bodyHash = m_hash.result();
    });
    if (m_fault && m_fault->fault == Fault::CloseBeforeReading)
        return MHD_NO;
    if (m_fault && faultRow(m_fault->fault).stage == Stage::Instead)
        return playInstead();
    if (m_target.isFile())
        return answerFile();
    const auto answer = answerNow();
    const auto played =
        m_fault ? playAfter(answer) : m_connection.queue(deliveryWithRate(m_context, answer));
    if (m_target.operation && m_target.operation->answer == catalogue::ResponseShape::Page)
        m_context.pages.insert(m_target.operation->id, answer.body);
    return played;
}

void HttpConversation::end(MHD_RequestTerminationCode why)
{
    if (m_open)
        answerCutShort(why);
    if (begun())
        m_context.ledger.note(m_connection.number(),
                              [](LedgerEntry &entry) { entry.step = LedgerStep::Ended; });
}

// The library has not closed the connection yet but accepts no response, so it is bypassed.
void HttpConversation::answerCutShort(MHD_RequestTerminationCode why)
{
    const bool late = why == MHD_REQUEST_TERMINATED_TIMEOUT_REACHED;
    if (!late && why != MHD_REQUEST_TERMINATED_CLIENT_ABORT)
        return;
    const auto cause = late
        ? problem(408, u"Nothing came any more, though the request is not complete."_s)
        : problem(400, u"The request ended before it was complete."_s);
    const auto &answer = m_refusal ? *m_refusal : cause;
    m_connection.send(bytesOf(deliveryWithRate(m_context, answer)));
    if (begun())
        m_context.ledger.note(m_connection.number(),
                              [&answer](LedgerEntry &entry) { entry.status = answer.status; });
}

// FIN is sent at once; the body is still read, because closing with unread bytes would send RST.
MHD_Result HttpConversation::playAtHead()
{
    switch (m_fault->fault) {
    case Fault::CloseBeforeReading:
        m_connection.finish();
        return MHD_YES;
    case Fault::ResetBeforeReading:
        m_connection.reset();
        return MHD_NO;
    default: {
        auto delivery = deliveryOf(m_context, statusAnswer(*m_fault));
        setHeader(delivery, "Connection", "close");
        return m_connection.queue(std::move(delivery));
    }
    }
}

MHD_Result HttpConversation::playInstead()
{
    if (m_fault->fault == Fault::CloseNotApplied)
        return drop();
    if (m_fault->fault == Fault::ResetNotApplied) {
        m_connection.reset();
        return MHD_NO;
    }
    return m_connection.queue(insteadOf(m_context, *m_fault, m_target));
}

MHD_Result HttpConversation::playAfter(PracticeResponse answer)
{
    switch (m_fault->fault) {
    case Fault::CloseApplied:
        return drop();
    case Fault::ResetApplied:
        m_connection.reset();
        return MHD_NO;
    case Fault::HalfStatusLine:
        m_connection.send("HTTP/1.1 20");
        return drop();
    case Fault::Stall:
    case Fault::Drip:
        if (answer.body.isEmpty())
            return playOnEmpty(answer);
        break;
    default:
        break;
    }
    return m_connection.queue(spoilt(m_context, *m_fault, m_target, std::move(answer)));
}

// A response without a body stalls within its head; instead of dripping, it is delayed.
MHD_Result HttpConversation::playOnEmpty(const PracticeResponse &answer)
{
    auto delivery = deliveryWithRate(m_context, answer);
    if (m_fault->fault == Fault::Drip) {
        m_afterwards = [this, answer] {
            return m_connection.queue(deliveryWithRate(m_context, answer));
        };
        m_connection.suspendFor(16 * std::chrono::milliseconds(valueOf(*m_fault).toInt()));
        return MHD_YES;
    }
    const auto head = bytesOf(delivery);
    m_connection.send(QByteArrayView(head).first(head.size() / 2));
    m_afterwards = [] {
        return MHD_NO;
    };
    m_connection.suspendUntilGone();
    return MHD_YES;
}

MHD_Result HttpConversation::answerFile()
{
    auto delivery = fileDelivery(m_context, m_target, m_method, m_connection, m_fault);
    if (m_fault
        && (m_fault->fault == Fault::CloseApplied || m_fault->fault == Fault::ResetApplied)) {
        if (m_fault->fault == Fault::ResetApplied)
            m_connection.reset();
        return drop();
    }
    if (m_fault && delivery.status < 300)
        spoilBody(*m_fault, delivery);
    return m_connection.queue(std::move(delivery));
}

PracticeResponse HttpConversation::answerNow()
{
    if (m_refusal)
        return *m_refusal;
    PracticeRequest request{.operation = m_target.operation,
                            .values = m_target.match->values,
                            .query = m_target.query,
                            .base = m_context.base};
    if (auto answer = m_body->finish(request))
        return *answer;
    auto answer = m_context.handler.answer(request);
    m_context.ledger.note(m_connection.number(), [&answer](LedgerEntry &entry) {
        entry.applied = answer.status >= 200 && answer.status < 300;
    });
    return answer;
}

MHD_Result HttpConversation::drop() const
{
    m_connection.finish();
    return MHD_NO;
}

} // namespace storedesk::practice
