// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <span>

namespace storedesk::practice {

// The faults that can be simulated. The first thirty are those of the matrix, in its order; the
// others are tested separately.
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
    // Faults outside the matrix.
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

// When a fault applies during a request.
enum class Stage : quint8 {
    // Before there is a connection: simulated by Service::setAcceptMode and
    // Service::badCertificateUrl.
    Connect,
    // When the head of the request was read.
    Head,
    // When the request is complete, instead of the response; nothing is applied.
    Instead,
    // When the request was applied: the response is corrupted.
    After
};

// The format of VALUE.
enum class FaultValue : quint8 {
    None,
    // Zero or more.
    Number,
    // May be negative.
    Seconds,
    // Seconds to wait, and the error of the service's clock in seconds: 60 or 60/-3600.
    Wait,
    Text,
    // Either "list" or "deep".
    Shape,
    // 200 to 599, with an optional error code: 409 or 400/E0301.
    Status,
    // Names of members, each with an optional JSON value after a slash: total or
    // total/-1;success/3.
    Member,
    // Status of a redirect and the part of the origin that differs: 302, 307/host, 308/scheme.
    Target,
    // Flaw of a certificate.
    Flaw
};

struct FaultRow
{
    Fault fault;
    Stage stage;
    // Name in --fault.
    QLatin1StringView name;
    FaultValue value;
    // The default value.
    QLatin1StringView usual;
    // Source text.
    const char *description;
};

[[nodiscard]] std::span<const FaultRow> faultRows();
[[nodiscard]] const FaultRow &faultRow(Fault fault);
[[nodiscard]] const FaultRow *faultNamed(QStringView name);

} // namespace storedesk::practice
