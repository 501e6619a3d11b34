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

// Loads a resource model from the service, starting with the first page and loading more on demand.
// A refresh loads as many records as before and keeps the rows until it is complete, so that
// nothing flickers and nothing is lost on failure. Polls the service while records are still being
// processed.
class ResourceFeed final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Loading, Loaded, Failed };
    Q_ENUM(State)

    static constexpr auto lookAgainAfter = std::chrono::seconds(10);
    // The polling interval while the page is hidden. The navigation still shows activity.
    static constexpr auto lookUnseenAfter = std::chrono::seconds(60);

    // Starts reading the list on behalf of this owner.
    using Read = std::function<api::Pages *(QObject *owner)>;

    ResourceFeed(Read read, ResourceModel &model, base::Clock &clock, QObject *parent = nullptr);
    ~ResourceFeed() override;

    // Restarts a refresh in progress.
    void refresh();
    // Loads one more page.
    void fetchMore();
    void fetchAll();
    // Cancels loading. Rows that have already been received are preserved.
    void stop();
    // Sets whether the page is visible.
    void setWatched(bool watched);

    [[nodiscard]] State state() const { return m_state; }
    // Returns whether the service has more records.
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    // Only valid in the Failed state.
    [[nodiscard]] const http::Error &error() const { return m_error; }
    // Invalid if the list has never been refreshed.
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
    // The records received so far by an unfinished refresh.
    std::vector<QJsonObject> m_records;
    // The number of records to read before pausing.
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
    // The keys of records that are polled for changes.
    QSet<QString> m_awaited;
};

} // namespace storedesk::itemmodels
