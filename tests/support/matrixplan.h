// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "practice/core/fault.h"

#include <array>

namespace support {

namespace api = storedesk::api;
using storedesk::practice::Fault;
using Milliseconds = std::chrono::milliseconds;

// The expected result of a call.
enum class End : quint8 {
    Done,
    // A lookup, or a 404 for a repeated delete, proved that the request was applied.
    Confirmed,
    Failed,
    Conflict,
    Unknown
};

struct Plan
{
    End end = End::Done;
    int attempts = 1;
    // Number of requests for this operation that the service received, and that it applied.
    int received = 1;
    int applied = 1;
    // Elapsed time on the test clock if the random part of each delay is one half.
    int milliseconds = 0;

    bool operator==(const Plan &) const = default;
};

// The expected result of each of the 30 faults for every class of operation. A repeated DELETE of a
// removed record returns 404, except for purchases by store id, which return 204 (last column). The
// table is transcribed by hand from the documented retry matrix and uses no values from the
// program. The base delay is 0.5 s for transient errors and 1 s for throttling. Lookups follow
// after 5 s and then 60 s. Waits are capped at one hour, a connection attempt may take 10 s, and a
// connection may be idle for 30 s.
struct FaultPlan
{
    Fault fault;
    // The kind of error that is reported if the plan fails.
    storedesk::http::ErrorKind kind;
    Plan read;
    Plan patch;
    Plan remove;
    Plan create;
    Plan event;
    Plan removeAgain;
};

namespace plans {

// The request succeeds immediately.
inline constexpr Plan done{};
// Nothing reached the service, but the second connection succeeded.
inline constexpr Plan reconnected{End::Done, 2, 1, 1, 250};
// The first request was not applied, but the second was.
inline constexpr Plan repeated{End::Done, 2, 2, 1, 250};
// Both requests were applied.
inline constexpr Plan twice{End::Done, 2, 2, 2, 250};
// The first request was applied, and the second found the record removed.
inline constexpr Plan gone{End::Confirmed, 2, 2, 1, 250};
// A lookup after the settle time found the record.
inline constexpr Plan found{End::Confirmed, 1, 1, 1, 5'000};
// Two lookups found nothing, and the request was resent.
inline constexpr Plan resent{End::Done, 2, 2, 1, 65'000};
// The status was 2xx, but the record could be read only by a lookup.
inline constexpr Plan fetched{End::Confirmed, 1, 1, 1, 0};
inline constexpr Plan unknown{End::Unknown, 1, 1, 0, 0};
inline constexpr Plan unknownApplied{End::Unknown, 1, 1, 1, 0};
inline constexpr Plan refused{End::Failed, 1, 1, 0, 0};
inline constexpr Plan unsent{End::Failed, 1, 0, 0, 0};
// The client waited as long as the service requested, then repeated the request.
inline constexpr Plan waited2{End::Done, 2, 2, 1, 2'000};
inline constexpr Plan waitedHalf{End::Done, 2, 2, 1, 500};
inline constexpr Plan waitedHour{End::Done, 2, 2, 1, 3'600'000};
// After an hour, the record is compared with the change first, and the user decides.
inline constexpr Plan outdated{End::Conflict, 1, 1, 0, 3'600'000};
// The record was read after the settle time, and the change was sent again.
inline constexpr Plan readFirst{End::Done, 2, 2, 1, 5'000};
// Only a request with a body shows when a connection is established. Other requests end when the
// silence limit is reached.
inline constexpr Plan hung10{End::Done, 2, 1, 1, 10'250};
inline constexpr Plan hung30{End::Done, 2, 1, 1, 30'250};
// The reply stalls. After 30 s of silence, it is treated like any truncated reply.
inline constexpr Plan silentRead{End::Done, 2, 2, 2, 30'250};
inline constexpr Plan silentDone{End::Done, 1, 1, 1, 30'000};
inline constexpr Plan silentFetched{End::Confirmed, 1, 1, 1, 30'000};
inline constexpr Plan silentGone{End::Confirmed, 2, 2, 1, 30'250};
inline constexpr Plan silentTwice{End::Done, 2, 2, 2, 30'250};

// clang-format off
inline constexpr std::array faults{
    //        Fault                      kind of failure            read        patch        remove       create         event           removeAgain
    FaultPlan{Fault::Refuse,             storedesk::http::ErrorKind::NoConnection,   reconnected, reconnected, reconnected, reconnected,   reconnected,    reconnected},
    FaultPlan{Fault::ConnectHang,        storedesk::http::ErrorKind::ConnectTimeout, hung30,      hung10,      hung30,      hung10,        hung10,         hung30},
    FaultPlan{Fault::BadCertificate,     storedesk::http::ErrorKind::Certificate,    unsent,      unsent,      unsent,      unsent,        unsent,         unsent},
    FaultPlan{Fault::CloseBeforeReading, storedesk::http::ErrorKind::ConnectionLost, repeated,    repeated,    repeated,    resent,        unknown,        repeated},
    FaultPlan{Fault::ResetBeforeReading, storedesk::http::ErrorKind::ConnectionLost, repeated,    repeated,    repeated,    resent,        unknown,        repeated},
    FaultPlan{Fault::CloseNotApplied,    storedesk::http::ErrorKind::ConnectionLost, repeated,    repeated,    repeated,    resent,        unknown,        repeated},
    FaultPlan{Fault::CloseApplied,       storedesk::http::ErrorKind::ConnectionLost, twice,       twice,       gone,        found,         unknownApplied, twice},
    FaultPlan{Fault::ResetNotApplied,    storedesk::http::ErrorKind::ConnectionLost, repeated,    repeated,    repeated,    resent,        unknown,        repeated},
    FaultPlan{Fault::ResetApplied,       storedesk::http::ErrorKind::ConnectionLost, twice,       twice,       gone,        found,         unknownApplied, twice},
    FaultPlan{Fault::HalfStatusLine,     storedesk::http::ErrorKind::ConnectionLost, twice,       twice,       gone,        found,         unknownApplied, twice},
    FaultPlan{Fault::CutLength,          storedesk::http::ErrorKind::AnswerCut,      twice,       done,        done,        fetched,       done,           done},
    FaultPlan{Fault::CutChunked,         storedesk::http::ErrorKind::AnswerCut,      twice,       done,        done,        fetched,       done,           done},
    FaultPlan{Fault::CutClose,           storedesk::http::ErrorKind::BadJson,        twice,       done,        done,        fetched,       done,           done},
    FaultPlan{Fault::CutGzip,            storedesk::http::ErrorKind::BadJson,        twice,       done,        done,        fetched,       done,           done},
    FaultPlan{Fault::Stall,              storedesk::http::ErrorKind::AnswerCut,      silentRead,  silentDone,  silentGone,  silentFetched, silentDone,     silentTwice},
    FaultPlan{Fault::Drip,               storedesk::http::ErrorKind::Unknown,        done,        done,        done,        done,          done,           done},
    FaultPlan{Fault::RequestTimeout,     storedesk::http::ErrorKind::ServerFault,    repeated,    repeated,    repeated,    resent,        unknown,        repeated},
    FaultPlan{Fault::ThrottleSeconds,    storedesk::http::ErrorKind::RateLimited,    waited2,     waited2,     waited2,     waited2,       waited2,        waited2},
    FaultPlan{Fault::ThrottleDate,       storedesk::http::ErrorKind::RateLimited,    waited2,     waited2,     waited2,     waited2,       waited2,        waited2},
    FaultPlan{Fault::ThrottlePlain,      storedesk::http::ErrorKind::RateLimited,    waitedHalf,  waitedHalf,  waitedHalf,  waitedHalf,    waitedHalf,     waitedHalf},
    FaultPlan{Fault::ThrottleAbsurd,     storedesk::http::ErrorKind::RateLimited,    waitedHour,  outdated,    outdated,    waitedHour,    waitedHour,     outdated},
    FaultPlan{Fault::ErrorNotApplied,    storedesk::http::ErrorKind::ServerFault,    repeated,    repeated,    repeated,    resent,        unknown,        repeated},
    FaultPlan{Fault::ErrorApplied,       storedesk::http::ErrorKind::ServerFault,    twice,       twice,       gone,        found,         unknownApplied, twice},
    FaultPlan{Fault::BadGateway,         storedesk::http::ErrorKind::ServerFault,    repeated,    repeated,    repeated,    resent,        unknown,        repeated},
    FaultPlan{Fault::Unavailable,        storedesk::http::ErrorKind::ServerFault,    waited2,     waited2,     waited2,     resent,        unknown,        waited2},
    FaultPlan{Fault::GatewayTimeout,     storedesk::http::ErrorKind::ServerFault,    twice,       twice,       gone,        found,         unknownApplied, twice},
    FaultPlan{Fault::HtmlPage,           storedesk::http::ErrorKind::ForeignPage,    repeated,    readFirst,   readFirst,   resent,        unknown,        readFirst},
    FaultPlan{Fault::InvalidJson,        storedesk::http::ErrorKind::BadJson,        twice,       done,        done,        fetched,       done,           done},
    FaultPlan{Fault::WrongShape,         storedesk::http::ErrorKind::WrongShape,     twice,       done,        done,        fetched,       done,           done},
    FaultPlan{Fault::Redirect,           storedesk::http::ErrorKind::Redirected,     refused,     refused,     refused,     refused,       refused,        refused},
};
// clang-format on

consteval bool everyPlanStandsAtItsOwnFault()
{
    for (std::size_t row = 0; row < faults.size(); ++row) {
        if (static_cast<std::size_t>(faults[row].fault) != row)
            return false;
    }
    return faults.size() == 30;
}
static_assert(everyPlanStandsAtItsOwnFault());

} // namespace plans

} // namespace support
