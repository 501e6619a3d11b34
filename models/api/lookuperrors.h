// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/classifiedresponse.h"
#include "api/lostwrite.h"

// Errors of look-ups that did not settle a write.

namespace storedesk::api {

// Returns the error of a write that was never sent and waited too long to be sent without a new
// look-up.
[[nodiscard]] http::Error tooLate(const http::Request &request, const LookupFinding &finding);
// Returns the error of a write whose look-up was inconclusive.
[[nodiscard]] http::Error undecided(http::Error unknown, const LookupFinding &finding);
// Stores the detail (source text) in the response.
[[nodiscard]] http::Error conflict(ClassifiedResponse &response, const char *detail);

} // namespace storedesk::api
