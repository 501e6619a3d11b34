// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/resourceapi.h"

namespace storedesk::api {

class ExportsApi final : public ResourceApi
{
public:
    explicit ExportsApi(Session &session);

    // Exports the contacts that match a query of the service's data explorer.
    [[nodiscard]] static http::Request toExplore(const QJsonObject &question);
    Call *explore(const QJsonObject &question) const;
};

} // namespace storedesk::api
