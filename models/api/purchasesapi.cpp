// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchasesapi.h"

#include "api/session.h"
#include "catalogue/key.h"

namespace storedesk::api {

using namespace Qt::StringLiterals;

PurchasesApi::PurchasesApi(Session &session)
    : ResourceApi(session, catalogue::Resource::Purchase)
{ }

http::Request PurchasesApi::toCreate(const QJsonObject &purchase, bool triggerPurchaseEvent)
{
    auto request = ResourceRequests(catalogue::Resource::Purchase).toCreate(purchase);
    request.query.addQueryItem(catalogue::key::query::triggerPurchaseEvent,
                               triggerPurchaseEvent ? u"true"_s : u"false"_s);
    return request;
}

Call *PurchasesApi::create(const QJsonObject &purchase, bool triggerPurchaseEvent) const
{
    return session().write(toCreate(purchase, triggerPurchaseEvent));
}

} // namespace storedesk::api
