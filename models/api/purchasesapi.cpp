// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchasesapi.h"

#include "api/session.h"
#include "catalogue/key.h"

namespace storedesk::api {

using enum catalogue::OperationId;
using namespace Qt::StringLiterals;

static QUrlQuery purchaseQuery(bool triggerPurchaseEvent)
{
    return {{catalogue::key::query::triggerPurchaseEvent,
             triggerPurchaseEvent ? u"true"_s : u"false"_s}};
}

PurchasesApi::PurchasesApi(Session &session)
    : m_session(session)
{ }

Call *PurchasesApi::create(const QJsonObject &purchase, bool triggerPurchaseEvent,
                           Priority priority)
{
    return m_session.write({.operation = CreatePurchase,
                            .query = purchaseQuery(triggerPurchaseEvent),
                            .body = purchase,
                            .priority = priority});
}

Call *PurchasesApi::get(const QString &id, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetPurchase, .values = {id}, .priority = priority}, owner);
}

Call *PurchasesApi::remove(const QString &id, Priority priority)
{
    return m_session.write({.operation = DeletePurchase, .values = {id}, .priority = priority});
}

Call *PurchasesApi::getByStoreId(const QString &purchaseId, QObject *owner, Priority priority)
{
    return m_session.read(
        {.operation = GetPurchaseByStoreId, .values = {purchaseId}, .priority = priority}, owner);
}

Call *PurchasesApi::removeByStoreId(const QString &purchaseId, Priority priority)
{
    return m_session.write(
        {.operation = DeletePurchaseByStoreId, .values = {purchaseId}, .priority = priority});
}

} // namespace storedesk::api
