// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "callrecord.h"

namespace storedesk::api {

void CallRecord::noteBytes(const http::RawResponse &raw)
{
    bytesSent += raw.sent;
    bytesReceived += raw.received;
}

// Masks the key, because a service may quote it in its response.
void CallRecord::noteAnswer(const http::RawResponse &raw, const QByteArray &key)
{
    answer = raw.bytes.left(longestAnswer);
    if (!key.isEmpty())
        answer.replace(key, "…");
    headers = raw.headers;
}

void CallRecord::noteEnd(const http::Outcome &outcome)
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
