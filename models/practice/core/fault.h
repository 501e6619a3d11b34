// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <span>

namespace storedesk::practice {

// What can go wrong on purpose. The first thirty are the matrix, in its order; the others are
// scenes of their own.
enum class Fault : quint8 {
    Refuse,
    ConnectHang,
    BadCertificate,
    CloseBeforeReading,
    ResetBeforeReading,
    CloseNotApplied,
    CloseApplied,
    ResetNotApplied,
    ResetApplied,
    HalfStatusLine,
    CutLength,
    CutChunked,
    CutClose,
    CutGzip,
    Stall,
    Drip,
    RequestTimeout,
    ThrottleSeconds,
    ThrottleDate,
    ThrottlePlain,
    ThrottleAbsurd,
    ErrorNotApplied,
    ErrorApplied,
    BadGateway,
    Unavailable,
    GatewayTimeout,
    HtmlPage,
    InvalidJson,
    WrongShape,
    Redirect,
    // Scenes
    HtmlPageApplied,
    WrongContentType,
    HugeJson,
    GzipBomb,
    CorruptBytes,
    FileExpired,
    FileChanged,
    NoRange,
    PageRepeated,
    PageReordered,
    NextLoops,
    NextElsewhere,
    ClockSkew,
    EarlyAnswer,
    Status,
    Member,
    FileFrom,
    Count
};
inline constexpr int matrixFaults = 30;

// Where in the life of a request a fault takes hold.
enum class Stage : quint8 {
    Connect, // before there is a connection: Service::setAcceptMode and
             // Service::badCertificateUrl play these
    Head, // when the head of the request is read
    Instead, // when the request is complete, in place of the answer; nothing is applied
    After // when the request is applied: the answer is spoilt on its way out
};

// What VALUE may be.
enum class FaultValue : quint8 {
    None,
    Number, // zero or more
    Seconds, // may be negative
    Wait, // seconds to wait, and by how many seconds the service's clock is wrong: 60 or 60/-3600
    Text,
    Shape, // list or deep
    Status, // 100 to 599, and the code of a business reason: 409 or 400/E0301
    Member, // names of members, each with its JSON value after a slash: total or total/-1;success/3
    Target, // a redirect's status and what differs: 302, 307/host, 308/scheme
    Flaw // of a certificate
};

struct FaultRow
{
    Fault fault;
    Stage stage;
    QLatin1StringView name; // as --fault writes it
    FaultValue value;
    QLatin1StringView usual; // the value when none is given
    const char *description; // source text
};

[[nodiscard]] std::span<const FaultRow> faultRows();
[[nodiscard]] const FaultRow &faultRow(Fault fault);
[[nodiscard]] const FaultRow *faultNamed(QStringView name);

} // namespace storedesk::practice
