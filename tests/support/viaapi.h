// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"

namespace support {

// Sends the request through its API class.
inline storedesk::api::Call *viaApi(storedesk::api::Session &session,
                                    const storedesk::http::Request &request, QObject *owner)
{
    using namespace storedesk;
    using catalogue::Effect;
    using enum catalogue::OperationId;
    using Events = api::CustomEventsApi;

    const auto *json = std::get_if<QJsonObject>(&request.body);
    const auto body = json ? *json : QJsonObject();
    switch (request.operation) {
    case GetStore:
        return session.store().get(owner);
    case CreatePurchase:
        return session.purchases().create(body, true);
    case CreateDataExplorerExport:
        return session.exports().explore(body);
    case CreateCustomEventByAlias:
        return session.customEvents().send(Events::Type::Alias, request.values[0], body, false);
    case CreateCustomEventById:
        return session.customEvents().send(Events::Type::Id, request.values[0], body, false);
    default:
        break;
    }

    const auto &operation = http::operationOf(request);
    const auto resource = session.of(operation.resource);
    if (operation.answer == catalogue::ResponseShape::Page)
        return resource.list(owner, request.values, request.query);
    if (operation.effect == Effect::Create)
        return resource.create(request.body, request.values);
    const api::RecordAddress record(*catalogue::lookupKeyOf(operation.id), request.values);
    if (operation.effect == Effect::Update)
        return resource.patch(record, body);
    return operation.effect == Effect::Delete ? resource.remove(record)
                                              : resource.get(record, owner);
}

} // namespace support
