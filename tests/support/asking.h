// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/pageframe.h"

#include "api/call.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace support {

// Sends one request independently of the page and waits for its end, to prepare data or to check
// the result.
inline storedesk::http::Outcome ask(storedesk::ui::PageHost &frame,
                                    const storedesk::http::Request &request)
{
    storedesk::http::Outcome outcome = tl::unexpected(storedesk::http::Error{});
    bool ended = false;
    QObject owner;
    frame.account()
        .session()
        .start(request, &owner)
        ->then(&owner, [&](const storedesk::http::Outcome &end) {
            outcome = end;
            ended = true;
        });
    (void)QTest::qWaitFor([&ended] { return ended; });
    return outcome;
}

inline QJsonObject answerOf(storedesk::ui::PageHost &frame, const storedesk::http::Request &request)
{
    const auto outcome = ask(frame, request);
    return outcome ? outcome->document.object() : QJsonObject();
}

// Returns the first record of a list.
inline QJsonObject firstOf(PageFrame &frame, storedesk::catalogue::OperationId list,
                           const QStringList &values = {})
{
    return answerOf(frame, {.operation = list, .values = values})
        .value(QLatin1StringView("results"))
        .toArray()
        .first()
        .toObject();
}

} // namespace support
