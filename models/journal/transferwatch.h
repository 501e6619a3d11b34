// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "catalogue/key.h"
#include "journal/rowfollower.h"
#include "journal/rowverdict.h"
#include "journal/watchedtransfer.h"

#include <map>

namespace storedesk::journal {

// Polls exports or imports with increasing intervals, and sooner while one makes progress. The
// template parameter is the state of each transfer and derives from WatchedTransfer.
template <typename One>
class TransferWatch : public RowFollower
{
public:
    void pause() override
    {
        m_paused = true;
        for (auto &[number, watched] : m_watched) {
            watched.timer->stop();
            if (!watched.over)
                watched.asking.reset();
        }
    }
    void continueRun() override
    {
        if (!std::exchange(m_paused, false))
            return;
        for (auto &[number, watched] : m_watched) {
            watched.wait = WatchedTransfer::soonest;
            watched.since = m_session.client().clock().ticks();
            if (!watched.over)
                look(number);
        }
    }

protected:
    // The session must outlive this object.
    TransferWatch(api::Session &session, catalogue::Resource resource, QObject *parent)
        : RowFollower(parent)
        , m_session(session)
        , m_resource(resource)
    { }

    virtual void handleRecord(qint64 number, const QJsonObject &record) = 0;
    // Called when the transfer was deleted at the service.
    virtual void gone(qint64 number, int status) = 0;
    // Returns the reason to stop waiting for this transfer, in which case the job is paused and
    // resuming it restarts the wait. Returns nothing to keep waiting.
    [[nodiscard]] virtual std::optional<base::Problem> impatience(const One &watched) const
    {
        Q_UNUSED(watched)
        return std::nullopt;
    }

    void watch(qint64 number, const QJsonObject &answer)
    {
        auto &watched = m_watched[number];
        watched.timer = m_session.client().clock().timer([this, number] { look(number); });
        watched.since = m_session.client().clock().ticks();
        handleRecord(number, answer);
    }
    void pollLater(qint64 number)
    {
        auto &watched = m_watched.at(number);
        if (m_paused)
            return;
        if (const auto problem = impatience(watched)) {
            Q_EMIT stuck(*problem);
            return;
        }
        watched.timer->start(watched.wait);
        watched.wait = std::min(watched.wait * 3 / 2, WatchedTransfer::latest);
    }

    api::Session &m_session;
    // Keyed by row number.
    std::map<qint64, One> m_watched;

private:
    void look(qint64 number)
    {
        auto &watched = m_watched.at(number);
        watched.asking = std::make_unique<QObject>();
        m_session.of(m_resource)
            .get(watched.record[catalogue::key::id].toString(), watched.asking.get(),
                 http::Priority::Job)
            ->then(this, [this, number](const http::Outcome &outcome) {
                if (!m_watched.contains(number))
                    return;
                m_watched.at(number).answered();
                if (outcome)
                    return handleRecord(number, outcome->document.object());
                if (outcome.error().kind == http::ErrorKind::NotFound)
                    return gone(number, outcome.error().status);
                // A failed poll does not affect the transfer at the service.
                const auto verdict = verdictOf(number, m_session.of(m_resource).toGet(QString()),
                                               outcome, Keep::Nothing);
                pollLater(number);
                if (!verdict.pause.what.isEmpty())
                    Q_EMIT stuck(verdict.pause);
            });
    }

    const catalogue::Resource m_resource;
    bool m_paused = false;
};

} // namespace storedesk::journal
