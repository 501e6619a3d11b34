// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/rawresponse.h"
#include "api/request.h"
#include "base/clock.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>

namespace storedesk::api {

// One line of the call log. The texts are redacted; request and answer are whole, because people
// copy them to look into a problem, and never leave memory by themselves. The key is in neither.
// The line of a file has the request of the record it belongs to.
struct CallRecord
{
    quint64 number = 0;
    QDateTime at = {}; // when the call began
    Request request;
    bool file = false; // it was fetched from an address of its own, not from the service
    QString target = {}; // path and query, redacted
    int status = 0; // of the last answer, 0 without one
    std::optional<Kind> kind = {}; // nothing: it went well
    QString code = {}; // the service's own, of an error
    bool confirmed = false;
    base::Clock::Duration duration{0}; // from the first sending to the end
    qint64 bytesSent = 0; // bodies, over all attempts
    qint64 bytesReceived = 0;
    int attempts = 0;
    QString message = {}; // what happened, redacted; empty when it went well
    QString why = {}; // redacted too, like what can be done next
    QString next = {};
    base::Clock::Duration waited{0}; // in our own queue, before the first sending
    QByteArray answer = {}; // the body of the last answer, its first part when it is long
    QList<std::pair<QByteArray, QByteArray>> headers = {}; // of that answer
    // Of a call of an earlier run: what was asked, as text. It and the answer are masked, and
    // nothing of it can be sent again.
    std::optional<QString> earlier = {};

    static constexpr qsizetype longestAnswer = 65'536;

    void noteBytes(const RawResponse &raw);
    void noteAnswer(const RawResponse &raw, const QByteArray &key);
    void noteEnd(const Outcome &outcome);
};

} // namespace storedesk::api
