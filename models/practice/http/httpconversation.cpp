// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpconversation.h"

#include "practice/core/problem.h"
#include "practice/http/httpfault.h"

#include <algorithm>

namespace storedesk::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 kilobyte = 1024;
constexpr qint64 headLimit = 32 * kilobyte;
constexpr qsizetype targetLimit = 8 * kilobyte;
constexpr qint64 jsonLimit = 1024 * kilobyte;
constexpr qint64 eventLimit = 512 * kilobyte;

struct HeadCount
{
    qint64 size = 0;
    int lengths = 0;
    int encodings = 0;
    int hosts = 0;
    bool otherEncoding = false;
};

MHD_Result countHeader(void *into, MHD_ValueKind /*kind*/, const char *name, const char *value)
{
    auto *count = static_cast<HeadCount *>(into);
    const QByteArrayView text(value ? value : "");
    count->size += qint64(qstrlen(name)) + text.size() + 4;
    count->hosts += qstricmp(name, "Host") == 0 ? 1 : 0;
    count->lengths += qstricmp(name, "Content-Length") == 0 ? 1 : 0;
    if (qstricmp(name, "Transfer-Encoding") == 0) {
        ++count->encodings;
        count->otherEncoding |= qstricmp(value, "chunked") != 0;
    }
    return MHD_YES;
}

// Prevents DNS rebinding, because a foreign page whose name resolves to this computer still sends
// its own host name.
bool namesThisComputer(QByteArrayView authority)
{
    for (const QByteArrayView name : {"127.0.0.1", "[::1]", "localhost"}) {
        if (authority.size() < name.size()
            || qstrnicmp(authority.data(), name.data(), size_t(name.size())) != 0)
            continue;
        const auto port = authority.sliced(name.size());
        return port.isEmpty()
            || (port.front() == ':' && std::ranges::all_of(port.sliced(1), [](char each) {
                    return each >= '0' && each <= '9';
                }));
    }
    return false;
}

std::optional<PracticeResponse> hostProblem(const HeadCount &count,
                                            const HttpConnection &connection,
                                            const HttpTarget &target, QByteArrayView version)
{
    if (count.hosts > 1 || (version != "HTTP/1.0" && count.hosts == 0))
        return problem(400, u"There must be one Host header."_s);
    if ((count.hosts == 1 && !namesThisComputer(connection.header("Host")))
        || (!target.authority.isEmpty() && !namesThisComputer(target.authority)))
        return problem(403, u"The practice service answers to 127.0.0.1 and localhost only."_s);
    return std::nullopt;
}

// Refuses a head with a foreign host name, an ambiguous request length, or excessive size (400,
// 403, 414, 431). libmicrohttpd uses the first of two lengths, and prefers chunks to a length. A
// proxy with other rules would see a different request, so both are refused.
std::optional<PracticeResponse> headProblem(const HttpConnection &connection,
                                            const HttpTarget &target, QByteArrayView version)
{
    HeadCount count;
    MHD_get_connection_values(connection.handle(), MHD_HEADER_KIND, &countHeader, &count);
    if (auto answer = hostProblem(count, connection, target, version))
        return answer;
    if (target.raw.size() > targetLimit)
        return problem(414, u"The address is longer than %1 bytes."_s.arg(targetLimit));
    if (count.size > headLimit)
        return problem(431, u"The headers are longer than %1 bytes."_s.arg(headLimit));
    if (count.lengths + count.encodings > 1)
        return problem(400, u"The length of the body is given twice."_s);
    if (count.otherEncoding)
        return problem(400, u"The transfer encoding is not known."_s);
    return std::nullopt;
}

QByteArray mediaType(const HttpConnection &connection)
{
    const auto type = connection.header("Content-Type");
    return type.left(type.indexOf(';') < 0 ? type.size() : type.indexOf(';')).trimmed().toLower();
}

std::optional<PracticeResponse> keyProblem(HttpContext &context,
                                           const catalogue::Operation &operation,
                                           const HttpConnection &connection)
{
    const auto *key = keyIn(connection.header("Authorization"), context.keys);
    if (!key)
        return PracticeResponse{.status = 401, .body = {}, .contentType = {}};
    const bool admitted = context.rate.admit();
    if (!opens(*key, operation))
        return problem(403, u"The key lacks the scope %1."_s.arg(catalogue::scopeOf(operation)));
    if (!admitted)
        return problem(
            429, u"More than %1 requests in a minute."_s.arg(context.options.requestsPerMinute));
    return std::nullopt;
}

std::optional<PracticeResponse> typeProblem(const catalogue::Operation &operation,
                                            const HttpConnection &connection)
{
    using catalogue::Payload;
    if (operation.payload == Payload::Json && mediaType(connection) != "application/json")
        return problem(415, u"The body must be application/json."_s);
    if (operation.payload == Payload::Multipart && mediaType(connection) != "multipart/form-data")
        return problem(415, u"The body must be multipart/form-data."_s);
    return std::nullopt;
}

PracticeResponse wrongMethod(const HttpTarget &target)
{
    auto answer = problem(405, u"The method is not allowed here."_s);
    answer.headers.append({"Allow", target.allowed()});
    return answer;
}

// Runs the checks that need no body, in this order: path (404), method (405), key (401), scope
// (403), rate (429), type (415). Requests with a valid key count towards the rate limit.
std::optional<PracticeResponse> refusalOf(HttpContext &context, const HttpTarget &target,
                                          const HttpConnection &connection)
{
    if (!target.match)
        return problem(404, u"There is nothing at this address."_s);
    if (!target.operation)
        return wrongMethod(target);
    if (auto answer = keyProblem(context, *target.operation, connection))
        return answer;
    return typeProblem(*target.operation, connection);
}

// Returns the maximum body size. Larger bodies are answered with 413.
qint64 bodyLimit(const ServiceOptions &options, const HttpTarget &target)
{
    if (!target.operation)
        return jsonLimit;
    if (target.operation->payload == catalogue::Payload::Multipart)
        return options.importLimitMb * kilobyte * kilobyte;
    return target.operation->resource == catalogue::Resource::CustomEvent ? eventLimit : jsonLimit;
}

std::unique_ptr<PracticeBody> bodyFor(const HttpContext &context, const HttpTarget &target,
                                      const HttpConnection &connection)
{
    const auto limit = bodyLimit(context.options, target);
    if (target.operation && target.operation->payload == catalogue::Payload::Json)
        return jsonBody(limit);
    if (target.operation && target.operation->payload == catalogue::Payload::Multipart)
        return multipartBody(connection.handle(), context.folder, limit);
    return ignoredBody(limit);
}

} // namespace

// The number of bytes read beyond the limit before the error response is sent. A client that is
// still sending would not receive an earlier response.
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

// libmicrohttpd has not closed the connection yet but accepts no response, so it is bypassed.
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

// FIN is sent at once. The body is still read, because closing the connection with unread bytes
// would send RST.
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

// A response without a body stalls in the middle of its head. Drip delays it instead.
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
