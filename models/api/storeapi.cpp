// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storeapi.h"

#include "api/session.h"

namespace storedesk::api {

StoreApi::StoreApi(Session &session)
    : ResourceApi(session, catalogue::Resource::Store)
{ }

http::Request StoreApi::toGet()
{
    return {.operation = catalogue::OperationId::GetStore};
}

Call *StoreApi::get(QObject *owner) const
{
    return session().read(toGet(), owner);
}

} // namespace storedesk::api
