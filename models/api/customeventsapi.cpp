// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "customeventsapi.h"

#include "api/session.h"
#include "catalogue/key.h"

namespace storedesk::api {

using enum catalogue::OperationId;
using namespace Qt::StringLiterals;

static QUrlQuery eventQuery(bool createContact)
{
    return {{catalogue::key::query::createContact, createContact ? u"true"_s : u"false"_s}};
}

CustomEventsApi::CustomEventsApi(Session &session)
    : m_session(session)
{ }

Call *CustomEventsApi::createByAlias(const QString &alias, const QJsonObject &event,
                                     bool createContact, Priority priority)
{
    return m_session.write({.operation = CreateCustomEventByAlias,
                            .values = {alias},
                            .query = eventQuery(createContact),
                            .body = event,
                            .priority = priority});
}

Call *CustomEventsApi::createById(const QString &id, const QJsonObject &event, bool createContact,
                                  Priority priority)
{
    return m_session.write({.operation = CreateCustomEventById,
                            .values = {id},
                            .query = eventQuery(createContact),
                            .body = event,
                            .priority = priority});
}

} // namespace storedesk::api
