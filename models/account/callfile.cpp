// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "callfile.h"

#include "account/callrecorder.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace storedesk::account {

using namespace Qt::StringLiterals;

// Calls from earlier runs are already masked, and their requests are stored as text.
static QJsonObject jsonOf(const api::CallRecord &record)
{
    auto call = storedCallOf(record);
    if (record.earlier)
        call.request = *record.earlier;
    return {{u"at"_s, call.at.toUTC().toString(Qt::ISODateWithMs)},
            {u"operation"_s, call.operation},
            {u"target"_s, call.target},
            {u"status"_s, call.status},
            {u"code"_s, call.code},
            {u"attempts"_s, call.attempts},
            {u"milliseconds"_s, call.duration},
            {u"waited"_s, call.waited},
            {u"sent"_s, call.bytesSent},
            {u"received"_s, call.bytesReceived},
            {u"cause"_s, call.cause},
            {u"what"_s, call.message},
            {u"why"_s, call.why},
            {u"next"_s, call.next},
            {u"request"_s, call.request},
            {u"answer"_s, QString::fromUtf8(call.answer)},
            {u"headers"_s, QString::fromUtf8(call.headers)}};
}

QByteArray callsAsJson(const std::vector<api::CallRecord> &records)
{
    QJsonArray calls;
    for (const auto &record : records)
        calls.append(jsonOf(record));
    return QJsonDocument(calls).toJson();
}

} // namespace storedesk::account
