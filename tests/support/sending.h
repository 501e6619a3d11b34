// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/session.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <optional>

namespace support {

// These functions send requests to prepare data or to check the result. They wait in real time.
// Tests with a manual clock use clockwork.h.

// Waits for the end of a call.
inline storedesk::http::Outcome outcomeOf(storedesk::api::Call *call)
{
    std::optional<storedesk::http::Outcome> outcome;
    QObject context;
    call->then(&context, [&outcome](const storedesk::http::Outcome &end) { outcome = end; });
    (void)QTest::qWaitFor([&outcome] { return outcome.has_value(); }, 30'000);
    return outcome.value_or(tl::unexpected(storedesk::http::Error{}));
}

inline storedesk::http::Outcome sendAndWait(storedesk::api::Session &session,
                                            const storedesk::http::Request &request)
{
    return outcomeOf(session.start(request, &session));
}

// Accepts any host that has an account: a page host, a fixture or an account manager.
template <typename Host>
storedesk::http::Outcome sendAndWait(Host &host, const storedesk::http::Request &request)
{
    return sendAndWait(host.account().session(), request);
}

// Returns the object in a reply, or an empty object if the request failed.
template <typename Sender>
QJsonObject replyTo(Sender &sender, const storedesk::http::Request &request)
{
    const auto outcome = sendAndWait(sender, request);
    return outcome ? outcome->document.object() : QJsonObject();
}

// Returns the records on the first page of a list.
template <typename Sender>
QJsonArray listOf(Sender &sender, storedesk::catalogue::OperationId list,
                  const QStringList &values = {})
{
    return replyTo(sender, {.operation = list, .values = values})
        .value(QLatin1StringView("results"))
        .toArray();
}

} // namespace support
