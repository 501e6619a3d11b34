// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/outagewatch.h"

#include "api/calllog.h"

namespace storedesk::api {

// Returns whether the service responded. Probes count too, because they are logged like calls.
static bool isAnswer(const CallRecord &record)
{
    const bool isRefusal = record.status >= 400 && record.status < 500;
    return !record.file
        && (!record.kind || (isRefusal && record.kind != http::ErrorKind::ForeignPage));
}

OutageWatch::OutageWatch(Client &client, base::Clock::Duration longest)
    : m_clock(client.clock())
    , m_longest(longest)
{
    connect(&client, &Client::waiting, this, &OutageWatch::note);
    connect(&client.log(), &CallLog::added, this, [this](const CallRecord &record) {
        if (isAnswer(record))
            answered();
    });
}

std::optional<QDateTime> OutageWatch::announcedEnd() const
{
    return m_announcedEnd.isValid() && m_announcedEnd > m_clock.now()
        ? std::optional(m_announcedEnd)
        : std::nullopt;
}

void OutageWatch::note(base::Clock::Duration until, WaitReason why)
{
    if (why == WaitReason::Unavailable)
        m_announcedEnd = m_clock.now().addMSecs((until - m_clock.ticks()).count());
    const bool isDown = why == WaitReason::Outage || why == WaitReason::Unavailable;
    if (!isDown || m_limit || m_exceeded)
        return;
    // The listener may delete this object, and with it the timer that is firing.
    m_limit = m_clock.timer(
        [this] { QMetaObject::invokeMethod(this, &OutageWatch::end, Qt::QueuedConnection); });
    m_limit->start(m_longest);
}

void OutageWatch::end()
{
    // The response may have arrived after the timer fired.
    if (!std::exchange(m_limit, nullptr))
        return;
    m_exceeded = true;
    Q_EMIT exceeded();
}

void OutageWatch::answered()
{
    m_limit.reset();
    m_announcedEnd = {};
    if (std::exchange(m_exceeded, false))
        Q_EMIT ended();
}

} // namespace storedesk::api
