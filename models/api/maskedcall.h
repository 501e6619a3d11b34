// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/redaction.h"

namespace storedesk::api {

struct CallRecord;

// Masks personal data in the request and response of a call: by pattern in every text, and by name
// in the members of contacts. In a contact, only members known to be impersonal stay visible: ids,
// states, numbers and times set by the service.
[[nodiscard]] base::Redactor redactorOf(const api::CallRecord &record);

} // namespace storedesk::api
