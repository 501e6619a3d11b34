// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <span>

namespace storedesk::practice {

// The faults that can be simulated. The first thirty are those in the fault matrix, in the same
// order. The others are tested separately.
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

// The point in a request at which a fault takes effect.
enum class Stage : quint8 {
    // Before the connection exists. Simulated by Service::setAcceptMode() and
    // Service::badCertificateUrl().
    Connect,
    // When the request head has been read.
    Head,
    // When the request is complete. The fault replaces the response, and nothing is applied.
    Instead,
    // When the request has been applied. The response is corrupted.
    After
};

// The format of VALUE in a fault rule.
enum class FaultValue : quint8 {
    None,
    // Zero or more.
    Number,
    // May be negative.
    Seconds,
    // The seconds to wait, optionally followed by the error of the service's clock in seconds, such
    // as 60 or 60/-3600.
    Wait,
    Text,
    // Either "list" or "deep".
    Shape,
    // A status from 200 to 599 with an optional error code, such as 409 or 400/E0301.
    Status,
    // Names of members, each with an optional JSON value after a slash, such as total or
    // total/-1;success/3.
    Member,
    // The status of a redirect and the part of the origin that differs, such as 302, 307/host or
    // 308/scheme.
    Target,
    // A certificate flaw.
    Flaw
};

struct FaultRow
{
    Fault fault;
    Stage stage;
    // The name used in --fault.
    QLatin1StringView name;
    FaultValue value;
    // The default value.
    QLatin1StringView usual;
    // The source text for translation.
    const char *description;
};

[[nodiscard]] std::span<const FaultRow> faultRows();
[[nodiscard]] const FaultRow &faultRow(Fault fault);
[[nodiscard]] const FaultRow *faultNamed(QStringView name);

} // namespace storedesk::practice
