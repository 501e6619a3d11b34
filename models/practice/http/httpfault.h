// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpreply.h"

namespace storedesk::practice {

// Returns the response sent instead of applying a request.
[[nodiscard]] Delivery insteadOf(const HttpContext &context, const FaultRule &rule,
                                 const HttpTarget &target);

// Returns the corrupted response to an applied request. The fault must be one that sends a
// response.
[[nodiscard]] Delivery spoilt(HttpContext &context, const FaultRule &rule, const HttpTarget &target,
                              Answer answer);
// Corrupts only the body or the file of a delivery.
void spoilBody(const FaultRule &rule, Delivery &delivery);

// Returns the response of EarlyAnswer or Status.
[[nodiscard]] Answer statusAnswer(const FaultRule &rule);

} // namespace storedesk::practice
