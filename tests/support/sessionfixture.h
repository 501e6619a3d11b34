// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/pages.h"
#include "api/session.h"
#include "practice/service/service.h"
#include "support/clockwork.h"
#include "support/manualclock.h"
#include "support/seededstores.h"

#include <QTemporaryDir>

namespace support {

// Provides a practice store with real data and a connected session, on a manual clock.
class SessionFixture
{
public:
    explicit SessionFixture(storedesk::practice::ServiceOptions options = {.contacts = 20,
                                                                           .requestsPerMinute = 0})
    {
        auto started = storedesk::practice::Service::start(copied(options), m_clock);
        if (!started)
            qFatal("%s %s", qPrintable(started.error().what), qPrintable(started.error().why));
        m_service = std::move(*started);
        m_session = connected(m_service->apiKey());
    }

    [[nodiscard]] std::unique_ptr<storedesk::api::Session> connected(const QByteArray &key)
    {
        return std::make_unique<storedesk::api::Session>(
            storedesk::http::Connection{
                .baseUrl = m_service->url(), .key = key, .requestsPerMinute = 0},
            m_clock);
    }

    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }
    [[nodiscard]] storedesk::practice::Ledger &ledger() { return m_service->ledger(); }
    [[nodiscard]] storedesk::api::Session &session() { return *m_session; }
    [[nodiscard]] support::ManualClock &clock() { return m_clock; }
    void closeSession() { m_session.reset(); }

    // Returns the outcome of a call. A call that does not end fails the test with a warning.
    storedesk::http::Outcome end(storedesk::api::Session &session, storedesk::api::Call *call)
    {
        const auto outcome = outcomeOf(m_clock, session.client(), call);
        if (!outcome)
            qWarning("A call did not end within its time.");
        return outcome.value_or(tl::unexpected(storedesk::http::Error{}));
    }

    storedesk::http::Outcome end(storedesk::api::Call *call) { return end(*m_session, call); }

    storedesk::http::Outcome end(const storedesk::http::Request &request)
    {
        return end(m_session->start(request, &m_owner));
    }

    // Reads the list in which a created record would appear, as the window does while it shows the
    // list.
    void readListOf(storedesk::api::Session &session, const storedesk::http::Request &create)
    {
        const auto read = storedesk::api::readFor(create);
        if (!read
            || storedesk::http::operationOf(*read).answer
                != storedesk::catalogue::ResponseShape::Page)
            return;
        auto *pages = new storedesk::api::Pages(session.client(), *read, &session);
        bool ended = false;
        QObject::connect(pages, &QObject::destroyed, &session, [&ended] { ended = true; });
        (void)runUntil(m_clock, session.client(), [&ended] { return ended; });
    }

    // Returns the record in the reply to a request, or an empty object if the request failed.
    QJsonObject record(const storedesk::http::Request &request)
    {
        const auto outcome = end(request);
        return outcome ? outcome->document.object() : QJsonObject();
    }

private:
    support::ManualClock m_clock;
    std::unique_ptr<storedesk::practice::Service> m_service;
    std::unique_ptr<storedesk::api::Session> m_session;
    QObject m_owner;
};

} // namespace support
