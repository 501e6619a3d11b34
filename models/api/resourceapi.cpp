// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resourceapi.h"

#include "api/pages.h"
#include "api/session.h"

namespace storedesk::api {

ResourceApi::ResourceApi(Session &session, catalogue::Resource resource)
    : ResourceRequests(resource)
    , m_session(session)
{ }

Call *ResourceApi::list(QObject *owner, const QStringList &within, const QUrlQuery &query) const
{
    return m_session.read(toList(within, query), owner);
}

Pages *ResourceApi::all(QObject *owner, const QStringList &within, http::Priority priority) const
{
    auto request = toList(within);
    request.priority = priority;
    return new Pages(m_session.client(), std::move(request), owner);
}

Call *ResourceApi::get(const RecordAddress &record, QObject *owner, http::Priority priority) const
{
    auto request = toGet(record);
    request.priority = priority;
    return m_session.read(std::move(request), owner);
}

Call *ResourceApi::create(const http::RequestBody &body, const QStringList &within) const
{
    return m_session.write(toCreate(body, within));
}

Call *ResourceApi::patch(const RecordAddress &record, const QJsonObject &changes) const
{
    return m_session.write(toPatch(record, changes));
}

Call *ResourceApi::remove(const RecordAddress &record, http::Priority priority) const
{
    auto request = toRemove(record);
    request.priority = priority;
    return m_session.write(std::move(request));
}

} // namespace storedesk::api
