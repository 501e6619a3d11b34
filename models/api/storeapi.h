// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/resourceapi.h"

namespace storedesk::api {

// The store of the account. There is exactly one, without an id.
class StoreApi final : public ResourceApi
{
public:
    explicit StoreApi(Session &session);

    [[nodiscard]] static http::Request toGet();
    [[nodiscard]] Call *get(QObject *owner) const;
};

} // namespace storedesk::api
