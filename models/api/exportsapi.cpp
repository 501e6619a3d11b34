// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportsapi.h"

#include "api/session.h"

namespace storedesk::api {

ExportsApi::ExportsApi(Session &session)
    : ResourceApi(session, catalogue::Resource::Export)
{ }

http::Request ExportsApi::toExplore(const QJsonObject &question)
{
    return {.operation = catalogue::OperationId::CreateDataExplorerExport, .body = question};
}

Call *ExportsApi::explore(const QJsonObject &question) const
{
    return session().write(toExplore(question));
}

} // namespace storedesk::api
