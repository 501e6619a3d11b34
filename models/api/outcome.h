// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaType>

#include <optional>
#include <vector>

namespace storedesk::api {

// Why a call did not bring what was asked for.
enum class Kind : quint8 {
    // Never left this computer, by our own decision.
    Cancelled,
    ReadOnly, // the connection allows no writes
    NotSendable, // a path value, an address or a file that cannot be sent
    // The network.
    HostNotFound,
    NoConnection,
    ConnectTimeout,
    ConnectionLost,
    Stalled,
    // Bytes arrived without an end of the status line or the headers.
    EndlessAnswer,
    Certificate,
    Handshake, // no secure connection, for another reason than the certificate
    Proxy,
    // Something answered, but not usably.
    Redirected,
    ForeignPage, // HTML where JSON belongs: a sign-in page, a proxy, a wrong address
    AnswerCut,
    BadJson,
    WrongShape,
    TooDeep,
    AnswerTooLarge,
    // The service said no.
    Rejected, // 400, with or without a code
    Unauthorised,
    Forbidden,
    NotFound,
    Conflict, // also: a look-up found a record that differs from what was sent
    BodyTooLarge,
    WrongContentType,
    Invalid, // 422, see the fields
    RateLimited,
    QueueFull,
    ServerFault,
    UnexpectedStatus,
    // A write left, and nobody knows whether it arrived; the cause says how it was lost.
    Unknown,
    Count
};

struct FieldError
{
    QString name;
    QString path; // JSON Pointer into the body
    QString reason;

    bool operator==(const FieldError &) const = default;
};

struct Error
{
    Kind kind = Kind::Unknown;
    int status = 0; // HTTP, when one came
    QString code = {}; // the service's own, for example E0301
    base::Problem words = {};
    std::vector<FieldError> fields = {};
    int attempts = 0; // how often the request left
    std::optional<Kind> cause = {}; // of Unknown
    QJsonArray candidates = {}; // of Unknown: records that may be the one that was sent
    // Of Unknown: the record could not be read. A later look-up may tell.
    bool readFailed = false;
    QJsonObject body = {}; // the error as the service wrote it

    bool operator==(const Error &) const = default;
};

struct Reply
{
    int status = 0; // 404 for a delete whose record was gone already; 0 when only a look-up knows
    QByteArray bytes = {};
    QJsonDocument document = {};
    int attempts = 0;
    bool confirmed = false; // found by a look-up, not by an answer

    bool operator==(const Reply &) const = default;
};

using Outcome = tl::expected<Reply, Error>;

} // namespace storedesk::api

Q_DECLARE_METATYPE(storedesk::api::Outcome)
