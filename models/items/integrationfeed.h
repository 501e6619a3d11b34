// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/resourcefeed.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace storedesk::api {
class Session;
}

namespace storedesk::items {

class IntegrationTree;

// Fills the tree of integrations from the service: the integrations at once, the event types of one
// when somebody unfolds it. A refresh reads again what was read before and keeps the rows until
// their successors have come.
class IntegrationFeed final : public QObject
{
    Q_OBJECT

public:
    using State = ResourceFeed::State;

    // Both outlive it.
    IntegrationFeed(api::Session &session, IntegrationTree &tree, const base::Clock &clock,
                    QObject *parent = nullptr);
    ~IntegrationFeed() override;

    void refresh(); // one under way begins anew
    void readTypes(const QString &integration);
    void readAllTypes(); // of those that nobody has unfolded yet
    void stop(); // what has come stays

    // Of the integrations.
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const api::Error &error() const { return m_error; } // while Failed
    [[nodiscard]] QDateTime refreshedAt() const { return m_refreshedAt; } // invalid: never yet
    // Nothing is on its way, neither integrations nor types.
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    void changed();

private:
    void complete(const std::vector<QJsonObject> &records);
    void fail(const api::Error &error);
    void readTypesSoon(const QString &integration);
    void endTypes(const QString &integration);
    void failTypes(const QString &integration, const api::Error &error);
    void setState(State state);

    api::Session &m_session;
    IntegrationTree &m_tree;
    const base::Clock &m_clock;
    QPointer<api::Pages> m_pages;
    QSet<QString> m_wanted; // integrations whose types are read next
    QHash<QString, QPointer<api::Pages>> m_types; // by integration, while they are read
    State m_state = State::Idle;
    api::Error m_error;
    QDateTime m_refreshedAt;
};

} // namespace storedesk::items
