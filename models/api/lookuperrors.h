// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/classifiedresponse.h"
#include "api/lostwrite.h"

// What a look-up leaves to be said when it does not end well.

namespace storedesk::api {

// It never left, and has waited so long that it must not do so without another look.
[[nodiscard]] Error tooLate(const Request &request, const Finding &finding);
// It was looked for, and that did not settle it.
[[nodiscard]] Error undecided(Error unknown, const Finding &finding);
// The detail, source text, goes into the response.
[[nodiscard]] Error conflict(ClassifiedResponse &response, const char *detail);

} // namespace storedesk::api
