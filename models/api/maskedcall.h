// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/redaction.h"

namespace storedesk::api {

struct CallRecord;

// Takes personal data out of what a call sent and got: by shape in every text, and by name in the
// members of contacts. Of a contact only what is known to be nobody's own stays: ids, states,
// numbers and moments of the service.
[[nodiscard]] base::Redactor redactorOf(const api::CallRecord &record);

} // namespace storedesk::api
