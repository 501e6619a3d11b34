// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/retry.h"
#include "practice/core/fault.h"

#include <array>

namespace support {

namespace api = storedesk::api;
namespace catalogue = storedesk::catalogue;
using catalogue::Repeat;
using storedesk::practice::Fault;
using Duration = api::RetryNumbers::Duration;

// What the client sees of a fault.
struct Sight
{
    Fault fault;
    api::Ending ending;
    api::Kind kind; // when it stays like that
    int seconds = 0; // that the service asks to wait
};

// clang-format off
inline constexpr std::array sights{
    Sight{Fault::Refuse,             api::Ending::NotConnected,       api::Kind::NoConnection},
    Sight{Fault::ConnectHang,        api::Ending::NotConnected,       api::Kind::ConnectTimeout},
    Sight{Fault::BadCertificate,     api::Ending::CertificateRefused, api::Kind::Certificate},
    Sight{Fault::CloseBeforeReading, api::Ending::Lost,               api::Kind::ConnectionLost},
    Sight{Fault::ResetBeforeReading, api::Ending::Lost,               api::Kind::ConnectionLost},
    Sight{Fault::CloseNotApplied,    api::Ending::Lost,               api::Kind::ConnectionLost},
    Sight{Fault::CloseApplied,       api::Ending::Lost,               api::Kind::ConnectionLost},
    Sight{Fault::ResetNotApplied,    api::Ending::Lost,               api::Kind::ConnectionLost},
    Sight{Fault::ResetApplied,       api::Ending::Lost,               api::Kind::ConnectionLost},
    Sight{Fault::HalfStatusLine,     api::Ending::Lost,               api::Kind::ConnectionLost},
    Sight{Fault::CutLength,          api::Ending::Unreadable,         api::Kind::AnswerCut},
    Sight{Fault::CutChunked,         api::Ending::Unreadable,         api::Kind::AnswerCut},
    Sight{Fault::CutClose,           api::Ending::Unreadable,         api::Kind::BadJson},
    Sight{Fault::CutGzip,            api::Ending::Unreadable,         api::Kind::BadJson},
    Sight{Fault::Stall,              api::Ending::Unreadable,         api::Kind::AnswerCut},
    Sight{Fault::Drip,               api::Ending::Success,            api::Kind::Unknown},
    Sight{Fault::RequestTimeout,     api::Ending::RequestTimeout,     api::Kind::ServerFault},
    Sight{Fault::ThrottleSeconds,    api::Ending::TooMany,            api::Kind::RateLimited, 2},
    Sight{Fault::ThrottleDate,       api::Ending::TooMany,            api::Kind::RateLimited, 2},
    Sight{Fault::ThrottlePlain,      api::Ending::TooMany,            api::Kind::RateLimited},
    Sight{Fault::ThrottleAbsurd,     api::Ending::TooMany,            api::Kind::RateLimited, 3600},
    Sight{Fault::ErrorNotApplied,    api::Ending::ServerFault,        api::Kind::ServerFault},
    Sight{Fault::ErrorApplied,       api::Ending::ServerFault,        api::Kind::ServerFault},
    Sight{Fault::BadGateway,         api::Ending::ServerFault,        api::Kind::ServerFault},
    Sight{Fault::Unavailable,        api::Ending::Unavailable,        api::Kind::ServerFault, 2},
    Sight{Fault::GatewayTimeout,     api::Ending::ServerFault,        api::Kind::ServerFault},
    Sight{Fault::HtmlPage,           api::Ending::NotFromService,            api::Kind::ForeignPage},
    Sight{Fault::InvalidJson,        api::Ending::Unreadable,         api::Kind::BadJson},
    Sight{Fault::WrongShape,         api::Ending::Unreadable,         api::Kind::WrongShape},
    Sight{Fault::Redirect,           api::Ending::Redirected,         api::Kind::Redirected},
};
// clang-format on

static_assert(sights.size() == storedesk::practice::matrixFaults);

// How a call must end, and what the service must have seen of it.
struct Plan
{
    bool succeeds = true;
    bool confirmed = false;
    api::Kind kind = api::Kind::Unknown; // when it fails
    int attempts = 1;
    int received = 1; // by the service, of this operation
    int applied = 1;
    Duration elapsed{0}; // by the clock

    bool operator==(const Plan &) const = default;
};

} // namespace support
