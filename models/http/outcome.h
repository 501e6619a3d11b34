// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaType>

#include <optional>
#include <vector>

namespace storedesk::http {

// The reason a call failed.
enum class ErrorKind : quint8 {
    // The call was not sent, because the program decided against it.
    Cancelled,
    // The connection allows no writes.
    ReadOnly,
    // A path value, an address or a file that cannot be sent.
    NotSendable,
    // Network errors.
    HostNotFound,
    NoConnection,
    ConnectTimeout,
    ConnectionLost,
    Stalled,
    // The status line or the headers never ended.
    EndlessAnswer,
    Certificate,
    // No secure connection, for a reason other than the certificate.
    Handshake,
    Proxy,
    // Unusable responses.
    Redirected,
    // HTML instead of JSON: a login page, a proxy or a wrong address.
    ForeignPage,
    AnswerCut,
    BadJson,
    WrongShape,
    TooDeep,
    AnswerTooLarge,
    // Refusals of the service.
    // 400, with or without a code.
    Rejected,
    Unauthorised,
    Forbidden,
    NotFound,
    // Also set if a lookup found a record that differs from the one sent.
    Conflict,
    BodyTooLarge,
    WrongContentType,
    // 422, see the fields.
    Invalid,
    RateLimited,
    QueueFull,
    ServerFault,
    UnexpectedStatus,
    // A write was sent and its result is unknown; the cause states how it was lost.
    Unknown,
    Count
};

struct FieldError
{
    QString name;
    // JSON Pointer into the body.
    QString path;
    QString reason;

    bool operator==(const FieldError &) const = default;
};

struct Error
{
    ErrorKind kind = ErrorKind::Unknown;
    // HTTP status, 0 without a response.
    int status = 0;
    // The service's own code, for example E0301.
    QString code = {};
    base::Problem words = {};
    std::vector<FieldError> fields = {};
    // Number of times that the request was sent.
    int attempts = 0;
    // When the request ended; invalid if it was never started.
    QDateTime time = {};
    // For Unknown.
    std::optional<ErrorKind> cause = {};
    // For Unknown: records that may be the record that was sent.
    QJsonArray candidates = {};
    // For Unknown: whether the record could not be read. A later lookup may decide.
    bool readFailed = false;
    // The service's own number of the request, if it sent one. Its support may ask for it.
    QString requestId = {};
    // The error as sent by the service.
    QJsonObject body = {};

    bool operator==(const Error &) const = default;
};

struct Reply
{
    // 404 for a delete whose record was already gone; 0 if confirmed only by a lookup.
    int status = 0;
    QByteArray bytes = {};
    QJsonDocument document = {};
    int attempts = 0;
    // Whether the result was found by a lookup and not by a response.
    bool confirmed = false;

    bool operator==(const Reply &) const = default;
};

using Outcome = tl::expected<Reply, Error>;

} // namespace storedesk::http

Q_DECLARE_METATYPE(storedesk::http::Outcome)
