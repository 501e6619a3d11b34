// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resourcerequests.h"

#include <algorithm>

namespace storedesk::api {

using catalogue::Effect;
using catalogue::Operation;
using catalogue::OperationId;

// If a resource has two matching rows, as exports do, the first is the default.
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

http::Request ResourceRequests::on(const RecordAddress &record, Effect effect) const
{
    const auto *key = record.key ? record.key : catalogue::usualKeyOf(m_resource);
    Q_ASSERT(key && key->resource() == m_resource);
    const auto operation = catalogue::operationOn(*key, effect);
    Q_ASSERT(operation);
    return {.operation = *operation, .values = record.values};
}

http::Request ResourceRequests::toList(const QStringList &within, const QUrlQuery &query) const
{
    const auto operation = firstOperation(m_resource, [](const Operation &row) {
        return row.answer == catalogue::ResponseShape::Page;
    });
    return {.operation = operation, .values = within, .query = query};
}

http::Request ResourceRequests::toGet(const RecordAddress &record) const
{
    return on(record, Effect::Read);
}

http::Request ResourceRequests::toCreate(const http::RequestBody &body,
                                         const QStringList &within) const
{
    const auto operation = firstOperation(
        m_resource, [](const Operation &row) { return row.effect == Effect::Create; });
    return {.operation = operation, .values = within, .body = body};
}

http::Request ResourceRequests::toPatch(const RecordAddress &record,
                                        const QJsonObject &changes) const
{
    auto request = on(record, Effect::Update);
    request.body = changes;
    return request;
}

http::Request ResourceRequests::toRemove(const RecordAddress &record) const
{
    return on(record, Effect::Delete);
}

http::Request requestOf(const Operation &operation, const QStringList &values,
                        const http::RequestBody &body, const QUrlQuery &query)
{
    return {.operation = operation.id, .values = values, .query = query, .body = body};
}

} // namespace storedesk::api
