// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resourceapi.h"

#include "api/pages.h"
#include "api/session.h"

#include <algorithm>

namespace storedesk::api {

using catalogue::Effect;
using catalogue::Operation;
using catalogue::OperationId;

ResourceApi::ResourceApi(Session &session, catalogue::Resource resource)
    : m_session(session)
    , m_resource(resource)
{ }

// The first row is the usual one where there are two, as for exports.
template <typename Fits>
static OperationId firstOperation(catalogue::Resource resource, Fits fits)
{
    const auto rows = catalogue::operations();
    const auto row = std::ranges::find_if(rows, [resource, fits](const Operation &each) {
        return each.resource == resource && fits(each);
    });
    Q_ASSERT(row != rows.end());
    return row->id;
}

Request ResourceApi::on(const RecordAddress &record, Effect effect) const
{
    const auto *key = record.key ? record.key : catalogue::usualKeyOf(m_resource);
    Q_ASSERT(key && key->resource() == m_resource);
    const auto operation = catalogue::operationOn(*key, effect);
    Q_ASSERT(operation);
    return {.operation = *operation, .values = record.values};
}

Request ResourceApi::toList(const QStringList &within, const QUrlQuery &query) const
{
    const auto operation = firstOperation(
        m_resource, [](const Operation &row) { return row.answer == catalogue::Answer::Page; });
    return {.operation = operation, .values = within, .query = query};
}

Request ResourceApi::toGet(const RecordAddress &record) const
{
    return on(record, Effect::Read);
}

Request ResourceApi::toCreate(const RequestBody &body, const QStringList &within) const
{
    const auto operation = firstOperation(
        m_resource, [](const Operation &row) { return row.effect == Effect::Create; });
    return {.operation = operation, .values = within, .body = body};
}

Request ResourceApi::toPatch(const RecordAddress &record, const QJsonObject &changes) const
{
    auto request = on(record, Effect::Update);
    request.body = changes;
    return request;
}

Request ResourceApi::toRemove(const RecordAddress &record) const
{
    return on(record, Effect::Delete);
}

Call *ResourceApi::list(QObject *owner, const QStringList &within, const QUrlQuery &query) const
{
    return m_session.read(toList(within, query), owner);
}

Pages *ResourceApi::all(QObject *owner, const QStringList &within, Priority priority) const
{
    auto request = toList(within);
    request.priority = priority;
    return new Pages(m_session.client(), std::move(request), owner);
}

Call *ResourceApi::get(const RecordAddress &record, QObject *owner, Priority priority) const
{
    auto request = toGet(record);
    request.priority = priority;
    return m_session.read(std::move(request), owner);
}

Call *ResourceApi::create(const RequestBody &body, const QStringList &within) const
{
    return m_session.write(toCreate(body, within));
}

Call *ResourceApi::patch(const RecordAddress &record, const QJsonObject &changes) const
{
    return m_session.write(toPatch(record, changes));
}

Call *ResourceApi::remove(const RecordAddress &record, Priority priority) const
{
    auto request = toRemove(record);
    request.priority = priority;
    return m_session.write(std::move(request));
}

Request requestOf(const Operation &operation, const QStringList &values, const RequestBody &body,
                  const QUrlQuery &query)
{
    return {.operation = operation.id, .values = values, .query = query, .body = body};
}

} // namespace storedesk::api
