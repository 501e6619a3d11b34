// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "http/outcome.h"

#include <QDateTime>
#include <QJsonArray>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <functional>

namespace storedesk::api {
class Pages;
}

namespace storedesk::itemmodels {

class ResourceModel;

// Loads a resource model from the service: the first page at once, more on demand. A refresh loads
// as many records as before and keeps the rows until it is complete, so that nothing flickers and
// nothing is lost on failure. Polls the service while records are still being processed.
class ResourceFeed final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Loading, Loaded, Failed };
    Q_ENUM(State)

    static constexpr auto lookAgainAfter = std::chrono::seconds(10);
    // Polling interval while the page is hidden: the navigation still shows activity.
    static constexpr auto lookUnseenAfter = std::chrono::seconds(60);

    // Starts reading the list for this owner.
    using Read = std::function<api::Pages *(QObject *owner)>;

    ResourceFeed(Read read, ResourceModel &model, base::Clock &clock, QObject *parent = nullptr);
    ~ResourceFeed() override;

    // Restarts a refresh in progress.
    void refresh();
    // Loads one more page.
    void fetchMore();
    void fetchAll();
    // Cancels loading; rows already received are preserved.
    void stop();
    // Sets whether the page is visible.
    void setWatched(bool watched);

    [[nodiscard]] State state() const { return m_state; }
    // Returns whether the service has more records.
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    // Valid in state Failed.
    [[nodiscard]] const http::Error &error() const { return m_error; }
    // Invalid if never refreshed.
    [[nodiscard]] QDateTime refreshedAt() const { return m_refreshedAt; }
    // Returns the number of records that the service is still processing.
    [[nodiscard]] int underWay() const;

Q_SIGNALS:
    void changed();

private:
    void begin(int wanted);
    void addPage(const QJsonArray &records);
    void held();
    void complete();
    void settle();
    void fail(const http::Error &error);
    void setState(State state);

    void planLook();
    void look();
    void noteLook(const QJsonArray &records);
    void endLook(bool wholeList);

    Read m_read;
    ResourceModel &m_model;
    base::Clock &m_clock;
    QPointer<api::Pages> m_pages;
    // Records of an incomplete refresh.
    std::vector<QJsonObject> m_records;
    // Number of records to read before pausing.
    qsizetype m_wanted = 0;
    // Whether missing records are removed at the end.
    bool m_isRefresh = false;
    // Whether to load all pages without a pause.
    bool m_all = false;
    bool m_hasMore = false;
    State m_state = State::Idle;
    http::Error m_error;
    QDateTime m_refreshedAt;

    bool m_watched = false;
    std::unique_ptr<base::Clock::Timer> m_timer;
    QPointer<api::Pages> m_looking;
    // Keys of records whose changes are polled.
    QSet<QString> m_awaited;
};

} // namespace storedesk::itemmodels
