// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "base/clock.h"

#include <QDateTime>
#include <QJsonArray>
#include <QObject>
#include <QPointer>

#include <functional>

namespace storedesk::api {
class Pages;
}

namespace storedesk::items {

class ResourceModel;

// Fills a resource model from the service, page by page. A refresh keeps the rows until their
// successors are there, so that nothing flickers and nothing is lost when it fails.
class ResourceFeed final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Loading, Loaded, Failed };
    Q_ENUM(State)

    // Starts reading every page of the list for this owner.
    using Read = std::function<api::Pages *(QObject *owner)>;

    ResourceFeed(Read read, ResourceModel &model, const base::Clock &clock,
                 QObject *parent = nullptr);

    void refresh(); // a refresh under way begins anew
    void stop();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const api::Error &error() const { return m_error; } // while Failed
    [[nodiscard]] QDateTime refreshedAt() const { return m_refreshedAt; } // invalid: never yet

Q_SIGNALS:
    void changed();

private:
    void setState(State state);
    void listen(api::Pages &pages);
    void take(const QJsonArray &records);

    Read m_read;
    ResourceModel &m_model;
    const base::Clock &m_clock;
    QPointer<api::Pages> m_pages;
    std::vector<QJsonObject> m_records; // of the refresh under way
    State m_state = State::Idle;
    api::Error m_error;
    QDateTime m_refreshedAt;
};

} // namespace storedesk::items
