// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "base/clock.h"

#include <QDateTime>
#include <QJsonArray>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <functional>

namespace storedesk::api {
class Pages;
}

namespace storedesk::items {

class ResourceModel;

// Fills a resource model from the service: the first page at once, more when somebody wants them. A
// refresh reads as much as was there and keeps the rows until their successors have come, so that
// nothing flickers and nothing is lost when it fails. While it is watched and something is under
// way at the service, it looks again by itself.
class ResourceFeed final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Loading, Loaded, Failed };
    Q_ENUM(State)

    static constexpr auto lookAgainAfter = std::chrono::seconds(10);
    // While nobody sees it: the navigation still tells that something runs.
    static constexpr auto lookUnseenAfter = std::chrono::seconds(60);

    // Starts reading the list for this owner.
    using Read = std::function<api::Pages *(QObject *owner)>;

    ResourceFeed(Read read, ResourceModel &model, base::Clock &clock, QObject *parent = nullptr);
    ~ResourceFeed() override;

    void refresh(); // a refresh under way begins anew
    void fetchMore(); // one more page
    void fetchAll();
    void stop(); // what has come stays
    void setWatched(bool watched); // somebody sees it

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool hasMore() const { return m_hasMore; } // on the service
    [[nodiscard]] const api::Error &error() const { return m_error; } // while Failed
    [[nodiscard]] QDateTime refreshedAt() const { return m_refreshedAt; } // invalid: never yet
    [[nodiscard]] int underWay() const; // records that will change by themselves

Q_SIGNALS:
    void changed();

private:
    void begin(int wanted);
    void addPage(const QJsonArray &records);
    void held();
    void complete();
    void settle();
    void fail(const api::Error &error);
    void setState(State state);

    void planLook();
    void look();
    void noteLook(const QJsonArray &records);
    void endLook(bool wholeList);

    Read m_read;
    ResourceModel &m_model;
    base::Clock &m_clock;
    QPointer<api::Pages> m_pages;
    std::vector<QJsonObject> m_records; // of a refresh that is not complete
    qsizetype m_wanted = 0; // records to read before it stops for more
    bool m_isRefresh = false; // what it does not bring is gone
    bool m_all = false; // nothing stops it
    bool m_hasMore = false;
    State m_state = State::Idle;
    api::Error m_error;
    QDateTime m_refreshedAt;

    bool m_watched = false;
    std::unique_ptr<base::Clock::Timer> m_timer;
    QPointer<api::Pages> m_looking;
    QSet<QString> m_awaited; // keys whose news it looks for
};

} // namespace storedesk::items
