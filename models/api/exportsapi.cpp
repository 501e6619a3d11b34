// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportsapi.h"

#include "api/pages.h"
#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

ExportsApi::ExportsApi(Session &session)
    : m_session(session)
{ }

Call *ExportsApi::list(QObject *owner, const QUrlQuery &query, Priority priority)
{
    return m_session.read({.operation = ListExports, .query = query, .priority = priority}, owner);
}

Pages *ExportsApi::all(QObject *owner, Priority priority)
{
    return new Pages(m_session.client(), {.operation = ListExports, .priority = priority}, owner);
}

Call *ExportsApi::create(const QJsonObject &exportation, Priority priority)
{
    return m_session.write({.operation = CreateExport, .body = exportation, .priority = priority});
}

Call *ExportsApi::createDataExplorer(const QJsonObject &exportation, Priority priority)
{
    return m_session.write(
        {.operation = CreateDataExplorerExport, .body = exportation, .priority = priority});
}

Call *ExportsApi::get(const QString &id, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetExport, .values = {id}, .priority = priority}, owner);
}

Call *ExportsApi::remove(const QString &id, Priority priority)
{
    return m_session.write({.operation = DeleteExport, .values = {id}, .priority = priority});
}

} // namespace storedesk::api
