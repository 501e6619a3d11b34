// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/resourcefeed.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace storedesk::api {
class Session;
}

namespace storedesk::itemmodels {

class IntegrationTree;

// Loads the tree of integrations from the service. Integrations are loaded at once, and an
// integration's event types are loaded when it is expanded. A refresh reloads everything that was
// loaded before and leaves the rows in place until it is complete.
class IntegrationFeed final : public QObject
{
    Q_OBJECT

public:
    using State = ResourceFeed::State;

    // All objects passed by reference must outlive the feed.
    IntegrationFeed(api::Session &session, IntegrationTree &tree, const base::Clock &clock,
                    QObject *parent = nullptr);
    ~IntegrationFeed() override;

    // Restarts a refresh in progress.
    void refresh();
    void readTypes(const QString &integration);
    // Loads the types of integrations that have not been expanded yet.
    void readAllTypes();
    // Cancels loading. Rows that have already been received are preserved.
    void stop();

    // The state of the list of integrations.
    [[nodiscard]] State state() const { return m_state; }
    // Only valid in the Failed state.
    [[nodiscard]] const http::Error &error() const { return m_error; }
    // Invalid if the list has never been refreshed.
    [[nodiscard]] QDateTime refreshedAt() const { return m_refreshedAt; }
    // Returns whether neither integrations nor types are being loaded.
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    void changed();

private:
    void complete(const std::vector<QJsonObject> &records);
    void fail(const http::Error &error);
    void readTypesSoon(const QString &integration);
    void endTypes(const QString &integration);
    void failTypes(const QString &integration, const http::Error &error);
    void setState(State state);

    api::Session &m_session;
    IntegrationTree &m_tree;
    const base::Clock &m_clock;
    QPointer<api::Pages> m_pages;
    // Integrations whose types are loaded next.
    QSet<QString> m_wanted;
    // Active reads by integration.
    QHash<QString, QPointer<api::Pages>> m_types;
    State m_state = State::Idle;
    http::Error m_error;
    QDateTime m_refreshedAt;
};

} // namespace storedesk::itemmodels
