// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "classifiedresponse.h"

#include "catalogue/key.h"
#include "http/limits.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace storedesk::api {

using namespace Qt::StringLiterals;
using catalogue::Operation;
namespace key = catalogue::key;

namespace {

// Longer values of the header are cut.
constexpr qsizetype longestRequestId = 200;

struct ResponseRow
{
    int status;
    Ending ending;
    http::ErrorKind kind;
};

// clang-format off
constexpr std::array responseTable{
    ResponseRow{400, Ending::Refused,        http::ErrorKind::Rejected},
    ResponseRow{401, Ending::KeyRefused,     http::ErrorKind::Unauthorised},
    ResponseRow{403, Ending::ScopeMissing,   http::ErrorKind::Forbidden},
    ResponseRow{404, Ending::NotFound,       http::ErrorKind::NotFound},
    ResponseRow{408, Ending::RequestTimeout, http::ErrorKind::ServerFault},
    ResponseRow{409, Ending::Conflict,       http::ErrorKind::Conflict},
    ResponseRow{413, Ending::BodyTooLarge,   http::ErrorKind::BodyTooLarge},
    ResponseRow{415, Ending::Refused,        http::ErrorKind::WrongContentType},
    ResponseRow{422, Ending::Refused,        http::ErrorKind::Invalid},
    ResponseRow{429, Ending::TooMany,        http::ErrorKind::RateLimited},
    ResponseRow{501, Ending::Other,          http::ErrorKind::ServerFault},
    ResponseRow{503, Ending::Unavailable,    http::ErrorKind::ServerFault},
    ResponseRow{505, Ending::Other,          http::ErrorKind::ServerFault},
};

struct CodeRow
{
    QLatin1StringView code;
    Ending ending;
    http::ErrorKind kind;
};

constexpr std::array codeTable{
    CodeRow{"E0101"_L1, Ending::MissingRecord, http::ErrorKind::Rejected},
    CodeRow{"E0102"_L1, Ending::MissingRecord, http::ErrorKind::Rejected},
    CodeRow{"E0301"_L1, Ending::QueueFull,     http::ErrorKind::QueueFull},
    CodeRow{"E0401"_L1, Ending::QueueFull,     http::ErrorKind::QueueFull},
    CodeRow{"E0501"_L1, Ending::MissingRecord, http::ErrorKind::Rejected},
};
// clang-format on

bool isPage(const http::RawResponse &raw)
{
    // Many servers label an empty response as HTML too.
    if (raw.bytes.isEmpty() && !raw.cut && !raw.tooLarge)
        return false;
    return raw.header("Content-Type").startsWith("text/html")
        || raw.bytes.trimmed().startsWith('<');
}

// Content types other than JSON are sent by proxies and login pages, not by the service.
bool hasForeignType(const http::RawResponse &raw)
{
    const auto type = raw.header("Content-Type").toLower();
    return !type.isEmpty() && !type.contains("json");
}

bool isJson(const QByteArray &bytes)
{
    return !http::isDeeperThan(bytes, http::depthLimit) && !QJsonDocument::fromJson(bytes).isNull();
}

void fail(ClassifiedResponse &response, Ending ending, http::ErrorKind kind)
{
    response.ending = ending;
    response.error.kind = kind;
}

bool hasShapeOf(const QJsonDocument &document, catalogue::ResponseShape shape)
{
    if (shape == catalogue::ResponseShape::Page)
        return document.object().value(key::results).isArray();
    return document.isObject();
}

// Parses a body that should be JSON. An invalid body counts as Unreadable, because the status
// reported success.
void readJson(ClassifiedResponse &response, const http::RawResponse &raw,
              const Operation &operation)
{
    if (http::isDeeperThan(raw.bytes, http::depthLimit))
        return fail(response, Ending::Unreadable, http::ErrorKind::TooDeep);
    QJsonParseError fault;
    auto document = QJsonDocument::fromJson(raw.bytes, &fault);
    if (fault.error != QJsonParseError::NoError) {
        response.detail = fault.errorString();
        return hasForeignType(raw) && !raw.bytes.isEmpty()
            ? fail(response, Ending::NotFromService, http::ErrorKind::ForeignPage)
            : fail(response, Ending::Unreadable, http::ErrorKind::BadJson);
    }
    if (!hasShapeOf(document, operation.answer))
        return fail(response, Ending::Unreadable, http::ErrorKind::WrongShape);
    response.ending = Ending::Success;
    response.reply.bytes = raw.bytes;
    response.reply.document = std::move(document);
}

void readSuccess(ClassifiedResponse &response, const http::RawResponse &raw,
                 const Operation &operation)
{
    const auto encoding = raw.header("Content-Encoding");
    if (isPage(raw))
        return fail(response, Ending::NotFromService, http::ErrorKind::ForeignPage);
    if (raw.tooLarge)
        return fail(response, Ending::AnswerTooLarge, http::ErrorKind::AnswerTooLarge);
    if (raw.cut)
        return fail(response, Ending::Unreadable, http::ErrorKind::AnswerCut);
    if (!encoding.isEmpty() && encoding != "identity") {
        response.detail = QString::fromLatin1(encoding);
        return fail(response, Ending::Unreadable, http::ErrorKind::BadJson);
    }
    // Every 2xx is a success. Only a create needs a response body, for the new identifier.
    const bool needsBody = operation.effect == catalogue::Effect::Read
        || operation.effect == catalogue::Effect::Create;
    if (raw.bytes.isEmpty()
        && (!needsBody || operation.answer == catalogue::ResponseShape::Nothing)) {
        response.ending = Ending::Success;
        return;
    }
    if (operation.answer == catalogue::ResponseShape::Nothing) {
        if (hasForeignType(raw) && !isJson(raw.bytes))
            return fail(response, Ending::NotFromService, http::ErrorKind::ForeignPage);
        response.reply.bytes = raw.bytes;
        response.ending = Ending::Success;
        return;
    }
    readJson(response, raw, operation);
}

std::vector<http::FieldError> fieldsOf(const QJsonObject &body)
{
    std::vector<http::FieldError> fields;
    const auto faults = body.value(key::validationErrors).toArray();
    for (const auto &value : faults) {
        const auto fault = value.toObject();
        fields.push_back({.name = fault.value(key::name).toString(),
                          .path = fault.value(key::path).toString(),
                          .reason = fault.value(key::reason).toString()});
    }
    return fields;
}

// Statuses without a row use the row of their class. Statuses of 500 and above may be sent by a
// gateway as well as by the service, and prove nothing.
ResponseRow rowOf(int status)
{
    const auto *row = std::ranges::find(responseTable, status, &ResponseRow::status);
    if (row != responseTable.end())
        return *row;
    if (status >= 300 && status < 400)
        return {status, Ending::Redirected, http::ErrorKind::Redirected};
    if (status < 500)
        return {status, Ending::Other, http::ErrorKind::UnexpectedStatus};
    return {status, Ending::ServerFault,
            status < 600 ? http::ErrorKind::ServerFault : http::ErrorKind::UnexpectedStatus};
}

// Recognises the error format that the service documents: the status again, a title and a sentence.
bool isOwnError(const QJsonObject &body, int status)
{
    return body.value(key::status).toInt() == status && body.value(key::title).isString()
        && body.value(key::detail).isString();
}

// Returns whether a refusal was not sent by the service itself. Proxies send 404 and 403 too, which
// proves nothing about a record. Three statuses need no proof: no body is documented for 401, so
// only an HTML page reveals a proxy; 408 is doubtful in any case; and 429 is sent before anything
// is done.
bool isStrangers(const http::RawResponse &raw, const QJsonObject &body)
{
    if (raw.status < 400 || raw.status >= 500 || raw.status == 408 || raw.status == 429)
        return false;
    return raw.status == 401 ? isPage(raw) : !isOwnError(body, raw.status);
}

void readRefusal(ClassifiedResponse &response, const http::RawResponse &raw)
{
    const auto row = rowOf(raw.status);
    fail(response, row.ending, row.kind);
    if (row.ending == Ending::Redirected) {
        response.detail = QString::fromUtf8(raw.header("Location"));
        return;
    }
    const auto body = http::isDeeperThan(raw.bytes, http::depthLimit)
        ? QJsonObject()
        : QJsonDocument::fromJson(raw.bytes).object();
    if (isStrangers(raw, body))
        return fail(response, Ending::NotFromService, http::ErrorKind::ForeignPage);
    response.detail = body.value(key::detail).toString();
    response.error.code = body.value(key::code).toString();
    response.error.fields = fieldsOf(body);
    response.error.body = body;
    const auto *code = std::ranges::find(codeTable, response.error.code, &CodeRow::code);
    if (raw.status == 400 && code != codeTable.end())
        fail(response, code->ending, code->kind);
}

std::optional<int> numberOf(const QByteArray &header)
{
    bool fine = false;
    const int number = header.trimmed().toInt(&fine);
    return fine && number >= 0 ? std::optional(number) : std::nullopt;
}

RateHeaders rateOf(const http::RawResponse &raw, const QDateTime &sentAt)
{
    RateHeaders rate{.limit = numberOf(raw.header("X-RateLimit-Limit")),
                     .remaining = numberOf(raw.header("X-RateLimit-Remaining"))};
    bool fine = false;
    const auto reset = raw.header("X-RateLimit-Reset").trimmed().toLongLong(&fine);
    if (fine && reset >= 0) {
        const auto seconds = std::clamp<qint64>(reset - sentAt.toSecsSinceEpoch(), 0, 3600);
        rate.resetIn = std::chrono::seconds(seconds);
    }
    return rate;
}

void readHead(ClassifiedResponse &response, const http::RawResponse &raw, const QDateTime &now)
{
    // Parsing a date is expensive, and only these two headers are relative to the service's time.
    const bool timed =
        !raw.header("Retry-After").isEmpty() || !raw.header("X-RateLimit-Reset").isEmpty();
    const auto date = timed ? http::httpDateOf(raw.header("Date")) : QDateTime();
    const auto sentAt = date.isValid() ? date : now;
    response.rate = rateOf(raw, sentAt);
    response.retryAfter = http::retryAfterOf(raw.header("Retry-After"), sentAt);
    response.reply.status = raw.status;
    response.error.status = raw.status;
    for (const auto *name : {"X-Request-Id", "X-Correlation-Id"}) {
        if (response.error.requestId.isEmpty())
            response.error.requestId = QString::fromUtf8(raw.header(name).left(longestRequestId));
    }
}

Ending endingOf(http::RawResponse::End end)
{
    switch (end) {
    case http::RawResponse::End::NeverConnected:
        return Ending::NotConnected;
    case http::RawResponse::End::Certificate:
        return Ending::CertificateRefused;
    default:
        return Ending::Lost;
    }
}

} // namespace

ClassifiedResponse classify(const http::RawResponse &raw, const Operation &operation,
                            const QDateTime &now)
{
    ClassifiedResponse response;
    if (raw.end != http::RawResponse::End::Answered) {
        // Reading an endless response again would only use the same time and memory again.
        const bool isFutile = raw.kind == http::ErrorKind::EndlessAnswer
            && operation.effect == catalogue::Effect::Read;
        fail(response, isFutile ? Ending::AnswerTooLarge : endingOf(raw.end), raw.kind);
        response.detail = raw.detail;
        return response;
    }
    // An interim response is not final: the response that should have followed was lost.
    if (raw.status < 200) {
        fail(response, Ending::Lost, http::ErrorKind::ConnectionLost);
        return response;
    }
    readHead(response, raw, now);
    if (raw.status < 300)
        readSuccess(response, raw, operation);
    else
        readRefusal(response, raw);
    return response;
}

} // namespace storedesk::api
