// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "callrecord.h"

namespace storedesk::api {

void CallRecord::noteEnd(const Outcome &outcome)
{
    status = outcome ? outcome->status : outcome.error().status;
    confirmed = outcome && outcome->confirmed;
    if (outcome)
        return;
    kind = outcome.error().kind;
    code = outcome.error().code;
    message = outcome.error().words.what;
    why = outcome.error().words.why;
    next = outcome.error().words.next;
}

} // namespace storedesk::api
