// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordlistloader.h"

#include "api/pages.h"
#include "catalogue/key.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace storedesk::itemmodels {

namespace key = catalogue::key;

RecordListLoader::RecordListLoader(Read read, const base::Clock &clock, QObject *parent,
                                   Enough enough)
    : QObject(parent)
    , m_read(std::move(read))
    , m_enough(std::move(enough))
    , m_clock(clock)
{ }

void RecordListLoader::refresh()
{
    // A read in progress may be outdated, so start again.
    delete m_pages;
    m_coming.clear();
    m_pages = m_read(this);
    connect(m_pages, &api::Pages::page, this, &RecordListLoader::addPage);
    connect(m_pages, &api::Pages::finished, this, [this] { end(true); });
    connect(m_pages, &api::Pages::failed, this, [this](const http::Error &error) {
        m_error = error;
        m_coming.clear();
        setState(State::Failed);
    });
    setState(State::Reading);
}

void RecordListLoader::cancel()
{
    if (m_pages)
        m_pages->cancel();
}

bool RecordListLoader::replaceIn(Records &records, const QJsonObject &record)
{
    const auto id = record[key::id];
    const auto found =
        std::ranges::find_if(records, [&id](const QJsonObject &one) { return one[key::id] == id; });
    if (id.isUndefined() || found == records.end() || *found == record)
        return false;
    *found = record;
    return true;
}

void RecordListLoader::replace(const QJsonObject &record)
{
    (void)replaceIn(m_coming, record);
    if (replaceIn(m_records, record))
        Q_EMIT changed();
}

void RecordListLoader::addPage(const QJsonArray &page)
{
    for (const auto &record : page)
        m_coming.push_back(record.toObject());
    if (!m_enough || !m_enough(page))
        return;
    // This is called from one of the reader's own signals, so the reader must not be deleted before
    // that signal returns. It must not read any further either.
    m_pages->disconnect(this);
    m_pages->setLimit(0);
    m_pages = nullptr;
    end(false);
}

void RecordListLoader::end(bool whole)
{
    m_records = std::exchange(m_coming, {});
    m_readAt = m_clock.now();
    m_whole = whole;
    setState(State::Ready);
}

void RecordListLoader::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

static QDateTime createdAt(const QJsonValue &record)
{
    return QDateTime::fromString(record[key::createdAt].toString(), Qt::ISODateWithMs);
}

bool isNewestFirstAndBefore(const QJsonArray &page, const QDateTime &moment)
{
    if (page.isEmpty())
        return false;
    QDateTime before = moment;
    return std::ranges::all_of(page, [&before](const QJsonValue &record) {
        const auto created = createdAt(record);
        const bool older = created.isValid() && created <= before;
        before = created;
        return older;
    });
}

} // namespace storedesk::itemmodels
