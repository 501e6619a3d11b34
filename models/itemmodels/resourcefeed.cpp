// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resourcefeed.h"

#include "resourcemodel.h"

#include "api/pages.h"
#include "catalogue/key.h"
#include "catalogue/state.h"

#include <algorithm>
#include <utility>

namespace storedesk::itemmodels {

namespace key = catalogue::key;

static bool isUnderWay(const QJsonObject &record)
{
    return catalogue::isUnderWay(record.value(key::status).toString());
}

static std::vector<QJsonObject> objectsOf(const QJsonArray &records)
{
    std::vector<QJsonObject> objects;
    objects.reserve(static_cast<std::size_t>(records.size()));
    for (const auto &record : records)
        objects.push_back(record.toObject());
    return objects;
}

ResourceFeed::ResourceFeed(Read read, ResourceModel &model, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_read(std::move(read))
    , m_model(model)
    , m_clock(clock)
    , m_timer(clock.timer([this] { look(); }))
{ }

ResourceFeed::~ResourceFeed() = default;

void ResourceFeed::refresh()
{
    m_all = false;
    begin(m_model.rowCount());
}

void ResourceFeed::begin(int wanted)
{
    // A read in progress may be outdated, so start again.
    delete m_pages;
    delete m_looking;
    m_records.clear();
    m_isRefresh = true;
    m_wanted = wanted;
    m_pages = m_read(this);
    m_pages->setHolding(true);
    connect(m_pages, &api::Pages::page, this, &ResourceFeed::addPage);
    connect(m_pages, &api::Pages::held, this, &ResourceFeed::held);
    connect(m_pages, &api::Pages::finished, this, [this] {
        m_hasMore = false;
        complete();
    });
    connect(m_pages, &api::Pages::failed, this, &ResourceFeed::fail);
    setState(State::Loading);
}

void ResourceFeed::fetchMore()
{
    if (!m_hasMore || m_state == State::Loading)
        return;
    // After a stop or a failure, the link to the next page is no longer available.
    if (!m_pages)
        return begin(m_model.rowCount() + 1);
    m_wanted = m_pages->records() + 1;
    m_pages->continueRun();
    setState(State::Loading);
}

void ResourceFeed::fetchAll()
{
    m_all = true;
    if (m_state == State::Loading)
        return;
    fetchMore();
}

void ResourceFeed::stop()
{
    if (m_state != State::Loading)
        return;
    m_all = false;
    delete m_pages;
    m_hasMore = true;
    m_records.clear();
    const bool something = m_refreshedAt.isValid() || m_model.rowCount() > 0;
    setState(something ? State::Loaded : State::Idle);
}

void ResourceFeed::addPage(const QJsonArray &records)
{
    const auto page = objectsOf(records);
    m_model.upsert(page);
    if (m_isRefresh)
        m_records.insert(m_records.end(), page.begin(), page.end());
    Q_EMIT changed();
}

void ResourceFeed::held()
{
    m_hasMore = true;
    if (m_all || m_pages->records() < m_wanted)
        m_pages->continueRun();
    else
        complete();
}

void ResourceFeed::complete()
{
    m_all = false;
    // Only now is it known which rows no longer exist.
    if (m_isRefresh)
        m_model.setRecords(m_records);
    m_isRefresh = false;
    m_records.clear();
    m_refreshedAt = m_clock.now();
    setState(State::Loaded);
    planLook();
}

void ResourceFeed::fail(const http::Error &error)
{
    m_all = false;
    m_error = error;
    m_records.clear();
    setState(State::Failed);
    planLook();
}

void ResourceFeed::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

int ResourceFeed::underWay() const
{
    return static_cast<int>(std::ranges::count_if(m_model.records(), isUnderWay));
}

void ResourceFeed::setWatched(bool watched)
{
    // Restart the timer with the other interval.
    if (std::exchange(m_watched, watched) != watched)
        m_timer->stop();
    planLook();
}

void ResourceFeed::planLook()
{
    const bool wanted = m_state == State::Loaded && underWay() > 0;
    if (!wanted)
        m_timer->stop();
    else if (!m_timer->due())
        m_timer->start(m_watched ? lookAgainAfter : lookUnseenAfter);
}

void ResourceFeed::look()
{
    if (m_state != State::Loaded)
        return;
    m_awaited.clear();
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (isUnderWay(m_model.recordAt(row)))
            m_awaited.insert(m_model.keyAt(row));
    }
    m_looking = m_read(this);
    m_looking->setHolding(true);
    connect(m_looking, &api::Pages::page, this, &ResourceFeed::noteLook);
    connect(m_looking, &api::Pages::held, this, [this] {
        if (m_awaited.isEmpty())
            endLook(false);
        else
            m_looking->continueRun();
    });
    connect(m_looking, &api::Pages::finished, this, [this] { endLook(true); });
    // A failed poll is ignored, because the rows are preserved and the next poll may succeed.
    connect(m_looking, &api::Pages::failed, this, [this] { planLook(); });
}

void ResourceFeed::noteLook(const QJsonArray &records)
{
    const auto page = objectsOf(records);
    for (const auto &record : page)
        m_awaited.remove(record.value(m_model.keyMember()).toVariant().toString());
    m_model.upsert(page);
}

void ResourceFeed::endLook(bool wholeList)
{
    // Do not update the time unless all records have been read.
    if (wholeList || m_looking->records() >= m_model.rowCount())
        m_refreshedAt = m_clock.now();
    if (wholeList) {
        for (const auto &gone : std::as_const(m_awaited))
            m_model.remove(gone);
    } else {
        m_looking->deleteLater();
    }
    m_looking.clear();
    Q_EMIT changed();
    planLook();
}

} // namespace storedesk::itemmodels
