// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "classifiedresponse.h"

#include "api/limits.h"
#include "catalogue/key.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace storedesk::api {

using namespace Qt::StringLiterals;
using catalogue::Operation;
namespace key = catalogue::key;

namespace {

struct ResponseRow
{
    int status;
    Ending ending;
    Kind kind;
};

// clang-format off
constexpr std::array responseTable{
    ResponseRow{400, Ending::Refused,        Kind::Rejected},
    ResponseRow{401, Ending::KeyRefused,     Kind::Unauthorised},
    ResponseRow{403, Ending::ScopeMissing,   Kind::Forbidden},
    ResponseRow{404, Ending::NotFound,       Kind::NotFound},
    ResponseRow{408, Ending::RequestTimeout, Kind::ServerFault},
    ResponseRow{409, Ending::Conflict,       Kind::Conflict},
    ResponseRow{413, Ending::BodyTooLarge,   Kind::BodyTooLarge},
    ResponseRow{415, Ending::Refused,        Kind::WrongContentType},
    ResponseRow{422, Ending::Refused,        Kind::Invalid},
    ResponseRow{429, Ending::TooMany,        Kind::RateLimited},
    ResponseRow{501, Ending::Other,          Kind::ServerFault},
    ResponseRow{503, Ending::Unavailable,    Kind::ServerFault},
    ResponseRow{505, Ending::Other,          Kind::ServerFault},
};

struct CodeRow
{
    QLatin1StringView code;
    Ending ending;
    Kind kind;
};

constexpr std::array codeTable{
    CodeRow{"E0101"_L1, Ending::MissingRecord, Kind::Rejected},
    CodeRow{"E0102"_L1, Ending::MissingRecord, Kind::Rejected},
    CodeRow{"E0301"_L1, Ending::QueueFull,     Kind::QueueFull},
    CodeRow{"E0401"_L1, Ending::QueueFull,     Kind::QueueFull},
    CodeRow{"E0501"_L1, Ending::MissingRecord, Kind::Rejected},
};
// clang-format on

bool isPage(const RawResponse &raw)
{
    // Many servers label an empty response as HTML too.
    if (raw.bytes.isEmpty() && !raw.cut && !raw.tooLarge)
        return false;
    return raw.header("Content-Type").startsWith("text/html")
        || raw.bytes.trimmed().startsWith('<');
}

// Content types other than JSON are sent by proxies and login pages, not by the service.
bool hasForeignType(const RawResponse &raw)
{
    const auto type = raw.header("Content-Type").toLower();
    return !type.isEmpty() && !type.contains("json");
}

bool isJson(const QByteArray &bytes)
{
    return !isDeeperThan(bytes, depthLimit) && !QJsonDocument::fromJson(bytes).isNull();
}

void fail(ClassifiedResponse &response, Ending ending, Kind kind)
{
    response.ending = ending;
    response.error.kind = kind;
}

bool hasShapeOf(const QJsonDocument &document, catalogue::Answer shape)
{
    if (shape == catalogue::Answer::Page)
        return document.object().value(key::results).isArray();
    return document.isObject();
}

// Parses a body that should be JSON. Whatever is wrong with it, the status reported success.
void readJson(ClassifiedResponse &response, const RawResponse &raw, const Operation &operation)
{
    if (isDeeperThan(raw.bytes, depthLimit))
        return fail(response, Ending::Unreadable, Kind::TooDeep);
    QJsonParseError fault;
    auto document = QJsonDocument::fromJson(raw.bytes, &fault);
    if (fault.error != QJsonParseError::NoError) {
        response.detail = fault.errorString();
        return hasForeignType(raw) && !raw.bytes.isEmpty()
            ? fail(response, Ending::NotFromService, Kind::ForeignPage)
            : fail(response, Ending::Unreadable, Kind::BadJson);
    }
    if (!hasShapeOf(document, operation.answer))
        return fail(response, Ending::Unreadable, Kind::WrongShape);
    response.ending = Ending::Success;
    response.reply.bytes = raw.bytes;
    response.reply.document = std::move(document);
}

void readSuccess(ClassifiedResponse &response, const RawResponse &raw, const Operation &operation)
{
    const auto encoding = raw.header("Content-Encoding");
    if (isPage(raw))
        return fail(response, Ending::NotFromService, Kind::ForeignPage);
    if (raw.tooLarge)
        return fail(response, Ending::AnswerTooLarge, Kind::AnswerTooLarge);
    if (raw.cut)
        return fail(response, Ending::Unreadable, Kind::AnswerCut);
    if (!encoding.isEmpty() && encoding != "identity") {
        response.detail = QString::fromLatin1(encoding);
        return fail(response, Ending::Unreadable, Kind::BadJson);
    }
    // Every 2xx is a success. Only a create needs a response body, for the new identifier.
    const bool needsBody = operation.effect == catalogue::Effect::Read
        || operation.effect == catalogue::Effect::Create;
    if (raw.bytes.isEmpty() && (!needsBody || operation.answer == catalogue::Answer::Nothing)) {
        response.ending = Ending::Success;
        return;
    }
    if (operation.answer == catalogue::Answer::Nothing) {
        if (hasForeignType(raw) && !isJson(raw.bytes))
            return fail(response, Ending::NotFromService, Kind::ForeignPage);
        response.reply.bytes = raw.bytes;
        response.ending = Ending::Success;
        return;
    }
    readJson(response, raw, operation);
}

std::vector<FieldError> fieldsOf(const QJsonObject &body)
{
    std::vector<FieldError> fields;
    const auto faults = body.value(key::validationErrors).toArray();
    for (const auto &value : faults) {
        const auto fault = value.toObject();
        fields.push_back({.name = fault.value(key::name).toString(),
                          .path = fault.value(key::path).toString(),
                          .reason = fault.value(key::reason).toString()});
    }
    return fields;
}

// Statuses without a row use the row of their class. Those of 500 and above may be sent by a
// gateway as well as by the service, and prove nothing.
ResponseRow rowOf(int status)
{
    const auto *row = std::ranges::find(responseTable, status, &ResponseRow::status);
    if (row != responseTable.end())
        return *row;
    if (status >= 300 && status < 400)
        return {status, Ending::Redirected, Kind::Redirected};
    if (status < 500)
        return {status, Ending::Other, Kind::UnexpectedStatus};
    return {status, Ending::ServerFault, status < 600 ? Kind::ServerFault : Kind::UnexpectedStatus};
}

// Recognises the documented error of the service: the status again, a title and a sentence.
bool isOwnError(const QJsonObject &body, int status)
{
    return body.value(key::status).toInt() == status && body.value(key::title).isString()
        && body.value(key::detail).isString();
}

// Returns whether a refusal was not sent by the service itself. Proxies send 404 and 403 too, which
// proves nothing about a record. Three statuses need no proof: no body is documented for 401, so
// only a page reveals a proxy; 408 is doubtful in any case; and 429 is sent before anything is
// done.
bool isStrangers(const RawResponse &raw, const QJsonObject &body)
{
    if (raw.status < 400 || raw.status >= 500 || raw.status == 408 || raw.status == 429)
        return false;
    return raw.status == 401 ? isPage(raw) : !isOwnError(body, raw.status);
}

void readRefusal(ClassifiedResponse &response, const RawResponse &raw)
{
    const auto row = rowOf(raw.status);
    fail(response, row.ending, row.kind);
    if (row.ending == Ending::Redirected) {
        response.detail = QString::fromUtf8(raw.header("Location"));
        return;
    }
    const auto body = isDeeperThan(raw.bytes, depthLimit)
        ? QJsonObject()
        : QJsonDocument::fromJson(raw.bytes).object();
    if (isStrangers(raw, body))
        return fail(response, Ending::NotFromService, Kind::ForeignPage);
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

RateHeaders rateOf(const RawResponse &raw, const QDateTime &sentAt)
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

void readHead(ClassifiedResponse &response, const RawResponse &raw, const QDateTime &now)
{
    // Parsing a date is expensive, and only these two headers are relative to the service's time.
    const bool timed =
        !raw.header("Retry-After").isEmpty() || !raw.header("X-RateLimit-Reset").isEmpty();
    const auto date = timed ? httpDateOf(raw.header("Date")) : QDateTime();
    const auto sentAt = date.isValid() ? date : now;
    response.rate = rateOf(raw, sentAt);
    response.retryAfter = retryAfterOf(raw.header("Retry-After"), sentAt);
    response.reply.status = raw.status;
    response.error.status = raw.status;
}

Ending endingOf(RawResponse::End end)
{
    switch (end) {
    case RawResponse::End::NeverConnected:
        return Ending::NotConnected;
    case RawResponse::End::Certificate:
        return Ending::CertificateRefused;
    default:
        return Ending::Lost;
    }
}

} // namespace

ClassifiedResponse classify(const RawResponse &raw, const Operation &operation,
                            const QDateTime &now)
{
    ClassifiedResponse response;
    if (raw.end != RawResponse::End::Answered) {
        // Reading an endless response again would only use the same time and memory again.
        const bool isFutile =
            raw.kind == Kind::EndlessAnswer && operation.effect == catalogue::Effect::Read;
        fail(response, isFutile ? Ending::AnswerTooLarge : endingOf(raw.end), raw.kind);
        response.detail = raw.detail;
        return response;
    }
    // An interim response is not final: the response that should have followed was lost.
    if (raw.status < 200) {
        fail(response, Ending::Lost, Kind::ConnectionLost);
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
