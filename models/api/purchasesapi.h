// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/resourceapi.h"

namespace storedesk::api {

class PurchasesApi final : public ResourceApi
{
public:
    explicit PurchasesApi(Session &session);

    // With triggerPurchaseEvent, workflows are triggered, which may send messages to the customer.
    [[nodiscard]] static http::Request toCreate(const QJsonObject &purchase,
                                                bool triggerPurchaseEvent);
    Call *create(const QJsonObject &purchase, bool triggerPurchaseEvent) const;
};

} // namespace storedesk::api
