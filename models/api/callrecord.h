// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "http/outcome.h"
#include "http/rawresponse.h"
#include "http/request.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>

namespace storedesk::api {

// One line of the call log. Its strings are redacted. Request and response are complete, because
// users copy them to investigate a problem; they contain no key and are never stored unmasked. For
// a file download, the request is that of the record that the file belongs to.
struct CallRecord
{
    quint64 number = 0;
    // When the call began.
    QDateTime at = {};
    http::Request request;
    // Whether this is a file downloaded from its own address and not a call to the service.
    bool file = false;
    // Path and query, redacted.
    QString target = {};
    // Status of the last response; 0 if there was none.
    int status = 0;
    // Empty after a success.
    std::optional<http::ErrorKind> kind = {};
    // The service's own error code.
    QString code = {};
    bool confirmed = false;
    // Time from the first attempt to the result.
    base::Clock::Duration duration{0};
    // Total size of the request bodies of all attempts.
    qint64 bytesSent = 0;
    qint64 bytesReceived = 0;
    int attempts = 0;
    // Error description, redacted; empty after a success.
    QString message = {};
    // The reason and the suggested next step, also redacted.
    QString why = {};
    QString next = {};
    // Time in our own queue before the first attempt.
    base::Clock::Duration waited{0};
    // The body of the last response, cut to longestAnswer.
    QByteArray answer = {};
    // Headers of that response.
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    // The request as text, for a call made by an earlier run. Both the request and the response are
    // masked, and the request cannot be sent again.
    std::optional<QString> earlier = {};

    static constexpr qsizetype longestAnswer = 65'536;

    void noteBytes(const http::RawResponse &raw);
    void noteAnswer(const http::RawResponse &raw, const QByteArray &key);
    void noteEnd(const http::Outcome &outcome);
};

} // namespace storedesk::api
