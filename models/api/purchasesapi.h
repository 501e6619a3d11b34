// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

class QObject;

namespace storedesk::api {

class Call;
class Session;

// Purchases have no list: they are found by the service's identifier or by the store's own.
class PurchasesApi final
{
public:
    explicit PurchasesApi(Session &session);

    // Whether workflows hear of it: that may send messages to the customer.
    Call *create(const QJsonObject &purchase, bool triggerPurchaseEvent,
                 Priority priority = Priority::Interactive);
    [[nodiscard]] Call *get(const QString &id, QObject *owner,
                            Priority priority = Priority::Interactive);
    Call *remove(const QString &id, Priority priority = Priority::Interactive);
    [[nodiscard]] Call *getByStoreId(const QString &purchaseId, QObject *owner,
                                     Priority priority = Priority::Interactive);
    Call *removeByStoreId(const QString &purchaseId, Priority priority = Priority::Interactive);

private:
    Session &m_session;
};

} // namespace storedesk::api
