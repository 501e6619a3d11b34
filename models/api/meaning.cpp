// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "meaning.h"

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

struct StatusRow
{
    int status;
    Ending ending;
    Kind kind;
};

// clang-format off
constexpr std::array statusTable{
    StatusRow{400, Ending::Refused,        Kind::Rejected},
    StatusRow{401, Ending::KeyRefused,     Kind::Unauthorised},
    StatusRow{403, Ending::ScopeMissing,   Kind::Forbidden},
    StatusRow{404, Ending::NotFound,       Kind::NotFound},
    StatusRow{408, Ending::RequestTimeout, Kind::ServerFault},
    StatusRow{409, Ending::Conflict,       Kind::Conflict},
    StatusRow{413, Ending::BodyTooLarge,   Kind::BodyTooLarge},
    StatusRow{415, Ending::Refused,        Kind::WrongContentType},
    StatusRow{422, Ending::Refused,        Kind::Invalid},
    StatusRow{429, Ending::TooMany,        Kind::RateLimited},
    StatusRow{501, Ending::Other,          Kind::ServerFault},
    StatusRow{503, Ending::Unavailable,    Kind::ServerFault},
    StatusRow{505, Ending::Other,          Kind::ServerFault},
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

bool isPage(const Wire &wire)
{
    // Many servers call an answer without a body a page too.
    if (wire.bytes.isEmpty() && !wire.cut && !wire.tooLarge)
        return false;
    return wire.header("Content-Type").startsWith("text/html")
        || wire.bytes.trimmed().startsWith('<');
}

// What a service that speaks JSON would never call its meaning.
bool hasForeignType(const Wire &wire)
{
    const auto type = wire.header("Content-Type").toLower();
    return !type.isEmpty() && !type.contains("json");
}

bool isJson(const QByteArray &bytes)
{
    return !isDeeperThan(bytes, depthLimit) && !QJsonDocument::fromJson(bytes).isNull();
}

void fail(Meaning &meaning, Ending ending, Kind kind)
{
    meaning.ending = ending;
    meaning.error.kind = kind;
}

bool hasShapeOf(const QJsonDocument &document, catalogue::Answer shape)
{
    if (shape == catalogue::Answer::Page)
        return document.object().value(key::results).isArray();
    return document.isObject();
}

// A body that should be JSON. Whatever is wrong with it, the status said that the request went
// well.
void readJson(Meaning &meaning, const Wire &wire, const Operation &operation)
{
    if (isDeeperThan(wire.bytes, depthLimit))
        return fail(meaning, Ending::Unreadable, Kind::TooDeep);
    QJsonParseError fault;
    auto document = QJsonDocument::fromJson(wire.bytes, &fault);
    if (fault.error != QJsonParseError::NoError) {
        meaning.detail = fault.errorString();
        return hasForeignType(wire) && !wire.bytes.isEmpty()
            ? fail(meaning, Ending::Foreign, Kind::ForeignPage)
            : fail(meaning, Ending::Unreadable, Kind::BadJson);
    }
    if (!hasShapeOf(document, operation.answer))
        return fail(meaning, Ending::Unreadable, Kind::WrongShape);
    meaning.ending = Ending::Success;
    meaning.reply.bytes = wire.bytes;
    meaning.reply.document = std::move(document);
}

void readSuccess(Meaning &meaning, const Wire &wire, const Operation &operation)
{
    const auto encoding = wire.header("Content-Encoding");
    if (isPage(wire))
        return fail(meaning, Ending::Foreign, Kind::ForeignPage);
    if (wire.tooLarge)
        return fail(meaning, Ending::AnswerTooLarge, Kind::AnswerTooLarge);
    if (wire.cut)
        return fail(meaning, Ending::Unreadable, Kind::AnswerCut);
    if (!encoding.isEmpty() && encoding != "identity") {
        meaning.detail = QString::fromLatin1(encoding);
        return fail(meaning, Ending::Unreadable, Kind::BadJson);
    }
    // Every 2xx is a success, and a write needs no answer beside it; a create does, for the new
    // identifier.
    const bool needsBody = operation.effect == catalogue::Effect::Read
        || operation.effect == catalogue::Effect::Create;
    if (wire.bytes.isEmpty() && (!needsBody || operation.answer == catalogue::Answer::Nothing)) {
        meaning.ending = Ending::Success;
        return;
    }
    if (operation.answer == catalogue::Answer::Nothing) {
        if (hasForeignType(wire) && !isJson(wire.bytes))
            return fail(meaning, Ending::Foreign, Kind::ForeignPage);
        meaning.reply.bytes = wire.bytes;
        meaning.ending = Ending::Success;
        return;
    }
    readJson(meaning, wire, operation);
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

// What has no row of its own. Everything above 499 is the word of a gateway as well as of the
// service, and proves nothing.
StatusRow rowOf(int status)
{
    const auto *row = std::ranges::find(statusTable, status, &StatusRow::status);
    if (row != statusTable.end())
        return *row;
    if (status >= 300 && status < 400)
        return {status, Ending::Redirected, Kind::Redirected};
    if (status < 500)
        return {status, Ending::Other, Kind::UnexpectedStatus};
    return {status, Ending::ServerFault, status < 600 ? Kind::ServerFault : Kind::UnexpectedStatus};
}

// The error that the service documents: the status again, a title and a sentence.
bool isOwnError(const QJsonObject &body, int status)
{
    return body.value(key::status).toInt() == status && body.value(key::title).isString()
        && body.value(key::detail).isString();
}

// A refusal counts when it is the service's own: what stands in between says "404" and "403", too,
// and a record is neither gone nor kept by that. Three need no proof. No body is documented for a
// refused key, so that only a page gives a stranger away; 408 is doubtful whoever says it; and "too
// many" is said before anything is done.
bool isStrangers(const Wire &wire, const QJsonObject &body)
{
    if (wire.status < 400 || wire.status >= 500 || wire.status == 408 || wire.status == 429)
        return false;
    return wire.status == 401 ? isPage(wire) : !isOwnError(body, wire.status);
}

void readRefusal(Meaning &meaning, const Wire &wire)
{
    const auto row = rowOf(wire.status);
    fail(meaning, row.ending, row.kind);
    if (row.ending == Ending::Redirected) {
        meaning.detail = QString::fromUtf8(wire.header("Location"));
        return;
    }
    const auto body = isDeeperThan(wire.bytes, depthLimit)
        ? QJsonObject()
        : QJsonDocument::fromJson(wire.bytes).object();
    if (isStrangers(wire, body))
        return fail(meaning, Ending::Foreign, Kind::ForeignPage);
    meaning.detail = body.value(key::detail).toString();
    meaning.error.code = body.value(key::code).toString();
    meaning.error.fields = fieldsOf(body);
    meaning.error.body = body;
    const auto *code = std::ranges::find(codeTable, meaning.error.code, &CodeRow::code);
    if (wire.status == 400 && code != codeTable.end())
        fail(meaning, code->ending, code->kind);
}

std::optional<int> numberOf(const QByteArray &header)
{
    bool fine = false;
    const int number = header.trimmed().toInt(&fine);
    return fine && number >= 0 ? std::optional(number) : std::nullopt;
}

RateHeaders rateOf(const Wire &wire, const QDateTime &sentAt)
{
    RateHeaders rate{.limit = numberOf(wire.header("X-RateLimit-Limit")),
                     .remaining = numberOf(wire.header("X-RateLimit-Remaining"))};
    bool fine = false;
    const auto reset = wire.header("X-RateLimit-Reset").trimmed().toLongLong(&fine);
    if (fine && reset >= 0) {
        const auto seconds = std::clamp<qint64>(reset - sentAt.toSecsSinceEpoch(), 0, 3600);
        rate.resetIn = std::chrono::seconds(seconds);
    }
    return rate;
}

void readHead(Meaning &meaning, const Wire &wire, const QDateTime &now)
{
    // Reading a date is dear, and only these two are told in the service's time.
    const bool timed =
        !wire.header("Retry-After").isEmpty() || !wire.header("X-RateLimit-Reset").isEmpty();
    const auto date = timed ? httpDateOf(wire.header("Date")) : QDateTime();
    const auto sentAt = date.isValid() ? date : now;
    meaning.rate = rateOf(wire, sentAt);
    meaning.retryAfter = retryAfterOf(wire.header("Retry-After"), sentAt);
    meaning.reply.status = wire.status;
    meaning.error.status = wire.status;
}

Ending endingOf(Wire::End end)
{
    switch (end) {
    case Wire::End::NeverConnected:
        return Ending::NotConnected;
    case Wire::End::Certificate:
        return Ending::CertificateRefused;
    default:
        return Ending::Lost;
    }
}

} // namespace

Meaning meaningOf(const Wire &wire, const Operation &operation, const QDateTime &now)
{
    Meaning meaning;
    if (wire.end != Wire::End::Answered) {
        fail(meaning, endingOf(wire.end), wire.kind);
        meaning.detail = wire.detail;
        return meaning;
    }
    // An interim answer is no end: what should have followed it was lost.
    if (wire.status < 200) {
        fail(meaning, Ending::Lost, Kind::ConnectionLost);
        return meaning;
    }
    readHead(meaning, wire, now);
    if (wire.status < 300)
        readSuccess(meaning, wire, operation);
    else
        readRefusal(meaning, wire);
    return meaning;
}

} // namespace storedesk::api
