// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpreply.h"

namespace storedesk::practice {

// Returns the response sent instead of applying a request.
[[nodiscard]] ResponseDelivery insteadOf(const HttpContext &context, const FaultRule &rule,
                                         const HttpTarget &target);

// Returns the corrupted response to an applied request. The fault must be one that sends a
// response.
[[nodiscard]] ResponseDelivery spoilt(HttpContext &context, const FaultRule &rule,
                                      const HttpTarget &target, PracticeResponse answer);
// Corrupts only the body or file in a delivery.
void spoilBody(const FaultRule &rule, ResponseDelivery &delivery);

// Returns the response for EarlyAnswer or Status.
[[nodiscard]] PracticeResponse statusAnswer(const FaultRule &rule);

} // namespace storedesk::practice
