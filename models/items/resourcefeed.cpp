// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resourcefeed.h"

#include "resourcemodel.h"

#include "api/pages.h"

namespace storedesk::items {

ResourceFeed::ResourceFeed(Read read, ResourceModel &model, const base::Clock &clock,
                           QObject *parent)
    : QObject(parent)
    , m_read(std::move(read))
    , m_model(model)
    , m_clock(clock)
{ }

void ResourceFeed::refresh()
{
    delete m_pages; // one that is under way brings nothing new
    m_records.clear();
    m_pages = m_read(this);
    listen(*m_pages);
    setState(State::Loading);
}

void ResourceFeed::stop()
{
    if (m_state != State::Loading)
        return;
    delete m_pages;
    m_records.clear();
    setState(m_refreshedAt.isValid() ? State::Loaded : State::Idle);
}

void ResourceFeed::listen(api::Pages &pages)
{
    connect(&pages, &api::Pages::page, this, &ResourceFeed::take);
    connect(&pages, &api::Pages::finished, this, [this] {
        m_model.setRecords(m_records); // now it is known which rows are gone
        m_records.clear();
        m_refreshedAt = m_clock.now();
        setState(State::Loaded);
    });
    connect(&pages, &api::Pages::failed, this, [this](const api::Error &error) {
        m_error = error;
        m_records.clear();
        setState(State::Failed);
    });
}

void ResourceFeed::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void ResourceFeed::take(const QJsonArray &records)
{
    std::vector<QJsonObject> page;
    page.reserve(static_cast<std::size_t>(records.size()));
    for (const auto &record : records)
        page.push_back(record.toObject());
    m_model.upsert(page);
    m_records.insert(m_records.end(), page.begin(), page.end());
    Q_EMIT changed();
}

} // namespace storedesk::items
