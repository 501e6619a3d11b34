// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpreply.h"

namespace storedesk::practice {

// What is answered in place of carrying a request out.
[[nodiscard]] Delivery insteadOf(const HttpContext &context, const FaultRule &rule,
                                 const HttpTarget &target);

// The answer to a request that was carried out, spoilt on its way out. The fault is not one of
// those that send no answer.
[[nodiscard]] Delivery spoilt(HttpContext &context, const FaultRule &rule, const HttpTarget &target,
                              Answer answer);
// Spoils the body or the file of a delivery alone.
void spoilBody(const FaultRule &rule, Delivery &delivery);

// An answer that EarlyAnswer or Status asks for.
[[nodiscard]] Answer statusAnswer(const FaultRule &rule);

} // namespace storedesk::practice
