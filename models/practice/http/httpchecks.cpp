// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpchecks.h"

#include "practice/core/problem.h"

#include <algorithm>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr qint64 kilobyte = 1024;
static constexpr qint64 headLimit = 32 * kilobyte;
static constexpr qsizetype targetLimit = 8 * kilobyte;
static constexpr qint64 jsonLimit = 1024 * kilobyte;
static constexpr qint64 eventLimit = 512 * kilobyte;

namespace {

struct HeadCount
{
    qint64 size = 0;
    int lengths = 0;
    int encodings = 0;
    int hosts = 0;
    bool otherEncoding = false;
};

} // namespace

static MHD_Result countHeader(void *into, MHD_ValueKind /*kind*/, const char *name,
                              const char *value)
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

// Prevents DNS rebinding: a foreign page whose name resolves to this computer still sends its own
// host name.
static bool namesThisComputer(QByteArrayView authority)
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

static std::optional<PracticeResponse> hostProblem(const HeadCount &count,
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

// The library uses the first of two lengths, and prefers chunks to a length. A proxy with other
// rules would see a different request, so both are refused.
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

static QByteArray mediaType(const HttpConnection &connection)
{
    const auto type = connection.header("Content-Type");
    return type.left(type.indexOf(';') < 0 ? type.size() : type.indexOf(';')).trimmed().toLower();
}

static std::optional<PracticeResponse> keyProblem(HttpContext &context,
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

static std::optional<PracticeResponse> typeProblem(const catalogue::Operation &operation,
                                                   const HttpConnection &connection)
{
    using catalogue::Payload;
    if (operation.payload == Payload::Json && mediaType(connection) != "application/json")
        return problem(415, u"The body must be application/json."_s);
    if (operation.payload == Payload::Multipart && mediaType(connection) != "multipart/form-data")
        return problem(415, u"The body must be multipart/form-data."_s);
    return std::nullopt;
}

static PracticeResponse wrongMethod(const HttpTarget &target)
{
    auto answer = problem(405, u"The method is not allowed here."_s);
    answer.headers.append({"Allow", target.allowed()});
    return answer;
}

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

} // namespace storedesk::practice
