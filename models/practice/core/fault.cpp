// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fault.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::practice {

using namespace Qt::StringLiterals;
using enum Fault;
using enum Stage;
using Value = FaultValue;

// clang-format off
static constexpr std::array allFaults{
    FaultRow{Refuse,             Connect, "refuse"_L1,               Value::Number,  "0"_L1,           QT_TRANSLATE_NOOP("Faults", "refuses connections for the first VALUE seconds; 0 means forever")},
    FaultRow{ConnectHang,        Connect, "connect-hang"_L1,         Value::Number,  "0"_L1,           QT_TRANSLATE_NOOP("Faults", "leaves connections unanswered for the first VALUE seconds; 0 means forever")},
    FaultRow{BadCertificate,     Connect, "bad-certificate"_L1,      Value::Flaw,    "self-signed"_L1, QT_TRANSLATE_NOOP("Faults", "presents an untrusted certificate (with --tls)")},
    FaultRow{CloseBeforeReading, Head,    "close-before-reading"_L1, Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "closes the connection before it reads the body")},
    FaultRow{ResetBeforeReading, Head,    "reset-before-reading"_L1, Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "resets the connection before it reads the body")},
    FaultRow{CloseNotApplied,    Instead, "close"_L1,                Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "reads the request, does nothing and closes the connection")},
    FaultRow{CloseApplied,       After,   "close-applied"_L1,        Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "carries out the request and closes the connection without a response")},
    FaultRow{ResetNotApplied,    Instead, "reset"_L1,                Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "reads the request, does nothing and resets the connection")},
    FaultRow{ResetApplied,       After,   "reset-applied"_L1,        Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "carries out the request and resets the connection without a response")},
    FaultRow{HalfStatusLine,     After,   "half-status-line"_L1,     Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "carries out the request and sends half of the status line")},
    FaultRow{CutLength,          After,   "cut-length"_L1,           Value::Number,  ""_L1,            QT_TRANSLATE_NOOP("Faults", "truncates a response with Content-Length after VALUE bytes (default: half)")},
    FaultRow{CutChunked,         After,   "cut-chunked"_L1,          Value::Number,  ""_L1,            QT_TRANSLATE_NOOP("Faults", "truncates a chunked response")},
    FaultRow{CutClose,           After,   "cut-close"_L1,            Value::Number,  ""_L1,            QT_TRANSLATE_NOOP("Faults", "truncates a response whose end is marked by closing the connection")},
    FaultRow{CutGzip,            After,   "cut-gzip"_L1,             Value::Number,  ""_L1,            QT_TRANSLATE_NOOP("Faults", "truncates a compressed response whose length looks correct")},
    FaultRow{Stall,              After,   "stall"_L1,                Value::Number,  ""_L1,            QT_TRANSLATE_NOOP("Faults", "stalls in the middle of the response until the client disconnects")},
    FaultRow{Drip,               After,   "drip"_L1,                 Value::Number,  "2"_L1,           QT_TRANSLATE_NOOP("Faults", "sends the response in 16 pieces, VALUE milliseconds apart")},
    FaultRow{RequestTimeout,     Instead, "408"_L1,                  Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "responds with 408")},
    FaultRow{ThrottleSeconds,    Instead, "429-seconds"_L1,          Value::Wait,    "2"_L1,           QT_TRANSLATE_NOOP("Faults", "responds with 429 and Retry-After in seconds")},
    FaultRow{ThrottleDate,       Instead, "429-date"_L1,             Value::Wait,    "2"_L1,           QT_TRANSLATE_NOOP("Faults", "responds with 429 and Retry-After as a date VALUE seconds ahead")},
    FaultRow{ThrottlePlain,      Instead, "429"_L1,                  Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "responds with 429 without Retry-After")},
    FaultRow{ThrottleAbsurd,     Instead, "429-absurd"_L1,           Value::Text,    "315360000"_L1,   QT_TRANSLATE_NOOP("Faults", "responds with 429 and VALUE as Retry-After")},
    FaultRow{ErrorNotApplied,    Instead, "500"_L1,                  Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "responds with 500 and does nothing")},
    FaultRow{ErrorApplied,       After,   "500-applied"_L1,          Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "carries out the request and responds with 500")},
    FaultRow{BadGateway,         Instead, "502"_L1,                  Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "responds with 502")},
    FaultRow{Unavailable,        Instead, "503"_L1,                  Value::Wait,    "2"_L1,           QT_TRANSLATE_NOOP("Faults", "responds with 503 and Retry-After in seconds")},
    FaultRow{GatewayTimeout,     After,   "504"_L1,                  Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "carries out the request and responds with 504")},
    FaultRow{HtmlPage,           Instead, "html"_L1,                 Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "responds with 200 and an HTML page, like a captive portal")},
    FaultRow{InvalidJson,        After,   "invalid-json"_L1,         Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "carries out the request and responds with invalid JSON")},
    FaultRow{WrongShape,         After,   "wrong-shape"_L1,          Value::Shape,   ""_L1,            QT_TRANSLATE_NOOP("Faults", "carries out the request and responds with a list nested 100 levels deep")},
    FaultRow{Redirect,           Instead, "redirect"_L1,             Value::Target,  "302/port"_L1,    QT_TRANSLATE_NOOP("Faults", "redirects to another origin")},
    FaultRow{HtmlPageApplied,    After,   "html-applied"_L1,         Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "carries out the request and responds with 200 and an HTML page")},
    FaultRow{WrongContentType,   After,   "wrong-type"_L1,           Value::Text,    "text/plain"_L1,  QT_TRANSLATE_NOOP("Faults", "sends the correct response with the wrong content type")},
    FaultRow{HugeJson,           After,   "huge-json"_L1,            Value::Number,  "1024"_L1,        QT_TRANSLATE_NOOP("Faults", "responds with VALUE megabytes of JSON")},
    FaultRow{GzipBomb,           After,   "gzip-bomb"_L1,            Value::Number,  "200"_L1,         QT_TRANSLATE_NOOP("Faults", "responds with VALUE megabytes of highly compressed JSON")},
    FaultRow{CorruptBytes,       After,   "corrupt"_L1,              Value::Number,  "1"_L1,           QT_TRANSLATE_NOOP("Faults", "changes VALUE bytes in the middle of the response")},
    FaultRow{FileExpired,        Instead, "file-expired"_L1,         Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "responds with 403, as for an expired link")},
    FaultRow{FileChanged,        After,   "file-changed"_L1,         Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "delivers the file with a different ETag")},
    FaultRow{NoRange,            After,   "no-range"_L1,             Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "ignores the requested range")},
    FaultRow{PageRepeated,       After,   "page-repeated"_L1,        Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "responds with the records of the previous page")},
    FaultRow{PageReordered,      After,   "page-reordered"_L1,       Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "responds with the records of the page in reverse order")},
    FaultRow{NextLoops,          After,   "next-loops"_L1,           Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "makes a page's next link point to the page itself")},
    FaultRow{NextElsewhere,      After,   "next-elsewhere"_L1,       Value::None,    ""_L1,            QT_TRANSLATE_NOOP("Faults", "makes a page's next link point to another origin")},
    FaultRow{ClockSkew,          After,   "clock-skew"_L1,           Value::Seconds, "3600"_L1,        QT_TRANSLATE_NOOP("Faults", "dates the response VALUE seconds ahead")},
    FaultRow{EarlyAnswer,        Head,    "early-answer"_L1,         Value::Status,  "413"_L1,         QT_TRANSLATE_NOOP("Faults", "responds before reading the body")},
    FaultRow{Status,             Instead, "status"_L1,               Value::Status,  "500"_L1,         QT_TRANSLATE_NOOP("Faults", "responds with the status VALUE, optionally followed by a code, as in 400/E0301")},
    FaultRow{Member,             After,   "member"_L1,               Value::Member,  "total"_L1,       QT_TRANSLATE_NOOP("Faults", "replaces members of each record in the response, as in total/-1;success/3, or removes one, as in total")},
    FaultRow{FileFrom,           After,   "file-from"_L1,            Value::Text,    "/dev/null"_L1,   QT_TRANSLATE_NOOP("Faults", "delivers the file at the path VALUE instead")},
};
// clang-format on

static consteval bool everyRowStandsAtItsOwnFault()
{
    for (std::size_t row = 0; row < allFaults.size(); ++row) {
        if (static_cast<std::size_t>(allFaults[row].fault) != row)
            return false;
    }
    return allFaults.size() == static_cast<std::size_t>(Count);
}
static_assert(everyRowStandsAtItsOwnFault());
static_assert(static_cast<int>(Redirect) + 1 == matrixFaults);

std::span<const FaultRow> faultRows()
{
    return allFaults;
}

const FaultRow &faultRow(Fault fault)
{
    return allFaults[static_cast<std::size_t>(fault)];
}

const FaultRow *faultNamed(QStringView name)
{
    const auto *row =
        std::ranges::find_if(allFaults, [name](const FaultRow &each) { return each.name == name; });
    return row == allFaults.end() ? nullptr : row;
}

} // namespace storedesk::practice
